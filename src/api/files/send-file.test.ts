import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test, vi } from 'vitest'

import type { FileStore } from '../../domain/files/index.ts'
import { addPicture } from '../../domain/media/index.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { paintPicture } from '../../testing/paint-picture.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const FOR_EVER = 'public, max-age=31536000, immutable'

async function openWithLetters(): Promise<TestGallery & { tag: string }> {
  const gallery = await openTestGallery()
  await gallery.files.put('files/letters.mp4', Buffer.from(LETTERS))
  const { tag = '' } = (await gallery.files.find('files/letters.mp4')) ?? {}
  return { ...gallery, tag: `"${tag}"` }
}

const ask = ({ app }: TestGallery, url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

test('whoever has a file is not sent it again', async () => {
  const gallery = await openWithLetters()
  const { tag } = gallery

  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const reply = await ask(gallery, '/storage/files/letters.mp4', { 'if-none-match': known })
    expect(reply, known).toMatchObject({ statusCode: 304, body: '' })
    expect(reply.headers).toMatchObject({ etag: tag, 'cache-control': FOR_EVER })
  }
  const other = await ask(gallery, '/storage/files/letters.mp4', { 'if-none-match': '"other"' })
  expect(other).toMatchObject({ statusCode: 200, body: LETTERS })
})

test('HEAD tells the same without the bytes', async () => {
  const gallery = await openWithLetters()
  const url = '/storage/files/letters.mp4'

  const told = await ask(gallery, url, {}, 'HEAD')
  const sent = await ask(gallery, url)

  const lasting = ({ date, 'x-request-id': _id, ...headers }: Record<string, unknown>) => ({ ...headers, date: !!date })
  expect(told).toMatchObject({ statusCode: 200, body: '' })
  expect(lasting(told.headers)).toEqual(lasting(sent.headers))
  expect(told.headers['content-length']).toBe('26')
  expect(await ask(gallery, url, { 'if-none-match': gallery.tag }, 'HEAD')).toMatchObject({ statusCode: 304 })
  expect(await ask(gallery, '/storage/files/none.mp4', {}, 'HEAD')).toMatchObject({ statusCode: 404 })
})

test('a part is sent alone', async () => {
  const gallery = await openWithLetters()

  for (const [range, part, told] of [
    ['bytes=0-0', 'a', 'bytes 0-0/26'],
    ['bytes=2-4', 'cde', 'bytes 2-4/26'],
    ['bytes=23-', 'xyz', 'bytes 23-25/26'],
    ['bytes=-2', 'yz', 'bytes 24-25/26'],
    ['bytes=20-9000', 'uvwxyz', 'bytes 20-25/26'],
  ] as const) {
    const reply = await ask(gallery, '/storage/files/letters.mp4', { range })
    expect(reply, range).toMatchObject({ statusCode: 206, body: part })
    expect(reply.headers).toMatchObject({
      'content-range': told,
      'content-length': String(part.length),
      'content-type': 'video/mp4',
      etag: gallery.tag,
    })
  }
})

test('a part beyond the end is refused with the real length', async () => {
  const gallery = await openWithLetters()

  const reply = await ask(gallery, '/storage/files/letters.mp4', { range: 'bytes=26-' })

  expect(reply).toMatchObject({ statusCode: 416 })
  expect(reply.headers).toMatchObject({ 'content-range': 'bytes */26', 'cache-control': 'no-store' })
})

test('a part is only sent to whoever has the rest of the same file', async () => {
  const gallery = await openWithLetters()
  const range = 'bytes=2-4'

  for (const [ifRange, status] of [
    [gallery.tag, 206],
    [`W/${gallery.tag}`, 200],
    ['"other"', 200],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 200],
  ] as const) {
    const reply = await ask(gallery, '/storage/files/letters.mp4', { range, 'if-range': ifRange })
    expect(reply.statusCode, ifRange).toBe(status)
  }
})

test('nonsense asked for as a part does no harm', async () => {
  const gallery = await openWithLetters()

  for (const range of [
    'bytes=9-1',
    'bytes=a-b',
    'bytes=0-1,5-6',
    'lines=1-2',
    'ð\x9f',
    `bytes=0-${'9'.repeat(5000)}`,
  ]) {
    const reply = await ask(gallery, '/storage/files/letters.mp4', { range })
    expect([200, 206], range).toContain(reply.statusCode)
    expect(reply.body).toBe(LETTERS)
  }
})

test('a file is shown or saved, never run', async () => {
  const gallery = await openTestGallery()

  for (const [name, type, isSaved] of [
    ['press-kit.pdf', 'application/pdf', true],
    ['works.zip', 'application/zip', true],
    ['page.html', 'application/octet-stream', true],
    ['drawing.svg', 'application/octet-stream', true],
    ['script.js', 'application/octet-stream', true],
    ['portrait.jpg', 'image/jpeg', false],
    ['film.webm', 'video/webm', false],
  ] as const) {
    await gallery.files.put(`files/${name}`, Buffer.from('<script>alert(1)</script>'))
    const { headers } = await ask(gallery, `/storage/files/${name}`)
    expect(headers['content-type'], name).toBe(type)
    expect(headers['content-disposition'], name).toBe(isSaved ? `attachment; filename="${name}"` : undefined)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  }
})

test('a file that goes away between the look and the reading is not there', async () => {
  const gallery = await openWithLetters()
  const { find } = gallery.files
  vi.spyOn(gallery.files, 'find').mockImplementation(async (key) => {
    const found = await find(key)
    await gallery.files.remove(key)
    return found
  })

  const reply = await ask(gallery, '/storage/files/letters.mp4', { range: 'bytes=2-4' })

  expect(reply).toMatchObject({ statusCode: 404 })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('of a file that is replaced between the look and the reading the whole is sent', async () => {
  const gallery = await openWithLetters()
  const { find } = gallery.files
  vi.spyOn(gallery.files, 'find').mockImplementation(async (key) => {
    const found = await find(key)
    await gallery.files.put(key, Buffer.from('a new one'))
    return found
  })

  const reply = await ask(gallery, '/storage/files/letters.mp4', { range: 'bytes=2-4' })

  expect(reply).toMatchObject({ statusCode: 200, body: 'a new one' })
  expect(reply.headers).not.toHaveProperty('content-range')
})

test('a finished picture is opened once and closed again', async () => {
  const gallery = await openTestGallery()
  const { hash } = await addPicture(gallery.db, gallery.files, await paintPicture(300, 90).png().toBuffer())
  await ask(gallery, `/storage/pictures/${hash}/300.webp`)
  const opened = watchReading(gallery.files)

  await ask(gallery, `/storage/pictures/${hash}/300.webp`)

  await eventually(() => expect(opened.map(({ closed }) => closed)).toEqual([true]))
})

test('a reader who breaks off leaves no open file behind', async () => {
  const gallery = await openTestGallery()
  await gallery.files.put('files/film.mp4', Buffer.alloc(8_000_000, 'a'))
  const opened = watchReading(gallery.files)
  await gallery.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gallery.app.server.address() as AddressInfo

  await new Promise<void>((resolve) => {
    const call = httpRequest({ port, host: '127.0.0.1', path: '/storage/files/film.mp4' }, (reply) => {
      reply.once('data', () => {
        reply.destroy()
        resolve()
      })
    })
    call.on('error', () => undefined).end()
  })

  // A stream of a file is closed when its file is.
  await eventually(() => expect(opened.map(({ closed }) => closed)).toEqual([true]))
})

function watchReading(files: FileStore) {
  const opened: { closed: boolean }[] = []
  const { read } = files
  vi.spyOn(files, 'read').mockImplementation(async (key, range) => {
    const file = await read(key, range)
    if (file) opened.push(file.stream)
    return file
  })
  return opened
}
