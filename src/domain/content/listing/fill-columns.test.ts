import { expect, test } from 'vitest'

import { openTestGallery } from '../../../testing/open-test-gallery.ts'
import { fillColumns } from '../index.ts'

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
