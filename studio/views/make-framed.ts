import type { Work } from '../painters.ts'
import { Canvas } from '../painting/canvas.ts'
import { createLots } from '../painting/lots.ts'
import { block } from './block.ts'
import type { Window } from './blocks/gather.ts'
import { standEye } from './blocks/stand-eye.ts'
import { takePicture } from './blocks/take-picture.ts'
import { createView } from './create-view.ts'
import { frame, pickTimber } from './frames.ts'
import { bodyOf, preparePiece } from './mount.ts'
import { plaster } from './skins.ts'

const WALLS = ['#d9d4ca', '#c9c7c2', '#b7b3a6', '#9aa09a', '#7d8587', '#c4b09a', '#8b7d70'] as const

/** A window high to the left of a wall, and what little comes back from the other side. */
export const sideWindow = (size: number): Window => ({
  middle: [-size * 1.5, size * 1.25, size * 1.5],
  along: [size * 0.42, 0, size * 0.42],
  up: [0, size * 0.6, 0],
  color: [1, 0.985, 0.955],
  power: 9,
})

/** The work in its frame on a wall, seen from a little to the right. */
export async function makeFramed(work: Work, longest: number): Promise<Canvas> {
  const lots = createLots(`framed ${work.slug}`)
  const [wide, high] = [work.width / 100, work.height / 100]
  const side = Math.max(wide, high)
  const border = bodyOf(work) === 'sheet' ? 0.3 : 0.12
  const ratio = Math.min(Math.max((wide + border * side + 0.1) / (high + border * side + 0.1), 0.66), 1.6)
  const canvas = createView(longest, ratio)
  const timber = pickTimber(lots, work)
  const wall = plaster(lots.pick(WALLS))
  // Sized first without paint, so that it is painted as large as it is seen.
  const blank = { work, picture: new Canvas(2, 2), width: wide, height: high, depth: 0.03 }
  const { width, height } = frame(blank, 0, 0, timber)
  const margin = 1.34
  const field = Math.max(width * margin, height * margin * (canvas.width / canvas.height))
  const piece = await preparePiece(work, (canvas.width / field) * 1.15)
  const { solids } = frame(piece, 0, 0, timber)
  const away = field * 2.4
  const turn = lots.between(0.08, 0.2)
  const eye = standEye(
    { from: [Math.sin(turn) * away, 0, Math.cos(turn) * away], at: [0, 0, 0], wide: field, place: [0.5, 0.5] },
    canvas,
  )
  const size = Math.max(width, height) * 1.1
  takePicture(canvas, {
    solids: [block([-9, -9, -1], [18, 18, 1], wall, { round: 0 }), ...solids],
    light: {
      windows: [sideWindow(size)],
      above: [0.3, 0.3, 0.31],
      below: [0.2, 0.19, 0.18],
      bounce: 0.4,
    },
    eye,
    looks: 2,
    exposure: 1.3,
    vignette: 0.2,
  })
  return canvas
}
