import { clamp, smoothstep } from '../../painting/color.ts'
import type { Layer } from '../../painting/layer.ts'
import { createNoise, layered } from '../../painting/noise.ts'
import {
  alpineGround,
  erodedGround,
  type Ground,
  type Prospect,
  type Spot,
  viewTerrain,
} from '../../painting/terrain.ts'

/** A rock in the water: its place on the surface, its reach, how high it stands and how steep its sides are. */
interface Rock {
  x: number
  z: number
  radius: number
  height: number
  /** 1 is a dome, 6 a stack with upright walls. */
  steep?: number
  /** Longer along x than along z. */
  stretch?: number
  /** Leans towards the right. */
  lean?: number
}

export interface RockView {
  seed: string
  rocks: Rock[]
  eye: number
  focal: number
  horizon: number
  sun: number
  /** Light on the top of the rock. */
  bright?: number
  /** How far spray and swell have veiled its foot. */
  veil?: number
  /** Size of its cracks and ledges. */
  grit?: number
  /** How dark the seams between its layers are. */
  strata?: number
}

/** Rocks as a long exposure sees them: sharp above, dissolving at the waterline. Haze tells where the water has veiled them. */
export function viewRocks(negative: Layer, r: RockView): Prospect {
  const rough = erodedGround(`${r.seed} rough`, { octaves: 8, wear: 0.35 })
  const ledges = alpineGround(`${r.seed} ledges`, { octaves: 8, slopes: 0.5 })
  const grit = r.grit ?? 1
  const ground: Ground = (x, z, foot, floor) => {
    let best = -0.2
    for (const rock of r.rocks) {
      const dx = (x - rock.x) / (rock.stretch ?? 1)
      const dz = z - rock.z
      const distance = Math.sqrt(dx * dx + dz * dz) / rock.radius
      if (distance > 1.35) continue
      const warp = rough((x / rock.radius) * 1.1 + 7, (z / rock.radius) * 1.1, 0.12, -Infinity)
      // However it is warped, it ends within its reach.
      const end = distance > 1 ? smoothstep(1, 1.3, distance) * 1.6 : 0
      const shape =
        1 - (distance * (1 + warp * 0.7)) ** (rock.steep ?? 1.6) + (rock.lean ?? 0) * (dx / rock.radius) - end
      const rise = rock.height * Math.min(shape, 0.75 + shape * 0.25)
      if (rise < -0.1 * rock.height || rise + 0.3 * rock.height < floor) continue
      const size = rock.radius * 0.55 * grit
      const detail =
        rough(x / size, z / size, foot / size, -Infinity) * 0.3 +
        ledges(x / size / 0.6 + 3, z / size / 0.6, foot / size / 0.6, -Infinity) * 0.42 -
        0.2
      const height = rise + detail * rock.height * 0.55 * smoothstep(-0.2, 0.3, shape)
      if (height > best) best = height
    }
    return best
  }
  const lichen = layered(createNoise(`${r.seed} lichen`), 3)
  const tallest = Math.max(...r.rocks.map(({ height }) => height))
  const bright = r.bright ?? 0.3
  const light = ({ x, z, height, slopeX, slopeZ, sun }: Spot) => {
    const steep = Math.sqrt(slopeX * slopeX + slopeZ * slopeZ)
    const up = 1 / Math.sqrt(1 + steep * steep)
    const facing = clamp((slopeX * Math.sign(r.sun) * 0.8 - slopeZ * 0.1 + 0.35) * up)
    const size = tallest * 0.12
    const pale = smoothstep(-0.2, 0.5, lichen(x / size, z / size + height / size))
    const seam = r.strata
      ? 1 - r.strata * smoothstep(0.1, 0.45, lichen((x * 0.12) / size + 9, (height + x * 0.18) / size / 0.55))
      : 1
    const dry = smoothstep(0.05, 0.4, height / tallest)
    return (
      (0.03 + (0.04 + bright * 0.45 * pale) * dry) * (0.12 + 0.45 * up * up + facing * sun * 1.2) * seam +
      (1 - dry) * up ** 6 * 0.05
    )
  }
  const veil = r.veil ?? 0.12
  const surge = layered(createNoise(`${r.seed} surge`), 2)
  const haze = ({ x, z, height }: Spot) =>
    smoothstep(veil * tallest * (1.1 + surge((x / tallest) * 2, (z / tallest) * 2)), -0.02 * tallest, height)
  const depths = r.rocks.flatMap(({ z, radius }) => [z - radius * 1.4, z + radius * 1.4])
  const view = {
    eye: r.eye,
    focal: r.focal,
    horizon: r.horizon,
    near: Math.max(Math.min(...depths), 0.4),
    far: Math.max(...depths),
    steps: Math.round(negative.unit * 0.5),
  }
  const seen = viewTerrain(negative, view, ground, { sun: r.sun, light, haze })
  // What lies under water is not seen.
  for (let at = 0; at < seen.cover.length; at++) if (seen.haze[at]! >= 0.995) seen.cover[at] = 0
  return seen
}
