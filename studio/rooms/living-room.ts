import { hex } from '../painting/color.ts'
import { type Chamber, plain } from './chamber.ts'
import { bulb, floorLamp, skirting, sofa } from './furniture.ts'
import { cloth, herringbone, plaster, rug, wood } from './skins.ts'
import { bouquet, pile, vase } from './small-things.ts'
import { cushion, drum, legs, slab } from './solids.ts'

/** A sofa under a wide wall of warm plaster, a floor lamp lit in the afternoon. */
export function buildLivingRoom(): Chamber {
  const white = hex('#ebe3d6')
  const linen = cloth(hex('#c9bda8'))
  const oak = wood(hex('#a87d4f'), 'x')
  const lamp = floorLamp(
    [1.72, 0, 0.5],
    1.62,
    plain(hex('#3a322a'), { gloss: 0.08, rough: 0.2 }),
    plain(hex('#e8dcc4'), { glow: [0.62, 0.46, 0.28] }),
  )
  return {
    left: -3.1,
    right: 3.4,
    height: 2.9,
    depth: 6.4,
    wall: plaster(hex('#dccfbd')),
    floor: herringbone(hex('#b08a5e')),
    ceiling: plain(white),
    sides: plain(white),
    solids: [
      skirting(-3.1, 3.4, 0.11, plain(hex('#e5dccd'))),
      ...sofa(-0.2, 2.35, linen, oak),
      cushion([-0.98, 0.64, 0.5], [0.23, 0.22, 0.09], cloth(hex('#9c5a3c')), { lean: -0.3, turn: 0.12, full: 0.7 }),
      cushion([0.66, 0.63, 0.5], [0.25, 0.2, 0.085], cloth(hex('#6f7a68')), { lean: -0.3, turn: -0.08, full: 0.7 }),
      slab(
        [-1.75, 0.002, 0.62],
        [1.45, 0.016, 2.7],
        rug(hex('#b9a88e'), hex('#6d4c38'), [1.6, 1.04], [-0.15, 1.66]),
        0.006,
      ),
      ...lamp.solids,
      drum([1.33, 0.46, 0.5], 0.24, 0.012, oak),
      ...legs([1.2, 1.46], [0.37, 0.63], 0.45, 0.012, oak, 0.05),
      ...pile([1.29, 0.472, 0.46], 'living', ['#7a3b2c', '#d8cbb2', '#38463f'], 3),
      vase(
        [-1.78, 0, 0.46],
        0.44,
        [0.1, 0.17, 0.19, 0.15, 0.075, 0.09],
        plain(hex('#5b5348'), { gloss: 0.03, rough: 0.3 }),
      ),
      ...bouquet([-1.78, 0.36, 0.46], 0.95, 'living', plain(hex('#5a4632')), plain(hex('#6d7753')), {
        count: 9,
        size: 0.045,
        spread: 0.36,
      }),
    ],
    panes: [
      { corner: [-3.09, 0.5, 1.2], across: [0, 0, 2.4], up: [0, 1.9, 0], light: [6.4, 6.6, 6.8] },
      { corner: [-1.6, 0.7, 6.39], across: [3.4, 0, 0], up: [0, 1.7, 0], light: [2, 2.05, 2.1] },
    ],
    bulbs: [bulb(lamp.bulb, 1.1)],
    eye: [0, 1.25, 5.6],
    across: 4.4,
    middle: 0,
    bottom: -0.52,
    exposure: 1.15,
  }
}
