import { fstatSync, type ReadStream } from 'node:fs'
import { mkdir, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openLocalFiles } from './index.ts'

test('nothing is made before the first file comes, and other accounts are kept out', async () => {
  const folder = makeFileFolder()
  const files = openLocalFiles(folder)

  expect(await files.find('files/a.txt')).toBeUndefined()
  await expect(stat(folder)).rejects.toThrow('ENOENT')

  await files.put('files/a.txt', Buffer.from('a'))
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

test('a link out of the folder leads nowhere, be it a file or a folder', async () => {
  const outside = makeFileFolder()
  await mkdir(outside)
  await writeFile(path.join(outside, 'secret.txt'), 'secret')
  const folder = makeFileFolder()
  const files = openLocalFiles(folder)
  await files.put('files/a.txt', Buffer.from('a'))
  await symlink(path.join(outside, 'secret.txt'), path.join(folder, 'files/link.txt'))
  await symlink(outside, path.join(folder, 'files/linked'))

  for (const key of ['files/link.txt', 'files/linked/secret.txt']) {
    expect(await files.find(key), key).toBeUndefined()
    expect(await files.read(key), key).toBeUndefined()
    await files.remove(key)
  }
  await expect(files.put('files/linked/secret.txt', Buffer.from('b'))).rejects.toThrow('leads out')
  expect(await readFile(path.join(outside, 'secret.txt'), 'utf8')).toBe('secret')
})

test('the folder itself may be a link to a larger disk', async () => {
  const disk = makeFileFolder()
  await mkdir(disk)
  const folder = makeFileFolder()
  await symlink(disk, folder)
  const files = openLocalFiles(folder)

  await files.put('files/a.txt', Buffer.from('a'))

  expect(await files.find('files/a.txt')).toMatchObject({ size: 1 })
  expect(await readFile(path.join(disk, 'files/a.txt'), 'utf8')).toBe('a')
})

test('what cannot be written leaves nothing behind', async () => {
  const folder = makeFileFolder()
  const files = openLocalFiles(folder)
  await files.put('files/a.txt/b', Buffer.from('a folder stands in the way'))

  await expect(files.put('files/a.txt', Buffer.from('a'))).rejects.toThrow()

  expect(await readdir(path.join(folder, '.unfinished'))).toEqual([])
})

test('what a crash left half written is cleared at the next start, what is being written is not', async () => {
  const folder = makeFileFolder()
  await mkdir(path.join(folder, '.unfinished'), { recursive: true })
  await writeFile(path.join(folder, '.unfinished/old'), 'hal')
  await utimes(path.join(folder, '.unfinished/old'), 0, 0)
  await writeFile(path.join(folder, '.unfinished/new'), 'hal')

  await openLocalFiles(folder).put('files/a.txt', Buffer.from('a'))

  expect(await readdir(path.join(folder, '.unfinished'))).toEqual(['new'])
})

test('a file that is taken away while it is read is read to its end', async () => {
  const files = openLocalFiles(makeFileFolder())
  const bytes = Buffer.alloc(500_000, 'a')
  await files.put('files/a.txt', bytes)

  const file = await files.read('files/a.txt')
  await files.remove('files/a.txt')

  expect(file && (await buffer(file.stream))).toEqual(bytes)
})

test('a reader who breaks off leaves no open file behind', async () => {
  const files = openLocalFiles(makeFileFolder())
  await files.put('files/a.txt', Buffer.alloc(500_000, 'a'))
  const file = await files.read('files/a.txt')
  const stream = file?.stream as ReadStream
  const { fd } = stream as unknown as { fd: number }
  fstatSync(fd)

  await new Promise<void>((resolve) => stream.once('close', resolve).destroy())

  expect(() => fstatSync(fd)).toThrow('EBADF')
})
