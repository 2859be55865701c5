import { hex, type Rgb } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import type { Material } from '../../painting/material.ts'
import { createNoise3 } from '../../painting/noise3.ts'
import type { Distance } from '../../painting/sdf.ts'

/** How the metal was coloured. */
export type Patina = 'brown' | 'green' | 'black' | 'gold' | 'red'

interface Recipe {
  /** What the skin mirrors, and what it shows by itself. */
  skin: Rgb
  dull: Rgb
  /** What has gathered in the hollows and run down. */
  bloom: Rgb
  blooms: number
  /** How far the metal was rubbed free on its edges. */
  worn: number
  rough: number
}

const BARE: Rgb = [0.86, 0.56, 0.29]

const RECIPES: Record<Patina, Recipe> = {
  brown: { skin: hex('#74502f'), dull: hex('#2a1a10'), bloom: hex('#4c5d52'), blooms: 0.4, worn: 0.8, rough: 0.33 },
  green: { skin: hex('#4f4d39'), dull: hex('#334036'), bloom: hex('#7d9f8e'), blooms: 1.05, worn: 0.62, rough: 0.5 },
  black: { skin: hex('#55514e'), dull: hex('#121111'), bloom: hex('#2b2826'), blooms: 0.3, worn: 0.72, rough: 0.28 },
  gold: { skin: hex('#a97b42'), dull: hex('#38260f'), bloom: hex('#47604f'), blooms: 0.85, worn: 0.95, rough: 0.29 },
  red: { skin: hex('#7d4330'), dull: hex('#361711'), bloom: hex('#231211'), blooms: 0.7, worn: 0.7, rough: 0.38 },
}

export interface Modelling {
  /** How deep the thumb went. */
  touch?: number
  /** How many marks there are along a unit. */
  marks?: number
  /** How much was rubbed free, as a share of the recipe's: less for thin walls. */
  rubbed?: number
}

/** Cast bronze as it was modelled in clay, its skin coloured with heat and acid. */
export function castBronze(patina: Patina, lots: Lots, { touch = 1, marks = 7, rubbed = 1 }: Modelling = {}): Material {
  const { skin, dull, bloom, blooms, worn, rough } = RECIPES[patina]
  const noise = createNoise3(lots.below(1e9))
  const away = lots.between(0, 40)
  return {
    depth: 0,

    bounce: 0.1,
    blur: 0.3,
    relief: createThumb(lots, touch, marks),
    prepare: ({ x, y, z, edge, hollow, rise, traits }) => {
      const cloud = noise(x * 2.6 + away, y * 2.6, z * 2.6)
      const spot = noise(x * 11, y * 11 + away, z * 11)
      // Acid runs down in threads and stays in the hollows.
      const run = noise(x * 17, y * 2.3 + away, z * 17)
      const settled = hollow * 1.5 + run * 0.7 + cloud * 0.6 + spot * 0.3 - 0.28 - Math.max(rise, 0) * 0.1
      traits[0] = Math.min(Math.max(settled * blooms, 0), 1)
      traits[1] = Math.min(Math.max((edge - 0.32) * 1.8 * worn * rubbed + spot * 0.3 - 0.08, 0), 1)
      traits[2] = cloud
      traits[3] = spot
      traits[4] = run - spot
      traits[5] = noise(x * 120, y * 120 + away, z * 120) + 0.5 * noise(x * 310, y * 310, z * 310)
    },
    finish: (traits, into) => {
      const green = traits[0]! * (1 - traits[1]!)
      const bare = traits[1]! * (1 - 0.3 * traits[0]!)
      const tone = 1 + traits[2]! * 0.5 + traits[3]! * 0.22 + traits[5]! * 0.14
      const fleck = traits[4]!
      const metal = 1 - green * 0.88
      into.mirrorRed = (skin[0] * tone + (BARE[0] - skin[0] * tone) * bare) * metal
      into.mirrorGreen = (skin[1] * tone + (BARE[1] - skin[1] * tone) * bare) * metal
      into.mirrorBlue = (skin[2] * tone + (BARE[2] - skin[2] * tone) * bare) * metal
      const cover = (1 - bare) * (1 - green)
      into.red = dull[0] * tone * cover + bloom[0] * green * (1 + fleck * 0.5 + traits[5]! * 0.3)
      into.green = dull[1] * tone * cover + bloom[1] * green * (1 + fleck * 0.5 + traits[5]! * 0.3)
      into.blue = dull[2] * tone * cover + bloom[2] * green * (1 + fleck * 0.5 + traits[5]! * 0.3)
      into.rough = Math.min(rough + green * 0.4 - bare * 0.14 + fleck * 0.06, 0.95)
      into.sheen = 1 + fleck * 0.3
    },
  }
}

/** Thumb marks: shallow scoops side by side, with ridges between. */
function createThumb(lots: Lots, touch: number, marks: number): Distance {
  const noise = createNoise3(lots.below(1e9))
  const lean = lots.between(-0.2, 0.2)
  return (x, y, z) => {
    const scoop = noise((x + y * lean) * marks, y * marks * 0.62, z * marks)
    // The skin of the cast: sand and the wire brush, too fine to be felt by the thumb.
    const skin = noise(x * 64, y * 64, z * 64) * 0.0004 + noise(x * 170, y * 52, z * 170) * 0.00016
    return touch * -0.024 * Math.sqrt(scoop * scoop + 0.003) + skin
  }
}
