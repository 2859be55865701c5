import sharp from 'sharp'
import { expect, test } from 'vitest'

import { picturePath } from '../../contract/picture.ts'
import { sweepFiles } from '../../domain/content/index.ts'
import { readBytes } from '../../domain/files/index.ts'
import { createTasks } from '../../domain/jobs/index.ts'
import { wantCutouts } from '../../domain/media/index.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'

const DAY_MS = 86_400_000

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A light rectangle on a dark ground, as a mask has it; in colour it is a photograph of the same. */
const paintObject = (size: { width: number; height: number }, object: Box, color = '#ffffff') =>
  sharp({ create: { ...size, channels: 3, background: '#000000' } })
    .composite([
      {
        input: { create: { width: object.width, height: object.height, channels: 3, background: color } },
        left: object.left,
        top: object.top,
      },
    ])
    .png()
    .toBuffer()

/** A gallery in which sculptures are published, with the job that cuts them out. */
async function openWorkshop() {
  const desk = await openEditorDesk()
  const tasks = createTasks(desk.db, desk.files)
  const sendPicture = async (bytes: Buffer) =>
    (await desk.send(bytes, { name: 'one.png' })).json<{ file: string }>().file
  const makeQueued = async () => {
    const { rows } = await desk.pool.query<{ id: number }>('SELECT id FROM cutouts WHERE made_at IS NULL')
    for (const { id } of rows) await tasks['make-cutout']?.({ cutoutId: id }, undefined as never)
    return rows.length
  }
  const publishWork = async (draft: object) =>
    desk.publish(await desk.begin({ ...desk.whole, slug: 'stone', ...draft }))
  return { ...desk, sendPicture, makeQueued, publishWork }
}

const SIZE = { width: 1000, height: 800 }
const OBJECT = { left: 250, top: 100, width: 500, height: 640 }

test('the object is cut out by its mask, in its own bounds, and its ground is seen through', async () => {
  const { call, files, look, sendPicture, makeQueued, publishWork } = await openWorkshop()
  const picture = await sendPicture(await paintObject(SIZE, OBJECT, '#c4302b'))
  // A mask may be smaller than its picture.
  const half = { left: 125, top: 50, width: 250, height: 320 }
  const mask = await sendPicture(await paintObject({ width: 500, height: 400 }, half))
  const { id } = await publishWork({ pictures: [{ file: picture }], mask })
  expect(await look('stone')).toMatchObject({ cutout: null, turntable: [] })

  expect(await makeQueued()).toBe(1)

  const cutout = (await look('stone'))?.cutout
  expect(cutout).toMatchObject({ width: 500, height: 640, widths: [200, 400, 500] })
  const { data, info } = await sharp(await readBytes(files, cutout?.path ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 500, height: 640 })
  expect(data[(320 * 500 + 250) * info.channels]).toBeGreaterThan(180)
  expect(await call('GET /cutouts', { query: { artwork: [id, 999] } })).toEqual({
    cutouts: [{ artwork_id: id, ...cutout }],
  })
})

test('around what is no rectangle nothing is seen', async () => {
  const { files, look, sendPicture, makeQueued, publishWork } = await openWorkshop()
  const round = Buffer.from(
    '<svg width="300" height="300"><rect width="300" height="300"/><circle cx="150" cy="150" r="100" fill="#fff"/></svg>',
  )
  const picture = await sendPicture(await paintObject({ width: 300, height: 300 }, OBJECT_IN_300, '#c4302b'))
  await publishWork({ pictures: [{ file: picture }], mask: await sendPicture(await sharp(round).png().toBuffer()) })
  await makeQueued()

  const cutout = (await look('stone'))?.cutout
  expect(cutout).toMatchObject({ width: 200, height: 200 })
  const { data } = await sharp(await readBytes(files, cutout?.path ?? ''))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([data[3], data[(100 * 200 + 100) * 4 + 3]]).toEqual([0, 255])
})

const OBJECT_IN_300 = { left: 50, top: 50, width: 200, height: 200 }

test('a mask of other proportions than the main picture is refused in words, and nothing of it is kept', async () => {
  const { pool, look, sendPicture, publishWork } = await openWorkshop()
  const picture = await sendPicture(await paintObject(SIZE, OBJECT, '#c4302b'))
  const mask = await sendPicture(await paintObject({ width: 800, height: 1000 }, OBJECT))

  await expect(publishWork({ pictures: [{ file: picture }], mask })).rejects.toMatchObject({
    status: 422,
    errors: { mask: [expect.stringContaining('proportions')] },
  })
  expect(await look('stone')).toBeNull()
  expect((await pool.query('SELECT FROM cutouts')).rowCount).toBe(0)
})

test('a mask without any light part leaves the work without a cut-out', async () => {
  const { look, sendPicture, makeQueued, publishWork } = await openWorkshop()
  const picture = await sendPicture(await paintObject(SIZE, OBJECT, '#c4302b'))
  const mask = await sendPicture(await paintObject(SIZE, OBJECT, '#101010'))
  await publishWork({ pictures: [{ file: picture }], mask })

  expect(await makeQueued()).toBe(1)
  expect(await look('stone')).toMatchObject({ cutout: null })
  expect(await makeQueued()).toBe(0)
})

test('another main picture is cut out anew', async () => {
  const { look, save, publish, whole, sendPicture, makeQueued, publishWork } = await openWorkshop()
  const picture = await sendPicture(await paintObject(SIZE, OBJECT, '#c4302b'))
  const other = await sendPicture(await paintObject(SIZE, OBJECT, '#2f5fa8'))
  const mask = await sendPicture(await paintObject(SIZE, OBJECT))
  const work = await publishWork({ pictures: [{ file: picture }], mask })
  await makeQueued()
  const first = (await look('stone'))?.cutout?.path
  await publish(await save(work, { ...whole, slug: 'stone', pictures: [{ file: other }], mask }))
  expect(await look('stone')).toMatchObject({ cutout: null })
  await makeQueued()
  expect((await look('stone'))?.cutout?.path).not.toBe(first)
})

test('a cut-out goes with the picture it was made of', async () => {
  const { db, files, pool, editor, sendPicture, makeQueued } = await openWorkshop()
  const picture = await sendPicture(await paintObject(SIZE, OBJECT, '#c4302b'))
  await sendPicture(await paintObject(SIZE, OBJECT))
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM pictures ORDER BY id')
  await wantCutouts(db, [{ picture_id: rows[0]?.id ?? 0, mask_id: rows[1]?.id ?? 0 }])
  await makeQueued()
  const [cutout] = await db.selectFrom('cutouts').select('hash').execute()
  const place = picturePath(cutout?.hash ?? '', 500, 'webp')
  expect(await files.find(place)).toBeDefined()

  const { files: library } = await editor.call('GET /editor/media', { query: {} })
  const ids = library.filter(({ file }) => file === picture).map(({ id }) => id)
  await editor.call('POST /editor/media/removal', { body: { ids } })
  expect(await sweepFiles(db, files, new Date(Date.now() + 31.5 * DAY_MS))).toBe(1)
  expect([await files.find(place), (await pool.query('SELECT FROM cutouts')).rowCount]).toEqual([undefined, 0])
})

test('a turntable is told in order', async () => {
  const { look, sendPicture, publishWork } = await openWorkshop()
  const frames = await Promise.all(
    ['#111111', '#222222', '#333333'].map(async (color) => sendPicture(await paintObject(SIZE, OBJECT, color))),
  )
  const picture = await sendPicture(await paintObject(SIZE, OBJECT, '#c4302b'))
  await publishWork({ pictures: [{ file: picture, alt: { en: 'A stone' } }], turntable: frames })

  const paths = (await look('stone'))?.turntable.map(({ path, alt }) => [path.split('/')[1], alt])
  expect(paths).toEqual(frames.map((file) => [file.slice('pictures/'.length, -'.png'.length), 'A stone']))
})
