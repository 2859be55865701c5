import type { Rays } from './cast-rays.ts'
import type { DistanceGrid } from './distance-grid.ts'
import type { Gathered, LightAround } from './gather-light.ts'
import type { Part } from './material.ts'
import type { Node } from './node.ts'
import type { Eye } from './place-eye.ts'

interface Scene {
  node: Node
  rays: Rays
  parts: Part[]
  grid: DistanceGrid
  around: LightAround
  eye: Eye
}

/** Makes what finds all light that comes to the node, before its own fine hills are minded. */
export function createGather({ node, rays: { ray }, parts, grid, around, eye }: Scene): () => void {
  const { shape, sources } = node
  const { at: nearby, cell } = grid
  const { lamps, shadowAt, openness, fillAt } = around
  const { x: eyeX, y: eyeY, z: eyeZ } = eye
  const seen: Gathered = { red: 0.5, green: 0.5, blue: 0.5 }

  return () => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const t = node.far
    const x = eyeX + dx * t
    const y = eyeY + dy * t
    const z = eyeZ + dz * t
    let gx = shape[0]! + shape[3]!
    let gy = shape[1]! + shape[4]!
    let gz = shape[2]! + shape[5]!
    const scale = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1)
    gx *= scale
    gy *= scale
    gz *= scale
    const { depth = 0, bounce = 0.3 } = parts[node.part]!.material
    // Out of the surface, and further where it is too thin for the grid to tell its sides apart.
    let lift = cell * 0.8
    for (let tries = 0; tries < 3; tries++) {
      const free = nearby(x + gx * lift, y + gy * lift, z + gz * lift)
      if (free > cell * 0.5) break
      lift += cell * 0.75 - free
    }
    const ox = x + gx * lift
    const oy = Math.max(y + gy * lift, cell * 0.3)
    const oz = z + gz * lift
    fillAt(ox, oy, oz, gx, gy, gz, bounce, seen)
    sources[0] = seen.red
    sources[1] = seen.green
    sources[2] = seen.blue
    let red = 0
    let green = 0
    let blue = 0
    for (let other = 0; other < lamps.length && other < 3; other++) {
      const lamp = lamps[other]!
      const facing = gx * lamp.x + gy * lamp.y + gz * lamp.z
      const isLit = facing > -0.5
      sources[3 + other] = lamp.castsShadow ? (isLit ? shadowAt(ox, oy, oz, lamp) : 0) : 1
      if (depth === 0 || facing > 0.3 || !lamp.castsShadow) continue
      // What shines through thin parts: how much stone lies towards the lamp.
      const px = x - gx * depth * 0.2
      const py = y - gy * depth * 0.2
      const pz = z - gz * depth * 0.2
      let stone = 0
      for (let reach = depth * 0.3; reach < depth * 4.5; reach += depth * 0.6) {
        const inside = nearby(px + lamp.x * reach, py + lamp.y * reach, pz + lamp.z * reach)
        stone += Math.min(Math.max(0.5 - inside / cell, 0), 1) * depth * 0.6
      }
      const through = Math.exp(-stone / (depth * 0.8)) * 0.4 * (0.3 - facing)
      red += lamp.red * through
      green += lamp.green * through * 0.86
      blue += lamp.blue * through * 0.7
    }
    sources[6] = red
    sources[7] = green
    sources[8] = blue
    const towards = -(dx * gx + dy * gy + dz * gz)
    sources[9] = openness(
      ox,
      oy,
      oz,
      dx + 2 * towards * gx,
      dy + 2 * towards * gy,
      dz + 2 * towards * gz,
      parts[node.part]!.material.blur ?? 0.35,
    )
  }
}
