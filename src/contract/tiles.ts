import { WIDEST } from './picture.ts'

interface Size {
  width: number
  height: number
}

/** How many pixels a tile has on each side; those at the right and the lower edge have what is left. */
export const TILE_SIDE = 512

/** The size up to which a picture can be looked at, if its longest side may have so many pixels; never more than it has. */
export function fitZoom({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** The sizes that a picture is cut into tiles at, the finest first, each half of the one before; what pages show needs none. */
export function levelsOf(zoom: Size): Size[] {
  const levels: Size[] = []
  for (let { width, height } = zoom; width > WIDEST; width = Math.ceil(width / 2), height = Math.ceil(height / 2))
    levels.push({ width, height })
  return levels
}

/** How many tiles a level has in a row and in a column. */
export const gridOf = ({ width, height }: Size) => ({
  columns: Math.ceil(width / TILE_SIDE),
  rows: Math.ceil(height / TILE_SIDE),
})

/** Where below the storage a tile lies; a level is known by its width. */
export const tilePath = (hash: string, level: number, column: number, row: number) =>
  `tiles/${hash}/${level}/${column}-${row}.webp`
