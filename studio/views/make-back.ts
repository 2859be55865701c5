import type { Work } from '../painters.ts'
import type { Canvas } from '../painting/canvas.ts'
import { createLots, type Lots } from '../painting/lots.ts'
import { block } from './block.ts'
import type { Solid } from './blocks/solid.ts'
import { standEye } from './blocks/stand-eye.ts'
import { takePicture } from './blocks/take-picture.ts'
import { createView } from './create-view.ts'
import { bars } from './frames.ts'
import { paintLabel } from './label.ts'
import { sideWindow } from './make-framed.ts'
import { bodyOf } from './mount.ts'
import { showPicture } from './picture-skins.ts'
import { lacquer, linen, plaster, wood } from './skins.ts'

/** The other side of a work, laid face down: stretcher bars or battens, staples, and the gallery's label. */
export async function makeBack(work: Work, longest: number): Promise<Canvas> {
  const lots = createLots(`back ${work.slug}`)
  const [width, height] = [work.width / 100, work.height / 100]
  const canvas = createView(longest, Math.min(Math.max(width / height, 0.7), 1.5))
  const field = Math.max(width * 1.28, height * 1.28 * (canvas.width / canvas.height))
  const away = field * 2.4
  const eye = standEye({ from: [-away * 0.16, -away * 0.1, away], at: [0, 0, 0], wide: field }, canvas)
  const solids = bodyOf(work) === 'panel' ? layPanel(width, height) : layStretcher(width, height, lots)
  const high = 0.03
  const label = await paintLabel(work)
  const [wide, tall] = [0.1, 0.064]
  const size = Math.min(Math.max(width * 0.18, 0.06), 0.2) / wide
  const bar = barOf(width, height)
  // Between the battens of a panel, below its slat.
  const inset = Math.min(width, height) * 0.06
  const [left, place] =
    bodyOf(work) === 'panel'
      ? [
          Math.max(-width * 0.36, -width / 2 + inset + bar * 0.8 + 0.01),
          Math.min(height * 0.16, height / 2 - inset - bar * 2.08 - tall * size - 0.012),
        ]
      : [-width * 0.36, height * 0.5 - bar - tall * size - 0.03]
  solids.push(
    block(
      [left, place, bodyOf(work) === 'panel' ? 0.0121 : 0.0041],
      [wide * size, tall * size, 0.0003],
      showPicture(label, wide * size, tall * size, lacquer('#e6dec9')),
      { round: 0 },
    ),
  )
  takePicture(canvas, {
    solids: [
      block([-9, -9, -1], [18, 18, 1], plaster(lots.pick(['#77736c', '#6a6e70', '#857d72']), { tooth: 0.03 }), {
        round: 0,
      }),
      ...solids,
    ],
    light: {
      windows: [sideWindow(Math.max(width, height) * 1.1 + high)],
      above: [0.3, 0.3, 0.31],
      below: [0.24, 0.23, 0.22],
      bounce: 0.4,
    },
    eye,
    looks: 2,
    exposure: 1.3,
    vignette: 0.22,
  })
  return canvas
}

const barOf = (width: number, height: number) => 0.028 + Math.max(width, height) * 0.022

/** Linen on a stretcher of pine, turned over its bars and held by staples. */
function layStretcher(width: number, height: number, lots: Lots): Solid[] {
  const bar = barOf(width, height)
  const cloth = linen('#b3a283')
  const [deep, fold] = [0.022, Math.min(bar * 0.62, 0.04)]
  const top = 0.001 + deep
  const solids: Solid[] = [
    block([-width / 2, -height / 2, 0.001], [width, height, 0.003], cloth, { round: 0 }),
    ...bars(0, 0, { width, height }, { wide: bar, deep, from: 0.001 }, 'pine'),
  ]
  if (Math.max(width, height) > 0.7) {
    const pine = wood('#cfae80', width > height ? 1 : 0, 'cross', 1)
    solids.push(
      width > height
        ? block([-bar * 0.45, -height / 2 + bar, 0.004], [bar * 0.9, height - 2 * bar, deep - 0.006], pine)
        : block([-width / 2 + bar, -bar * 0.45, 0.004], [width - 2 * bar, bar * 0.9, deep - 0.006], pine),
    )
  }
  // Keys in the corners.
  const key = wood('#a98758', 0, 'keys')
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const [long, tall] = [bar * 0.5, bar * 0.16]
    const left = x < 0 ? -width / 2 + bar - 0.004 : width / 2 - bar - long + 0.004
    solids.push(block([left, y * (height / 2 - bar - tall * 1.4) - tall / 2, 0.006], [long, tall, 0.007], key))
  }
  const strips = [
    [-width / 2, height / 2 - fold, width, fold],
    [-width / 2, -height / 2, width, fold],
    [-width / 2, -height / 2 + fold, fold, height - 2 * fold],
    [width / 2 - fold, -height / 2 + fold, fold, height - 2 * fold],
  ] as const
  for (const [x, y, w, h] of strips) solids.push(block([x, y, top], [w, h, 0.0012], cloth, { round: 0 }))
  return [...solids, ...driveStaples(width, height, fold, top + 0.0012, lots)]
}

function driveStaples(width: number, height: number, fold: number, top: number, lots: Lots): Solid[] {
  const steel = lacquer('#9d9c99')
  const staples: Solid[] = []
  const drive = (x: number, y: number, isLevel: boolean) =>
    staples.push(
      block([x, y, top], isLevel ? [0.011, 0.0012, 0.0007] : [0.0012, 0.011, 0.0007], steel, { gloss: 0.3, round: 0 }),
    )
  const apart = Math.max(0.06, Math.max(width, height) / 14)
  for (let x = -width / 2 + 0.05; x < width / 2 - 0.05; x += apart) {
    for (const side of [-1, 1]) drive(x, side * (height / 2 - fold * lots.between(0.5, 0.66)), true)
  }
  for (let y = -height / 2 + 0.05; y < height / 2 - 0.05; y += apart) {
    for (const side of [-1, 1]) drive(side * (width / 2 - fold * lots.between(0.5, 0.66)), y, false)
  }
  return staples
}

/** Birch plywood on battens, with a slat to hang it by. */
function layPanel(width: number, height: number): Solid[] {
  const bar = barOf(width, height) * 0.8
  const inset = Math.min(width, height) * 0.06
  const inner = { width: width - 2 * inset, height: height - 2 * inset }
  return [
    block(
      [-width / 2, -height / 2, 0.001],
      [width, height, 0.011],
      wood('#d9bf95', width > height ? 0 : 1, 'birch', 0.55),
    ),
    ...bars(0, 0, inner, { wide: bar, deep: 0.03, from: 0.002 }, 'pine'),
    block(
      [-inner.width / 2 + bar, inner.height / 2 - bar * 2.6, 0.014],
      [inner.width - 2 * bar, bar * 0.9, 0.014],
      wood('#c39d6c', 0, 'slat'),
    ),
  ]
}
