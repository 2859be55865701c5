import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'

import { expect, test } from 'vitest'

import { openLocalFiles } from '../../domain/files/index.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openEditorDesk, paintJpeg } from '../../testing/open-editor-desk.ts'
import { paintPicture } from '../../testing/paint-picture.ts'

test('a picture comes in and can be hung on a work', async () => {
  const { send, begin, publish, whole, look, uploads, pool } = await openEditorDesk()

  const reply = await send(await paintJpeg())

  expect(reply.statusCode).toBe(201)
  const { file, picture, colors } = reply.json()
  expect(file).toMatch(/^pictures\/[0-9a-f]{32}\.jpg$/)
  expect([picture.width, picture.height, colors]).toEqual([300, 200, ['blue']])
  expect(await readdir(uploads)).toEqual([])
  // Its smaller forms are on their way before anybody has asked.
  const { rows } = await pool.query<{ task: string }>('SELECT task_identifier AS task FROM graphile_worker.jobs')
  expect(rows).toEqual([{ task: 'make-renditions' }])
  const work = await begin({ ...whole, pictures: [{ file, alt: { en: 'Blue', fr: 'Bleu', cn: '蓝' } }] })
  expect(work.pictures[file]).toMatchObject({ path: picture.path })
  expect(work.lacks).toEqual(['pixels'])
  await publish(work)
  expect(await look('low-tide')).toMatchObject({ picture: { alt: 'Blue', path: picture.path } })
})

test('a picture without words keeps nobody from publishing: it is a hint, and missing in no language', async () => {
  const { send, begin, publish, whole, look } = await openEditorDesk()
  const { file } = (await send(await paintJpeg())).json()

  const work = await begin({ ...whole, title: { en: 'Low tide', fr: 'Marée basse', cn: '退潮' }, pictures: [{ file }] })

  expect(work.lacks).toEqual(['alt', 'pixels'])
  await publish(work)
  expect(await look('low-tide')).toMatchObject({ picture: { alt: 'Low tide' } })
})

test('the same bytes again, and many times at once, are one picture under one key', async () => {
  const { send, db } = await openEditorDesk()
  const bytes = await paintJpeg()

  const replies = await Promise.all(Array.from({ length: 6 }, () => send(bytes)))
  replies.push(await send(bytes, { name: 'another.png' }))

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect(new Set(replies.map((reply) => reply.json().file)).size).toBe(1)
  expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('content_changes').select('id').where('kind', '=', 'media').execute()).toHaveLength(1)
})

test.each([
  ['a telephone’s HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, 'picture-kind'],
  ['a GIF', Buffer.from('GIF89a'), 415, 'picture-kind'],
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 415, 'picture-kind'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'picture-kind'],
  ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 422, 'picture-unreadable'],
  ['nothing', Buffer.alloc(0), 422, 'validation-failed'],
])('%s is refused with words, and nothing of it stays', async (_what, bytes, status, code) => {
  const { send, db, uploads } = await openEditorDesk()

  const reply = await send(bytes)

  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  expect(await db.selectFrom('media').select('id').execute()).toEqual([])
  expect(await readdir(uploads)).toEqual([])
})

test('a picture that is too narrow, or of more than 60 MB, is refused', async () => {
  const { send, uploads } = await openEditorDesk()

  const narrow = await send(await paintPicture(400, 20, '#2f5fa8').jpeg().toBuffer())
  const large = await send(Buffer.concat([await paintJpeg(), Buffer.alloc(60 * 1024 * 1024)]))
  const huge = await send(Buffer.alloc(62 * 1024 * 1024))

  expect([narrow.statusCode, narrow.json().code]).toEqual([422, 'picture-too-narrow'])
  expect([large.statusCode, large.json().code]).toEqual([413, 'picture-too-large'])
  expect([huge.statusCode, huge.json().code]).toEqual([413, 'picture-too-large'])
  expect(await readdir(uploads)).toEqual([])
})

test('a form that is cut off, in another field, or no form at all takes nothing in', async () => {
  const { app, editor, send, db, uploads } = await openEditorDesk()
  const post = (payload: string, type: string) =>
    app.inject({
      method: 'POST',
      url: '/api/editor/pictures',
      headers: { authorization: `Bearer ${editor.token}`, 'content-type': type },
      payload,
    })
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'

  expect((await post(`${head}\xff\xd8\xff`, 'multipart/form-data; boundary=x')).statusCode).toBe(400)
  expect((await post('{}', 'application/json')).statusCode).toBe(415)
  expect((await send(await paintJpeg(), { field: 'other' })).statusCode).toBe(422)
  expect(await db.selectFrom('media').select('id').execute()).toEqual([])
  expect(await readdir(uploads)).toEqual([])
})

test('a connection that breaks in the middle of a picture leaves nothing, and the same picture comes in afterwards', async () => {
  const folder = makeFileFolder()
  const { app, editor, send, db, uploads } = await openEditorDesk({ files: openLocalFiles(folder) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const bytes = await paintPicture(1200, 900, '#2f5fa8').png({ compressionLevel: 0 }).toBuffer()
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  const tail = '\r\n--x--\r\n'
  const cutOff = async (part: Buffer) => {
    const socket = connect(port, '127.0.0.1')
    // Whatever the server has to say about it, nobody is there to hear.
    socket.on('error', () => undefined)
    socket.write(
      [
        'POST /api/editor/pictures HTTP/1.1',
        'Host: localhost',
        `Authorization: Bearer ${editor.token}`,
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${head.length + bytes.length + tail.length}`,
        '',
        head,
      ].join('\r\n'),
    )
    socket.write(part)
    await eventually(async () => expect(await readdir(uploads)).toHaveLength(1))
    socket.destroy()
    await eventually(async () => expect(await readdir(uploads)).toEqual([]))
  }

  await cutOff(bytes.subarray(0, 100))
  await cutOff(bytes.subarray(0, bytes.length / 2))
  // All of it, but for the end of the form.
  await cutOff(bytes)

  expect(await db.selectFrom('pictures').select('id').execute()).toEqual([])
  expect(await db.selectFrom('media').select('id').execute()).toEqual([])
  expect(existsSync(folder) ? await readdir(folder, { recursive: true }) : []).toEqual([])
  expect((await send(bytes, { name: 'a.png' })).statusCode).toBe(201)
  expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1)
})
