import { hex } from '../painting/color.ts'
import { type Chamber, plain } from './chamber.ts'
import { concrete, plaster, wood } from './skins.ts'
import { egg, slab } from './solids.ts'

/** A white wall under skylights, a bench to look at it from, a stone on its plinth. */
export function buildGalleryWall(): Chamber {
  const oak = wood(hex('#b98d5c'), 'x')
  const white = plain(hex('#efece6'))
  return {
    left: -5.2,
    right: 5.2,
    height: 4.4,
    depth: 9,
    wall: plaster(hex('#ebe7df'), 0.016),
    floor: concrete(hex('#9a948a')),
    ceiling: white,
    sides: white,
    solids: [
      // The wall stops short of the floor: a dark line, as galleries have it.
      slab([-5.2, 0, 0], [5.2, 0.035, 0.006], plain(hex('#2a2826')), 0.001),
      slab([-1.15, 0.36, 2.35], [0.85, 0.44, 2.83], oak, 0.01),
      slab([-0.98, 0, 2.41], [-0.9, 0.36, 2.77], oak, 0.006),
      slab([0.6, 0, 2.41], [0.68, 0.36, 2.77], oak, 0.006),
      slab([2.02, 0, 0.62], [2.4, 1.02, 1], plain(hex('#e7e3da')), 0.003),
      egg([2.21, 1.15, 0.81], [0.17, 0.132, 0.13], plain(hex('#cfc6b8'), { gloss: 0.03, rough: 0.25 })),
    ],
    panes: [
      { corner: [-4, 4.39, 0.8], across: [8, 0, 0], up: [0, 0, 1.5], light: [3.1, 3.15, 3.2] },
      { corner: [-4, 4.39, 3.8], across: [8, 0, 0], up: [0, 0, 2.6], light: [2.3, 2.35, 2.45] },
    ],
    bulbs: [],
    eye: [0, 1.5, 7.6],
    across: 6,
    middle: 0,
    bottom: -0.78,
    exposure: 1.38,
  }
}
