import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { CONNECTIONS } from '../testing/lend-database.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'
import { countQueries } from '../testing/record-queries.ts'

type Gallery = Awaited<ReturnType<typeof openTestGallery>>

const statusOf = async ({ app }: Gallery, url: string, from: string) =>
  (await app.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode

const count = (statuses: number[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(statuses, (status) => status)).map(([status, list]) => [status, list?.length]),
  )

test('whoever searches without end is asked to wait, and nobody else is', async () => {
  const gallery = await openTestGallery()

  const replies = await Promise.all(
    Array.from({ length: 150 }, (_, at) =>
      gallery.app.inject({ url: `/api/search?query=a${at}`, headers: { 'x-forwarded-for': '203.0.113.7' } }),
    ),
  )
  const other = await statusOf(gallery, '/api/search?query=1', '203.0.113.8')

  const refused = replies.filter(({ statusCode }) => statusCode === 429)
  // A few more than can be saved up, for the time that all of it takes.
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThanOrEqual(30)
  expect(refused[0]?.headers['retry-after']).toBe('1')
  expect(refused[0]?.json().code).toBe('too-many-requests')
  expect(other).not.toBe(429)
})

test('what is kept costs nothing, so nobody is counted for it', async () => {
  const gallery = await openTestGallery({ keepsReplies: true })

  const statuses = await Promise.all(Array.from({ length: 300 }, () => statusOf(gallery, '/api/menu', '203.0.113.7')))
  const after = await Promise.all(Array.from({ length: 300 }, () => statusOf(gallery, '/api/menu', '203.0.113.9')))

  expect(count(after)).toEqual({ 200: 300 })
  // Those who came before it was kept shared one making of it.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(120)
})

test('with every connection taken, all are told soon to come again, and none that it was a fault', async () => {
  const gallery = await openTestGallery()
  await gallery.settle()
  const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => gallery.pool.connect()))
  Object.assign(gallery.pool.options, { connectionTimeoutMillis: 300 })

  const replies = await Promise.all([
    gallery.app.inject({ url: '/api/search?query=a' }),
    gallery.app.inject({ method: 'POST', url: '/api/cart/quote', payload: { lines: [] } }),
    gallery.app.inject({ url: '/readyz' }),
  ])
  for (const one of taken) one.release()

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503])
  expect(replies[0]?.headers['retry-after']).toBe('5')
  expect(replies[0]?.json().code).toBe('unavailable')
  await expect.poll(async () => (await gallery.app.inject({ url: '/readyz' })).statusCode, { timeout: 5000 }).toBe(200)
})

test('readiness is told within a second, however long the database takes', async () => {
  const gallery = await openTestGallery({ hasOwnApi: true })
  await gallery.settle()
  const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => gallery.pool.connect()))

  const ready = await Promise.race([gallery.app.inject({ url: '/readyz' }), sleep(5000)])
  for (const one of taken) one.release()

  expect(ready).toMatchObject({ statusCode: 503 })
})

test.each(['/api/auth/user', '/api/orders', '/api/enquiries/none'])(
  'whoever asks for %s without end is asked to wait before anything is looked up',
  async (url) => {
    const gallery = await openTestGallery()
    const headers = { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer made-up' }

    const queries = await countQueries(gallery.pool, async () => {
      const replies = await Promise.all(Array.from({ length: 200 }, () => gallery.app.inject({ url, headers })))
      expect(replies.at(-1)?.statusCode).toBe(429)
    })

    expect(queries).toBeLessThan(200)
  },
)

test('however many ask whether it is ready, the database is asked once a second', async () => {
  const { app, pool, settle } = await openTestGallery({ hasOwnApi: true })
  await settle()

  const queries = await countQueries(pool, () =>
    Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/readyz' }))),
  )

  expect(queries).toBe(1)
})
