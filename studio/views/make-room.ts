import type { Work } from '../painters.ts'
import type { Canvas } from '../painting/canvas.ts'
import { createLots } from '../painting/lots.ts'
import { standEye } from './blocks/stand-eye.ts'
import { takePicture } from './blocks/take-picture.ts'
import { createView } from './create-view.ts'
import { frame, pickTimber } from './frames.ts'
import { bench, console as consoleTable, lowCabinet, pickRoom } from './furniture.ts'
import { preparePiece } from './mount.ts'
import { orderOf } from './view-list.ts'

const TABLES = [consoleTable, bench, lowCabinet]

/** The work on a wall, over something one could sit on or put a bowl on, all at their true size. */
export async function makeRoom(work: Work, longest: number): Promise<Canvas> {
  const lots = createLots(`room ${work.slug}`)
  const [width, height] = [work.width / 100, work.height / 100]
  const canvas = createView(longest, 4 / 3)
  const room = pickRoom(lots, orderOf(work.slug))
  // What is small hangs over a table, what is tall over a bench or over nothing.
  const isTall = height > 1.25
  const things = isTall ? bench(lots) : TABLES[orderOf(work.slug) % TABLES.length]!(lots)
  const middle = Math.max(1.52, things.high + 0.24 + height / 2)
  const top = middle + height / 2
  const field = Math.max(2.3, width * 1.75, ((top + 0.28) * 4) / 3 / 0.86)
  const piece = await preparePiece(work, (canvas.width / field) * 1.2)
  // The frame it has in its other view.
  const timber = pickTimber(createLots(`framed ${work.slug}`), work)
  const aside = lots.between(-0.12, 0.12) * field
  const framed = frame(piece, 0, middle, timber)
  const tall = (field * canvas.height) / canvas.width
  const level = 1.4
  const eye = standEye(
    {
      from: [aside, level, field * 1.35],
      at: [aside * 0.35, level, 0],
      wide: field,
      place: [0.5, 1 - (level + tall * 0.14) / tall],
    },
    canvas,
  )
  takePicture(canvas, {
    solids: [...room.solids, ...things.solids, ...framed.solids],
    light: room.light,
    eye,
    looks: 2,
    exposure: 1.34,
    vignette: 0.2,
  })
  return canvas
}
