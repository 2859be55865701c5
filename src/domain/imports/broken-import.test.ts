import { expect, test } from 'vitest'

import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openImportDesk } from '../../testing/open-import-desk.ts'
import { openLocalFiles } from '../files/index.ts'
import { runImport } from './index.ts'

const LINES = 700
const TABLE = `number,title\n${Array.from({ length: LINES }, (_, at) => `N-${at},Work ${at}`).join('\n')}\n`

async function openWithTable() {
  const desk = await openImportDesk()
  const { db, pool, check, take, editor } = desk
  const checked = await check(await take('artworks', TABLE))
  const start = async () => {
    const body = { mark: checked.report?.mark ?? '' }
    await editor.call('POST /editor/imports/{import}/application', { params: { import: checked.id }, body })
  }
  const countAll = async () => {
    const { rows } = await pool.query(
      `
      SELECT (SELECT count(*)::int FROM content WHERE kind = 'artworks') AS works,
        (SELECT count(*)::int FROM content_changes WHERE kind = 'artworks') AS entries,
        (SELECT status FROM content_imports WHERE id = $1) AS status`,
      [checked.id],
    )
    return rows[0]
  }
  return { ...desk, db, checked, start, countAll }
}

test('an import whose last line cannot be written leaves nothing behind, and can be done once that is mended', async () => {
  const { pool, start, work, countAll, checked, check, apply } = await openWithTable()
  await pool.query(`CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
    CREATE TRIGGER break BEFORE INSERT ON content FOR EACH ROW WHEN (NEW.number = 'N-${LINES - 1}') EXECUTE FUNCTION break()`)

  await start()
  await work('run-import')

  expect(await countAll()).toEqual({ works: 0, entries: 0, status: 'failed' })
  await pool.query('DROP TRIGGER break ON content')
  await apply(await check(checked))
  expect(await countAll()).toEqual({ works: LINES, entries: LINES, status: 'applied' })
}, 60_000)

test('an import whose connection is cut in the middle is done once, by whoever takes it up', async () => {
  const { pool, db, files, start, countAll, checked } = await openWithTable()
  await pool.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(5); RETURN NEW; END $$;
    CREATE TRIGGER wait BEFORE INSERT ON content FOR EACH ROW WHEN (NEW.number = 'N-600') EXECUTE FUNCTION wait()`)
  await start()

  const broken = runImport(db, files, checked.id).then(
    () => 'done',
    () => 'broken off',
  )
  await expect
    .poll(
      async () => {
        const { rowCount } = await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event = 'PgSleep' AND query LIKE 'insert into "content"%'`)
        return rowCount
      },
      { timeout: 20_000 },
    )
    .toBe(1)

  expect(await broken).toBe('broken off')
  expect(await countAll()).toEqual({ works: 0, entries: 0, status: 'applying' })
  await pool.query('DROP TRIGGER wait ON content')
  // The job comes again, and once more.
  await runImport(db, files, checked.id)
  await runImport(db, files, checked.id)
  expect(await countAll()).toEqual({ works: LINES, entries: LINES, status: 'applied' })
}, 60_000)

test('of two who do it at once, one does', async () => {
  const { db, files, start, countAll, checked } = await openWithTable()
  await start()

  await Promise.allSettled([runImport(db, files, checked.id), runImport(db, files, checked.id)])

  expect(await countAll()).toEqual({ works: LINES, entries: LINES, status: 'applied' })
}, 60_000)

test('a node without the file leaves it to one that has it; what is nowhere fails', async () => {
  const { db, files, start, countAll, checked, pool } = await openWithTable()
  const elsewhere = openLocalFiles(makeFileFolder())
  await start()

  await runImport(db, elsewhere, checked.id)

  expect(await countAll()).toMatchObject({ works: 0, status: 'applying' })
  const { rows } = await pool.query(
    `SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'run-import'`,
  )
  expect(rows[0].count).toBe(2)
  await pool.query(`UPDATE content_imports SET changed_at = now() - interval '3 minutes'`)
  await runImport(db, elsewhere, checked.id)
  expect(await countAll()).toMatchObject({ works: 0, status: 'failed' })
  expect(await files.find(`imports/${checked.id}`)).toBeDefined()
}, 60_000)
