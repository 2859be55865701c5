import fc from 'fast-check'
import { test } from 'vitest'

import { expectSoundBooks } from '../../testing/expect-sound-books.ts'
import { openShop } from '../../testing/open-shop.ts'
import { createSale, type Sale, SALE_COMMANDS } from '../../testing/order-commands.ts'

const RUNS = Number(process.env.MODEL_RUNS ?? 15)

/** Lets everything come to its end: notices arrive, banks decide, holds end, refunds are made. */
async function bringToRest({ shop }: Sale): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await shop.deliverNotices()
    await shop.finishProcessing()
    await shop.wait(25 * 60)
    await shop.runJobs()
  }
}

test('whatever buyers, banks, notices, staff and the clock do: one work is sold once, and money is ours or theirs', async () => {
  const shop = await openShop()
  await fc.assert(
    fc.asyncProperty(fc.commands(SALE_COMMANDS, { maxCommands: 25, size: 'max' }), async (commands) => {
      const setup = await createSale(shop)
      await fc.asyncModelRun(() => setup, commands)
      await expectSoundBooks(setup.real, { isAtRest: false })
      await bringToRest(setup.real)
      await expectSoundBooks(setup.real, { isAtRest: true })
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 100_000, endOnFailure: false },
  )
}, 120_000)
