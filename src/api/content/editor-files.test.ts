import { readdir } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { openEditorDesk, paintJpeg } from '../../testing/open-editor-desk.ts'

const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42 and then a film', 'latin1')
const WEBM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('a film')])
const VTT = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nLa marée monte.\n')
const PDF = Buffer.from('%PDF-1.7\na document')

const openFiles = async () => {
  const desk = await openEditorDesk()
  const sendFile = (bytes: Buffer, name: string) => desk.send(bytes, { name, to: 'files' })
  return { ...desk, sendFile }
}

test('a film with captions comes in and stands on an artist’s page', async () => {
  const { sendFile, begin, editor, call, uploads, app } = await openFiles()
  await begin({ name: { en: 'Painter', fr: 'Peintre', cn: '画家' } }, 'artist-types')

  const film = (await sendFile(MP4, 'In the studio.mp4')).json()
  const captions = (await sendFile(VTT, 'fr.vtt')).json()

  expect(film).toMatchObject({ type: 'film', bytes: MP4.length })
  expect(film.file).toMatch(/^films\/[0-9a-f]{32}\/in-the-studio\.mp4$/)
  expect(captions.type).toBe('captions')
  expect(await readdir(uploads)).toEqual([])
  const types = await editor.call('GET /editor/{kind}', { params: { kind: 'artist-types' }, query: {} })
  const artist = await begin(
    {
      name: { en: 'Ada', fr: 'Ada', cn: '艾达' },
      type: types.items[0]?.key,
      videos: [{ title: { en: 'Work', fr: 'Œuvre', cn: '作品' }, file: film.file, captions: { fr: captions.file } }],
    },
    'artists',
  )
  expect(artist.files).toEqual({
    [film.file]: { path: film.path, bytes: MP4.length },
    [captions.file]: { path: captions.path, bytes: VTT.length },
  })
  const type = types.items[0]
  for (const [kind, one] of [
    ['artist-types', { id: type?.id ?? 0, version: 1 }],
    ['artists', artist],
  ] as const) {
    const { id, version } = one
    await editor.call('POST /editor/{kind}/{id}/publication', { params: { kind, id }, body: { version } })
  }
  const shown = JSON.stringify(
    await call('GET /artists/{artist}', { params: { artist: 'ada' }, query: { with: 'videos' } }),
  )
  expect(shown).toContain(film.path)
  expect(shown).toContain(captions.path)
  const served = await app.inject(`/storage/${film.path}`)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'video/mp4'])
  expect(served.rawPayload).toEqual(MP4)
})

test('films of a work are told in order with still and captions; one without its still, or a picture in its place, is refused', async () => {
  const { sendFile, send, begin, save, publish, look, whole } = await openFiles()
  const [first, second] = [(await sendFile(MP4, 'one.mp4')).json(), (await sendFile(WEBM, 'two.webm')).json()]
  const captions = (await sendFile(VTT, 'fr.vtt')).json()
  const still = (await send(await paintJpeg(160, 90))).json()
  const film = { title: { en: 'Made', fr: 'Faite', cn: '创作' }, file: first.file, poster: still.file }
  const other = { title: { en: 'Seen', fr: 'Vue', cn: '观看' }, file: second.file, poster: still.file }
  const work = await begin({ ...whole, slug: 'low-tide' })

  const incomplete = await save(work, { ...whole, slug: 'low-tide', films: [{ title: film.title, file: first.file }] })
  await expect(publish(incomplete)).rejects.toMatchObject({
    status: 422,
    errors: { 'films.0.poster': [expect.any(String)] },
  })
  const mistaken = await save(incomplete, { ...whole, slug: 'low-tide', films: [{ ...film, file: still.file }] })
  await expect(publish(mistaken)).rejects.toMatchObject({
    status: 422,
    errors: { 'films.0.file': [expect.any(String)] },
  })
  const complete = { ...whole, slug: 'low-tide', films: [{ ...film, captions: { fr: captions.file } }, other] }
  await publish(await save(mistaken, complete))

  expect((await look('low-tide', 'fr'))?.films).toMatchObject([
    { title: 'Faite', file: first.path, poster: { alt: 'Faite' }, captions: [{ locale: 'fr', file: captions.path }] },
    { title: 'Vue', file: second.path, captions: [] },
  ])
})

test('the same bytes again, under other names and at once, are one file', async () => {
  const { sendFile, db } = await openFiles()

  const replies = await Promise.all(['one.pdf', 'two.pdf', 'Drei ÄÖ.pdf', '.pdf'].map((name) => sendFile(PDF, name)))
  replies.push(await sendFile(PDF, 'later.pdf'))

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
  expect(new Set(replies.map((reply) => reply.json().file)).size).toBe(1)
  expect(await db.selectFrom('media').select('id').execute()).toHaveLength(1)
})

test('a document gets a name that fits into an address, whatever it is called', async () => {
  const { sendFile, app } = await openFiles()
  const names = ['Drei Wünsche & 龙.PDF', '龙.pdf', '../../etc/passwd', `${'a'.repeat(300)}.pdf`]

  const replies = []
  for (const [at, name] of names.entries()) {
    replies.push((await sendFile(Buffer.concat([PDF, Buffer.from(String(at))]), name)).json())
  }

  expect(replies.map(({ file }) => file.split('/').at(-1))).toEqual([
    ...['drei-wunsche.pdf', 'document.pdf', 'passwd.pdf', `${'a'.repeat(60)}.pdf`],
  ])
  expect((await app.inject(`/storage/${replies[0].path}`)).headers['content-type']).toBe('application/pdf')
})

test.each([
  ['WebM', WEBM, 'film', 'webm'],
  ['captions with a byte order mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), VTT]), 'captions', 'vtt'],
])('%s is taken', async (_what, bytes, type, extension) => {
  const { sendFile } = await openFiles()

  const reply = (await sendFile(bytes, 'whatever.exe')).json()

  expect([reply.type, reply.file.split('.').at(-1)]).toEqual([type, extension])
})

const hostile = async (): Promise<[string, Buffer, number, string][]> => [
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 415, 'file-kind'],
  ['a program', Buffer.from('MZ\x90\0\x03', 'latin1'), 415, 'file-kind'],
  ['a telephone’s photograph', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, 'file-kind'],
  ['a film for other players', Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), 415, 'file-kind'],
  ['a picture', await paintJpeg(), 415, 'file-kind'],
  ['captions that are no text', Buffer.concat([VTT, Buffer.from([0xff, 0xfe, 0])]), 415, 'file-kind'],
  ['captions in name alone', Buffer.from('WEBVTTX\n'), 415, 'file-kind'],
  ['captions of two megabytes', Buffer.concat([VTT, Buffer.alloc(2e6, 'a')]), 413, 'file-too-large'],
  ['one byte', Buffer.from('%'), 415, 'file-kind'],
  ['nothing', Buffer.alloc(0), 422, 'validation-failed'],
]

test('what is no film, no captions and no document is refused with words, and nothing of it stays', async () => {
  const { sendFile, db, uploads } = await openFiles()

  for (const [what, bytes, status, code] of await hostile()) {
    const reply = await sendFile(bytes, 'film.mp4')
    expect([what, reply.statusCode, reply.json().code]).toEqual([what, status, code])
    expect(reply.json().message.length).toBeGreaterThan(10)
  }
  expect(await db.selectFrom('media').select('id').execute()).toEqual([])
  expect(await readdir(uploads)).toEqual([])
})

test('a film of more than a gigabyte is not even read', async () => {
  const { app, editor } = await openFiles()

  const reply = await app.inject({
    method: 'POST',
    url: '/api/editor/files',
    headers: {
      authorization: `Bearer ${editor.token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '1100000000',
    },
    payload: '--x--',
  })

  expect([reply.statusCode, reply.json().code]).toEqual([413, 'file-too-large'])
})
