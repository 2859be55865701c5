import { tabulate } from '../../painting/arithmetic.ts'
import type { Lots } from '../../painting/lots.ts'
import type { Material } from '../../painting/material.ts'
import type { Noise } from '../../painting/noise.ts'
import { createNoise3 } from '../../painting/noise3.ts'
import type { Distance } from '../../painting/sdf.ts'
import { QUARRIES, type Stone, type Veins } from './quarries.ts'

interface Working {
  /** 1 where the stone is polished, 0 where the chisel has left it. */
  polishAt?: Distance
  /** How shiny the polish is. */
  shine?: number
  /** How the bed of the stone lies: degrees around and off the upright. */
  bed?: readonly [turn: number, tilt: number]
  /** More or fewer veins than usual. */
  veined?: number
}

/** Marble from a quarry; polished everywhere, or chiselled in places. */
export function cutStone(
  stone: Stone,
  lots: Lots,
  { polishAt, shine = 0.75, bed = [lots.between(0, 360), lots.between(30, 65)], veined = 1 }: Working = {},
): Material {
  const { ground, cloud, clouds, main, second, depth, bounce, mirror, dust } = QUARRIES[stone]
  const noise = createNoise3(lots.below(1e9))
  const across = aim(bed[0], bed[1])
  const aslant = aim(bed[0] + 70, bed[1] + 50)
  const runAt = createVeins(main, lots, veined)
  const threadAt = createVeins(second, lots, veined)
  const away = lots.between(0, 40)
  const chisel = polishAt ? createChisel(lots, polishAt) : undefined
  return {
    depth,
    bounce,
    blur: 0.3,
    ...(chisel ? { relief: chisel } : {}),
    prepare: ({ x, y, z, traits }) => {
      const drift = noise(x * 1.3 + away, y * 1.3, z * 1.3)
      const bend = noise(x * 3.7 + away, y * 3.7 + 9, z * 3.7)
      const fray = noise(x * 13, y * 13 + away, z * 13)
      // What is seen from near: threads that tremble, and the crystals of the stone.
      const tremble = noise(x * 41 + 5, y * 41, z * 41) * 0.0055 + noise(x * 97, y * 97 + 3, z * 97) * 0.0022
      const crystal = noise(x * 230, y * 230, z * 230) + 0.6 * noise(x * 480, y * 480, z * 480)
      const bedding = x * across.x + y * across.y + z * across.z
      const other = x * aslant.x + y * aslant.y + z * aslant.z
      traits[0] = bedding + drift * 0.36 + bend * 0.11 + fray * 0.016 + tremble
      traits[1] = other - drift * 0.4 + bend * 0.16 + fray * 0.024 + tremble * 1.6
      traits[2] = drift
      traits[3] = bend
      traits[5] = crystal
      traits[4] = polishAt ? Math.min(Math.max(polishAt(x, y, z), 0), 1) : 1
    },
    finish: (traits, into) => {
      const drift = traits[2]!
      const bend = traits[3]!
      const polish = traits[4]!
      const run = runAt(traits[0]!, drift - bend)
      const thread = threadAt(traits[1]!, bend + drift)
      const haze = clouds * Math.min(Math.max(0.4 + bend * 0.5 + drift * 0.75 + run * 0.35, 0), 1)
      // Bruised stone is paler and shows its veins less.
      const clear = 0.45 + 0.55 * polish
      const white = (1 - polish) * dust
      let red = ground[0] + (cloud[0] - ground[0]) * haze
      let green = ground[1] + (cloud[1] - ground[1]) * haze
      let blue = ground[2] + (cloud[2] - ground[2]) * haze
      red += (main.color[0] - red) * run * clear
      green += (main.color[1] - green) * run * clear
      blue += (main.color[2] - blue) * run * clear
      red += (second.color[0] - red) * thread * clear
      green += (second.color[1] - green) * thread * clear
      blue += (second.color[2] - blue) * thread * clear
      const grain = 1 + traits[5]! * (0.022 + 0.03 * (1 - polish))
      into.red = (red + (0.84 - red) * white) * grain
      into.green = (green + (0.82 - green) * white) * grain
      into.blue = (blue + (0.78 - blue) * white) * grain
      const shown = mirror * (0.1 + 0.9 * polish * shine)
      into.mirrorRed = shown
      into.mirrorGreen = shown
      into.mirrorBlue = shown
      into.rough = 0.95 - polish * shine * 0.88
      into.sheen = 1 + traits[5]! * 0.12
    },
  }
}

function aim(turn: number, tilt: number): { x: number; y: number; z: number } {
  const [a, b] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180]
  return { x: Math.cos(a) * Math.sin(b), y: Math.cos(b), z: Math.sin(a) * Math.sin(b) }
}

/** One family of veins: beds crossed one after the other, each with a place, a strength and a width of its own. */
function createVeins({ strength, apart, thin, fade }: Veins, lots: Lots, veined: number): Noise {
  const places = tabulate(64, () => lots.between(-0.34, 0.34))
  const weights = Float32Array.from(
    { length: 64 },
    () => strength * (lots.chance(0.55) ? lots.between(0.45, 1) : lots.between(0, 0.25)),
  )
  const widths = tabulate(64, () => thin * lots.between(0.6, 1.7))
  const every = veined / apart
  const start = 1 - fade
  return (place, along) => {
    const present = (along * 1.6 + start) * 1.7
    if (present <= 0) return 0
    const at = place * every + 400
    const bed = at | 0
    const which = bed & 63
    const side = at - bed - 0.5 - places[which]!
    const off = Math.abs(side) / every
    const width = widths[which]! * (1 + along * 0.9)
    // A thread that is dark and thin, in a haze that is darker on one side.
    if (off > width * 9) return 0
    const thread = width * 0.28
    const core = thread / (thread + off)
    const haze = width / (width + off * (side > 0 ? 0.8 : 1.5))
    const line = core * core * 0.62 + haze * haze * 0.62 - 0.012
    if (line <= 0) return 0
    return (line > 1 ? 1 : line) * weights[which]! * (present > 1 ? 1 : present)
  }
}

/** The marks of the claw: straight furrows side by side, patch by patch in another direction, over the pits of the point. */
function createChisel(lots: Lots, polishAt: Distance): Distance {
  const noise = createNoise3(lots.below(1e9))
  const slant = lots.between(0.35, 0.7)
  return (x, y, z) => {
    const rough = 1 - polishAt(x, y, z)
    if (rough <= 0.02) return 0
    const patch = noise(x * 5, y * 5, z * 5)
    const wander = noise(x * 12 + 3, y * 12, z * 12)
    const pit = noise(x * 27, y * 27, z * 27)
    const across = patch > 0 ? y * 0.85 + (x * 0.8 - z * 0.6) * slant : y * 0.6 - (x * 0.8 - z * 0.6) * 0.9
    const at = across * 44 + wander * 0.5
    const furrow = Math.abs(at - Math.floor(at) - 0.5)
    // Each run of the claw is short, and stops before the next begins.
    const run = Math.min(Math.abs(patch) * 5, 1) * (wander > -0.2 ? 0.6 + wander : 0.3)
    return (rough > 1 ? 1 : rough) * ((furrow - 0.25) * 0.012 * run + wander * 0.008 + pit * 0.009 + patch * 0.03)
  }
}
