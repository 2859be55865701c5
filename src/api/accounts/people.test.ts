import { expect, test } from 'vitest'

import { openShop } from '../../testing/open-shop.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

async function openAfterSale() {
  const shop = await openShop()
  const ada = await shop.buyer({ name: 'Ada Lovelace' })
  const { number } = await ada.buy([(await shop.addArtwork()).id])
  const [{ id } = { id: '' }] = await shop.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', 'Ada Lovelace')
    .execute()
  return { ...shop, ada, number, params: { person: id } }
}

test('who somebody is and what they ordered is told to sales and administrators alone', async () => {
  const { staff, ada, call, buyer, addArtwork, params, number } = await openAfterSale()
  await (await buyer({ name: 'Eve', email: 'eve@example.com' })).buy([(await addArtwork()).id])
  const sales = await staff()

  const { person } = await sales('GET /sales/people/{person}', { params })
  expect(person).toMatchObject({ id: params.person, name: 'Ada Lovelace', scope: ['collector'], locale: 'en' })
  const { orders } = await sales('GET /sales/orders', { query: params })
  expect(orders.map((order) => order.number)).toEqual([number])
  expect(await outcomeOf((await staff('admin'))('GET /sales/people/{person}', { params }))).toBe('done')

  expect(await outcomeOf((await staff('editor'))('GET /sales/people/{person}', { params }))).toBe('403 forbidden')
  expect(await outcomeOf(ada.call('GET /sales/people/{person}', { params }))).toBe('403 forbidden')
  expect(await outcomeOf(call('GET /sales/people/{person}', { params }))).toBe('401 unauthenticated')
})

test('nobody of that number is not found, and has no orders', async () => {
  const { staff } = await openAfterSale()
  const sales = await staff()
  const nobody = { person: '00000000-0000-4000-8000-000000000000' }

  expect(await outcomeOf(sales('GET /sales/people/{person}', { params: nobody }))).toBe('404 not-found')
  expect((await sales('GET /sales/orders', { query: nobody })).orders).toEqual([])
  expect(await outcomeOf(sales('GET /sales/people/{person}', { params: { person: 'ada' } }))).toMatch(/^4\d\d /)
})

test('people and orders are found by an index, by any part of what they are known by', async () => {
  const { pool } = await openAfterSale()
  const client = await pool.connect()
  try {
    await client.query('SET enable_seqscan = off')
    const plan = async (query: string) => JSON.stringify((await client.query(`EXPLAIN ${query}`)).rows)
    expect(await plan(`SELECT 1 FROM users WHERE name ILIKE '%love%' OR email ILIKE '%love%'`)).toContain(
      'users_sought',
    )
    expect(
      await plan(`SELECT 1 FROM orders WHERE number LIKE '%love%' OR name ILIKE '%love%' OR email ILIKE '%love%'`),
    ).toContain('orders_sought')
  } finally {
    await client.query('RESET enable_seqscan')
    client.release()
  }
})
