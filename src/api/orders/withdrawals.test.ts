import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openShop } from '../../testing/open-shop.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

/** A shop in which Ada has bought two works, and whoever knows of it. */
async function openAfterSale() {
  const shop = await openShop()
  const works = [await shop.addArtwork(), await shop.addArtwork()]
  const [first = 0, second = 0] = works.map(({ id }) => id)
  const ada = await shop.buyer({ name: 'Ada Lovelace' })
  const order = await ada.buy([first, second])
  const sales = await shop.staff()
  const params = { order: order.number }
  const known = { order: order.number, email: order.email }
  const readTerms = (body: { order: string; email: string } = known) => shop.call('POST /withdrawals/terms', { body })
  const withdraw = (artworks: number[], body: { order: string; email: string } = known) =>
    shop.call('POST /withdrawals', { body: { ...body, artworks } })
  const read = async () => (await sales('GET /sales/orders/{order}', { params })).order
  const answer = (withdrawal: string, body: { is_accepted: boolean; answer?: string }) =>
    sales('POST /sales/orders/{order}/withdrawals/{withdrawal}/answer', { params: { ...params, withdrawal }, body })
  const complete = async (daysAgo = 0) => {
    for (const status of ['preparing', 'ready_for_pickup', 'completed'] as const)
      await sales('POST /sales/orders/{order}/status', { params, body: { status } })
    await shop.pool.query(`ALTER TABLE order_events DISABLE TRIGGER never_rewritten`)
    await shop.pool.query(
      `UPDATE order_events SET at = now() - $1::int * interval '1 day' WHERE status = 'completed'`,
      [daysAgo],
    )
    await shop.pool.query(`ALTER TABLE order_events ENABLE TRIGGER never_rewritten`)
  }
  const mails = async () =>
    (await shop.db.selectFrom('mails').select('kind').orderBy('created_at').execute())
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('withdrawal'))
  const tasks = async () =>
    (await sales('GET /sales/today')).tasks.map(({ kind }) => kind).filter((kind) => kind.startsWith('withdrawal'))
  return {
    ...{ ...shop, first, second, ada, order, sales, params, known },
    ...{ readTerms, withdraw, read, answer, complete, mails, tasks },
  }
}

test('who knows number and address withdraws from one work of two: confirmed, answered and paid back beside the order', async () => {
  const { readTerms, withdraw, read, answer, mails, tasks, first, second, ada, order, sales, params, runJobs } =
    await openAfterSale()
  expect(await readTerms()).toMatchObject({
    ...{ number: order.number, is_open: true, until: null },
    works: [{ standing: 'open' }, { standing: 'open' }],
  })
  expect(JSON.stringify(await readTerms())).not.toContain('Ada')

  const { at } = await withdraw([first])
  expect(await mails()).toEqual(['withdrawal-received', 'withdrawal-made'])
  // Sent again, by a press too many or by a browser, it is the same one.
  expect(await withdraw([first])).toEqual({ number: order.number, at })
  expect(await mails()).toHaveLength(2)
  expect(await ada.read(order)).toMatchObject({
    status: 'paid',
    can_withdraw: true,
    withdrawals: [{ artworks: [first], state: 'open' }],
  })
  expect((await readTerms()).works.map(({ standing }) => standing)).toEqual(['withdrawn', 'open'])
  expect(await tasks()).toEqual(['withdrawal'])

  const [{ id } = { id: '' }] = (await read()).withdrawals
  expect(await outcomeOf(answer(id, { is_accepted: false }))).toBe('422 validation-failed')
  expect(await outcomeOf(answer(randomUUID(), { is_accepted: true }))).toBe('404 not-found')
  await answer(id, { is_accepted: true, answer: 'Please send it to 12 rue des Lilas.' })
  // The same word again changes nothing, the opposite comes too late.
  await answer(id, { is_accepted: true })
  expect(await outcomeOf(answer(id, { is_accepted: false, answer: 'No.' }))).toBe('409 withdrawal-answered')
  expect(await mails()).toEqual(['withdrawal-received', 'withdrawal-made', 'withdrawal-accepted'])
  expect(await tasks()).toEqual(['withdrawal-unpaid'])
  expect((await ada.read(order)).withdrawals).toMatchObject([{ answer: 'Please send it to 12 rue des Lilas.' }])

  const part = { key: randomUUID(), lines: [{ artwork: first, amount: 1000, return_to_sale: true }], delivery: 0 }
  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'Withdrawn', part } })
  await runJobs()
  expect(await read()).toMatchObject({ status: 'paid', refunded: 1000, withdrawals: [{ state: 'settled' }] })
  expect(await tasks()).toEqual([])
  expect(await outcomeOf(withdraw([first, second]))).toBe('422 validation-failed')
  expect((await read()).events.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['withdrawn', 'withdrawal_accepted']),
  )
})

test('a refusal is given with its reason, and leaves the way open', async () => {
  const { withdraw, read, answer, mails, tasks, first, readTerms } = await openAfterSale()
  await withdraw([first])
  const [{ id } = { id: '' }] = (await read()).withdrawals
  await answer(id, { is_accepted: false, answer: 'It was bought by a company.' })
  expect(await mails()).toEqual(['withdrawal-received', 'withdrawal-made', 'withdrawal-refused'])
  expect((await read()).withdrawals).toMatchObject([{ state: 'refused' }])
  expect(await tasks()).toEqual([])
  expect((await readTerms()).works[0]?.standing).toBe('open')
})

test.each([
  ['on the last day', 14, true],
  ['a day later', 15, false],
])('it can be done until fourteen days after the works have come: %s', async (_, daysAgo, isOpen) => {
  const { complete, readTerms, withdraw, first, pool } = await openAfterSale()
  await complete(daysAgo)
  const { until, is_open } = await readTerms()
  const { rows } = await pool.query<{ last: string; dow: number }>(
    // The gallery's day: late in the evening its clock shows tomorrow already.
    `SELECT last::text, extract(isodow FROM last)::int AS dow
     FROM (SELECT (max(at) AT TIME ZONE 'Europe/Paris')::date + 14 AS last FROM order_events WHERE status = 'completed') AS terms`,
  )
  const { last = '', dow = 0 } = rows[0] ?? {}
  // What ends on a Saturday or Sunday ends on the Monday after it.
  const days = dow === 6 ? 2 : dow === 7 ? 1 : 0
  const end = new Date(Date.parse(last) + days * 86_400_000).toISOString().slice(0, 10)
  expect(until).toBe(end)
  expect(is_open).toBe(isOpen || days > 0)
  expect(await outcomeOf(withdraw([first]))).toBe(is_open ? 'done' : '409 withdrawal-over')
})

test('a stranger learns nothing: neither numbers nor addresses can be told apart, and guessing takes its time', async () => {
  const { known, readTerms, withdraw, first } = await openAfterSale()
  const words = async (body: { order: string; email: string }) => {
    const fault = await readTerms(body).catch((error: { errors: Record<string, string[]> }) => error)
    return JSON.stringify('errors' in fault ? fault.errors : fault)
  }
  const wrong = await words({ ...known, email: 'eve@example.com' })
  expect(wrong).toContain('order')
  expect(await words({ ...known, order: '26-0000-0000' })).toBe(wrong)
  expect(await words({ ...known, order: 'x' })).toBe(wrong)
  expect(await outcomeOf(withdraw([first], { ...known, email: 'eve@example.com' }))).toBe('422 validation-failed')
  // However it is written.
  expect((await readTerms({ ...known, email: known.email.toUpperCase() })).is_open).toBe(true)
  for (let guess = 0; guess < 10; guess++) await outcomeOf(readTerms({ ...known, email: `eve${guess}@example.com` }))
  expect(await outcomeOf(readTerms())).toBe('429 too-many-requests')
})

test('of many who press at once one withdraws, and nobody from what is not theirs', async () => {
  const { withdraw, read, first, second, pool, addArtwork } = await openAfterSale()
  const other = await addArtwork()
  await Promise.all(Array.from({ length: 6 }, () => withdraw([first])))
  expect((await read()).withdrawals).toHaveLength(1)
  for (const hostile of [[other.id], [second, other.id]])
    expect(await outcomeOf(withdraw(hostile))).toBe('422 validation-failed')
  await pool.query('DELETE FROM rate_limits')
  for (const hostile of [[], [second, second], [-1], [2 ** 40]])
    expect(await outcomeOf(withdraw(hostile))).toBe('422 validation-failed')
})

test('what was made to its buyer’s choice is not taken back, nor what was never paid', async () => {
  const { readTerms, withdraw, first, pool, order, known, buyer, addArtwork } = await openAfterSale()
  const options = [{ id: 1, option: 'size', name: { en: '30 × 40 cm' }, price_difference: 0 }]
  await pool.query(`UPDATE order_lines SET kind = 'print', options = $2 WHERE artwork_id = $1`, [
    first,
    JSON.stringify(options),
  ])
  expect((await readTerms()).works[0]?.standing).toBe('made-to-order')
  expect(await outcomeOf(withdraw([first]))).toBe('422 validation-failed')

  const eve = await buyer()
  const unpaid = await eve.order([(await addArtwork()).id])
  expect(await readTerms({ order: unpaid.number, email: unpaid.email })).toMatchObject({ is_open: false })
  await pool.query(`UPDATE orders SET email = '' WHERE number = $1`, [order.number])
  expect(await outcomeOf(readTerms({ ...known, email: '' }))).toBe('422 validation-failed')
})
