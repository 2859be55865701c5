import { quickAddJob } from 'graphile-worker'
import type { Pool } from 'pg'
import pino from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'

import { connect, migrate, startEmbeddedPostgres } from '../../database/index.ts'
import { eventually } from '../../testing/eventually.ts'
import { killServer, makeDataDir } from '../../testing/make-data-dir.ts'
import { openGalleryOn, openTestGallery } from '../../testing/open-test-gallery.ts'
import { takeTurn } from '../limits/index.ts'
import { startJobs } from './index.ts'

test('a job that is queued gets done', async () => {
  const { db, files, pool, connection } = await openTestGallery()
  await takeTurn(db, 'door', { turns: 1, seconds: 60 })
  await pool.query("UPDATE rate_limits SET resets_at = now() - interval '1 second'")
  const stop = await startJobs({ db, files, pool, connection, log: pino({ level: 'silent' }) })
  onTestFinished(stop)

  await quickAddJob({ pgPool: pool }, 'forget-turns', {})

  await eventually(async () => {
    expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([])
  })
})

test('what has to be forgotten or made up for is done by the clock', async () => {
  const { db, files, pool, connection } = await openTestGallery()
  const stop = await startJobs({ db, files, pool, connection, log: pino({ level: 'silent' }) })
  onTestFinished(stop)

  await eventually(async () => {
    const { rows } = await pool.query('SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY 1')
    expect(rows.map(({ identifier }) => identifier)).toEqual([
      'begin-day',
      'begin-telling',
      'check-links',
      'forget-alert-letters',
      'forget-mails',
      'forget-notices',
      'forget-sandbox-cards',
      'forget-sessions',
      'forget-turns',
      'forget-visits',
      'forget-wishes',
      'issue-bills',
      'issue-certificates',
      'publish-scheduled',
      'queue-missing-renditions',
      'see-to-newsletter',
      'send-webhooks',
      'settle-orders',
      'settle-plans',
      'sweep-files',
      'sweep-uploads',
      'thin-applications',
      'thin-contacts',
      'thin-enquiries',
      'thin-orders',
    ])
  })
})

test('a job that a node died over is done by the next one', async () => {
  const { db, files, pool, connection } = await openTestGallery()
  await quickAddJob({ pgPool: pool }, 'begin-day', {})
  await pool.query(`UPDATE graphile_worker._private_jobs
    SET locked_by = 'pool-gone', locked_at = now() - interval '1 minute', attempts = 1`)

  onTestFinished(await startJobs({ db, files, pool, connection, log: pino({ level: 'silent' }) }))

  await eventually(async () => expect(await countJobs(pool, 'begin-day')).toBe(0))
})

test('a job that takes its time is left to the node that does it', async () => {
  const { db, files, pool, connection } = await openTestGallery()
  const start = () => startJobs({ db, files, pool, connection, log: pino({ level: 'silent' }) })
  const readJob = async () => {
    const { rows } = await pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '1 minute'
       WHERE locked_by IS NOT NULL RETURNING locked_by, attempts`,
    )
    return rows[0] ?? expect.unreachable()
  }
  const inTheWay = await pool.connect()
  await inTheWay.query('BEGIN; LOCK TABLE rate_limits')
  onTestFinished(await start())
  await quickAddJob({ pgPool: pool }, 'forget-turns', {})
  const underWay = await eventually(readJob)

  onTestFinished(await start())

  const later = await readJob()
  await inTheWay.query('ROLLBACK')
  inTheWay.release()
  expect(later).toEqual(underWay)
})

test('when the database goes in the middle of a job, the process lives, and the job is done once it is back', async () => {
  const dataDir = await makeDataDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  onTestFinished(postgres.stop)
  const { pool: first } = await connect(postgres.connection)
  await migrate(first, inject('databases').migrationsDir)
  await first.end()
  const { db, files, pool, connection } = await openGalleryOn(postgres.connection)
  await takeTurn(db, 'door', { turns: 1, seconds: 60 })
  await pool.query("UPDATE rate_limits SET resets_at = now() - interval '1 second'")
  const inTheWay = await pool.connect()
  await inTheWay.query('BEGIN; LOCK TABLE rate_limits')
  onTestFinished(await startJobs({ db, files, pool, connection, log: pino({ level: 'silent' }) }))
  await quickAddJob({ pgPool: pool }, 'forget-turns', {})
  const isUnderWay = () => pool.query('SELECT FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL')
  await eventually(async () => expect((await isUnderWay()).rowCount).toBe(1))

  await killServer(dataDir)
  inTheWay.release(true)

  // What it has failed with is told to the queue when that can hear it, and the second try follows soon.
  await eventually(async () => {
    await pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_by IS NULL')
    expect(await countJobs(pool, 'forget-turns')).toBe(0)
  })
  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([])
}, 120_000)

/** What the clock queues meanwhile may wait for a node that can do it. */
async function countJobs(pool: Pool, task: string): Promise<number | null> {
  return (await pool.query('SELECT FROM graphile_worker.jobs WHERE task_identifier = $1', [task])).rowCount
}
