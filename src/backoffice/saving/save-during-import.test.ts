import { expect, test } from 'vitest'

import { eventually } from '../../testing/eventually.ts'
import { openImportDesk } from '../../testing/open-import-desk.ts'
import { openGalleryOn } from '../../testing/open-test-gallery.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { setbackOf } from '../editor/item.ts'
import { DraftSession, type Kept } from './draft-session.ts'

const OTHERS = 600
/** The import is held in its middle by whoever has this lock. */
const GATE = 7_001

test('what is typed while a large import writes the same work is kept, said to wait, and saved beside it in its turn', async () => {
  const desk = await openImportDesk()
  const { pool, whole, begin, take, check, editor, work } = desk
  const { id, key } = await begin({ ...whole, inventory_number: 'N-1' })
  const others = Array.from({ length: OTHERS }, (_, at) => `N-${at + 2},,${key}-${at}`)
  const checked = await check(await take('artworks', ['number,price,title', 'N-1,2500,', ...others].join('\n')))
  expect(checked.report).toMatchObject({ change: 1, create: OTHERS })
  // At a screen a statement is waited for as long as this, though longer; the import has its own connections.
  const screen = (await openGalleryOn({ ...desk.connection, statement_timeout: 500 })).callWith(editor.token)
  const params = { kind: 'artworks', id } as const
  const read = async () => (await screen('GET /editor/{kind}/{id}', { params })).item

  await pool.query(`
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock(${GATE}); RETURN NEW; END $$;
    CREATE TRIGGER wait_at_gate BEFORE INSERT ON content FOR EACH ROW WHEN (NEW.number = 'N-550')
      EXECUTE FUNCTION wait_at_gate()`)
  const gate = await pool.connect()
  await gate.query('SELECT pg_advisory_lock($1)', [GATE])
  await editor.call('POST /editor/imports/{import}/application', {
    params: { import: checked.id },
    body: { mark: checked.report?.mark ?? '' },
  })
  const imported = work('run-import')
  await eventually(async () => {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'advisory'`
    expect((await pool.query(waiting)).rowCount).toBe(1)
  })

  let kept: Kept | undefined
  const session = new DraftSession({
    item: await read(),
    save: async (version, draft) =>
      (await screen('PUT /editor/{kind}/{id}/draft', { params, body: { version, draft } })).item,
    read,
    setbackOf,
    keep: (one) => (kept = one),
    onChange: () => {},
    later: (act, ms) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
  })
  session.type({ ...session.draft, year: 1999 })
  session.tryNow()
  await eventually(() => expect(session.phase).toBe('busy'))
  expect(kept?.draft).toMatchObject({ year: 1999, price: 1200 })
  // Whoever begins a work waits for their turn as well, and nothing half is left.
  expect(await outcomeOf(screen('POST /editor/{kind}', { params: { kind: 'artworks' }, body: { draft: {} } }))).toBe(
    '503 unavailable',
  )
  // Whoever looks at things, or writes something else, does not wait.
  expect((await read()).version).toBe(1)

  await gate.query('SELECT pg_advisory_unlock($1)', [GATE])
  gate.release()
  await imported
  await eventually(() => expect(session.phase).toBe('saved'))
  session.close()

  expect((await read()).draft).toMatchObject({ year: 1999, price: 2500 })
  expect(kept).toBe(undefined)
  const { rows } = await pool.query(`SELECT count(*)::int FROM content WHERE kind = 'artworks'`)
  expect(rows).toEqual([{ count: OTHERS + 1 }])
})
