import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { countQueries } from '../../testing/record-queries.ts'
import { createTurnstile } from './index.ts'

const limit = { turns: 2, seconds: 30 }

test('of a crowd as many pass as may, one question at a time, and the refused are not asked about again', async () => {
  const { db, pool } = await openTestGallery()
  const pass = createTurnstile(db)
  let results: PromiseSettledResult<void>[] = []

  const queries = await countQueries(pool, async () => {
    results = await Promise.allSettled(Array.from({ length: 500 }, () => pass('door', limit)))
  })

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(results.at(-1)).toMatchObject({ reason: { code: 'too-many-requests', details: { seconds: 30 } } })
  expect(queries).toBe(3)
  await expect(pass('other door', limit)).resolves.toBeUndefined()
})

test('another node counts the same turns', async () => {
  const { db } = await openTestGallery()
  const [here, there] = [createTurnstile(db), createTurnstile(db)]
  await here('door', limit)
  await there('door', limit)

  await expect(here('door', limit)).rejects.toMatchObject({ code: 'too-many-requests' })
})

test('when the time is up, turns are granted again', async () => {
  const { db } = await openTestGallery()
  const pass = createTurnstile(db)
  const short = { turns: 1, seconds: 1 }
  await pass('door', short)
  await expect(pass('door', short)).rejects.toMatchObject({ code: 'too-many-requests' })

  await expect
    .poll(
      () =>
        pass('door', short).then(
          () => 'granted',
          () => 'refused',
        ),
      { timeout: 5000 },
    )
    .toBe('granted')
})

test('a question that fails closes nothing, and all who wait hear of it at once', async () => {
  const { db, pool } = await openTestGallery()
  const pass = createTurnstile(db)
  await pool.query('ALTER TABLE rate_limits RENAME TO hidden')
  let results: PromiseSettledResult<void>[] = []
  const queries = await countQueries(pool, async () => {
    results = await Promise.allSettled(Array.from({ length: 20 }, () => pass('door', limit)))
  })
  expect(results.map((result) => result.status === 'rejected' && result.reason.code)).toEqual(Array(20).fill('42P01'))
  expect(queries).toBe(1)
  await pool.query('ALTER TABLE hidden RENAME TO rate_limits')

  await expect(pass('door', limit)).resolves.toBeUndefined()
})
