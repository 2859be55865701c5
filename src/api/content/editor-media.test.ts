import { readdir } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { openEditorDesk, paintJpeg } from '../../testing/open-editor-desk.ts'
import { paintPicture } from '../../testing/paint-picture.ts'

/** An editor with a published work that shows a picture. */
async function openLibrary() {
  const desk = await openEditorDesk()
  const sendPicture = async (bytes: Buffer) => (await desk.send(bytes)).json<{ file: string }>().file
  const first = await sendPicture(await paintJpeg())
  const work = await desk.publish(await desk.begin({ ...desk.whole, pictures: [{ file: first }] }))
  const list = (query = {}) => desk.editor.call('GET /editor/media', { query })
  const keys = async (query = {}) => (await list(query)).files.map(({ file }) => file)
  const idOf = async (key: string) => (await list({})).files.find(({ file }) => file === key)?.id ?? 0
  const replace = (id: number, version: number, file: string) =>
    desk.editor.call('POST /editor/media/{id}/replacement', { params: { id }, body: { version, file } })
  const lookAtWork = async () => (await desk.look(work.key))?.pictures[0]?.path
  return { ...desk, sendPicture, first, work, list, keys, idOf, replace, lookAtWork }
}

const paintOther = (color = '#a83f2f') => paintPicture(2000, 1000, color).jpeg().toBuffer()

test('every file is listed, the latest first, with what uses it; unused and undescribed ones are found', async () => {
  const { sendPicture, first, list, keys, work, begin, whole } = await openLibrary()
  const unused = await sendPicture(await paintOther())
  const drafted = await sendPicture(await paintOther('#3fa82f'))
  await begin({ ...whole, pictures: [{ file: drafted, alt: { en: 'Green', fr: 'Vert', cn: '绿' } }] })

  expect(await keys()).toEqual([drafted, unused, first])
  expect(await keys({ use: 'unused' })).toEqual([unused])
  expect(await keys({ use: 'undescribed' })).toEqual([first])
  expect(await keys({ type: 'film' })).toEqual([])
  expect(await keys({ query: 'low' })).toEqual([drafted, first])
  expect(await keys({ query: unused.slice(12, 24) })).toEqual([unused])
  expect(await keys({ query: '%' })).toEqual([])
  const { files, next_before, count } = await list({ limit: 2 })
  expect([files.length, count]).toEqual([2, 3])
  expect((await list({ limit: 2, before: next_before })).files).toEqual([
    expect.objectContaining({
      file: first,
      uses: 1,
      used_in: { kind: 'artworks', id: work.id, title: work.draft.title },
      picture: expect.objectContaining({ width: 300, height: 200 }),
    }),
  ])
})

test('of a file it is told what names it, online and in drafts, and where it is not described', async () => {
  const { first, idOf, editor, begin, save, whole, work } = await openLibrary()
  const copy = await begin({ ...whole, pictures: [{ file: first, alt: { en: 'A tide' } }] })
  await save(work, { ...whole, pictures: [] })

  const { uses } = await editor.call('GET /editor/media/{id}', { params: { id: await idOf(first) } })
  expect(uses).toMatchObject([
    { id: work.id, state: 'changed', is_shown: true, is_written: false, is_described: true },
    { id: copy.id, state: 'draft', is_shown: false, is_written: true, is_described: true },
  ])
  await expect(editor.call('GET /editor/media/{id}', { params: { id: 99999 } })).rejects.toMatchObject({ status: 404 })
})

test('another file stands in its place wherever it is named, at once, and the way back is the same way', async () => {
  const { sendPicture, first, idOf, replace, lookAtWork, list, editor, work } = await openLibrary()
  const before = await lookAtWork()
  const other = await sendPicture(await paintOther())
  const id = await idOf(first)

  const done = await replace(id, 1, other)
  expect(done.file.picture).toMatchObject({ width: 2000 })
  expect(await lookAtWork()).not.toBe(before)
  // What lists say of the work follows: the picture is large enough by now.
  const { item } = await editor.call('GET /editor/{kind}/{id}', { params: { kind: 'artworks', id: work.id } })
  expect(item.lacks).not.toContain('pixels')
  expect(item.state).toBe('published')
  // The same bytes sent again are what they are, whatever the names of the files were made of.
  expect(await sendPicture(await paintJpeg())).toBe(done.former)
  expect(await sendPicture(await paintOther())).toBe(first)

  const undone = await replace(id, done.file.version, done.former)
  expect(await lookAtWork()).toBe(before)
  expect(undone.file.picture).toMatchObject({ width: 300 })
  expect((await list()).count).toBe(2)
})

test('a file that is used elsewhere stays there when it takes the place of another', async () => {
  const { sendPicture, first, idOf, replace, lookAtWork, begin, publish, whole, look } = await openLibrary()
  const shared = await sendPicture(await paintOther())
  const second = await publish(await begin({ ...whole, pictures: [{ file: shared }] }))
  const seen = (await look(second.key))?.pictures[0]?.path

  const { former } = await replace(await idOf(first), 1, shared)
  expect(await lookAtWork()).toBe(seen)
  expect((await look(second.key))?.pictures[0]?.path).toBe(seen)
  expect([first, shared]).not.toContain(former)
})

test('what is behind, unknown or of another kind is refused, and nothing changes', async () => {
  const { sendPicture, send, first, idOf, replace, lookAtWork } = await openLibrary()
  const before = await lookAtWork()
  const other = await sendPicture(await paintOther())
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
  const document = (await send(pdf, { to: 'files', name: 'a.pdf' })).json<{ file: string }>().file
  const id = await idOf(first)

  await expect(replace(id, 7, other)).rejects.toMatchObject({ status: 409 })
  await expect(replace(id, 1, 'pictures/nothing.jpg')).rejects.toMatchObject({ status: 422 })
  await expect(replace(id, 1, document)).rejects.toMatchObject({ code: 'file-kind' })
  await expect(replace(99999, 1, other)).rejects.toMatchObject({ status: 404 })
  expect(await lookAtWork()).toBe(before)
})

test('what is used stays, what is not goes into the trash and comes back', async () => {
  const { sendPicture, first, idOf, editor, keys } = await openLibrary()
  const other = await sendPicture(await paintOther())
  const ids = [await idOf(first), await idOf(other), 99999]
  const unused = ids[1] ?? 0

  const removal = await editor.call('POST /editor/media/removal', { body: { ids } })
  expect(removal).toEqual({ removed: [unused] })
  expect(await keys()).toEqual([first])

  // Whoever sends it again meanwhile has a file of their own.
  expect(await sendPicture(await paintOther())).toBe(other)
  const restoration = await editor.call('POST /editor/media/restoration', { body: { ids } })
  expect(restoration).toEqual({ restored: [unused] })
  expect(await editor.call('POST /editor/media/restoration', { body: { ids } })).toEqual({ restored: [] })
  expect(new Set(await keys()).size).toBe(3)
})

test('a full disk is told as such, nothing half written is left, and the same file arrives once there is room', async () => {
  const { files, pool, uploads, send } = await openEditorDesk()
  const { put } = files
  files.put = () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))

  const refused = await send(await paintJpeg())
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([507, 'no-room'])
  expect(await readdir(uploads)).toEqual([])
  expect((await pool.query(`SELECT FROM pictures UNION ALL SELECT FROM media`)).rowCount).toBe(0)

  files.put = put
  expect((await send(await paintJpeg())).statusCode).toBe(201)
})
