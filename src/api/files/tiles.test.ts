import sharp from 'sharp'
import { expect, test } from 'vitest'

import { picturePath } from '../../contract/picture.ts'
import { tilePath } from '../../contract/tiles.ts'
import { type FileStore, openLocalFiles, openS3Files } from '../../domain/files/index.ts'
import { createTasks } from '../../domain/jobs/index.ts'
import { tilesPath } from '../../domain/media/index.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openEditorDesk } from '../../testing/open-editor-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { paintPicture } from '../../testing/paint-picture.ts'
import { startS3Peer } from '../../testing/start-s3-peer.ts'

const STRIPES = [
  { color: '#c4302b', share: 0.5 },
  { color: '#2f5fa8', share: 0.5 },
]

interface Wishes {
  width?: number
  height?: number
  more?: object
  files?: FileStore
}

const STORES: [string, () => Promise<FileStore>][] = [
  ['a folder', async () => openLocalFiles(makeFileFolder())],
  ['an S3 bucket', async () => openS3Files((await startS3Peer()).settings)],
]

/** A gallery with a work that visitors see, whose picture has more pixels than any page shows. */
async function openWithWork({ width = 5000, height = 1000, more = {}, ...options }: Wishes = {}) {
  const desk = await openEditorDesk(options)
  const sent = await desk.send(await paintPicture(width, height, STRIPES).jpeg().toBuffer())
  const { file } = sent.json() as { file: string }
  const draft = { ...desk.whole, pictures: [{ file }], ...more }
  const item = await desk.publish(await desk.begin(draft))
  const { hash } = await desk.db.selectFrom('pictures').select('hash').executeTakeFirstOrThrow()
  const zoom = () => desk.call('GET /pictures/{hash}/zoom', { params: { hash } }).then((reply) => reply.zoom)
  const tile = (level: number, column: number, row: number) =>
    desk.app.inject(`/storage/${tilePath(hash, level, column, row)}`)
  return { ...desk, item, draft, hash, zoom, tile }
}

const setZoom = async ({ db }: Awaited<ReturnType<typeof openWithWork>>, largest_zoom: number | null) =>
  db.updateTable('settings').set({ largest_zoom }).execute()

test.each(STORES)(
  'tiles are made in %s when somebody first looks closely, and together they are the picture',
  async (_name, openStore) => {
    const gallery = await openWithWork({ files: await openStore() })
    const { zoom, tile, work } = gallery

    expect(await zoom()).toEqual({ width: 5000, height: 1000, is_ready: false })
    expect((await tile(5000, 0, 0)).statusCode).toBe(404)
    await work('make-tiles')

    expect(await zoom()).toEqual({ width: 5000, height: 1000, is_ready: true })
    for (const [level, columns, rows, last] of [
      [5000, 10, 2, { width: 5000 - 9 * 512, height: 1000 - 512 }],
      [2500, 5, 1, { width: 2500 - 4 * 512, height: 500 }],
    ] as const) {
      const first = await tile(level, 0, 0)
      expect(first.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(first.rawPayload.length),
        'cache-control': 'private, max-age=31536000, immutable',
      })
      expect(await meanOf(first.rawPayload)).toMatchObject({ r: expect.closeTo(0xc4, -1), b: expect.closeTo(0x2b, -1) })
      const end = await tile(level, columns - 1, rows - 1)
      expect(await sharp(end.rawPayload).metadata()).toMatchObject({ format: 'webp', ...last })
      expect(await meanOf(end.rawPayload)).toMatchObject({ r: expect.closeTo(0x2f, -1), b: expect.closeTo(0xa8, -1) })
      for (const [column, row] of [
        [columns, 0],
        [0, rows],
      ] as const)
        expect((await tile(level, column, row)).statusCode).toBe(404)
    }
    for (const level of [10_000, 4999, 2400, 1250]) expect((await tile(level, 0, 0)).statusCode).toBe(404)
    expect((await gallery.app.inject(`/storage/${tilesPath(gallery.hash, 5000)}`)).statusCode).toBe(404)
  },
)

test.each(STORES)(
  'what staff forbid is gone at once, for all works or for one, and is taken out of %s',
  async (_name, openStore) => {
    const gallery = await openWithWork({ files: await openStore() })
    const { zoom, tile, work, files, hash, save, publish, item, draft, db } = gallery
    await zoom()
    await work('make-tiles')
    expect((await tile(5000, 3, 1)).statusCode).toBe(200)

    await setZoom(gallery, 3000)
    expect((await tile(5000, 3, 1)).statusCode).toBe(404)
    expect(await zoom()).toEqual({ width: 3000, height: 600, is_ready: false })
    await work('make-tiles')
    expect((await tile(3000, 0, 0)).statusCode).toBe(200)
    expect((await tile(5000, 3, 1)).statusCode).toBe(404)
    expect(await files.find(tilesPath(hash, 5000))).toBeUndefined()

    const allowed = await publish(await save(item, { ...draft, largest_zoom: 4000 }))
    expect(await zoom()).toMatchObject({ width: 4000 })
    await work('make-tiles')
    expect((await tile(4000, 0, 0)).statusCode).toBe(200)

    await publish(await save(allowed, { ...draft, largest_zoom: 2400 }))
    // Pages show that much anyway, and nothing more is made.
    expect(await zoom()).toEqual({ width: 2400, height: 480, is_ready: true })
    expect((await tile(4000, 0, 0)).statusCode).toBe(404)
    expect((await gallery.app.inject(`/storage/${picturePath(hash, 2400, 'webp')}`)).statusCode).toBe(200)
    await createTasks(db, files)['queue-missing-renditions']?.({}, undefined as never)
    expect(await files.find(tilesPath(hash, 4000))).toBeUndefined()
    expect(await db.selectFrom('tiled_pictures').selectAll().execute()).toEqual([])
  },
)

test('left to itself, a gallery gives 6000 pixels away and no more', async () => {
  const { zoom } = await openWithWork({ width: 8000, height: 900 })

  expect(await zoom()).toMatchObject({ width: 6000, height: 675 })
})

test('what no visitor sees with a work has no tiles, and where two works show it the stricter decides', async () => {
  const gallery = await openWithWork()
  const { zoom, tile, work, whole, draft, begin, publish } = gallery
  await zoom()
  await work('make-tiles')

  await publish(
    await begin({
      ...whole,
      title: { en: 'Another', fr: 'Une autre', cn: '另一件' },
      pictures: draft.pictures,
      largest_zoom: 2600,
    }),
  )
  expect(await zoom()).toMatchObject({ width: 2600 })
  expect((await tile(5000, 0, 0)).statusCode).toBe(404)

  await gallery.db.updateTable('artworks').set({ published_at: null }).execute()
  expect(await outcomeOf(zoom())).toBe('404 not-found')
  expect((await tile(5000, 0, 0)).statusCode).toBe(404)
  expect((await tile(2600, 0, 0)).statusCode).toBe(404)
})

test('tiles that were lost are made again, and a job that comes twice makes them once', async () => {
  const gallery = await openWithWork()
  const { zoom, tile, work, files, hash, db } = gallery
  await zoom()
  await zoom()
  await work('make-tiles')
  const made = await db.selectFrom('tiled_pictures').select('made_at').executeTakeFirst()
  await createTasks(db, files)['make-tiles']?.({ pictureId: 1 }, undefined as never)
  expect(await db.selectFrom('tiled_pictures').select('made_at').executeTakeFirst()).toEqual(made)

  await files.remove(tilesPath(hash, 5000))
  expect((await tile(5000, 0, 0)).statusCode).toBe(404)
  await work('make-tiles')
  expect((await tile(5000, 0, 0)).statusCode).toBe(200)
})

async function meanOf(bytes: Buffer) {
  const [red, , blue] = (await sharp(bytes).stats()).channels
  return { r: red?.mean, b: blue?.mean }
}
