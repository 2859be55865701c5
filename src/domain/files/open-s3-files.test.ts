import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, onTestFinished, test } from 'vitest'

import { StartFailure } from '../../database/index.ts'
import { startS3Peer } from '../../testing/start-s3-peer.ts'
import { openS3Files } from './index.ts'

test('objects lie under their keys, with what they are', async () => {
  const { settings, objects } = await startS3Peer()
  const files = await openS3Files(settings)

  await files.put('pictures/1f/400.webp', Buffer.from('picture'))
  await files.put('files/press-kit.pdf', Buffer.from('%PDF'))
  await files.put('files/page.html', Buffer.from('<script>'))

  expect(Object.fromEntries([...objects].map(([key, { contentType }]) => [key, contentType]))).toEqual({
    'pictures/1f/400.webp': 'image/webp',
    'files/press-kit.pdf': 'application/pdf',
    'files/page.html': 'application/octet-stream',
  })
})

test('a slash at the end of the address does no harm', async () => {
  const { settings, objects } = await startS3Peer()
  const files = await openS3Files({ ...settings, endpoint: `${settings.endpoint}/` })

  await files.put('files/a.txt', Buffer.from('a'))

  expect([...objects.keys()]).toEqual(['files/a.txt'])
})

test.each([
  ['secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
  ['key', { accessKeyId: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
  ['region', { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
  ['bucket', { bucket: 'elsewhere' }, 'NoSuchBucket'],
  ['endpoint', { endpoint: 'http://127.0.0.1:9' }, 'bad port'],
])('a wrong %s is told at the start', async (_what, wrong, words) => {
  const { settings } = await startS3Peer()

  const opening = openS3Files({ ...settings, ...wrong })

  await expect(opening).rejects.toThrow(StartFailure)
  await expect(opening).rejects.toThrow('cannot be used')
  await expect(opening).rejects.toThrow(words)
})

test('a secret is not told', async () => {
  const { settings } = await startS3Peer()

  const fault = await openS3Files({ ...settings, secretAccessKey: 'top-secret' }).catch(String)

  expect(fault).not.toContain('top-secret')
})

test('a service that goes away is unavailable, not empty', async () => {
  const { settings, stop } = await startS3Peer()
  const files = await openS3Files(settings)
  await files.put('files/a.txt', Buffer.from('a'))
  await stop()

  const unavailable = { name: 'FilesUnavailable', statusCode: 503 }
  await expect(files.find('files/a.txt')).rejects.toMatchObject(unavailable)
  await expect(files.read('files/a.txt')).rejects.toMatchObject(unavailable)
  await expect(files.put('files/a.txt', Buffer.from('b'))).rejects.toMatchObject(unavailable)
  await expect(files.remove('files/a.txt')).rejects.toMatchObject(unavailable)
})

test('a reader who breaks off ends the transfer', async () => {
  let isCut: (() => void) | undefined
  const cut = new Promise<void>((resolve) => (isCut = resolve))
  // The peer checks signatures; this one only never comes to an end.
  const endless = createServer((request, reply) => {
    if (request.url?.endsWith('first-look')) return void reply.writeHead(404).end()
    reply.writeHead(200, { 'content-length': 1e9, etag: '"a"' })
    reply.on('close', () => isCut?.())
    reply.write(Buffer.alloc(100_000))
  })
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void endless.close())
  const { port } = endless.address() as AddressInfo
  const keys = { bucket: 'gallery', region: 'auto', accessKeyId: 'a', secretAccessKey: 'b' }
  const files = await openS3Files({ endpoint: `http://127.0.0.1:${port}`, ...keys })

  const file = await files.read('files/film.mp4')
  file?.stream.destroy()

  expect(file?.size).toBe(1e9)
  await cut
})
