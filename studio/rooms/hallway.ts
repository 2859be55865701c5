import { hex } from '../painting/color.ts'
import { curve } from '../painting/sdf.ts'
import { type Chamber, plain } from './chamber.ts'
import { skirting } from './furniture.ts'
import { cloth, plaster, tiles, wood } from './skins.ts'
import { bouquet, vase } from './small-things.ts'
import { drum, legs, rod, slab, turned } from './solids.ts'

/** A console in an entrance hall with chequered stone, a painted door to the right. */
export function buildHallway(): Chamber {
  const oak = wood(hex('#6b4a30'), 'x')
  const white = plain(hex('#efe9dd'))
  const door = plain(hex('#e2dccd'), { gloss: 0.03, rough: 0.3 })
  const brass = plain(hex('#a98346'), { gloss: 0.35, rough: 0.08 })
  const basket = cloth(hex('#b08d5e'), { thread: 70, strength: 0.5 })
  const bowl = curve([0, 0.05], [0.02, 0.1], [0.06, 0.14])
  return {
    left: -2.4,
    right: 2.3,
    height: 2.9,
    depth: 5.2,
    wall: plaster(hex('#d8b79a'), 0.035),
    floor: tiles(hex('#d9d0c0'), hex('#5d554c'), 0.3),
    ceiling: white,
    sides: plain(hex('#e3d6c4')),
    solids: [
      skirting(-2.4, 0.98, 0.14, white),
      // The console.
      slab([-1.15, 0.8, 0.03], [0.35, 0.835, 0.4], oak, 0.005),
      slab([-1.1, 0.7, 0.06], [0.3, 0.8, 0.37], oak, 0.003),
      rod([-0.8, 0.75, 0.378], [-0.7, 0.75, 0.378], 0.007, brass),
      rod([-0.1, 0.75, 0.378], [0, 0.75, 0.378], 0.007, brass),
      ...legs([-1.09, 0.29], [0.08, 0.35], 0.72, 0.02, oak),
      slab([-1.09, 0.16, 0.08], [0.29, 0.18, 0.35], oak, 0.003),
      vase(
        [-0.94, 0.836, 0.2],
        0.26,
        [0.055, 0.1, 0.115, 0.09, 0.045, 0.055],
        plain(hex('#e8e2d4'), { gloss: 0.04, rough: 0.14 }),
      ),
      ...bouquet([-0.94, 1.04, 0.2], 0.46, 'hallway', plain(hex('#54402e')), plain(hex('#b5563a')), {
        count: 6,
        size: 0.017,
        spread: 0.26,
      }),
      turned([0.08, 0.836, 0.2], bowl, 0.06, plain(hex('#39474a'), { gloss: 0.05, rough: 0.12 }), 0.006),
      slab([-0.42, 0.836, 0.15], [-0.2, 0.855, 0.3], plain(hex('#8c3f2f')), 0.002),
      slab([-0.41, 0.855, 0.16], [-0.22, 0.872, 0.29], plain(hex('#d9cdb5')), 0.002),
      // A basket below, with a rolled cloth.
      turned([-0.72, 0.181, 0.21], () => 0.14, 0.24, basket, 0.012),
      rod([-0.2, 0.23, 0.22], [0.16, 0.23, 0.22], 0.048, cloth(hex('#7c8a86'))),
      rod([-0.16, 0.31, 0.21], [0.1, 0.31, 0.21], 0.042, cloth(hex('#c9bda6'))),
      // The door and its frame.
      slab([1, 0, 0], [1.1, 2.2, 0.035], white, 0.005),
      slab([1, 2.11, 0], [2.3, 2.2, 0.035], white, 0.005),
      slab([1.1, 0.01, 0], [2.0, 2.11, 0.012], door, 0.002),
      slab([1.2, 0.2, 0], [1.9, 0.86, 0.02], door, 0.008),
      slab([1.2, 1.0, 0], [1.9, 1.98, 0.02], door, 0.008),
      drum([1.17, 0.98, 0.045], 0.026, 0.018, brass, 0.016),
    ],
    panes: [
      { corner: [-2.39, 0.2, 1.2], across: [0, 0, 1.9], up: [0, 2.2, 0], light: [6.2, 6.1, 5.9] },
      { corner: [-1.4, 0.5, 5.19], across: [2.6, 0, 0], up: [0, 1.9, 0], light: [3, 3, 3] },
    ],
    bulbs: [],
    eye: [-0.1, 1.25, 4.6],
    across: 3.7,
    middle: -0.12,
    bottom: -0.44,
    exposure: 1.02,
  }
}
