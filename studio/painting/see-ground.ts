import type { Rays } from './cast-rays.ts'
import type { DistanceGrid } from './distance-grid.ts'
import type { Gathered, LightAround } from './gather-light.ts'
import type { Eye } from './place-eye.ts'
import type { Studio } from './studio.ts'

interface Scene {
  rays: Rays
  around: LightAround
  bounds: DistanceGrid['bounds']
  eye: Eye
  studio: Studio
}

/** Makes what sees the floor and the wall behind the form, at a height in the picture from 0 (top) to 1. */
export function createGround({ rays, around, bounds, eye, studio }: Scene): (v: number, into: Float64Array) => void {
  const { ray } = rays
  const { floorAt } = around
  const { x: eyeX, y: eyeY, z: eyeZ } = eye
  const [fx, , fz] = eye.forward
  const { far: wall, top, turn = [1.2, 3.4] } = studio
  const size = Math.max(bounds.x1 - bounds.x0, bounds.y1, bounds.z1 - bounds.z0)
  const middle = ((bounds.x0 + bounds.x1) / 2 - eyeX) * fx + ((bounds.z0 + bounds.z1) / 2 - eyeZ) * fz
  const seen: Gathered = { red: 0.5, green: 0.5, blue: 0.5 }

  return (v, into) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const rise = Math.min(Math.max((0.62 - v) / 0.62, 0), 1)
    const lift = rise * rise * (3 - 2 * rise)
    into[0] = wall[0] + (top[0] - wall[0]) * lift
    into[1] = wall[1] + (top[1] - wall[1]) * lift
    into[2] = wall[2] + (top[2] - wall[2]) * lift
    if (dy >= -1e-4) return
    const t = eyeY / -dy
    const behind = (dx * t * fx + dz * t * fz - middle) / size
    const share = Math.min(Math.max((behind - turn[0]) / (turn[1] - turn[0]), 0), 1)
    if (share >= 1) return
    const away = share * share * share * (share * (share * 6 - 15) + 10)
    floorAt(eyeX + dx * t, eyeZ + dz * t, seen)
    into[0] = seen.red + (into[0] - seen.red) * away
    into[1] = seen.green + (into[1] - seen.green) * away
    into[2] = seen.blue + (into[2] - seen.blue) * away
  }
}
