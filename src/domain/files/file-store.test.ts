import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import { describe, expect, test } from 'vitest'

import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { startS3Peer } from '../../testing/start-s3-peer.ts'
import { type FileStore, openLocalFiles, openS3Files, readBytes } from './index.ts'

const STORES: [string, () => Promise<FileStore>][] = [
  ['a local folder', async () => openLocalFiles(makeFileFolder())],
  ['an S3 bucket', async () => openS3Files((await startS3Peer()).settings)],
]

// A real service, where one is at hand: http://key:secret@host:port/bucket?region=…
if (process.env.TEST_S3_URL) {
  const { origin, username, password, pathname, searchParams } = new URL(process.env.TEST_S3_URL)
  const settings = {
    endpoint: origin,
    bucket: pathname.slice(1),
    region: searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
  STORES.push(['an outside S3 bucket', () => openS3Files(settings)])
}

const NO_KEYS = [
  '',
  '/',
  '.',
  '..',
  '../secret',
  'pictures/../../secret',
  'pictures/./a.webp',
  'pictures//a.webp',
  '/etc/passwd',
  'pictures/',
  'pictures/.hidden',
  '.unfinished/a',
  'pictures\\a.webp',
  'C:\\a.webp',
  'pictures/%2e%2e/a.webp',
  'pictures/a.webp\0.txt',
  'pictures/a.webp\n',
  'Pictures/A.webp',
  'pictures/é.webp',
  'pictures/a b.webp',
  `pictures/${'a'.repeat(300)}`,
]

describe.each(STORES)('%s', (_name, openStore) => {
  test('gives back what was put in from a file on disk', async () => {
    const files = await openStore()
    const folder = makeFileFolder()
    await mkdir(folder)
    const file = path.join(folder, 'upload')
    const bytes = randomBytes(3_000_000)
    await writeFile(file, bytes)

    await files.putFile('applications/1f.pdf', file)

    expect(await readBytes(files, 'applications/1f.pdf')).toEqual(bytes)
    await expect(files.putFile('../secret', file)).rejects.toThrow('No file can be kept')
    await writeFile(file, '')
    await expect(files.putFile('applications/2f.pdf', file)).rejects.toThrow('would be empty')
    await expect(files.putFile('applications/3f.pdf', `${file}-gone`)).rejects.toThrow()
    for (const key of ['applications/2f.pdf', 'applications/3f.pdf']) expect(await files.find(key)).toBeUndefined()
  })

  test('gives back what was put in', async () => {
    const files = await openStore()
    const bytes = randomBytes(200_000)

    await files.put('originals/1f.tiff', bytes)

    expect(await readBytes(files, 'originals/1f.tiff')).toEqual(bytes)
    expect(await files.find('originals/1f.tiff')).toEqual({ size: 200_000, tag: expect.stringMatching(/^[\w-]+$/) })
  })

  test('holds nothing where nothing was put', async () => {
    const files = await openStore()
    await files.put('pictures/a/400.webp', Buffer.from('picture'))

    for (const key of ['pictures/b/400.webp', 'pictures/a', 'pictures', 'pictures/a/400.webp/deeper']) {
      expect(await files.find(key), key).toBeUndefined()
      expect(await files.read(key), key).toBeUndefined()
    }
  })

  test('reads a part', async () => {
    const files = await openStore()
    await files.put('files/letters.txt', Buffer.from('abcdefghij'))

    const part = await files.read('files/letters.txt', { start: 2, end: 4 })

    expect(part?.size).toBe(10)
    expect(String(part && (await buffer(part.stream)))).toBe('cde')
  })

  test('replaces what was there, and the tag tells', async () => {
    const files = await openStore()
    await files.put('files/a.txt', Buffer.from('first'))
    const before = await files.find('files/a.txt')
    const again = await files.find('files/a.txt')
    await files.put('files/a.txt', Buffer.from('second'))

    const after = await files.find('files/a.txt')

    expect(again).toEqual(before)
    expect(after?.tag).not.toBe(before?.tag)
    expect(String(await readBytes(files, 'files/a.txt'))).toBe('second')
  })

  test('two who put the same file at once both succeed', async () => {
    const files = await openStore()
    const bytes = randomBytes(100_000)

    await Promise.all(Array.from({ length: 8 }, () => files.put('pictures/a/800.webp', bytes)))

    expect(await readBytes(files, 'pictures/a/800.webp')).toEqual(bytes)
  })

  test('takes a file away, once or twice', async () => {
    const files = await openStore()
    await files.put('files/a.txt', Buffer.from('a'))

    await files.remove('files/a.txt')
    await files.remove('files/a.txt')

    expect(await files.find('files/a.txt')).toBeUndefined()
  })

  test.each(NO_KEYS)('%j is no key', async (key) => {
    const files = await openStore()
    await files.put('secret', Buffer.from('secret'))

    expect(await files.find(key)).toBeUndefined()
    expect(await files.read(key)).toBeUndefined()
    await files.remove(key)
    await expect(files.put(key, Buffer.from('in'))).rejects.toThrow('No file can be kept under')
    expect(await files.find('secret')).toBeDefined()
  })

  test('an empty file is refused', async () => {
    const files = await openStore()

    await expect(files.put('files/a.txt', Buffer.alloc(0))).rejects.toThrow('empty')
  })
})
