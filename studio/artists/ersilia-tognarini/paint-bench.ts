import type { Paint } from '../../painter.ts'
import { hex } from '../../painting/color.ts'
import type { Material } from '../../painting/material.ts'
import { createNoise3 } from '../../painting/noise3.ts'
import { photograph } from '../../painting/raymarch.ts'
import { block, cylinder, type Distance, ellipsoid, limb, move, overlap, turn, unite } from '../../painting/sdf.ts'
import { northWindow } from './light.ts'
import { cutStone } from './stone.ts'

const onFloor: Distance = (_x, y) => -y

/** Iron worn bright at the ends, or a wooden handle: one colour, a little uneven, with dust on top. */
function used(code: string, mirror: number, rough: number): Material {
  const color = hex(code)
  const noise = createNoise3(code)
  return {
    depth: 0,
    bounce: 0.25,
    prepare: ({ x, y, z, rise, traits }) => {
      const spot = noise(x * 9, y * 9, z * 9)
      traits[0] = 1 + spot * 0.5 + noise(x * 30, y * 6, z * 30) * 0.25
      traits[1] = Math.min(Math.max(rise * 0.75 - 0.28 + spot * 0.5, 0), 0.8)
    },
    finish: (traits, into) => {
      const tone = traits[0]!
      const dust = traits[1]!
      into.red = color[0] * tone * (1 - dust) + 0.7 * dust
      into.green = color[1] * tone * (1 - dust) + 0.68 * dust
      into.blue = color[2] * tone * (1 - dust) + 0.63 * dust
      into.mirrorRed = mirror * (1 - dust)
      into.mirrorGreen = mirror * (1 - dust)
      into.mirrorBlue = mirror * (1 - dust)
      into.rough = rough + dust * 0.3
      into.sheen = 1
    },
  }
}

/** A chisel that lies on the bench, its edge to the left. */
function chisel(x: number, z: number, degrees: number, long: number): Distance {
  const shank = limb([-long / 2, 0.035, 0], [long / 2, 0.035, 0], 0.026, 0.034)
  const edge = move(block(0.09, 0.012, 0.045, 0.006), -long / 2 - 0.03, 0.03, 0)
  return move(turn(unite(0.04, shank, edge), 'y', degrees), x, 0, z)
}

/** The bench at the end of the day: mallet, three chisels, a stone that was held more than carved. */
export const paintBench: Paint = (canvas, lots) => {
  const head = move(turn(turn(cylinder(0.16, 0.19, 0.03), 'z', 90), 'y', 24), -0.62, 0.16, 0.04)
  const handle = limb([-0.52, 0.15, 0.1], [-0.2, 0.05, 0.62], 0.042, 0.05)
  const chisels = unite(0.004, chisel(0.3, 0.42, -14, 0.78), chisel(0.42, 0.6, -6, 0.66), chisel(0.1, 0.24, -24, 0.7))
  const pebble = overlap(0.01, move(turn(ellipsoid(0.3, 0.21, 0.24), 'z', 8), 0.46, 0.2, -0.12), onFloor)
  photograph(canvas, {
    parts: [
      { form: pebble, material: cutStone('statuario', lots) },
      { form: head, material: used('#4d4a48', 0.2, 0.4) },
      { form: handle, material: used('#7c5a3c', 0.03, 0.6) },
      { form: chisels, material: used('#5a5a5c', 0.32, 0.34) },
    ],
    studio: northWindow('chalk'),
    camera: { elevation: 27, fit: 0.82, azimuth: 6, place: [0.5, 0.52] },
    vignette: 0.3,
  })
}
