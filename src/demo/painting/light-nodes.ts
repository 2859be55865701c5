import type { Rays } from './cast-rays.ts'
import { type Gathered, type LightAround, seeLamps } from './gather-light.ts'
import { createFinish, createSpot, type Finish, type Part, type Spot, TRAITS } from './material.ts'
import { FIRST_TRAIT, LIGHT, type Nodes, SHAPE, SOURCES } from './nodes.ts'
import type { Eye } from './place-eye.ts'
import type { Lens } from './see-ground.ts'

/** Turns what is known of a node into the light that is seen there, along the ray that was aimed last. */
export interface Lighting {
  /** The place whose traits were prepared last. */
  spot: Spot
  prepareAndJoin: (at: number) => void
  join: (at: number) => void
  /** Looks into a mirror: the first eight numbers of a point, at a point given in pixels. */
  mirror: (x: number, y: number, point: Float64Array, finish: Finish, into: Float64Array) => void
}

interface Scene {
  nodes: Nodes
  rays: Rays
  parts: Part[]
  around: LightAround
  eye: Eye
  lens: Lens
}

export function createLighting({ nodes, rays: { ray, aim }, parts, around, eye, lens }: Scene): Lighting {
  const { far, part, shape, sources, light } = nodes
  const { lamps, roomFrom } = around
  const { x: eyeX, y: eyeY, z: eyeZ } = eye
  const { fadeAt, shadeAt } = lens
  const seen: Gathered = { red: 0.5, green: 0.5, blue: 0.5 }
  const spot = createSpot()
  const finish = createFinish()

  const prepareAndJoin = (at: number) => {
    const t = far[at]!
    const here = at * SHAPE
    spot.x = eyeX + ray[0]! * t
    spot.y = eyeY + ray[1]! * t
    spot.z = eyeZ + ray[2]! * t
    spot.edge = shape[here + 6]!
    spot.hollow = shape[here + 7]!
    spot.rise = shape[here + 1]!
    parts[part[at]!]!.material.prepare(spot)
    join(at)
  }

  /** Joins the light with the surface's own direction and the traits that were prepared. */
  const join = (at: number) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const t = far[at]!
    const here = at * SHAPE
    const from = at * SOURCES
    const into = at * LIGHT
    const nx = shape[here]!
    const ny = shape[here + 1]!
    const nz = shape[here + 2]!
    const gx = shape[here + 3]!
    const gy = shape[here + 4]!
    const gz = shape[here + 5]!
    const { material } = parts[part[at]!]!
    const isStone = (material.depth ?? 0) > 0
    material.finish(spot.traits, finish)
    // Light below the surface evens out what the fine hills would do to it.
    const soft = isStone ? 0.4 : 0
    const sx = nx + (gx - nx) * soft
    const sy = ny + (gy - ny) * soft
    const sz = nz + (gz - nz) * soft
    const turned = 1 + 0.5 * (sx * gx + sy * gy + sz * gz - 1)
    const open = sources[from + 9]!
    let red = sources[from]! * turned + sources[from + 6]!
    let green = sources[from + 1]! * turned + sources[from + 7]!
    let blue = sources[from + 2]! * turned + sources[from + 8]!
    for (let other = 0; other < lamps.length; other++) {
      const lamp = lamps[other]!
      const wrap = lamp.cone * 0.3 + (isStone ? 0.12 : 0)
      const share =
        ((sx * lamp.x + sy * lamp.y + sz * lamp.z + wrap) / (1 + wrap)) * (other < 3 ? sources[from + 3 + other]! : 1)
      if (share <= 0) continue
      red += lamp.red * share
      green += lamp.green * share
      blue += lamp.blue * share
    }
    const shade = shadeAt(at)
    light[into] = red * shade
    light[into + 1] = green * shade
    light[into + 2] = blue * shade
    light[into + 6] = open
    light[into + 7] = t
    for (let trait = 0; trait < TRAITS; trait++) light[into + FIRST_TRAIT + trait] = spot.traits[trait]!
    if (material.isMirror) {
      light[into + 3] = nx
      light[into + 4] = ny
      light[into + 5] = nz
      return
    }
    reflect(eyeX + dx * t, eyeY + dy * t, eyeZ + dz * t, nx, ny, nz, open, finish)
    light[into + 3] = (seen.red + red * finish.mirrorRed * self(open)) * shown(finish.mirrorRed) * shade
    light[into + 4] = (seen.green + green * finish.mirrorGreen * self(open)) * shown(finish.mirrorGreen) * shade
    light[into + 5] = (seen.blue + blue * finish.mirrorBlue * self(open)) * shown(finish.mirrorBlue) * shade
  }

  /** What the form sees of itself in a mirror that is not open. */
  const self = (open: number) => (1 - open) * 0.35
  const graze = new Float64Array(1)
  /** The share of light a mirror gives back, more of it when looked at along the surface. */
  const shown = (mirror: number) => mirror + (1 - mirror) * graze[0]!

  /** What the room and the lamps show in the surface; sets the grazing share as well. */
  const reflect = (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    open: number,
    { rough }: Finish,
  ) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const towards = -(dx * nx + dy * ny + dz * nz)
    const mx = dx + 2 * towards * nx
    const my = dy + 2 * towards * ny
    const mz = dz + 2 * towards * nz
    const blur = 0.03 + rough * 0.9
    roomFrom(x, y, z, mx, my, mz, blur, seen)
    seen.red *= open
    seen.green *= open
    seen.blue *= open
    seeLamps(lamps, mx, my, mz, blur, open, seen)
    const grazing = 1 - Math.min(Math.max(towards, 0), 1)
    const flat = 1 - rough
    graze[0] = grazing * grazing * grazing * grazing * grazing * flat * flat
  }

  const mirror = (x: number, y: number, point: Float64Array, own: Finish, into: Float64Array) => {
    aim(x, y)
    const t = point[7]!
    const open = point[6]!
    const scale = 1 / Math.sqrt(point[3]! * point[3]! + point[4]! * point[4]! + point[5]! * point[5]!)
    reflect(
      eyeX + ray[0]! * t,
      eyeY + ray[1]! * t,
      eyeZ + ray[2]! * t,
      point[3]! * scale,
      point[4]! * scale,
      point[5]! * scale,
      open,
      own,
    )
    const shade = fadeAt((x / eye.wide) * 2 - 1, (y / eye.high) * 2 - 1)
    const hidden = self(open)
    into[0] = (seen.red * shade + point[0]! * own.mirrorRed * hidden) * shown(own.mirrorRed)
    into[1] = (seen.green * shade + point[1]! * own.mirrorGreen * hidden) * shown(own.mirrorGreen)
    into[2] = (seen.blue * shade + point[2]! * own.mirrorBlue * hidden) * shown(own.mirrorBlue)
  }

  return { spot, prepareAndJoin, join, mirror }
}
