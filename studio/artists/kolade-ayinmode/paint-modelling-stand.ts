import type { Paint } from '../../painter.ts'
import { hex } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import type { Material } from '../../painting/material.ts'
import { createNoise3 } from '../../painting/noise3.ts'
import { photograph } from '../../painting/raymarch.ts'
import { block, cylinder, type Distance, ellipsoid, limb, move, overlap, turn, unite } from '../../painting/sdf.ts'
import { smallFigure } from './figure-forms.ts'
import { foundryLight } from './light.ts'

/** Damp clay, wax or old wood: dull, and worked with the fingers. */
function worked(code: string, lots: Lots, { touch = 0.03, marks = 8, mirror = 0.03, rough = 0.6 } = {}): Material {
  const color = hex(code)
  const noise = createNoise3(lots.below(1e9))
  return {
    depth: 0,
    bounce: 0.2,
    relief: (x, y, z) => {
      const scoop = noise(x * marks, y * marks * 0.7, z * marks)
      return -touch * Math.sqrt(scoop * scoop + 0.004)
    },
    prepare: ({ x, y, z, hollow, traits }) => {
      traits[0] = 1 + noise(x * 4, y * 4, z * 4) * 0.35 - hollow * 0.3
    },
    finish: (traits, into) => {
      const tone = traits[0]!
      into.red = color[0] * tone
      into.green = color[1] * tone
      into.blue = color[2] * tone
      into.mirrorRed = mirror
      into.mirrorGreen = mirror
      into.mirrorBlue = mirror
      into.rough = rough
      into.sheen = 1
    },
  }
}

/** The modelling stand: a board, a lump of clay, two figures in wax, and the rib he smooths with. */
export const paintModellingStand: Paint = (canvas, lots) => {
  const board = move(turn(block(0.72, 0.05, 0.46, 0.015), 'y', 12), 0, 0.05, 0)
  const foot = move(cylinder(0.2, 0.03, 0.01), 0, 0.02, 0)
  const lump: Distance = overlap(
    0.02,
    unite(
      0.1,
      move(ellipsoid(0.3, 0.2, 0.26), 0.3, 0.24, 0.02),
      move(ellipsoid(0.17, 0.15, 0.18), 0.5, 0.2, 0.14),
      move(ellipsoid(0.14, 0.1, 0.13), 0.18, 0.4, 0),
    ),
    (_x, y) => 0.1 - y,
  )
  const first = move(turn(smallFigure(0.92), 'y', 30), -0.36, 0.1, -0.06)
  const second = move(turn(smallFigure(0.66), 'y', -34), -0.12, 0.1, 0.2)
  const rib = limb([-0.5, 0.13, 0.34], [0.06, 0.125, 0.46], 0.022, 0.034)
  photograph(canvas, {
    parts: [
      { form: unite(0.01, board, foot), material: worked('#4b3626', lots.fork('board'), { touch: 0.004, marks: 16 }) },
      { form: lump, material: worked('#84705c', lots.fork('clay'), { touch: 0.06, marks: 6 }) },
      {
        form: unite(0.01, first, second),
        material: worked('#6f3a22', lots.fork('wax'), { touch: 0.024, mirror: 0.07, rough: 0.4 }),
      },
      { form: rib, material: worked('#b08a58', lots.fork('rib'), { touch: 0.003, mirror: 0.05, rough: 0.4 }) },
    ],
    studio: foundryLight('umber'),
    camera: { elevation: 15, fit: 0.9, azimuth: -6, place: [0.5, 0.57] },
    vignette: 0.35,
    grain: 0.03,
  })
}
