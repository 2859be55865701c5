import type { Rays } from './cast-rays.ts'
import { type Gathered, type LightAround, seeLamps } from './gather-light.ts'
import { createFinish, createSpot, type Part } from './material.ts'
import type { Node } from './node.ts'
import type { Eye } from './place-eye.ts'

interface Scene {
  node: Node
  rays: Rays
  parts: Part[]
  around: LightAround
  eye: Eye
}

/** Makes what turns all that is known of the node into the light that is seen there, along the ray that was aimed last. */
export function createLighting({ node, rays: { ray }, parts, around, eye }: Scene): (into: Float64Array) => void {
  const { shape, sources } = node
  const { lamps, roomFrom } = around
  const { x: eyeX, y: eyeY, z: eyeZ } = eye
  const seen: Gathered = { red: 0.5, green: 0.5, blue: 0.5 }
  const fallen: Gathered = { red: 0.5, green: 0.5, blue: 0.5 }
  const spot = createSpot()
  const finish = createFinish()

  /** The light that falls on the place. */
  const receive = (isStone: boolean) => {
    const nx = shape[0]!
    const ny = shape[1]!
    const nz = shape[2]!
    const gx = shape[3]!
    const gy = shape[4]!
    const gz = shape[5]!
    // Light below the surface evens out what the fine hills would do to it.
    const soft = isStone ? 0.4 : 0
    const sx = nx + (gx - nx) * soft
    const sy = ny + (gy - ny) * soft
    const sz = nz + (gz - nz) * soft
    const turned = 1 + 0.5 * (sx * gx + sy * gy + sz * gz - 1)
    let red = sources[0]! * turned + sources[6]!
    let green = sources[1]! * turned + sources[7]!
    let blue = sources[2]! * turned + sources[8]!
    for (let other = 0; other < lamps.length; other++) {
      const lamp = lamps[other]!
      const wrap = lamp.cone * 0.3 + (isStone ? 0.12 : 0)
      const facing = (sx * lamp.x + sy * lamp.y + sz * lamp.z + wrap) / (1 + wrap)
      const share = facing * (other < 3 ? sources[3 + other]! : 1)
      if (share <= 0) continue
      red += lamp.red * share
      green += lamp.green * share
      blue += lamp.blue * share
    }
    fallen.red = red
    fallen.green = green
    fallen.blue = blue
  }

  /** What the room and the lamps show in the surface; answers how much more a mirror gives back along the surface. */
  const reflect = (rough: number) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const nx = shape[0]!
    const ny = shape[1]!
    const nz = shape[2]!
    const open = sources[9]!
    const towards = -(dx * nx + dy * ny + dz * nz)
    const mx = dx + 2 * towards * nx
    const my = dy + 2 * towards * ny
    const mz = dz + 2 * towards * nz
    const blur = 0.03 + rough * 0.9
    roomFrom(spot.x, spot.y, spot.z, mx, my, mz, blur, seen)
    seen.red *= open
    seen.green *= open
    seen.blue *= open
    seeLamps(lamps, mx, my, mz, blur, open, seen)
    const grazing = 1 - Math.min(Math.max(towards, 0), 1)
    const flat = 1 - rough
    return grazing * grazing * grazing * grazing * grazing * flat * flat
  }

  return (into) => {
    const { far, part } = node
    spot.x = eyeX + ray[0]! * far
    spot.y = eyeY + ray[1]! * far
    spot.z = eyeZ + ray[2]! * far
    spot.edge = shape[6]!
    spot.hollow = shape[7]!
    spot.rise = shape[1]!
    const { material } = parts[part]!
    material.prepare(spot)
    material.finish(spot.traits, finish)
    receive((material.depth ?? 0) > 0)
    const graze = reflect(finish.rough)
    // What the form sees of itself in a mirror that is not open.
    const self = (1 - sources[9]!) * 0.35
    const { mirrorRed, mirrorGreen, mirrorBlue, sheen } = finish
    into[0] =
      fallen.red * finish.red +
      (seen.red + fallen.red * mirrorRed * self) * (mirrorRed + (1 - mirrorRed) * graze) * sheen
    into[1] =
      fallen.green * finish.green +
      (seen.green + fallen.green * mirrorGreen * self) * (mirrorGreen + (1 - mirrorGreen) * graze) * sheen
    into[2] =
      fallen.blue * finish.blue +
      (seen.blue + fallen.blue * mirrorBlue * self) * (mirrorBlue + (1 - mirrorBlue) * graze) * sheen
  }
}
