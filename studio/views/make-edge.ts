import type { Work } from '../painters.ts'
import type { Canvas } from '../painting/canvas.ts'
import { createLots } from '../painting/lots.ts'
import { block } from './block.ts'
import { standEye } from './blocks/stand-eye.ts'
import { takePicture } from './blocks/take-picture.ts'
import { createView } from './create-view.ts'
import { bodyOf, preparePiece, solidOf } from './mount.ts'
import { lacquer, plaster } from './skins.ts'

/** The right lower corner of a work from the side: how thick it is, how it was stretched, cut or torn, and the shadow it throws. */
export async function makeEdge(work: Work, longest: number): Promise<Canvas> {
  const lots = createLots(`edge ${work.slug}`)
  const canvas = createView(longest, 4 / 3)
  const [wide, high] = [work.width / 100, work.height / 100]
  const isSheet = bodyOf(work) === 'sheet'
  const field = isSheet
    ? Math.min(Math.max(Math.max(wide, high) * 0.22, 0.12), 0.3)
    : Math.min(Math.max(Math.max(wide, high) * 0.26, 0.16), 0.4)
  const piece = await preparePiece(work, (canvas.width / field) * 0.95, 5200)
  // A sheet lies a little off its board, a canvas hangs a finger's breadth off the wall.
  const off = isSheet ? 0.0022 : 0.009
  const thing = solidOf(piece, [-wide, 0, off], { isDeckled: isSheet })
  const ground = isSheet
    ? lacquer(lots.pick(['#8d8a84', '#6f7274', '#9c9488']), 0.02)
    : plaster(lots.pick(['#d9d4ca', '#c9c7c2', '#b7b3a6']))
  const eye = standEye(
    isSheet
      ? { from: [field * 0.62, -field * 1.1, field * 1.7], at: [-field * 0.16, field * 0.14, 0], wide: field }
      : { from: [field * 1.9, field * 0.35, field * 1.1], at: [-field * 0.02, field * 0.2, 0.015], wide: field * 0.92 },
    canvas,
  )
  const size = field * 2
  takePicture(canvas, {
    solids: [block([-9, -9, -1], [18, 18, 1], ground, { round: 0 }), thing],
    light: {
      windows: [
        {
          middle: [-size * 1.6, size * 1.9, size * (isSheet ? 1.1 : 1.7)],
          along: [size * 0.5, 0, size * 0.5],
          up: [0, size * 0.7, 0],
          color: [1, 0.98, 0.95],
          power: isSheet ? 9.5 : 9,
        },
      ],
      above: [0.34, 0.34, 0.35],
      below: [0.24, 0.23, 0.22],
      bounce: 0.45,
    },
    eye,
    looks: 2,
    exposure: 1.3,
    vignette: 0.22,
  })
  return canvas
}
