import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { sql } from 'kysely'

import { gridOf, levelsOf } from '../../contract/tiles.ts'
import type { Database } from '../../database/index.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import { queueJob } from '../queue/index.ts'
import { findOutgrown, findZoom, type Zoom } from './find-zoom.ts'
import { oneByOne } from './one-by-one.ts'
import { originalPath } from './original-path.ts'
import { cutTiles } from './pixels.ts'

/** Where all tiles of a picture lie, one after the other: never below a public path, since who may see them is asked anew. */
export const tilesPath = (hash: string, width: number) => `tiles/${hash}/${width}.tiles`

/** Whether the tiles that visitors may see now are those that lie in the store, or there are none to be made. */
export const isTiled = ({ width, height, made }: Zoom) =>
  levelsOf({ width, height }).length === 0 || (made?.width === width && made.height === height)

/** Has the tiles of a picture made; while it stands in line, once. */
export const wantTiles = (db: Database, pictureId: number): Promise<void> =>
  queueJob(db, 'make-tiles', { pictureId }, { key: `tiles of ${pictureId}` })

/**
 * Cuts a picture into tiles, as finely as staff allow, and keeps them as one file: it is there whole or not at all. What
 * was made under another limit goes.
 */
export async function makeTiles(
  db: Database,
  files: FileStore,
  pictureId: number,
  uploads: string = tmpdir(),
): Promise<void> {
  const zoom = await findZoom(db, { id: pictureId })
  // A file that was lost is made again.
  if (!zoom || (isTiled(zoom) && !(await isLost(files, zoom)))) return
  const original = await readBytes(files, originalPath(zoom))
  if (!original) throw new Error(`The original of ${zoom.hash} is gone.`)
  const { width, height, hash, made } = zoom

  await mkdir(uploads, { recursive: true })
  const scratch = await mkdtemp(path.join(uploads, 'tiles-'))
  try {
    const cut = await oneByOne(() => cutTiles(original, { width, height }, scratch))
    const joined = path.join(scratch, 'joined')
    const offsets = await joinTiles(cut, joined, { width, height })
    await files.putFile(tilesPath(hash, width), joined)
    await db
      .insertInto('tiled_pictures')
      .values({ picture_id: pictureId, width, height, offsets })
      .onConflict((conflict) =>
        conflict.column('picture_id').doUpdateSet({ width, height, offsets, made_at: sql`now()` }),
      )
      .execute()
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  if (made && made.width !== width) await files.remove(tilesPath(hash, made.width))
}

const isLost = async (files: FileStore, { hash, made }: Zoom) =>
  made !== null && !(await files.find(tilesPath(hash, made.width)))

/** Takes away tiles that visitors may not see any more. */
export async function removeOutgrownTiles(db: Database, files: FileStore): Promise<void> {
  for (const { id, hash, width } of await findOutgrown(db)) {
    await db.deleteFrom('tiled_pictures').where('picture_id', '=', id).where('width', '=', width).execute()
    await files.remove(tilesPath(hash, width))
  }
}

/** Writes tiles one after the other into a file, and tells where each begins. */
async function joinTiles(folder: string, file: string, zoom: { width: number; height: number }): Promise<number[]> {
  const offsets = [0]
  const numbers = (await readdir(folder)).map(Number).filter((number) => !Number.isNaN(number))
  const finest = Math.max(...numbers)
  async function* readTiles() {
    for (const [at, level] of levelsOf(zoom).entries()) {
      const { columns, rows } = gridOf(level)
      for (let place = 0; place < columns * rows; place++) {
        const name = `${place % columns}_${Math.floor(place / columns)}.webp`
        const tile = await readFile(path.join(folder, String(finest - at), name))
        offsets.push((offsets.at(-1) ?? 0) + tile.length)
        yield tile
      }
    }
  }
  await pipeline(readTiles, createWriteStream(file))
  return offsets
}
