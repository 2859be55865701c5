import { hex } from '../painting/color.ts'
import { type Chamber, plain } from './chamber.ts'
import { bulb, chair, lampShade, skirting } from './furniture.ts'
import { boards, cloth, plaster, wood } from './skins.ts'
import { books, pile, vase } from './small-things.ts'
import { drum, legs, rod, slab } from './solids.ts'

const SPINES = [
  '#7d3b2e',
  '#c9b48c',
  '#31414a',
  '#8a7a5d',
  '#d6cdbb',
  '#5d2f33',
  '#59664f',
  '#a9793f',
  '#2c2a2a',
  '#b7a999',
]

/** A desk under a blue-grey wall, a small lamp, a chair pushed back, shelves that begin at the right. */
export function buildStudy(): Chamber {
  const walnut = wood(hex('#7a5434'), 'x')
  const upright = wood(hex('#7a5434'), 'y')
  const black = plain(hex('#22211f'), { gloss: 0.06, rough: 0.15 })
  const white = plain(hex('#e3e2dd'))
  const shelves = [0.34, 0.7, 1.06, 1.42, 1.78]
  return {
    left: -2.6,
    right: 2.6,
    height: 2.8,
    depth: 5.6,
    wall: plaster(hex('#8996a0'), 0.03),
    floor: boards(hex('#94704a'), { width: 0.14, isAcross: true }),
    ceiling: white,
    sides: plain(hex('#c4c6c4')),
    solids: [
      skirting(-2.6, 2.6, 0.12, plain(hex('#828f99'))),
      slab([-1.2, 0.715, 0.05], [0.42, 0.745, 0.75], walnut, 0.006),
      slab([-1.16, 0.6, 0.08], [-0.62, 0.715, 0.72], walnut, 0.004),
      rod([-0.97, 0.66, 0.725], [-0.81, 0.66, 0.725], 0.006, plain(hex('#a98346'), { gloss: 0.3, rough: 0.1 })),
      ...legs([-1.13, 0.35], [0.1, 0.7], 0.71, 0.021, walnut, 0.03),
      ...chair(-0.3, 1.12, upright, cloth(hex('#2f3a3f'), { thread: 200 }), -1),
      // The lamp: a foot, a bent arm, a small shade.
      drum([-0.98, 0.755, 0.28], 0.085, 0.01, black),
      rod([-0.98, 0.76, 0.28], [-1, 1.0, 0.25], 0.007, black),
      rod([-1, 1.0, 0.25], [-0.76, 1.07, 0.34], 0.007, black),
      lampShade([-0.73, 0.97, 0.36], 0.045, 0.095, 0.12, plain(hex('#22211f'), { gloss: 0.06, rough: 0.2 })),
      ...books([-0.02, 0.745, 0.09], 8, 'desk', SPINES),
      ...pile([-0.42, 0.745, 0.3], 'study', SPINES, 3),
      vase(
        [-0.42, 0.825, 0.29],
        0.11,
        [0.03, 0.045, 0.05, 0.036, 0.028],
        plain(hex('#c9bda6'), { gloss: 0.04, rough: 0.15 }),
      ),
      slab([-0.42, 0.746, 0.47], [-0.12, 0.749, 0.68], plain(hex('#e6e0d2')), 0.001),
      // Shelves to the right, cut by the picture's edge.
      slab([1.18, 0, 0.02], [1.205, 2.02, 0.3], upright, 0.003),
      ...[0.02, ...shelves, 2].map((y) => slab([1.18, y, 0.02], [2.3, y + 0.024, 0.3], walnut, 0.003)),
      ...shelves.flatMap((y, at) => books([1.215, y + 0.025, 0.06], [13, 15, 9, 14, 11][at]!, `shelf ${at}`, SPINES)),
      ...books([1.215, 0.046, 0.06], 14, 'lowest', SPINES),
    ],
    panes: [
      { corner: [-2.59, 0.5, 0.9], across: [0, 0, 2.2], up: [0, 1.9, 0], light: [6.6, 6.9, 7.3] },
      { corner: [-1, 0.6, 5.59], across: [2.6, 0, 0], up: [0, 1.7, 0], light: [2.3, 2.4, 2.55] },
    ],
    bulbs: [bulb([-0.73, 1.01, 0.36], 0.3)],
    eye: [0, 1.28, 4.7],
    across: 3.9,
    middle: 0,
    bottom: -0.46,
    exposure: 1.5,
  }
}
