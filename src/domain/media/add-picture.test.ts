import { createHash } from 'node:crypto'

import { thumbHashToApproximateAspectRatio, thumbHashToAverageRGBA } from 'thumbhash'
import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { paintPicture } from '../../testing/paint-picture.ts'
import { readBytes } from '../files/index.ts'
import { addPicture } from './index.ts'

const seaAndSand = (width = 300, height = 200) =>
  paintPicture(width, height, [
    { color: '#2f5fa8', share: 0.7 },
    { color: '#d9c7a7', share: 0.3 },
  ])

test('of a picture are kept its bytes, its size, its colours and a blurred preview', async () => {
  const { db, files } = await openTestGallery()
  const bytes = await seaAndSand().png().toBuffer()
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)

  const picture = await addPicture(db, files, bytes)

  expect(picture).toEqual({
    id: expect.any(Number),
    hash,
    extension: 'png',
    width: 300,
    height: 200,
    bytes: bytes.length,
    thumbhash: expect.stringMatching(/^[A-Za-z0-9+/]{20,44}=*$/),
    palette: [
      { color: expect.stringMatching(/^#2[ef][56][ef0]a[789]$/), share: expect.closeTo(0.7, 1) },
      { color: expect.stringMatching(/^#d[89ab]c[678]a[678]$/), share: expect.closeTo(0.3, 1) },
    ],
    colors: ['blue', 'beige'],
    first_asked_at: null,
    renditions_made_at: null,
    created_at: expect.any(Date),
  })
  expect(await readBytes(files, `originals/${hash}.png`)).toEqual(bytes)
  expect(await db.selectFrom('pictures').selectAll().execute()).toEqual([picture])
})

test('the preview has the shape and the colour of the picture', async () => {
  const { db, files } = await openTestGallery()
  const { thumbhash } = await addPicture(db, files, await paintPicture(320, 160, '#c4302b').jpeg().toBuffer())
  const preview = Buffer.from(thumbhash, 'base64')

  const { r, g, b, a } = thumbHashToAverageRGBA(preview)

  expect(thumbHashToApproximateAspectRatio(preview)).toBeCloseTo(2, 0)
  expect([r, g, b].map((value) => Math.abs(value * 255))).toEqual([
    expect.closeTo(196, -1.5),
    expect.closeTo(48, -1.5),
    expect.closeTo(43, -1.5),
  ])
  expect(a).toBe(1)
})

test('the same bytes twice are one picture', async () => {
  const { db, files } = await openTestGallery()
  const bytes = await seaAndSand().png().toBuffer()
  const first = await addPicture(db, files, bytes)

  expect(await addPicture(db, files, Buffer.from(bytes))).toEqual(first)
})

test('the same bytes once more bring back an original that was lost', async () => {
  const { db, files } = await openTestGallery()
  const bytes = await seaAndSand().png().toBuffer()
  const { hash } = await addPicture(db, files, bytes)
  await files.remove(`originals/${hash}.png`)

  await addPicture(db, files, bytes)

  expect(await readBytes(files, `originals/${hash}.png`)).toEqual(bytes)
})

test('the same bytes many times at once are one picture', async () => {
  const { db, files } = await openTestGallery()
  const bytes = await seaAndSand().png().toBuffer()

  const pictures = await Promise.all(Array.from({ length: 6 }, () => addPicture(db, files, bytes)))

  expect(new Set(pictures.map(({ id }) => id)).size).toBe(1)
  expect(await db.selectFrom('pictures').select('id').execute()).toHaveLength(1)
})

test('a picture added with something else comes and goes with it', async () => {
  const { db, files } = await openTestGallery()
  const bytes = await seaAndSand().png().toBuffer()

  await db
    .transaction()
    .execute(async (tx) => {
      await addPicture(tx, files, bytes)
      throw new Error('something else failed')
    })
    .catch(() => undefined)
  expect(await db.selectFrom('pictures').select('id').execute()).toEqual([])

  const picture = await db.transaction().execute((tx) => addPicture(tx, files, bytes))
  expect(await db.selectFrom('pictures').selectAll().execute()).toEqual([picture])
})

test('what is refused leaves nothing behind', async () => {
  const { db, files } = await openTestGallery()
  const whole = await seaAndSand().png().toBuffer()
  const broken = whole.subarray(0, whole.length / 2)
  const hash = createHash('sha256').update(broken).digest('hex').slice(0, 32)

  await expect(addPicture(db, files, broken)).rejects.toMatchObject({ code: 'picture-unreadable' })

  expect(await db.selectFrom('pictures').select('id').execute()).toEqual([])
  expect(await files.find(`originals/${hash}.png`)).toBeUndefined()
})

test('a picture that was turned is described as it is seen', async () => {
  const { db, files } = await openTestGallery()

  const picture = await addPicture(
    db,
    files,
    await seaAndSand(300, 200).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
  )

  expect(picture).toMatchObject({ width: 200, height: 300, extension: 'jpg' })
  expect(thumbHashToApproximateAspectRatio(Buffer.from(picture.thumbhash, 'base64'))).toBeLessThan(1)
})
