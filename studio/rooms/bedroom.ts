import { hex } from '../painting/color.ts'
import { type Chamber, plain } from './chamber.ts'
import { bulb, lampShade, skirting } from './furniture.ts'
import { boards, cloth, plaster, wood } from './skins.ts'
import { pile } from './small-things.ts'
import { cushion, drum, egg, legs, slab, turned } from './solids.ts'

/** A bed with linen under a quiet wall, two small lamps lit at dusk. */
export function buildBedroom(): Chamber {
  const oak = wood(hex('#9a7450'), 'x')
  const sheet = cloth(hex('#e2dbcd'), { strength: 0.08 })
  const board = cloth(hex('#8d8272'), { thread: 220 })
  const blanket = cloth(hex('#9a6d52'), { thread: 130, strength: 0.24 })
  const white = plain(hex('#e6e0d6'))
  const shade = plain(hex('#e9dcc2'), { glow: [0.56, 0.4, 0.23] })
  const foot = plain(hex('#c6b9a3'), { gloss: 0.03, rough: 0.2 })
  const stand = (x: number) => [
    slab([x - 0.23, 0.3, 0.06], [x + 0.23, 0.46, 0.44], oak, 0.008),
    ...legs([x - 0.19, x + 0.19], [0.1, 0.4], 0.31, 0.015, oak, 0.02),
    turned([x, 0.461, 0.25], (height) => 0.05 + 0.03 * Math.sin((height / 0.17) * 3.4), 0.17, foot),
    lampShade([x, 0.65, 0.25], 0.1, 0.145, 0.18, shade),
  ]
  return {
    left: -2.9,
    right: 2.9,
    height: 2.8,
    depth: 5.8,
    wall: plaster(hex('#c3bfb0'), 0.03),
    floor: boards(hex('#b08c62')),
    ceiling: white,
    sides: plain(hex('#d6d0c4')),
    solids: [
      skirting(-2.9, 2.9, 0.11, plain(hex('#cdc9bb'))),
      slab([-0.9, 0.12, 0.02], [0.9, 1.0, 0.12], board, 0.04),
      slab([-0.86, 0.14, 0.1], [0.86, 0.3, 2.2], oak, 0.01),
      slab([-0.83, 0.28, 0.12], [0.83, 0.5, 2.18], sheet, 0.07),
      slab([-0.88, 0.24, 0.72], [0.88, 0.55, 2.22], sheet, 0.09),
      slab([-0.895, 0.26, 1.3], [0.895, 0.562, 2.24], blanket, 0.09),
      cushion([-0.43, 0.72, 0.3], [0.36, 0.24, 0.1], sheet, { lean: -0.35, full: 0.7 }),
      cushion([0.43, 0.72, 0.3], [0.36, 0.24, 0.1], sheet, { lean: -0.35, full: 0.7 }),
      cushion([-0.38, 0.67, 0.46], [0.33, 0.2, 0.09], cloth(hex('#c9c0ae')), { lean: -0.5, full: 0.75 }),
      cushion([0.38, 0.67, 0.46], [0.33, 0.2, 0.09], cloth(hex('#c9c0ae')), { lean: -0.5, full: 0.75 }),
      cushion([0.02, 0.64, 0.6], [0.27, 0.15, 0.075], blanket, { lean: -0.6, full: 0.75 }),
      ...stand(-1.3),
      ...stand(1.3),
      ...pile([1.36, 0.461, 0.38], 'bedroom', ['#6c3a34', '#cfc2a6', '#3d4a4c'], 2),
      drum([-1.2, 0.505, 0.4], 0.032, 0.045, plain(hex('#4e6065'), { gloss: 0.05, rough: 0.1 })),
      egg([-1.42, 0.476, 0.38], [0.03, 0.016, 0.024], plain(hex('#8b857a'))),
    ],
    panes: [
      { corner: [-2.89, 0.5, 1.2], across: [0, 0, 2.4], up: [0, 1.8, 0], light: [4.3, 4.6, 5.2] },
      { corner: [-1.6, 0.6, 5.79], across: [3.2, 0, 0], up: [0, 1.7, 0], light: [1.7, 1.8, 2] },
    ],
    bulbs: [bulb([-1.3, 0.74, 0.25], 0.42), bulb([1.3, 0.74, 0.25], 0.42)],
    eye: [0, 1.25, 5.1],
    across: 4,
    middle: 0,
    bottom: -0.52,
    exposure: 1.55,
  }
}
