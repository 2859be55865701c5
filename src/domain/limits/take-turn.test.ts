import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { createTasks } from '../jobs/index.ts'
import { takeTurn } from './take-turn.ts'

const limit = { turns: 2, seconds: 30 }

test('of many turns at once exactly the allowed number is granted', async () => {
  const { db } = await openTestGallery()

  const results = await Promise.allSettled(Array.from({ length: 20 }, () => takeTurn(db, 'door', limit)))

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('when the time is up, turns are granted again', async () => {
  const { db, pool } = await openTestGallery()
  await Promise.all([takeTurn(db, 'door', limit), takeTurn(db, 'door', limit)])
  await pool.query("UPDATE rate_limits SET resets_at = now() - interval '1 second'")

  await expect(takeTurn(db, 'door', limit)).resolves.toBeUndefined()
})

test('the clean-up job forgets counts whose time is up, and only those', async () => {
  const { db, files, pool } = await openTestGallery()
  await takeTurn(db, 'old', limit)
  await pool.query("UPDATE rate_limits SET resets_at = now() - interval '1 second'")
  await takeTurn(db, 'new', limit)

  await createTasks(db, files)['forget-turns']?.({}, {} as never)

  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }])
})
