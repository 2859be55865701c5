import type { Rays } from './cast-rays.ts'
import type { DistanceGrid } from './distance-grid.ts'
import type { Part } from './material.ts'
import type { Node } from './node.ts'
import type { Eye } from './place-eye.ts'

interface Scene {
  node: Node
  rays: Rays
  parts: Part[]
  grid: DistanceGrid
  eye: Eye
}

/** Makes what finds out how the surface lies at the node, along the ray that was aimed last. */
export function createTouch({ node, rays: { ray }, parts, grid: { at: nearby, breadth }, eye }: Scene): () => void {
  const { shape } = node
  const { x: eyeX, y: eyeY, z: eyeZ } = eye

  const partAt = (x: number, y: number, z: number) => {
    let which = 0
    let least = 1e9
    for (let other = 0; other < parts.length; other++) {
      const near = parts[other]!.form(x, y, z)
      if (near < least) {
        least = near
        which = other
      }
    }
    return which
  }

  const feel = (x: number, y: number, z: number) => {
    const { form, material } = parts[node.part]!
    const e = eye.pixel * node.far * 0.8
    const here = form(x, y, z)
    let nx = form(x + e, y, z) - here
    let ny = form(x, y + e, z) - here
    let nz = form(x, y, z + e) - here
    let scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    const { relief } = material
    if (relief) {
      const hill = relief(x, y, z)
      nx = nx * scale - (relief(x + e, y, z) - hill) / e
      ny = ny * scale - (relief(x, y + e, z) - hill) / e
      nz = nz * scale - (relief(x, y, z + e) - hill) / e
      scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    }
    shape[0] = nx * scale
    shape[1] = ny * scale
    shape[2] = nz * scale
  }

  /** The surface around, without its hills: what hidden places and light below it go by. */
  const feelAround = (x: number, y: number, z: number) => {
    const w = breadth * 1.2
    const a = nearby(x + w, y - w, z - w)
    const b = nearby(x - w, y - w, z + w)
    const c = nearby(x - w, y + w, z - w)
    const d = nearby(x + w, y + w, z + w)
    let gx = a - b - c + d
    let gy = -a - b + c + d
    let gz = -a + b - c + d
    const scale = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1)
    gx *= scale
    gy *= scale
    gz *= scale
    shape[3] = gx
    shape[4] = gy
    shape[5] = gz
    const probe = breadth * 3
    const inner = nearby(x - gx * probe, y - gy * probe, z - gz * probe)
    const outer = nearby(x + gx * probe, y + gy * probe, z + gz * probe)
    shape[6] = Math.min(Math.max((inner + probe) / probe, 0), 1)
    shape[7] = Math.min(Math.max((probe - outer) / probe, 0), 1)
  }

  return () => {
    const x = eyeX + ray[0]! * node.far
    const y = eyeY + ray[1]! * node.far
    const z = eyeZ + ray[2]! * node.far
    node.part = parts.length > 1 ? partAt(x, y, z) : 0
    feel(x, y, z)
    feelAround(x, y, z)
  }
}
