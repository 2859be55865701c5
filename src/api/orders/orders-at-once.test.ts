import { expect, test } from 'vitest'

import { expectSoundBooks } from '../../testing/expect-sound-books.ts'
import { type CardOutcome, openShop } from '../../testing/open-shop.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

const CARDS: CardOutcome[] = ['success', '3-d-secure', 'processing', 'lost-notice', 'declined']

test('paying, giving up, cancelling, renewing, settling and ordering anew at once leave sound books', async () => {
  const shop = await openShop()
  const sales = await shop.staff()
  const outcomes = new Set<string>()

  for (const card of [...CARDS, ...CARDS]) {
    const { id } = await shop.addArtwork()
    const [ada, ben] = [await shop.buyer(), await shop.buyer()]
    const placed = await ada.order([id])
    const params = { order: placed.number }
    if (card === '3-d-secure') await shop.wait(15 - 0.001)
    const all = await Promise.all(
      [
        ada.pay(placed, card),
        ada.pay(placed, 'success'),
        ada.call('POST /orders/{order}/cancellation', { params }),
        ada.call('POST /orders/{order}/renewal', { params }),
        ada.order([id]),
        ben.order([id]),
        sales('POST /sales/orders/{order}/cancellation', { params, body: {} }),
        ada.call('POST /orders/{order}/payment/return', { params }),
        shop.runJobs().catch(() => undefined),
        shop.deliverNotices(),
      ].map(outcomeOf),
    )
    for (const outcome of all) outcomes.add(outcome)
    await expectSoundBooks({ shop, artwork: id }, { isAtRest: false })
    for (let round = 0; round < 3; round++) {
      await shop.deliverNotices()
      await shop.finishProcessing()
      await shop.wait(25 * 60)
      await shop.runJobs()
    }
    await expectSoundBooks({ shop, artwork: id }, { isAtRest: true })
  }

  expect([...outcomes].filter((outcome) => !/^(done|4\d\d )/.test(outcome))).toEqual([])
}, 120_000)
