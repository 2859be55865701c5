import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

import pino from 'pino'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'

import { picturePath } from '../../contract/picture.ts'
import { followArtworks } from '../../domain/catalogue/index.ts'
import { addPicture, makeRenditions } from '../../domain/media/index.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { paintPicture } from '../../testing/paint-picture.ts'
import { createApiServer } from '../create-api-server.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const FOR_EVER = 'public, max-age=31536000, immutable'

const ask = ({ app }: TestGallery, url: string, headers = {}, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers })

/** Sends an address as it stands, since clients tidy it up. */
async function askAsItStands(
  { app }: TestGallery,
  path: string,
): Promise<{ status: number; body: string; type: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const call = httpRequest({ port, host: '127.0.0.1', path, agent: false }, (reply) => {
      let body = ''
      reply.on('data', (part: Buffer) => (body += part.toString('latin1')))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body, type: reply.headers['content-type'] ?? '' }))
    })
    call.on('error', reject).end()
  })
}

test('a finished picture is kept by browsers for ever', async () => {
  const gallery = await openTestGallery()
  const { id, hash } = await addPicture(gallery.db, gallery.files, await paintPicture(300, 90).png().toBuffer())
  await makeRenditions(gallery.db, gallery.files, id)

  for (const [format, type] of Object.entries({ avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' })) {
    const reply = await ask(gallery, `/storage/pictures/${hash}/300.${format}`, { accept: 'image/png' })

    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': FOR_EVER,
      'content-type': type,
      'content-length': String(reply.rawPayload.length),
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    })
    expect(reply.headers).not.toHaveProperty('vary')
    expect(reply.headers).not.toHaveProperty('content-disposition')
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 300, height: 90 })
  }
})

test('nothing but pictures and public files can be reached', async () => {
  const gallery = await openTestGallery()
  const { hash } = await addPicture(gallery.db, gallery.files, await paintPicture(300, 90).png().toBuffer())
  const hidden = [`originals/${hash}.png`, 'applications/1/portfolio.pdf', 'secret.txt', 'pictures/secret.txt']
  for (const key of hidden.slice(1)) await gallery.files.put(key, Buffer.from('secret'))

  for (const key of [...hidden, 'originals', 'pictures', `pictures/${hash}`, 'files', '', '.unfinished']) {
    const reply = await ask(gallery, `/storage/${key}`)
    expect(reply, key).toMatchObject({ statusCode: 404 })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual({ code: 'not-found', message: 'There is nothing at this address.' })
  }
})

const UP = [
  '..',
  '%2e%2e',
  '%2E%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..%5c',
  '%c0%ae%c0%ae',
  '.%00.',
  '....',
  '%uff0e%uff0e',
]
const SLASHES = ['/', '%2f', '%2F', '\\', '%5c', '%252f', '%c0%af', '//', '/./']

test('no spelling of an address leads out of the folder', async () => {
  const gallery = await openTestGallery()
  await gallery.files.put('originals/secret.txt', Buffer.from('top secret'))
  await gallery.files.put('files/a.txt', Buffer.from('public'))
  const addresses = [
    ...UP.flatMap((up) => SLASHES.map((slash) => `/storage/files${slash}${up}${slash}originals${slash}secret.txt`)),
    ...UP.map((up) => `/storage/${up}/files/originals/secret.txt`),
    `/storage/files/${'../'.repeat(20)}etc/passwd`,
    `/storage/files/${'%2e%2e%2f'.repeat(20)}etc%2fpasswd`,
    '/storage//etc/passwd',
    '/storage/%2fetc%2fpasswd',
    '/storage/files//etc/passwd',
    '/storage/files/a.txt%00',
    '/storage/files/a.txt%00.webp',
    '/storage/files/a.txt/',
    '/storage/files/a.txt/..',
    '/storage/files/A.TXT',
    '/storage/files/%61.txt',
    '/storage/files/%',
    '/storage/files/%zz',
    '/storage/files/%E0%A4%A',
    '/storage/files/C:%5CWindows%5Cwin.ini',
    '/storage/files/file:///etc/passwd',
    '/storage/files/a.txt;b',
    `/storage/files/${'a'.repeat(5000)}`,
    `/storage/pictures/${HASH}/99999.webp`,
    `/storage/pictures/${HASH}/400.webp/../../../originals/secret.txt`,
    `/storage/pictures/${HASH}/-1.webp`,
    `/storage/pictures/${HASH}/1e3.webp`,
    `/storage/pictures/${HASH.toUpperCase()}/400.webp`,
    `/storage/pictures/${HASH}/400.gif`,
    '/storage',
    '/storage?files/a.txt',
    '/storage/?files/a.txt',
  ]

  for (const address of addresses) {
    const { status, body, type } = await askAsItStands(gallery, address)
    expect([400, 404], `${address} → ${status}`).toContain(status)
    expect(body, address).not.toContain('secret')
    expect(type, address).toMatch(/^application\/json/)
    expect(['not-found', 'malformed-request'], address).toContain(JSON.parse(body).code)
  }
  expect(await askAsItStands(gallery, '/storage/files/a.txt?v=2')).toMatchObject({ status: 200, body: 'public' })
})

test('where pages are shown too, what fails here is still told in the words of the API', async () => {
  const { db, files, connection } = await openTestGallery()
  const artworks = await followArtworks({ db, connection })
  onTestFinished(artworks.close)
  const app = createApiServer({
    db,
    files,
    artworks: artworks.index,
    log: pino({ level: 'silent' }),
    trustedProxies: 0,
    publicUrl: 'http://localhost',
    isSecure: false,
    refusePage: async (_request, reply, status) => reply.code(status).type('text/html').send('<p>'),
  })
  onTestFinished(() => app.close())

  for (const url of ['/storage/%zz', '/storage/files/none.pdf', '/storage', '/storage/']) {
    expect((await app.inject(url)).headers['content-type'], url).toMatch(/^application\/json/)
  }
  expect((await app.inject('/storages/%zz')).headers['content-type']).toBe('text/html')
})

test('files are only read here', async () => {
  const gallery = await openTestGallery()

  const reply = await ask(gallery, '/storage/files/letters.mp4', {}, 'POST')

  expect(reply).toMatchObject({ statusCode: 405 })
  expect(reply.headers.allow).toBe('GET, HEAD')
  expect(reply.json()).toMatchObject({ code: 'method-not-allowed' })
})

test('until a picture is made, a quick one stands in for a moment', async () => {
  const gallery = await openTestGallery()
  const { id, hash } = await addPicture(gallery.db, gallery.files, await paintPicture(900, 90).png().toBuffer())
  const url = `/storage/pictures/${hash}/400.avif`

  const early = await ask(gallery, url, { accept: 'image/avif,image/webp,*/*;q=0.8' })
  expect(early).toMatchObject({ statusCode: 200 })
  expect(early.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=30',
    vary: 'Accept',
  })
  expect(await sharp(early.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400, height: 40 })

  await makeRenditions(gallery.db, gallery.files, id)
  const late = await ask(gallery, url, { accept: 'image/avif', 'if-none-match': early.headers.etag })
  expect(late).toMatchObject({ statusCode: 200 })
  expect(late.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': FOR_EVER })
})

test('what stands in is what the caller takes', async () => {
  const gallery = await openTestGallery()
  const { hash } = await addPicture(gallery.db, gallery.files, await paintPicture(300, 90).png().toBuffer())

  for (const [accept, type] of [
    ['image/png,image/jpeg', 'image/jpeg'],
    ['text/html', 'image/jpeg'],
    ['image/webp', 'image/webp'],
    ['image/*', 'image/webp'],
    ['*/*', 'image/webp'],
    [undefined, 'image/webp'],
  ] as const) {
    const reply = await ask(gallery, `/storage/pictures/${hash}/300.avif`, accept ? { accept } : {})
    expect(reply.headers, accept).toMatchObject({ 'content-type': type, vary: 'Accept' })
  }
})

test('the quick one is the finished one where it has the right form', async () => {
  const gallery = await openTestGallery()
  const { hash } = await addPicture(gallery.db, gallery.files, await paintPicture(300, 90).png().toBuffer())

  const first = await ask(gallery, `/storage/pictures/${hash}/300.webp`)
  const second = await ask(gallery, `/storage/pictures/${hash}/300.webp`)

  expect(first.headers).toMatchObject({ 'cache-control': FOR_EVER, 'content-type': 'image/webp' })
  expect(second.headers.etag).toBe(first.headers.etag)
  expect(second.rawPayload).toEqual(first.rawPayload)
})

test('a width that the picture does not have is not made', async () => {
  const gallery = await openTestGallery()
  const { hash } = await addPicture(gallery.db, gallery.files, await paintPicture(300, 90).png().toBuffer())

  for (const width of [1, 299, 301, 400, 99_999]) {
    expect(await ask(gallery, `/storage/pictures/${hash}/${width}.webp`)).toMatchObject({ statusCode: 404 })
  }
  expect(await ask(gallery, `/storage/${picturePath(HASH, 300, 'webp')}`)).toMatchObject({ statusCode: 404 })
})

test('a store that does not answer is told as such, and nobody keeps it', async () => {
  const gallery = await openTestGallery()
  vi.spyOn(gallery.files, 'read').mockRejectedValue(Object.assign(new Error('no answer'), { statusCode: 503 }))

  const reply = await ask(gallery, `/storage/${picturePath(HASH, 400, 'webp')}`)

  expect(reply).toMatchObject({ statusCode: 503 })
  expect(reply.json()).toMatchObject({ code: 'unavailable' })
  expect(reply.headers).not.toHaveProperty('cache-control')
})
