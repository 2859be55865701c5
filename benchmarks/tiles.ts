// node benchmarks/tiles.ts [works]: a picture of 100 megapixels is made ready for the zoom: what the jobs take in time and
// memory, and what a visitor fetches until the first view is sharp, and the closest one. Then so many works with pictures
// of 24 megapixels, for which disk and time are told for a thousand.
import { stat } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'

import { picturePath, widthsOf } from '../src/contract/picture.ts'
import { gridOf, levelsOf } from '../src/contract/tiles.ts'
import { openLocalFiles } from '../src/domain/files/index.ts'
import { beginGallery } from '../src/domain/folder/index.ts'
import { addPicture, makeRenditions, makeTiles, tilesPath } from '../src/domain/media/index.ts'
import { createFactories } from '../src/testing/factories.ts'
import { chooseTiles } from '../src/web/storefront/catalogue/artwork/choose-tiles.ts'
import { fitFrame, type Frame, WHOLE, zoomTo } from '../src/web/storefront/catalogue/artwork/zoom-view.ts'
import { onOwnDatabase, type OwnDatabase } from './on-own-database.ts'

const WORKS = Number(process.argv[2] ?? 10)
const MEGABYTE = 1024 * 1024
/** The frame of the zoom on a phone, on a laptop and on a wide screen. */
const ROOMS = {
  'phone, 390 × 844 at 3×': { width: 390, height: 720, density: 3 },
  'laptop, 1440 × 900 at 2×': { width: 1440, height: 776, density: 2 },
  'screen, 1920 × 1080 at 2×': { width: 1920, height: 956, density: 2 },
}

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`

await onOwnDatabase(measure)

async function measure({ folder, db }: OwnDatabase): Promise<void> {
  const dataDir = path.join(folder, 'files')
  const files = openLocalFiles(dataDir)
  await beginGallery({ db, files, folder: path.resolve('new-gallery') })
  const { addArtwork } = createFactories(db)
  await db.updateTable('settings').set({ largest_zoom: 100_000 }).execute()

  async function hang(width: number, height: number, seed: number) {
    const picture = await addPicture(db, files, await paint(width, height, seed))
    const { id } = await addArtwork()
    const row = { artwork_id: id, position: 0, picture_id: picture.id, alt: { en: 'x' } }
    await db.insertInto('artwork_pictures').values(row).execute()
    return picture
  }
  const sizeOf = async (key: string) => (await stat(path.join(dataDir, key))).size

  const large = await hang(11_600, 8700, 0)
  console.log(`100 megapixels, ${megabytes(large.bytes)} as it came`)
  await watch('tiles', () => makeTiles(db, files, large.id))
  await watch('renditions', () => makeRenditions(db, files, large.id))
  const { offsets } = await db.selectFrom('tiled_pictures').select('offsets').executeTakeFirstOrThrow()
  console.log(
    `${offsets.length - 1} tiles in one file of ${megabytes(await sizeOf(tilesPath(large.hash, large.width)))}`,
  )
  for (const [name, room] of Object.entries(ROOMS)) {
    const frame = fitFrame(room, large)
    const wide = frame.picture.width * room.density
    const step = widthsOf(large.width).find((one) => one >= wide) ?? 2400
    console.log(
      `${name}: whole and sharp by 1 request, ${kilobytes(await sizeOf(picturePath(large.hash, step, 'avif')))}`,
    )
    const close = weigh(frame, large, offsets)
    console.log(`  at 100 %: ${close.count} tiles more, ${kilobytes(close.bytes)}`)
  }

  const begun = performance.now()
  let [disk, cutting] = [0, 0]
  for (let at = 1; at <= WORKS; at++) {
    const { id, hash, width } = await hang(6000, 4000, at)
    const start = performance.now()
    await makeTiles(db, files, id)
    cutting += performance.now() - start
    disk += await sizeOf(tilesPath(hash, width))
  }
  console.log(
    `${WORKS} works of 24 megapixels: ${(cutting / WORKS / 1000).toFixed(1)} s and ${megabytes(disk / WORKS)} each`,
  )
  const hours = ((cutting / WORKS) * 1000) / 3_600_000
  console.log(
    `so a thousand: ${hours.toFixed(1)} hours of one core, ${megabytes((disk / WORKS) * 1000)}, in 1000 files`,
  )
  console.log(`(all of it took ${Math.round((performance.now() - begun) / 1000)} s)`)
}

function weigh(frame: Frame, zoom: { width: number; height: number }, offsets: number[]) {
  const tiles = chooseTiles(zoomTo(WHOLE, frame.most, frame), frame, zoom, 2400)
  let bytes = 0
  for (const { level, column, row } of tiles) {
    let place = row * gridOf({ width: level, height: 1 }).columns + column
    for (const one of levelsOf(zoom).filter(({ width }) => width > level)) {
      place += gridOf(one).columns * gridOf(one).rows
    }
    bytes += (offsets[place + 1] ?? 0) - (offsets[place] ?? 0)
  }
  return { count: tiles.length, bytes }
}

/** A work of the demo made large, with a grain of its own, so that there is something to pack in every tile. */
async function paint(width: number, height: number, seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 + (seed % 5) } as const
  const grain = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return sharp('demo/artworks/two-trawlers-inner-wall-november.avif')
    .resize({ width, height, fit: 'fill' })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

async function watch(name: string, work: () => Promise<void>): Promise<void> {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  const begun = performance.now()
  await work()
  clearInterval(timer)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${name}: ${seconds} s, ${megabytes(before)} before, at most ${megabytes(most)}`)
}
