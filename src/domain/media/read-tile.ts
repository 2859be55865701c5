import type { Readable } from 'node:stream'

import { gridOf, levelsOf } from '../../contract/tiles.ts'
import type { Database } from '../../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { findZoom } from './find-zoom.ts'
import { isTiled, tilesPath, wantTiles } from './make-tiles.ts'

interface TilePlace {
  hash: string
  /** The width of its level. */
  level: number
  column: number
  row: number
}

/** The bytes of a tile, if visitors may look that closely and it is there; one that could be there is made soon. */
export async function readTile(
  db: Database,
  files: FileStore,
  { hash, level: wanted, column, row }: TilePlace,
): Promise<{ stream: Readable; size: number } | undefined> {
  const zoom = await findZoom(db, { hash })
  if (!zoom) return undefined
  let before = 0
  for (const level of levelsOf(zoom)) {
    const { columns, rows } = gridOf(level)
    if (level.width === wanted) {
      if (column >= columns || row >= rows) return undefined
      const place = before + row * columns + column
      const tile = isTiled(zoom) && zoom.made && (await readPart(files, hash, zoom.made, place))
      if (!tile) await wantTiles(db, zoom.id)
      return tile || undefined
    }
    before += columns * rows
  }
  return undefined
}

async function readPart(
  files: FileStore,
  hash: string,
  { width, offsets }: { width: number; offsets: number[] },
  place: number,
): Promise<{ stream: Readable; size: number } | undefined> {
  const [start = 0, next = 0] = offsets.slice(place, place + 2)
  const file = await files.read(tilesPath(hash, width), { start, end: next - 1 })
  return file && { stream: file.stream, size: next - start }
}

/** How closely visitors may look at a picture, and whether its tiles are there; if not, they are made soon. */
export async function readZoom(
  db: Database,
  hash: string,
): Promise<{ width: number; height: number; is_ready: boolean } | undefined> {
  const zoom = await findZoom(db, { hash })
  if (!zoom) return undefined
  const isReady = isTiled(zoom)
  if (!isReady) await wantTiles(db, zoom.id)
  return { width: zoom.width, height: zoom.height, is_ready: isReady }
}
