import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { createPrintChoice, updateArtwork } from '../../testing/write-content.ts'
import { containedVat, readZones, replaceZone } from '../delivery/index.ts'
import { priceCart } from './price-cart.ts'

const SHIPPING = { method: 'shipping', country: 'FR' } as const
const PICKUP = { method: 'pickup', country: null } as const

async function openWithRates(): Promise<TestGallery> {
  const gallery = await openTestGallery()
  const [france] = await readZones(gallery.db)
  if (!france) throw new Error('no zone')
  await replaceZone(gallery.db, { name: 'tests' }, france.id, {
    ...france,
    crate: { from: 120, price: 140 },
    insurance: 0.6,
    rates: [
      { max_side: 80, max_weight: 5, price: 36 },
      { max_side: 160, max_weight: 15, price: 95 },
    ],
  })
  return gallery
}

const addWork = (gallery: TestGallery, wishes: Parameters<TestGallery['addArtwork']>[0] = {}) =>
  gallery.addArtwork({ weight: 4000, ...wishes })

/** A print of 800 € with two papers and a crate. */
async function addPrint(gallery: TestGallery, wishes: Parameters<TestGallery['addArtwork']>[0] = {}) {
  const add = (option: 'paper' | 'crate', en: string, position: number) =>
    createPrintChoice(gallery.db, { option, position, name: { en } })
  const cotton = await add('paper', 'Cotton rag', 1)
  const baryta = await add('paper', 'Baryta', 2)
  const box = await add('crate', 'Padded box', 3)
  const crate = await add('crate', 'Wooden crate', 4)
  const printChoices = [
    { choiceId: cotton, priceDifference: 5010 },
    { choiceId: baryta, priceDifference: 1000 },
    { choiceId: box, priceDifference: 0 },
    { choiceId: crate, priceDifference: 8000 },
  ]
  const { id } = await addWork(gallery, { kind: 'print', price: 80_000, edition_size: 2, printChoices, ...wishes })
  return { id, cotton, baryta, box, crate, printChoices }
}

/** An order that holds the next copy of a work, or has bought it. */
async function takeCopy(
  gallery: TestGallery,
  artwork: number,
  {
    copy = 1,
    userId = null as string | null,
    heldFor = '10 minutes',
    isSold = false,
    status = 'awaiting_payment',
  } = {},
): Promise<void> {
  const number = `26-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}-${String(copy).padStart(4, '0')}`
  const { rows } = await gallery.pool.query<{ id: string }>(
    `INSERT INTO orders (number, key, user_id, name, email, locale, status, delivery_method, billing_address, subtotal,
       delivery_price, delivery_vat_rate, delivery_vat, vat, total, fingerprint, held_until)
     VALUES ($1, $2, $3, 'Ada', 'ada@example.com', 'en', $4, 'pickup', '{}', 1, 0, 0, 0, 0, 1, 'x', now() + $5::interval)
     RETURNING id`,
    [number, randomUUID(), userId, status, heldFor],
  )
  await gallery.pool.query('INSERT INTO artwork_copies (artwork_id, copy, order_id, sold_at) VALUES ($1, $2, $3, $4)', [
    artwork,
    copy,
    rows[0]?.id,
    isSold ? new Date() : null,
  ])
}

test('a work, its way in France and the VAT in both come to a total that can be ordered', async () => {
  const gallery = await openWithRates()
  const { id } = await addWork(gallery)

  const cart = await priceCart(gallery.db, { lines: [{ artwork: id, choices: [] }], delivery: SHIPPING })

  expect(cart).toMatchObject({
    lines: [
      {
        artworkId: id,
        kind: 'original',
        title: { en: 'Low tide', fr: 'Marée basse' },
        artist: { en: 'Hélène Vasseur' },
        state: 'for-sale',
        price: 120_000,
        vatRate: 550,
        vat: containedVat(120_000, 550),
        delivery: { parcel: 3600, crate: 0, insurance: 720 },
      },
    ],
    subtotal: 120_000,
    delivery: { method: 'shipping', state: 'priced', price: 4320 },
    deliveryVatRate: 2000,
    deliveryVat: 720,
    vat: containedVat(120_000, 550) + 720,
    total: 124_320,
  })
  expect(cart.fingerprint).toMatch(/^[\w-]{43}$/)
})

test('each work has a parcel and a crate of its own, and what is not for sale is not counted', async () => {
  const gallery = await openWithRates()
  const large = await addWork(gallery, { height: 1400 })
  const larger = await addWork(gallery, { height: 1200, weight: 9000 })
  const sold = await addWork(gallery, { availability: 'sold' })

  const cart = await priceCart(gallery.db, {
    lines: [large, sold, larger].map(({ id }) => ({ artwork: id, choices: [] })),
    delivery: SHIPPING,
  })

  expect(cart.lines.map(({ state, price, delivery }) => [state, price, delivery?.crate])).toEqual([
    ['for-sale', 120_000, 14_000],
    ['gone', null, undefined],
    ['for-sale', 120_000, 14_000],
  ])
  expect(cart.subtotal).toBe(240_000)
  expect(cart.delivery.price).toBe(2 * (9500 + 14_000 + 720))
  expect(cart.fingerprint).toBeNull()
})

test('pickup costs nothing; without a country, or before anything is chosen, nothing is said', async () => {
  const gallery = await openWithRates()
  const lines = [{ artwork: (await addWork(gallery)).id, choices: [] }]
  const price = (delivery: Parameters<typeof priceCart>[1]['delivery']) => priceCart(gallery.db, { lines, delivery })

  expect(await price(PICKUP)).toMatchObject({
    delivery: { method: 'pickup', state: 'priced', price: 0 },
    total: 120_000,
    deliveryVat: 0,
  })
  expect((await price({ method: 'pickup', country: 'JP' })).fingerprint).toBe((await price(PICKUP)).fingerprint)
  for (const [delivery, method] of [
    [null, null],
    [{ method: 'shipping', country: null }, 'shipping'],
  ] as const) {
    expect(await price(delivery)).toMatchObject({
      delivery: { method, state: 'unchosen', price: null },
      total: null,
      fingerprint: null,
    })
  }
})

test('a work or a country without a price is shipped on quotation, never for nothing', async () => {
  const gallery = await openWithRates()
  const light = await addWork(gallery)
  const heavy = await addWork(gallery, { weight: 90_000 })
  const unweighed = await addWork(gallery, { weight: null })
  const price = (ids: number[], country: string) =>
    priceCart(gallery.db, {
      lines: ids.map((artwork) => ({ artwork, choices: [] })),
      delivery: { method: 'shipping', country },
    })

  for (const cart of [
    await price([light.id, heavy.id], 'FR'),
    await price([unweighed.id], 'FR'),
    await price([light.id], 'DE'),
    await price([light.id], 'JP'),
  ]) {
    expect(cart).toMatchObject({ delivery: { state: 'on-quotation', price: null }, total: null, fingerprint: null })
  }
})

test('a country that no zone names belongs to the zone that takes the rest', async () => {
  const gallery = await openWithRates()
  const { id } = await addWork(gallery)
  const world = (await readZones(gallery.db)).find(({ takes_rest }) => takes_rest)
  await replaceZone(gallery.db, { name: 'tests' }, world?.id ?? 0, {
    ...world!,
    rates: [{ max_side: 100, max_weight: 10, price: 99 }],
  })

  const cart = await priceCart(gallery.db, {
    lines: [{ artwork: id, choices: [] }],
    delivery: { method: 'shipping', country: 'JP' },
  })

  expect(cart.delivery).toEqual({ method: 'shipping', state: 'priced', price: 9900 })
})

test('a print costs what its page shows: its options added, the cheapest of a group that nothing was chosen of', async () => {
  const gallery = await openWithRates()
  const { id, cotton, baryta, box, crate } = await addPrint(gallery)
  const price = async (choices: number[]) =>
    (await priceCart(gallery.db, { lines: [{ artwork: id, choices }], delivery: SHIPPING })).lines[0]

  expect(await price([cotton, crate])).toMatchObject({ price: 93_010, vatRate: 2000, lacksOptions: false })
  const plain = await price([])
  expect([plain?.price, plain?.options.map(({ id: one }) => one)]).toEqual([81_000, [baryta, box]])
})

test('a crate that the buyer has chosen and pays for stands in place of the one of the way', async () => {
  const gallery = await openWithRates()
  const { id, box, crate } = await addPrint(gallery, { height: 1400 })
  const crateWith = async (choice: number) =>
    (await priceCart(gallery.db, { lines: [{ artwork: id, choices: [choice] }], delivery: SHIPPING })).lines[0]
      ?.delivery?.crate

  expect(await crateWith(box)).toBe(14_000)
  expect(await crateWith(crate)).toBe(0)
})

test('what is no longer offered is lacking, and cannot be ordered', async () => {
  const gallery = await openWithRates()
  const { id, cotton, crate, printChoices } = await addPrint(gallery)
  await updateArtwork(gallery.db, id, { printChoices: printChoices.filter(({ choiceId }) => choiceId !== cotton) })

  const cart = await priceCart(gallery.db, { lines: [{ artwork: id, choices: [cotton, crate] }], delivery: PICKUP })

  expect(cart.lines[0]).toMatchObject({ state: 'for-sale', lacksOptions: true, price: 89_000 })
  expect(cart.fingerprint).toBeNull()
})

test('options that a work never had, two of a group, and one twice are refused on their line', async () => {
  const gallery = await openWithRates()
  const original = await addWork(gallery)
  const { id, cotton, baryta, crate } = await addPrint(gallery)
  const refusal = (choices: number[], artwork = id) =>
    expect(
      priceCart(gallery.db, {
        lines: [
          { artwork: original.id + 5000, choices: [] },
          { artwork, choices },
        ],
        delivery: null,
      }),
    ).rejects.toMatchObject({ code: 'validation-failed', fields: { 'lines.1.choices': { word: 'invalid' } } })

  await refusal([crate + 1000])
  await refusal([cotton, baryta])
  await refusal([cotton, cotton])
  await refusal([cotton], original.id)
})

test('what visitors may not see, or not buy, is gone, whatever it costs', async () => {
  const gallery = await openWithRates()
  const hidden = await gallery.addArtist({ name: { en: 'Nobody' }, published_at: null })
  const ids = [
    (await addWork(gallery, { published_at: null })).id,
    (await addWork(gallery, { artist_id: hidden.id })).id,
    (await addWork(gallery, { availability: 'reserved' })).id,
    (await addWork(gallery, { availability: 'not_for_sale' })).id,
    (await addWork(gallery, { is_price_on_request: true })).id,
    2_147_483_647,
  ]

  const cart = await priceCart(gallery.db, {
    lines: ids.map((artwork) => ({ artwork, choices: [] })),
    delivery: SHIPPING,
  })

  expect(cart.lines.map(({ state, price, vat }) => [state, price, vat])).toEqual(ids.map(() => ['gone', null, 0]))
  expect(cart).toMatchObject({ subtotal: 0, vat: 0, delivery: { state: 'unchosen', price: null }, total: null })
})

test('a work that somebody else is paying for is held, to the one who holds it it is for sale', async () => {
  const gallery = await openWithRates()
  const { user } = await gallery.logIn()
  const { id } = await addWork(gallery)
  await takeCopy(gallery, id, { userId: user.id })
  const price = (buyerId?: string) =>
    priceCart(gallery.db, { lines: [{ artwork: id, choices: [] }], delivery: SHIPPING, buyerId })

  for (const cart of [await price(), await price(randomUUID())]) {
    expect(cart).toMatchObject({ lines: [{ state: 'held', price: 120_000 }], subtotal: 0, fingerprint: null })
  }
  expect((await price(user.id)).lines[0]?.state).toBe('for-sale')
})

test('a hold of somebody whose account is gone is nobody’s own', async () => {
  const gallery = await openWithRates()
  const { id } = await addWork(gallery)
  await takeCopy(gallery, id, { userId: null })

  const cart = await priceCart(gallery.db, { lines: [{ artwork: id, choices: [] }], delivery: null })

  expect(cart.lines[0]?.state).toBe('held')
})

test.each([
  ['has run out', { heldFor: '-1 second' }],
  ['belongs to an order that is over', { status: 'cancelled' }],
])('a hold that %s stands in nobody’s way', async (_, hold) => {
  const gallery = await openWithRates()
  const { id } = await addWork(gallery)
  await takeCopy(gallery, id, hold)

  const cart = await priceCart(gallery.db, { lines: [{ artwork: id, choices: [] }], delivery: null })

  expect(cart.lines[0]?.state).toBe('for-sale')
})

test('an edition is for sale while a copy is free, held while the last are being paid for, gone when all are sold', async () => {
  const gallery = await openWithRates()
  const { id } = await addPrint(gallery)
  const stateOf = async () =>
    (await priceCart(gallery.db, { lines: [{ artwork: id, choices: [] }], delivery: null })).lines[0]?.state

  await takeCopy(gallery, id, { isSold: true, status: 'paid' })
  expect(await stateOf()).toBe('for-sale')
  await takeCopy(gallery, id, { copy: 2 })
  expect(await stateOf()).toBe('held')
  await gallery.pool.query('UPDATE artwork_copies SET sold_at = now()')
  expect(await stateOf()).toBe('gone')
})

test('the fingerprint is the same for the same, in any order, and another once anything of it changes', async () => {
  const gallery = await openWithRates()
  const work = await addWork(gallery)
  const print = await addPrint(gallery)
  const lines = [
    { artwork: work.id, choices: [] },
    { artwork: print.id, choices: [print.baryta, print.box] },
  ]
  const fingerprint = async (wishes: Partial<Parameters<typeof priceCart>[1]> = {}) =>
    (await priceCart(gallery.db, { lines, delivery: SHIPPING, ...wishes })).fingerprint
  const first = await fingerprint()

  expect(first).not.toBeNull()
  expect(await fingerprint()).toBe(first)
  expect(await fingerprint({ lines: lines.toReversed() })).toBe(first)
  const others = [
    await fingerprint({ lines: lines.slice(1) }),
    await fingerprint({ delivery: PICKUP }),
    await fingerprint({ delivery: { method: 'shipping', country: 'MC' } }),
    await fingerprint({ lines: [lines[0]!, { artwork: print.id, choices: [print.cotton, print.box] }] }),
  ]
  await updateArtwork(gallery.db, work.id, { price: 120_001 })
  others.push(await fingerprint())
  await gallery.pool.query(`UPDATE vat_rates SET rate = 1000 WHERE kind = 'print'`)
  others.push(await fingerprint())
  await gallery.pool.query('UPDATE shipping_rates SET price = price + 1')
  others.push(await fingerprint())
  expect(new Set([first, ...others, null]).size).toBe(others.length + 2)
})

test('the total is the sum of its parts, and shipping is never 0, whatever is in the cart', async () => {
  const gallery = await openWithRates()
  const ids: number[] = []
  for (const wishes of [
    {},
    { height: 1400, weight: 12_000 },
    { price: 1 },
    { price: 99_999_999 },
    { weight: 60_000 },
  ]) {
    ids.push((await addWork(gallery, wishes)).id)
  }
  ids.push((await addPrint(gallery)).id, (await addWork(gallery, { availability: 'sold' })).id)
  const deliveries = fc.constantFrom(null, PICKUP, SHIPPING, { method: 'shipping', country: 'JP' } as const)

  await fc.assert(
    fc.asyncProperty(fc.subarray(ids, { minLength: 1 }), deliveries, async (chosen, delivery) => {
      const lines = chosen.map((artwork) => ({ artwork, choices: [] }))
      const cart = await priceCart(gallery.db, { lines, delivery })

      const bought = cart.lines.filter(({ state }) => state === 'for-sale')
      const add = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
      expect(cart.subtotal).toBe(add(bought.map(({ price }) => price ?? NaN)))
      expect(cart.vat).toBe(add(bought.map(({ vat }) => vat)) + cart.deliveryVat)
      const ways = bought.map((line) => line.delivery && add(Object.values(line.delivery)))
      if (delivery?.method === 'shipping') {
        const isPriced = ways.length > 0 && ways.every((way) => way !== null)
        expect(cart.delivery.price).toBe(isPriced ? add(ways.map((way) => way ?? NaN)) : null)
        expect(cart.delivery.price).not.toBe(0)
      }
      expect(cart.total).toBe(cart.delivery.price === null ? null : cart.subtotal + cart.delivery.price)
    }),
    { numRuns: 60 },
  )
})
