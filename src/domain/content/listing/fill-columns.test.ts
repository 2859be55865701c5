import { expect, test } from 'vitest'

import { openEditorDesk } from '../../../testing/open-editor-desk.ts'
import { openTestGallery } from '../../../testing/open-test-gallery.ts'
import { createTasks } from '../../jobs/index.ts'
import { fillColumns, queueFilling, readUpkeep } from '../index.ts'

const COLUMNS = 'kind, id, title, sort_title, sought, marks, refs, lacks, number, state'

test('a gallery that is older than its lists is filled in as if it had been written now, once, on two nodes', async () => {
  const { pool, db, addArtwork, addSeries } = await openTestGallery()
  await addSeries()
  await addArtwork({ title: { en: 'Écume', cn: '退潮' } })
  await addArtwork({ published_at: null })
  const read = async () => (await pool.query(`SELECT ${COLUMNS} FROM content ORDER BY kind, id`)).rows
  const whole = await read()
  await pool.query(
    `UPDATE content SET title = NULL, sort_title = NULL, sought = NULL, marks = NULL, refs = '{}', lacks = '{}', number = NULL`,
  )

  const [here, there] = await Promise.all([fillColumns(db), fillColumns(db)])

  expect(here + there).toBeGreaterThanOrEqual(whole.length)
  expect(await read()).toEqual(whole)
  expect(whole.find(({ kind, sort_title }) => kind === 'artworks' && sort_title === 'ecume')).toMatchObject({
    refs: ['artists/helene-vasseur', 'categories/Painting', 'techniques/oil-on-canvas'],
    lacks: ['fr', 'picture'],
  })
  expect(await fillColumns(db)).toBe(0)
})

test('an older gallery is filled in by a job while it is open, and says so until then', async () => {
  const { pool, db, files, editor, begin, artist, artistId, whole } = await openEditorDesk()
  for (const en of ['Tide', 'Light', 'Stone', 'Winter']) await begin({ ...whole, title: { en } })
  await pool.query(
    `UPDATE content SET title = NULL, sort_title = NULL, sought = NULL, marks = NULL, refs = '{}', lacks = '{}', number = NULL`,
  )
  const list = (query: object) => editor.call('GET /editor/{kind}', { params: { kind: 'artworks' }, query })
  const countJobs = async () =>
    (await pool.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'fill-columns'`)).rowCount

  await Promise.all([queueFilling(db), queueFilling(db)])

  expect(await countJobs()).toBe(1)
  const first = await list({ sort: 'title', limit: 2 })
  const second = await list({ sort: 'title', limit: 2, cursor: first.next_cursor })
  expect((await readUpkeep(db)).is_filled).toBe(false)
  expect([first.is_filled, first.count, second.next_cursor]).toEqual([false, 4, null])
  expect(new Set([...first.items, ...second.items].map(({ key }) => key)).size).toBe(4)
  // What a draft names is not removed, even if nobody has looked yet at what it names.
  const version = (await editor.call('GET /editor/{kind}/{id}', { params: { kind: 'artists', id: artistId } })).item
    .version
  await expect(
    editor.call('DELETE /editor/{kind}/{id}', { params: { kind: 'artists', id: artistId }, query: { version } }),
  ).rejects.toMatchObject({ code: 'content-in-use' })
  // Whoever saves a work of an artist who is not filled in yet has it found by the name all the same.
  await begin({ ...whole, title: { en: 'Late' } })
  expect((await list({ query: 'vass late' })).items.map(({ key }) => key)).toEqual(['late'])

  await createTasks(db, files)['fill-columns']?.({}, {} as never)

  const filled = await list({ artist, sort: 'title' })
  expect([filled.is_filled, filled.items.map(({ key }) => key)]).toEqual([
    true,
    ['late', 'light', 'stone', 'tide', 'winter'],
  ])
  await pool.query(
    `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE task_identifier = 'fill-columns'`,
  )
  await queueFilling(db)
  expect(await countJobs()).toBe(0)
})
