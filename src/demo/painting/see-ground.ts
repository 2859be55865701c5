import type { Rays } from './cast-rays.ts'
import type { DistanceGrid } from './distance-grid.ts'
import type { Gathered, LightAround } from './gather-light.ts'
import { LIGHT, type Nodes } from './nodes.ts'
import type { Eye } from './place-eye.ts'
import type { Studio } from './studio.ts'

/** A lens lets less light through towards the corners. */
export interface Lens {
  /** How much comes through, at a place from −1 to 1. */
  fadeAt: (u: number, v: number) => number
  /** The same at a node. */
  shadeAt: (at: number) => number
  /** Says where the spare node is. */
  placeSpare: (x: number, y: number) => void
}

export function createLens({ columns, step, spare }: Nodes, { wide, high }: Eye, vignette: number): Lens {
  const fadeAt = (u: number, v: number) => 1 - vignette * (u * u + v * v) * 0.5
  const spareShade = new Float64Array(1)
  const shadeAt = (at: number) =>
    at === spare
      ? spareShade[0]!
      : fadeAt((((at % columns) * step) / wide) * 2 - 1, ((((at / columns) | 0) * step) / high) * 2 - 1)
  const placeSpare = (x: number, y: number) => {
    spareShade[0] = fadeAt((x / wide) * 2 - 1, (y / high) * 2 - 1)
  }
  return { fadeAt, shadeAt, placeSpare }
}

interface Scene {
  nodes: Nodes
  rays: Rays
  around: LightAround
  bounds: DistanceGrid['bounds']
  eye: Eye
  studio: Studio
  lens: Lens
}

/** Makes what sees the floor and the wall behind the form, at a node so far down the picture (0 to 1). */
export function createGround({
  nodes,
  rays,
  around,
  bounds,
  eye,
  studio,
  lens,
}: Scene): (at: number, v: number) => void {
  const { light } = nodes
  const { ray } = rays
  const { floorAt } = around
  const { shadeAt } = lens
  const { x: eyeX, y: eyeY, z: eyeZ } = eye
  const [fx, , fz] = eye.forward
  const { far: wall, top, turn = [1.2, 3.4] } = studio
  const size = Math.max(bounds.x1 - bounds.x0, bounds.y1, bounds.z1 - bounds.z0)
  const middle = ((bounds.x0 + bounds.x1) / 2 - eyeX) * fx + ((bounds.z0 + bounds.z1) / 2 - eyeZ) * fz
  const seen: Gathered = { red: 0.5, green: 0.5, blue: 0.5 }

  return (at, v) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const rise = Math.min(Math.max((0.62 - v) / 0.62, 0), 1)
    const lift = rise * rise * (3 - 2 * rise)
    let red = wall[0] + (top[0] - wall[0]) * lift
    let green = wall[1] + (top[1] - wall[1]) * lift
    let blue = wall[2] + (top[2] - wall[2]) * lift
    if (dy < -1e-4) {
      const t = eyeY / -dy
      const behind = (dx * t * fx + dz * t * fz - middle) / size
      const share = Math.min(Math.max((behind - turn[0]) / (turn[1] - turn[0]), 0), 1)
      if (share < 1) {
        const away = share * share * share * (share * (share * 6 - 15) + 10)
        floorAt(eyeX + dx * t, eyeZ + dz * t, seen)
        red = seen.red + (red - seen.red) * away
        green = seen.green + (green - seen.green) * away
        blue = seen.blue + (blue - seen.blue) * away
      }
    }
    const shade = shadeAt(at)
    light[at * LIGHT] = red * shade
    light[at * LIGHT + 1] = green * shade
    light[at * LIGHT + 2] = blue * shade
  }
}
