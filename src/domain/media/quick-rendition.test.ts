import sharp from 'sharp'
import { expect, test } from 'vitest'

import { picturePath } from '../../contract/picture.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { paintPicture } from '../../testing/paint-picture.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { addPicture, createQuickRenditions } from './index.ts'

const HASH = '0123456789abcdef0123456789abcdef'

/** A store that notes which originals are read, and how many at once. */
function watchOriginals(files: FileStore) {
  const seen = { reads: 0, atOnce: 0, now: 0 }
  const read: FileStore['read'] = async (key, range) => {
    const file = await files.read(key, range)
    if (!key.startsWith('originals/')) return file
    seen.reads++
    seen.atOnce = Math.max(seen.atOnce, ++seen.now)
    return file
  }
  const put: FileStore['put'] = async (key, bytes) => {
    await files.put(key, bytes)
    seen.now--
  }
  return { seen, store: { ...files, read, put } }
}

test('a width of a picture is made when somebody asks for it, and kept', async () => {
  const { db, files } = await openTestGallery()
  const { hash } = await addPicture(db, files, await paintPicture(900, 90).png().toBuffer())
  const make = createQuickRenditions({ db, files })

  expect(await make({ hash, width: 400, format: 'webp' })).toBe(true)
  expect(await make({ hash, width: 900, format: 'jpg' })).toBe(true)

  const small = await readBytes(files, picturePath(hash, 400, 'webp'))
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 400, height: 40 })
  const large = await readBytes(files, picturePath(hash, 900, 'jpg'))
  expect(await sharp(large).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 90 })
})

test.each([
  ['a picture that nobody has added', { hash: HASH, width: 400 }],
  ['a width that no picture has', { width: 401 }],
  ['a width beyond the original', { width: 1200 }],
])('%s is not made', async (_what, wanted) => {
  const { db, files } = await openTestGallery()
  const { hash } = await addPicture(db, files, await paintPicture(900, 90).png().toBuffer())
  const rendition = { hash, format: 'webp' as const, ...wanted }

  expect(await createQuickRenditions({ db, files })(rendition)).toBe(false)
  expect(await files.find(picturePath(rendition.hash, rendition.width, 'webp'))).toBeUndefined()
})

test('a picture whose original is lost is not made', async () => {
  const { db, files } = await openTestGallery()
  const { hash } = await addPicture(db, files, await paintPicture(900, 90).png().toBuffer())
  await files.remove(`originals/${hash}.png`)

  expect(await createQuickRenditions({ db, files })({ hash, width: 400, format: 'webp' })).toBe(false)
})

test('however many ask at once or later, the work is done once, and the other renditions are queued once', async () => {
  const { db, files, pool } = await openTestGallery()
  const { id, hash } = await addPicture(db, files, await paintPicture(900, 90).png().toBuffer())
  const { seen, store } = watchOriginals(files)
  const make = createQuickRenditions({ db, files: store })
  const wanted = { hash, width: 400, format: 'webp' as const }

  expect(await Promise.all(Array.from({ length: 20 }, () => make(wanted)))).toEqual(Array(20).fill(true))
  expect(await make(wanted)).toBe(true)

  expect(seen.reads).toBe(1)
  await make({ ...wanted, width: 800 })
  const { rows } = await pool.query('SELECT task_identifier, key, priority FROM graphile_worker.jobs')
  expect(rows).toEqual([{ task_identifier: 'make-renditions', key: `renditions of ${id}`, priority: 10 }])
})

test('no more than two are made at once', async () => {
  const { db, files } = await openTestGallery()
  const { hash } = await addPicture(db, files, await paintPicture(1700, 170).png().toBuffer())
  const { seen, store } = watchOriginals(files)
  const make = createQuickRenditions({ db, files: store })

  const wanted = [400, 800, 1200, 1600].flatMap((width) =>
    (['webp', 'jpg'] as const).map((format) => ({ width, format })),
  )
  await Promise.all(wanted.map((one) => make({ hash, ...one })))

  expect(seen).toMatchObject({ reads: 8, atOnce: 2 })
})

test('after a failure the next one may try again', async () => {
  const { db, files } = await openTestGallery()
  const { hash } = await addPicture(db, files, await paintPicture(900, 90).png().toBuffer())
  let isFull = true
  const put: FileStore['put'] = (key, bytes) =>
    isFull ? Promise.reject(new Error('the disk is full')) : files.put(key, bytes)
  const make = createQuickRenditions({ db, files: { ...files, put } })
  const wanted = { hash, width: 400, format: 'webp' as const }

  await expect(make(wanted)).rejects.toThrow('the disk is full')
  isFull = false

  expect(await make(wanted)).toBe(true)
})
