import { gridOf, levelsOf, TILE_SIDE } from '../../../../contract/tiles.ts'
import { cornerOf, type Frame, type View } from './zoom-view.ts'

/** A tile and the part of the picture that it covers, in shares of its width and height. */
export interface Tile {
  level: number
  column: number
  row: number
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** The tiles that make what is seen sharp: of the coarsest level that has a pixel for each of the screen's, those in sight. */
export function chooseTiles(view: View, frame: Frame, zoom: Size, widest: number): Tile[] {
  const shown = frame.picture.width * view.scale * frame.density
  // A hair more is not seen, but would ask for a level four times as heavy.
  if (shown <= widest * 1.02) return []
  const level = levelsOf(zoom).findLast(({ width }) => width >= shown * 0.98) ?? levelsOf(zoom)[0]
  if (!level) return []
  const corner = cornerOf(view, frame)
  const [columns, rows] = [gridOf(level).columns, gridOf(level).rows]
  const inSight = (at: number, whole: number, seen: number, across: number, count: number) => {
    const first = Math.floor(((-at / whole) * across) / TILE_SIDE)
    const last = Math.ceil((((seen - at) / whole) * across) / TILE_SIDE) - 1
    return span(Math.max(0, first), Math.min(count - 1, last))
  }
  const across = inSight(corner.x, frame.picture.width * view.scale, frame.width, level.width, columns)
  const down = inSight(corner.y, frame.picture.height * view.scale, frame.height, level.height, rows)
  return down.flatMap((row) => across.map((column) => placeTile(level, column, row)))
}

/** Whether any of a tile is in sight. */
export function isInSight({ left, top, width, height }: Tile, view: View, frame: Frame): boolean {
  const corner = cornerOf(view, frame)
  const [wide, high] = [frame.picture.width * view.scale, frame.picture.height * view.scale]
  return (
    corner.x + left * wide < frame.width &&
    corner.x + (left + width) * wide > 0 &&
    corner.y + top * high < frame.height &&
    corner.y + (top + height) * high > 0
  )
}

function placeTile({ width, height }: Size, column: number, row: number): Tile {
  const [left, top] = [column * TILE_SIDE, row * TILE_SIDE]
  return {
    ...{ level: width, column, row, left: left / width, top: top / height },
    width: Math.min(TILE_SIDE, width - left) / width,
    height: Math.min(TILE_SIDE, height - top) / height,
  }
}

const span = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
