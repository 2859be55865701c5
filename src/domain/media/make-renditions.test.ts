import pino from 'pino'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'

import { PICTURE_FORMATS, picturePath, widthsOf } from '../../contract/picture.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { paintPicture } from '../../testing/paint-picture.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { createTasks, startJobs } from '../jobs/index.ts'
import { addPicture, createQuickRenditions, makeRenditions } from './index.ts'

const NAMES = { avif: 'heif', webp: 'webp', jpg: 'jpeg' }

/** A store that notes what is put into it, and may break down. */
function watch(files: FileStore, { failsAfter = Infinity } = {}): FileStore & { puts: string[] } {
  const puts: string[] = []
  return {
    ...files,
    puts,
    put: async (key, bytes) => {
      if (puts.length >= failsAfter) throw new Error('the disk is full')
      puts.push(key)
      await files.put(key, bytes)
    },
  }
}

const allOf = (hash: string, width: number) =>
  widthsOf(width).flatMap((one) => PICTURE_FORMATS.map((format) => picturePath(hash, one, format)))

test('every width is made in every format', async () => {
  const { db, files } = await openTestGallery()
  const { id, hash } = await addPicture(db, files, await paintPicture(2500, 250, '#c4302b').jpeg().toBuffer())

  await makeRenditions(db, files, id)

  for (const width of [400, 800, 1200, 1600, 2400]) {
    for (const format of PICTURE_FORMATS) {
      const bytes = await readBytes(files, picturePath(hash, width, format))
      const found = await sharp(bytes).metadata()
      expect(found).toMatchObject({ format: NAMES[format], width, height: width / 10, space: 'srgb' })
    }
  }
  expect(await files.find(picturePath(hash, 2500, 'jpg'))).toBeUndefined()
  const row = await db.selectFrom('pictures').select('renditions_made_at').executeTakeFirst()
  expect(row?.renditions_made_at).toBeInstanceOf(Date)
})

test.each([
  [300, [300]],
  [400, [400]],
  [900, [400, 800, 900]],
])('a picture of %i pixels is never made larger', async (width, widths) => {
  const { db, files } = await openTestGallery()
  const { id, hash } = await addPicture(db, files, await paintPicture(width, 90).png().toBuffer())
  const watched = watch(files)

  await makeRenditions(db, watched, id)

  const expected = widths.flatMap((one) => PICTURE_FORMATS.map((format) => picturePath(hash, one, format)))
  expect(watched.puts.toSorted()).toEqual(expected.toSorted())
  const largest = await readBytes(files, picturePath(hash, width, 'webp'))
  expect(await sharp(largest).metadata()).toMatchObject({ width, height: 90 })
})

test('renditions stand upright and say nothing of the camera', async () => {
  const { db, files } = await openTestGallery()
  const bytes = await paintPicture(120, 60, '#2f5fa8')
    .withExif({ IFD0: { Artist: 'Ada Lovelace' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { id, hash } = await addPicture(db, files, bytes)

  await makeRenditions(db, files, id)

  for (const format of PICTURE_FORMATS) {
    const { width, height, exif, icc, xmp } = await sharp(
      await readBytes(files, picturePath(hash, 60, format)),
    ).metadata()
    expect({ width, height, exif, icc, xmp }).toEqual({ width: 60, height: 120 })
  }
})

test('made twice, they are made once', async () => {
  const { db, files } = await openTestGallery()
  const { id } = await addPicture(db, files, await paintPicture(300, 90).png().toBuffer())
  await makeRenditions(db, files, id)
  const watched = watch(files)

  await makeRenditions(db, watched, id)

  expect(watched.puts).toEqual([])
})

test('broken off, they go on where they were', async () => {
  const { db, files } = await openTestGallery()
  const { id, hash } = await addPicture(db, files, await paintPicture(500, 90).png().toBuffer())
  const failing = watch(files, { failsAfter: 4 })
  await expect(makeRenditions(db, failing, id)).rejects.toThrow('the disk is full')
  const row = await db.selectFrom('pictures').select('renditions_made_at').executeTakeFirst()
  expect(row?.renditions_made_at).toBeNull()
  const watched = watch(files)

  await makeRenditions(db, watched, id)

  expect(watched.puts).toHaveLength(2)
  expect([...failing.puts, ...watched.puts].toSorted()).toEqual(allOf(hash, 500).toSorted())
})

test('a picture that is gone has none, and a lost original is told', async () => {
  const { db, files } = await openTestGallery()
  const { id, hash } = await addPicture(db, files, await paintPicture(300, 90).png().toBuffer())
  await files.remove(`originals/${hash}.png`)

  await expect(makeRenditions(db, files, id)).rejects.toThrow(`The original of ${hash} is gone.`)
  await makeRenditions(db, files, id + 1)
})

test('a picture gets all its renditions once somebody has asked for one, and not before', async () => {
  const { db, files, pool, connection } = await openTestGallery()
  const stop = await startJobs({ db, files, pool, connection, log: pino({ level: 'silent' }) })
  onTestFinished(stop)

  const { hash } = await addPicture(db, files, await paintPicture(300, 90).png().toBuffer())
  const { id: idle } = await addPicture(db, files, await paintPicture(300, 90, '#111111').png().toBuffer())

  const make = createQuickRenditions({ db, files })
  await Promise.all([make({ hash, width: 300, format: 'webp' }), make({ hash, width: 300, format: 'jpg' })])

  const readMade = () => db.selectFrom('pictures').select('id').where('renditions_made_at', 'is not', null).execute()
  await eventually(async () => expect(await readMade()).not.toEqual([]))
  for (const key of allOf(hash, 300)) expect(await files.find(key), key).toBeDefined()
  expect(await readMade()).not.toContainEqual({ id: idle })
})

test('what was asked for and never made is queued again after an hour, once', async () => {
  const { db, files, pool } = await openTestGallery()
  const old = await addPicture(db, files, await paintPicture(300, 90, '#111111').png().toBuffer())
  const made = await addPicture(db, files, await paintPicture(300, 90, '#222222').png().toBuffer())
  const fresh = await addPicture(db, files, await paintPicture(300, 90, '#333333').png().toBuffer())
  await addPicture(db, files, await paintPicture(300, 90, '#444444').png().toBuffer())
  await makeRenditions(db, files, made.id)
  await pool.query("UPDATE pictures SET first_asked_at = now() - interval '2 hours' WHERE id IN ($1, $2)", [
    old.id,
    made.id,
  ])
  await pool.query('UPDATE pictures SET first_asked_at = now() WHERE id = $1', [fresh.id])
  await pool.query('TRUNCATE graphile_worker._private_jobs')
  const queueMissing = createTasks(db, files)['queue-missing-renditions']

  await queueMissing?.({}, {} as never)
  await queueMissing?.({}, {} as never)

  const { rows } = await pool.query('SELECT payload FROM graphile_worker._private_jobs')
  expect(rows).toEqual([{ payload: { pictureId: old.id } }])
})
