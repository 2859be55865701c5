import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { readZones, replaceZone } from '../../domain/delivery/index.ts'
import { finishSandboxPayment } from '../../domain/payments/index.ts'
import { openShop } from '../../testing/open-shop.ts'
import { ADAS_HOME } from '../../testing/open-with-ada.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

interface Line {
  artwork: number
  amount: number
  return_to_sale?: boolean
}

/** A shop where somebody has bought two works for 1200 € each that are shipped, and staff who look after it. */
async function openAfterSale({ card = 'success' as const }: { card?: 'success' | 'refund-fails' } = {}) {
  const shop = await openShop()
  const [france] = await readZones(shop.db)
  if (!france) throw new Error('no zone')
  const rates = [{ max_side: 100, max_weight: 10, price: 36.5 }]
  await replaceZone(shop.db, { name: 'tests' }, france.id, { ...france, insurance: 0.6, rates })
  const works = [await shop.addArtwork({ weight: 3000 }), await shop.addArtwork({ weight: 3000 })]
  const ids = works.map(({ id }) => id)
  const ada = await shop.buyer({ name: 'Ada Lovelace' })
  const order = await ada.pay(await ada.order(ids, { country: 'FR' }), card)
  const sales = await shop.staff()
  const params = { order: order.number }
  const refund = (lines: Line[], delivery = 0, key: string = randomUUID(), call = sales) =>
    call('POST /sales/orders/{order}/refund', {
      params,
      body: { reason: 'Came damaged', part: { key, lines, delivery } },
    })
  const read = async () => (await sales('GET /sales/orders/{order}', { params })).order
  const readBank = async () => (await shop.pool.query('SELECT received, refunded FROM sandbox_payments')).rows[0]
  const kinds = async () =>
    (await shop.db.selectFrom('mails').select('kind').orderBy('created_at').execute()).map(({ kind }) => kind)
  const [first = 0, second = 0] = ids
  return { ...shop, works, first, second, ada, order, sales, params, refund, read, readBank, kinds }
}

test('one work of two is paid back and comes back on sale: the order goes on, the buyer is told, the rest can follow', async () => {
  const { refund, read, readBank, runJobs, first, second, ada, order, kinds, call, works, sales, params, buyer } =
    await openAfterSale()

  const { order: wanted } = await refund([{ artwork: first, amount: 1200, return_to_sale: true }])
  expect(wanted).toMatchObject({ status: 'paid', refunded: 0, refund_underway: 1200 })
  expect(wanted.refunds).toMatchObject([
    { amount: 1200, state: 'underway', reason: 'Came damaged', staff_name: 'Ada Lovelace' },
  ])
  expect(wanted.lines.map(({ is_held, refunded }) => ({ is_held, refunded }))).toEqual([
    { is_held: false, refunded: 1200 },
    { is_held: true, refunded: 0 },
  ])
  await runJobs()

  expect(await read()).toMatchObject({
    status: 'paid',
    refunded: 1200,
    refund_underway: 0,
    refunds: [{ state: 'done' }],
  })
  expect(await readBank()).toMatchObject({ refunded: 120_000 })
  expect(await kinds()).toEqual(['order-confirmed', 'sale-made', 'order-refunded-in-part'])
  const { artwork } = await call('GET /artworks/{slug}', { params: { slug: works[0]?.slug ?? '' } })
  expect(artwork.availability).toBe('available')
  expect(await outcomeOf((await buyer()).buy([first]))).toBe('done')
  expect(await outcomeOf((await buyer()).buy([second]))).toBe('409 artwork-gone')
  expect(JSON.stringify(await ada.read(order))).not.toContain('Came damaged')

  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'All of it', return_to_sale: true } })
  await runJobs()

  expect(await read()).toMatchObject({ status: 'refunded', refunded: order.total, refund_underway: 0 })
  expect((await kinds()).at(-1)).toBe('order-refunded')
  // The work that somebody else has bought meanwhile stays theirs.
  expect(await outcomeOf((await buyer()).buy([first]))).toBe('409 artwork-gone')
  expect(await outcomeOf((await buyer()).buy([second]))).toBe('done')
})

test('of 200 refunds of 60 % at once one is made', async () => {
  const { refund, first, second, runJobs, readBank, order, staff } = await openAfterSale()
  const team = await Promise.all(Array.from({ length: 10 }, () => staff()))
  const part = [first, second].map((artwork) => ({ artwork, amount: 720 }))

  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, at) => outcomeOf(refund(part, 0, randomUUID(), team[at % team.length]))),
  )
  await runJobs()
  outcomes.push(await outcomeOf(refund(part)))
  await runJobs()

  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['done', '409 refund-underway', '422 validation-failed']))
  expect(await readBank()).toEqual({ received: order.total * 100, refunded: 144_000 })
})

test('asked for again under its key a refund is the same one', async () => {
  const { refund, first, runJobs, readBank, read, pool, buyer, addArtwork, sales } = await openAfterSale()
  const key = randomUUID()

  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => outcomeOf(refund([{ artwork: first, amount: 10 }], 0, key))),
  )
  await runJobs()
  outcomes.push(await outcomeOf(refund([{ artwork: first, amount: 10 }], 0, key)))
  await runJobs()

  expect(new Set(outcomes)).toEqual(new Set(['done']))
  expect(await readBank()).toMatchObject({ refunded: 1000 })
  expect((await read()).refunds).toHaveLength(1)
  const other = await (await buyer()).buy([(await addArtwork()).id])
  expect(
    await outcomeOf(
      sales('POST /sales/orders/{order}/refund', {
        params: { order: other.number },
        body: { reason: 'x', part: { key, lines: [], delivery: 0 } },
      }),
    ),
  ).toBe('422 validation-failed')
  expect((await pool.query('SELECT count(*)::int FROM refunds')).rows).toEqual([{ count: 1 }])
})

test('no line and no delivery is paid back beyond what it cost, and nothing of what is not there', async () => {
  const { refund, first, runJobs, order, read, addArtwork } = await openAfterSale()
  const stranger = await addArtwork()
  await refund([{ artwork: first, amount: 1000 }], order.delivery)
  await runJobs()

  for (const [lines, delivery] of [
    [[{ artwork: first, amount: 200.01 }], 0],
    [[{ artwork: first, amount: 0.001 }], 0],
    [[{ artwork: first, amount: -5 }], 0],
    [[{ artwork: stranger.id, amount: 5 }], 0],
    [
      [
        { artwork: first, amount: 5 },
        { artwork: first, amount: 5 },
      ],
      0,
    ],
    [[{ artwork: first, amount: 0 }], 0],
    [[], 0],
    [[], 0.01],
  ] as [Line[], number][]) {
    expect(await outcomeOf(refund(lines, delivery))).toBe('422 validation-failed')
  }
  expect(await outcomeOf(refund([{ artwork: first, amount: 200 }]))).toBe('done')
  await runJobs()
  expect(await read()).toMatchObject({ refunded: 1200 + order.delivery, delivery_refunded: order.delivery })
})

test('a part that comes back is with the gallery again, and can be paid back once more', async () => {
  const { refund, first, runJobs, read, pool, db, kinds } = await openAfterSale({ card: 'refund-fails' })
  await refund([{ artwork: first, amount: 500 }])
  await runJobs()
  expect(await read()).toMatchObject({ refunded: 500 })

  const { rows } = await pool.query('SELECT id FROM sandbox_payments')
  await finishSandboxPayment(db, rows[0].id)
  await pool.query("UPDATE orders SET heard_at = now() - interval '2 days'")
  await runJobs()

  expect(await read()).toMatchObject({
    ...{ status: 'paid', refunded: 0, refunds_failed: 500, refund_underway: 0 },
    refunds: [{ state: 'failed' }],
  })
  expect(await kinds()).toContain('refund-failed')
  await refund([{ artwork: first, amount: 1200 }])
  await runJobs()
  expect(await read()).toMatchObject({ refunded: 1200, refunds: [{ state: 'failed' }, { state: 'done' }] })
})

test('whatever goes back in which parts and in which order, the books are equal to the cent', async () => {
  const act = fc.oneof(
    fc.record({
      at: fc.nat(1),
      amount: fc.nat(130_000).map((cents) => cents / 100),
      delivery: fc.constantFrom(0, 0, 0, 1, 15.5),
      isReturned: fc.boolean(),
    }),
    fc.constantFrom('jobs' as const, 'whole' as const, 'step' as const, 'fails' as const),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 10 }), async (acts) => {
      const shop = await openAfterSale()
      const { refund, first, second, runJobs, pool, sales, params, order, read } = shop
      for (const one of acts) {
        if (one === 'jobs') await runJobs()
        else if (one === 'whole')
          await outcomeOf(sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'All' } }))
        else if (one === 'step')
          await outcomeOf(sales('POST /sales/orders/{order}/status', { params, body: { status: 'preparing' } }))
        else if (one === 'fails') {
          await pool.query('UPDATE sandbox_payments SET refund_fails = true WHERE refunded > 0')
          const { rows } = await pool.query('SELECT id FROM sandbox_payments')
          await finishSandboxPayment(shop.db, rows[0].id)
          await pool.query("UPDATE orders SET heard_at = now() - interval '2 days'")
        } else {
          const artwork = [first, second][one.at] ?? 0
          await outcomeOf(refund([{ artwork, amount: one.amount, return_to_sale: one.isReturned }], one.delivery))
        }
      }
      for (const _ of [1, 2, 3]) await runJobs()
      const told = await read()
      const { rows } = await pool.query('SELECT received, refunded FROM sandbox_payments')
      expect(rows[0]).toEqual({ received: order.total * 100, refunded: Math.round(told.refunded * 100) })
      expect(told.refund_underway).toBe(0)
      expect(told.status === 'refunded').toBe(told.refunded === order.total)
      for (const line of told.lines) expect(line.refunded).toBeLessThanOrEqual(line.price)
      const { rows: sold } = await pool.query(
        `SELECT artworks.id FROM artworks JOIN artwork_copies ON artwork_id = artworks.id AND sold_at IS NOT NULL
         WHERE availability <> 'sold'`,
      )
      expect(sold).toEqual([])
    }),
    { numRuns: 5 },
  )
}, 120_000)

test('an address is corrected until it does not matter any more, the buyer is told, and what stood there is kept', async () => {
  const { sales, params, read, kinds, order } = await openAfterSale()
  const home = { ...ADAS_HOME, country: 'FR' }
  const correct = (which: 'billing' | 'delivery', address: object = {}) =>
    sales('POST /sales/orders/{order}/address', { params, body: { which, address: { ...home, ...address } } })

  expect((await correct('delivery', { address: '12 rue des Lilas' })).order.delivery_address?.address).toBe(
    '12 rue des Lilas',
  )
  // The same once more changes nothing.
  await correct('delivery', { address: '12 rue des Lilas' })
  expect(await outcomeOf(correct('delivery', { country: 'CH' }))).toBe('422 validation-failed')
  expect(await outcomeOf(correct('delivery', { city: '' }))).toBe('422 validation-failed')

  const told = await read()
  expect(told.former_addresses).toMatchObject([
    { which: 'delivery', address: order.delivery_address, staff_name: 'Ada Lovelace' },
  ])
  expect(told.events.at(-1)).toMatchObject({ kind: 'address_corrected', detail: { which: 'delivery' } })
  expect((await kinds()).filter((kind) => kind === 'order-address')).toHaveLength(1)
  for (const status of ['preparing', 'shipped'] as const) {
    await sales('POST /sales/orders/{order}/status', { params, body: { status } })
  }
  expect(await outcomeOf(correct('delivery'))).toBe('409 order-closed')
  expect(
    await outcomeOf(correct('billing', { company: 'Analytical Engines', country: order.billing_address.country })),
  ).toBe('done')
  expect((await read()).allowed).not.toContain('correct_delivery')
})

test('who brings an order and its number are corrected while it is on its way, and the buyer is mailed what holds', async () => {
  const { sales, params, read, kinds } = await openAfterSale()
  const correct = (body: { carrier?: string | null; tracking?: string | null }) =>
    sales('POST /sales/orders/{order}/tracking', { params, body })
  const mails = async () => (await kinds()).filter((kind) => kind === 'order-shipped').length

  expect(await outcomeOf(correct({ tracking: '1' }))).toBe('409 order-closed')
  await sales('POST /sales/orders/{order}/status', { params, body: { status: 'preparing' } })
  await sales('POST /sales/orders/{order}/status', {
    params,
    body: { status: 'shipped', carrier: 'DHL', tracking: '12 34' },
  })
  expect((await read()).allowed).toContain('correct_tracking')
  expect(await outcomeOf(correct({ tracking: 'x'.repeat(201) }))).toBe('422 validation-failed')

  const { order } = await correct({ carrier: 'UPS', tracking: '12 43' })
  expect(order).toMatchObject({ carrier: 'UPS', tracking: '12 43' })
  expect(order.tracking_link).toContain('1243')
  expect(order.events.at(-1)).toMatchObject({ kind: 'tracking_corrected', actor: 'staff' })
  expect(await mails()).toBe(2)
  // The same once more changes nothing; without a number there is none.
  await correct({ carrier: 'UPS', tracking: '12 43' })
  expect(await mails()).toBe(2)
  expect((await correct({ carrier: 'The gallery’s van' })).order).toMatchObject({ tracking: null, tracking_link: null })

  await sales('POST /sales/orders/{order}/status', { params, body: { status: 'completed' } })
  expect((await read()).allowed).not.toContain('correct_tracking')
  expect(await outcomeOf(correct({ tracking: '1' }))).toBe('409 order-closed')
})

test('colleagues write notes, once each, and take away their own', async () => {
  const { sales, staff, params, ada, order } = await openAfterSale()
  const key = randomUUID()
  const write = (text: string, id: string = randomUUID()) =>
    sales('POST /sales/orders/{order}/notes', { params, body: { key: id, text } })

  await Promise.all([1, 2, 3].map(() => write('Call before coming', key)))
  const { order: told } = await write('  Third floor\r\nno lift ')
  const other = await staff()

  expect(told.notes.map(({ text }) => text)).toEqual(['Call before coming', 'Third floor\nno lift'])
  expect(await outcomeOf(write('   '))).toBe('422 validation-failed')
  expect(await outcomeOf(write('x'.repeat(2001)))).toBe('422 validation-failed')
  const remove = { params: { ...params, note: key } }
  expect(await outcomeOf(other('DELETE /sales/orders/{order}/notes/{note}', remove))).toBe('404 not-found')
  expect((await sales('DELETE /sales/orders/{order}/notes/{note}', remove)).order.notes).toHaveLength(1)
  expect(JSON.stringify(await ada.read(order))).not.toContain('Third floor')
})

test('of two colleagues who take an order further at once the second is told, and its buyer is mailed once', async () => {
  const { sales, staff, params, read, kinds } = await openAfterSale()
  const team = [sales, await staff()]
  const move = (status: 'preparing' | 'shipped') =>
    Promise.all(
      team.map((call, at) =>
        outcomeOf(call('POST /sales/orders/{order}/status', { params, body: { status, tracking: `Parcel ${at}` } })),
      ),
    )

  expect((await move('preparing')).toSorted()).toEqual(['409 order-closed', 'done'])
  const shipped = await move('shipped')
  expect(shipped.toSorted()).toEqual(['409 order-closed', 'done'])
  expect(await read()).toMatchObject({ status: 'shipped', tracking: `Parcel ${shipped.indexOf('done')}` })
  expect((await kinds()).filter((kind) => kind === 'order-shipped')).toHaveLength(1)
})

test.each(['refund', 'cancellation'] as const)(
  'of two colleagues, one of whom cancels an order while the other asks for its %s, the second is told and it is paid back once',
  async (other) => {
    const { sales, staff, params, order, runJobs, readBank, kinds } = await openAfterSale()
    const body = { reason: 'Damaged' }
    const outcomes = await Promise.all([
      outcomeOf(sales('POST /sales/orders/{order}/cancellation', { params, body })),
      outcomeOf((await staff())(`POST /sales/orders/{order}/${other}`, { params, body })),
    ])
    await runJobs()

    expect(outcomes.toSorted()).toEqual(['409 order-closed', 'done'])
    expect(await readBank()).toEqual({ received: order.total * 100, refunded: order.total * 100 })
    expect((await kinds()).filter((kind) => kind === 'order-refunded')).toHaveLength(1)
  },
)

test('what an order allows is what is done, and nothing else', async () => {
  const { sales, params, read, order } = await openAfterSale()
  expect((await read()).allowed).toEqual([
    ...['preparing', 'cancel', 'refund', 'refund_part', 'correct_billing', 'correct_delivery'],
  ])
  await sales('POST /sales/orders/{order}/status', { params, body: { status: 'preparing' } })
  expect((await read()).allowed).toContain('shipped')
  expect((await read()).allowed).not.toContain('ready_for_pickup')
  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'All' } })
  expect((await read()).allowed).toEqual(['return_to_sale', 'correct_billing', 'correct_delivery'])
  expect(order.status).toBe('paid')
})
