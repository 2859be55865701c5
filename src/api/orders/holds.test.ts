import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { MOST_HELD } from '../../contract/orders/values.ts'
import { apiMessages } from '../../messages/api.ts'
import { openShop, type Shop } from '../../testing/open-shop.ts'
import { ADAS_HOME } from '../../testing/open-with-ada.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

const addWorks = async (shop: Shop, count: number) => {
  const ids: number[] = []
  for (let at = 0; at < count; at++) ids.push((await shop.addArtwork()).id)
  return ids
}

/** Somebody who comes from an address that others may come from too. */
async function comeFrom(shop: Shop, address: string, isVerified = true) {
  const { call } = await shop.logIn({ isVerified }, address)
  return async (artworks: number[]) => {
    const lines = artworks.map((artwork) => ({ artwork }))
    const { quote } = await call('POST /cart/quote', { body: { lines, delivery: { method: 'pickup' } } })
    const body = {
      ...{ key: randomUUID(), lines, delivery_method: 'pickup' as const, billing_address: ADAS_HOME },
      ...{ delivery_address: null, fingerprint: quote.fingerprint ?? 'none' },
    }
    return call('POST /orders', { body })
  }
}

const countHeld = async ({ pool }: Shop) =>
  Number((await pool.query('SELECT count(*) FROM artwork_copies WHERE sold_at IS NULL')).rows[0].count)

test('whoever has not verified their address holds two works at most, and is told why', async () => {
  const shop = await openShop()
  const works = await addWorks(shop, 3)
  const eve = await shop.buyer({ locale: 'fr' })

  expect(await outcomeOf(eve.order(works))).toBe('409 holds-unverified')
  await expect(eve.order(works)).rejects.toThrow(
    apiMessages.fr.errors['holds-unverified'].replace('{max}', String(MOST_HELD.unverified)),
  )
  expect(await countHeld(shop)).toBe(0)
  expect(await outcomeOf(eve.order(works.slice(1)))).toBe('done')
  expect(await countHeld(shop)).toBe(2)
})

test('whoever has holds ten at most; another order takes the place of the one before', async () => {
  const shop = await openShop()
  const works = await addWorks(shop, 11)
  const ada = await shop.buyer({ isVerified: true })

  expect(await outcomeOf(ada.order(works))).toBe('409 holds-full')
  expect(await outcomeOf(ada.order(works.slice(0, 10)))).toBe('done')
  expect(await outcomeOf(ada.order(works.slice(1)))).toBe('done')
  expect(await countHeld(shop)).toBe(10)
})

test('what a bank is still at counts as held', async () => {
  const shop = await openShop()
  const works = await addWorks(shop, 3)
  const eve = await shop.buyer()
  await eve.buy(works.slice(0, 1), 'processing')

  expect(await outcomeOf(eve.order(works.slice(1)))).toBe('409 holds-unverified')
  expect(await outcomeOf(eve.order(works.slice(1, 2)))).toBe('done')
})

test('fifteen works at most are held from one address, however many accounts come from it', async () => {
  const shop = await openShop()
  const works = await addWorks(shop, 18)
  const outcomes = []

  for (let at = 0; at < 9; at++) {
    const hold = await comeFrom(shop, at % 2 ? '2001:db8:1:2::5' : '2001:db8:1:2:ffff::9', false)
    outcomes.push(await outcomeOf(hold(works.slice(2 * at, 2 * at + 2))))
  }

  expect(outcomes).toEqual([...Array(7).fill('done'), '409 holds-nearby', '409 holds-nearby'])
  const elsewhere = await comeFrom(shop, '10.4.4.4')
  expect(await outcomeOf(elsewhere(works.slice(16)))).toBe('done')
})

test('accounts that order at the same moment from one address get no more', async () => {
  const shop = await openShop()
  const works = await addWorks(shop, 20)
  const people = await Promise.all(works.map(() => comeFrom(shop, '10.5.5.5')))

  const outcomes = await Promise.all(people.map((hold, at) => outcomeOf(hold([works[at] ?? 0]))))

  expect(outcomes.toSorted()).toEqual([...Array(5).fill('409 holds-nearby'), ...Array(15).fill('done')])
  expect(await countHeld(shop)).toBe(15)
})

test('orders that one account places at the same moment hold no more than one after the other', async () => {
  const shop = await openShop()
  const works = await addWorks(shop, 24)
  const [eve, ada] = [await comeFrom(shop, '10.1.0.1', false), await comeFrom(shop, '10.1.0.2')]
  const pairs = Array.from({ length: 6 }, (_, at) => works.slice(at * 2, at * 2 + 2))

  const outcomes = await Promise.all(pairs.map((pair) => outcomeOf(eve(pair))))
  expect(await countHeld(shop)).toBe(MOST_HELD.unverified)
  expect(outcomes).toContain('done')

  await Promise.all(Array.from({ length: 3 }, (_, at) => outcomeOf(ada(works.slice(12 + at * 4, 16 + at * 4)))))
  expect(await countHeld(shop)).toBeLessThanOrEqual(MOST_HELD.unverified + MOST_HELD.verified)
})

test('what was paid or given up counts no more, and the address is forgotten with it', async () => {
  const shop = await openShop()
  const works = await addWorks(shop, 5)
  const eve = await shop.buyer()
  const { number } = await eve.order(works.slice(0, 2))
  await eve.call('POST /orders/{order}/cancellation', { params: { order: number } })
  await eve.buy(works.slice(0, 2))

  expect(await outcomeOf(eve.order(works.slice(2, 4)))).toBe('done')
  const { rows } = await shop.pool.query('SELECT status, caller FROM orders ORDER BY created_at')
  expect(rows).toEqual([
    { status: 'cancelled', caller: null },
    { status: 'paid', caller: null },
    { status: 'awaiting_payment', caller: '10.0.0.1' },
  ])
})

test('a hold is renewed once', async () => {
  const shop = await openShop()
  const eve = await shop.buyer()
  const params = { order: (await eve.order(await addWorks(shop, 2))).number }

  expect(await outcomeOf(eve.call('POST /orders/{order}/renewal', { params }))).toBe('done')
  expect(await outcomeOf(eve.call('POST /orders/{order}/renewal', { params }))).toBe('409 hold-renewed')
})

test('staff see what is held, by whom and until when, and free it with a reason that is written down', async () => {
  const shop = await openShop()
  const [first = 0, second = 0] = await addWorks(shop, 2)
  const [ada, ben, sales] = [
    await shop.buyer({ name: 'Ada', isVerified: true }),
    await shop.buyer(),
    await shop.staff(),
  ]
  const held = await ada.order([first])
  await ada.call('POST /orders/{order}/renewal', { params: { order: held.number } })
  await ben.buy([second])

  const { holds } = await sales('GET /sales/holds')
  const release = (reason: string) =>
    sales('POST /sales/holds/{order}/release', { params: { order: held.number }, body: { reason } })

  expect(holds).toEqual([
    {
      artwork: first,
      slug: expect.any(String),
      title: 'Low tide',
      copy: null,
      order: held.number,
      name: 'Ada',
      email: held.email,
      is_verified: true,
      until: expect.any(String),
      is_renewed: true,
      is_processing: false,
    },
  ])
  expect(Date.parse(holds[0]?.until ?? '') - Date.now()).toBeGreaterThan(14 * 60_000)
  expect(await outcomeOf(release(''))).toBe('422 validation-failed')
  expect(await release('Kept from others all day')).toEqual({ holds: [] })
  expect(await outcomeOf(release('again'))).toBe('409 order-closed')
  expect((await ada.read(held)).status).toBe('cancelled')
  const { order } = await sales('GET /sales/orders/{order}', { params: { order: held.number } })
  expect(order.events.at(-1)).toMatchObject({
    kind: 'cancelled',
    actor: 'staff',
    staff: expect.any(String),
    detail: { reason: 'Kept from others all day' },
  })
  expect(await outcomeOf(ben.order([first]))).toBe('done')
})

test('holds are for sales and administrators, and no sale is undone by freeing one', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const sold = await ada.buy(await addWorks(shop, 1))
  const release = { params: { order: sold.number }, body: { reason: 'no' } }
  const editor = await shop.staff('editor')

  expect(await outcomeOf(ada.call('GET /sales/holds'))).toBe('403 forbidden')
  expect(await outcomeOf(editor('GET /sales/holds'))).toBe('403 forbidden')
  expect(await outcomeOf(editor('POST /sales/holds/{order}/release', release))).toBe('403 forbidden')
  expect(await outcomeOf((await shop.staff())('POST /sales/holds/{order}/release', release))).toBe('409 order-closed')
  expect((await ada.read(sold)).status).toBe('paid')
})

test('a gallery chooses for how long an order holds its works: the buyer is told, and renews for as long', async () => {
  const shop = await openShop()
  await shop.pool.query('UPDATE settings SET hold_minutes = 40')
  const ada = await shop.buyer({ isVerified: true, locale: 'fr' })
  const order = await ada.order(await addWorks(shop, 1))
  expect(order.hold).toMatchObject({ minutes: 40, can_renew: true })
  expect(order.hold?.seconds_left).toBeGreaterThan(39 * 60)
  await shop.wait(30)
  const params = { order: order.number }
  const renewed = await ada.call('POST /orders/{order}/renewal', { params })
  expect(renewed.order.hold?.seconds_left).toBeGreaterThan(39 * 60)
  await shop.wait(41)
  await expect(ada.pay(order)).rejects.toThrow('pendant 40 minutes')
})
