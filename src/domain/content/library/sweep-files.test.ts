import { expect, test } from 'vitest'

import { openEditorDesk } from '../../../testing/open-editor-desk.ts'
import { paintPicture } from '../../../testing/paint-picture.ts'
import { restoreFiles, sweepFiles } from '../index.ts'

const DAY_MS = 86_400_000
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

/** A library in which files are sent and removed. */
async function openLibrary() {
  const desk = await openEditorDesk()
  const sendPicture = async (color: string) =>
    (await desk.send(await paintPicture(40, 30, color).jpeg().toBuffer())).json<{ file: string }>().file
  const remove = async (...keys: string[]) => {
    const { files } = await desk.editor.call('GET /editor/media', { query: {} })
    const ids = files.filter(({ file }) => keys.includes(file)).map(({ id }) => id)
    expect(await desk.editor.call('POST /editor/media/removal', { body: { ids } })).toEqual({ removed: ids })
    return ids
  }
  const isStored = async (key: string) =>
    (await desk.files.find(key.replace('pictures/', 'originals/').replace('documents/', 'files/'))) !== undefined
  return { ...desk, sendPicture, remove, isStored }
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

test('a month after it was removed, the bytes of what nothing can want any more are deleted, and can be sent again', async () => {
  const { db, files, pool, send, sendPicture, remove, isStored } = await openLibrary()
  const picture = await sendPicture('#a83f2f')
  const document = (await send(PDF, { to: 'files', name: 'a.pdf' })).json<{ file: string }>().file
  const ids = await remove(picture, document)

  expect(await sweepFiles(db, files, inDays(30.5))).toBe(0)
  expect([await isStored(picture), await isStored(document)]).toEqual([true, true])
  // From then on nobody can bring them back, and the day after they go.
  expect(await restoreFiles(db, { name: 'Edith' }, ids, inDays(30.5))).toEqual([])
  expect(await sweepFiles(db, files, inDays(31.5))).toBe(2)
  expect([await isStored(picture), await isStored(document)]).toEqual([false, false])
  expect((await pool.query('SELECT FROM pictures')).rowCount).toBe(0)
  expect(await sweepFiles(db, files, inDays(200))).toBe(0)

  expect(await sendPicture('#a83f2f')).toBe(picture)
  expect(await isStored(picture)).toBe(true)
})

test('what a former version names stays, and so does what a mail shows, what was sent again, and what was removed again', async () => {
  const { db, files, pool, begin, publish, save, whole, sendPicture, remove, isStored } = await openLibrary()
  const [former, mailed, again, twice] = [
    await sendPicture('#a83f2f'),
    await sendPicture('#3fa82f'),
    await sendPicture('#2f3fa8'),
    await sendPicture('#202020'),
  ]
  const work = await begin({ ...whole, pictures: [{ file: former }] })
  await publish(await save(await publish(work), whole))
  const ids = await remove(former, mailed, again, twice)
  await pool.query(
    `INSERT INTO newsletter_issues (subject, body, staff_id)
      SELECT words, jsonb_build_array(jsonb_build_object('text', words)), gen_random_uuid()
      FROM (SELECT jsonb_build_object('en', $1::text, 'fr', $1::text, 'cn', $1::text) AS words) AS letter`,
    [`/storage/${mailed}`],
  )
  await sendPicture('#2f3fa8')
  await restoreFiles(db, { name: 'Edith' }, ids.slice(0, 1))
  await remove(twice)

  expect(await sweepFiles(db, files, inDays(40))).toBe(1)

  expect(await Promise.all([former, mailed, again, twice].map(isStored))).toEqual([true, true, true, false])
  // It is looked at again later, not every night.
  expect((await pool.query('SELECT FROM swept_files WHERE NOT is_gone')).rowCount).toBe(3)
})
