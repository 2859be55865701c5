import { hex } from '../painting/color.ts'
import { curve } from '../painting/sdf.ts'
import { type Chamber, plain } from './chamber.ts'
import { chair, skirting } from './furniture.ts'
import { boards, cloth, plaster, wood } from './skins.ts'
import { bouquet, vase } from './small-things.ts'
import { drum, egg, legs, rod, slab, turned } from './solids.ts'

/** A long oak table before a green wall: a bowl of lemons, a jug with branches, two candles. */
export function buildDiningRoom(): Chamber {
  const oak = wood(hex('#a97b4c'), 'x')
  const dark = wood(hex('#4a3626'), 'y')
  const cord = cloth(hex('#cdbb98'), { thread: 160, strength: 0.3 })
  const white = plain(hex('#e6e2d6'))
  const clay = plain(hex('#d9d2c4'), { gloss: 0.03, rough: 0.2 })
  const brass = plain(hex('#a98346'), { gloss: 0.3, rough: 0.12 })
  const lemon = plain(hex('#dcae2c'), { gloss: 0.03, rough: 0.2 })
  const bowl = curve([0, 0.06], [0.03, 0.11], [0.07, 0.165], [0.1, 0.185])
  return {
    left: -3,
    right: 3.2,
    height: 2.9,
    depth: 6.2,
    wall: plaster(hex('#8c947c'), 0.03),
    floor: boards(hex('#a98259')),
    ceiling: white,
    sides: plain(hex('#cfccbd')),
    solids: [
      skirting(-3, 3.2, 0.12, plain(hex('#868e76'))),
      slab([-1.25, 0.7, 0.86], [1.15, 0.74, 1.74], oak, 0.01),
      slab([-1.1, 0.63, 0.95], [1, 0.7, 1.65], oak, 0.004),
      ...legs([-1.12, 1.02], [0.96, 1.64], 0.68, 0.032, oak, 0.03),
      ...chair(-0.72, 0.62, dark, cord),
      ...chair(0.05, 0.6, dark, cord),
      ...chair(0.74, 0.63, dark, cord),
      turned([0.33, 0.742, 1.24], bowl, 0.1, clay, 0.008),
      egg([0.28, 0.81, 1.24], [0.045, 0.034, 0.036], lemon),
      egg([0.37, 0.812, 1.2], [0.036, 0.034, 0.046], lemon),
      egg([0.35, 0.822, 1.29], [0.045, 0.035, 0.035], lemon),
      egg([0.31, 0.852, 1.24], [0.042, 0.033, 0.036], lemon),
      vase(
        [-0.96, 0.742, 1.2],
        0.27,
        [0.06, 0.085, 0.095, 0.08, 0.05, 0.055],
        plain(hex('#3d4a52'), { gloss: 0.05, rough: 0.12 }),
      ),
      ...bouquet([-0.96, 0.96, 1.2], 0.5, 'dining', plain(hex('#4d3a2a')), plain(hex('#d8c6b4')), {
        count: 8,
        size: 0.02,
        spread: 0.4,
      }),
      drum([0.86, 0.749, 1.1], 0.045, 0.006, brass),
      rod([0.86, 0.75, 1.1], [0.86, 0.93, 1.1], 0.008, brass),
      rod([0.86, 0.93, 1.1], [0.86, 1.12, 1.1], 0.0105, plain(hex('#e9e0cd'))),
      drum([0.98, 0.749, 1.18], 0.045, 0.006, brass),
      rod([0.98, 0.75, 1.18], [0.98, 0.86, 1.18], 0.008, brass),
      rod([0.98, 0.86, 1.18], [0.98, 1.02, 1.18], 0.0105, plain(hex('#e9e0cd'))),
      slab([-0.28, 0.742, 1.42], [0.02, 0.748, 1.62], cloth(hex('#d9d0bd')), 0.002),
    ],
    panes: [
      { corner: [-2.99, 0.4, 1], across: [0, 0, 2.8], up: [0, 2.1, 0], light: [6.8, 6.7, 6.4] },
      { corner: [-1.2, 0.7, 6.19], across: [3, 0, 0], up: [0, 1.7, 0], light: [2.4, 2.4, 2.35] },
    ],
    bulbs: [],
    eye: [0, 1.3, 5.4],
    across: 4.2,
    middle: 0,
    bottom: -0.48,
    exposure: 1.3,
  }
}
