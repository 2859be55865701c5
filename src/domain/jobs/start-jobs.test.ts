import { quickAddJob } from 'graphile-worker'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { takeTurn } from '../limits/index.ts'
import { startJobs } from './index.ts'

test('a job that is queued gets done', async () => {
  const { db, files, pool } = await openTestGallery()
  await takeTurn(db, 'door', { turns: 1, seconds: 60 })
  await pool.query("UPDATE rate_limits SET resets_at = now() - interval '1 second'")
  const stop = await startJobs({ db, files, pool, log: pino({ level: 'silent' }) })
  onTestFinished(stop)

  await quickAddJob({ pgPool: pool }, 'forget-turns', {})

  await vi.waitFor(async () => {
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([])
  }, 5000)
})

test('what has to be forgotten or made up for is done by the clock', async () => {
  const { db, files, pool } = await openTestGallery()
  const stop = await startJobs({ db, files, pool, log: pino({ level: 'silent' }) })
  onTestFinished(stop)

  await vi.waitFor(async () => {
    const { rows } = await pool.query('SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY 1')
    expect(rows.map(({ identifier }) => identifier)).toEqual([
      'begin-day',
      'forget-mails',
      'forget-notices',
      'forget-sandbox-cards',
      'forget-sessions',
      'forget-turns',
      'queue-missing-renditions',
      'settle-orders',
      'sweep-uploads',
    ])
  }, 5000)
})
