import { cluster } from './cluster.ts'
import type { Met, Solid } from './solid.ts'

/** Solids as a tracer needs them: nothing but numbers. */
export interface Traced {
  /** Finds the nearest solid that is seen along a ray. */
  meet: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, into: Met) => void
  /** Whether something throws a shadow between a place and another that is so far away. */
  isHidden: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number) => boolean
  /** The solid that a ray from a surface meets first, or −1. */
  strike: (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number) => number
}

const NEAR = 1e-5

/** Prepares solids for tracing. */
export function traceSolids(solids: readonly Solid[]): Traced {
  const count = solids.length
  const corners = new Float64Array(count * 6)
  for (const [at, { min, max }] of solids.entries()) corners.set([...min, ...max], at * 6)
  const shapes = Uint8Array.from(solids, ({ shape }) => (shape === 'block' ? 0 : shape === 'ball' ? 1 : 2))
  const covers = solids.map((solid) => solid.covers)
  const seen = Uint8Array.from(solids, ({ isHidden }) => (isHidden ? 0 : 1))
  const opaque = Uint8Array.from(solids, ({ isClear }) => (isClear ? 0 : 1))
  const { order, ends, boxes } = cluster(corners, count)
  /** Whether a ray meets the box around a group. */
  const touches = (group: number, ox: number, oy: number, oz: number, ix: number, iy: number, iz: number) => {
    const c = group * 6
    const xa = (boxes[c]! - ox) * ix
    const xb = (boxes[c + 3]! - ox) * ix
    const ya = (boxes[c + 1]! - oy) * iy
    const yb = (boxes[c + 4]! - oy) * iy
    const za = (boxes[c + 2]! - oz) * iz
    const zb = (boxes[c + 5]! - oz) * iz
    const near = Math.max(xa < xb ? xa : xb, ya < yb ? ya : yb, za < zb ? za : zb)
    const far = Math.min(xa < xb ? xb : xa, ya < yb ? yb : ya, za < zb ? zb : za)
    return near <= far && far > NEAR
  }
  /** The axis on which a block was entered last. */
  const entry = new Float64Array(1)

  const hit = (at: number, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number => {
    const c = at * 6
    const ix = 1 / (dx === 0 ? 1e-12 : dx)
    const iy = 1 / (dy === 0 ? 1e-12 : dy)
    const iz = 1 / (dz === 0 ? 1e-12 : dz)
    const xa = (corners[c]! - ox) * ix
    const xb = (corners[c + 3]! - ox) * ix
    const ya = (corners[c + 1]! - oy) * iy
    const yb = (corners[c + 4]! - oy) * iy
    const za = (corners[c + 2]! - oz) * iz
    const zb = (corners[c + 5]! - oz) * iz
    const nearX = xa < xb ? xa : xb
    const nearY = ya < yb ? ya : yb
    const nearZ = za < zb ? za : zb
    let near = nearX > nearY ? nearX : nearY
    if (nearZ > near) near = nearZ
    const farX = xa < xb ? xb : xa
    const farY = ya < yb ? yb : ya
    const farZ = za < zb ? zb : za
    let far = farX < farY ? farX : farY
    if (farZ < far) far = farZ
    if (near > far || far < NEAR) return 0
    if (shapes[at] !== 0) return hitRound(at, ox, oy, oz, dx, dy, dz, shapes[at] === 2)
    if (near < NEAR) return 0
    const cover = covers[at]
    if (cover && !cover(ox + dx * near - corners[c]!, oy + dy * near - corners[c + 1]!)) return 0
    entry[0] = near === nearX ? 0 : near === nearY ? 2 : 4
    return near
  }

  const hitRound = (
    at: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    isDrum: boolean,
  ): number => {
    const c = at * 6
    const rx = 2 / (corners[c + 3]! - corners[c]!)
    const ry = 2 / (corners[c + 4]! - corners[c + 1]!)
    const rz = 2 / (corners[c + 5]! - corners[c + 2]!)
    const px = (ox - (corners[c]! + corners[c + 3]!) / 2) * rx
    const py = (oy - (corners[c + 1]! + corners[c + 4]!) / 2) * ry
    const pz = (oz - (corners[c + 2]! + corners[c + 5]!) / 2) * rz
    const qx = dx * rx
    const qy = dy * ry
    const qz = dz * rz
    const up = isDrum ? 0 : 1
    const a = qx * qx + qz * qz + up * qy * qy
    const b = px * qx + pz * qz + up * py * qy
    const k = px * px + pz * pz + up * py * py - 1
    const root = b * b - a * k
    let far = 0
    if (root > 0) {
      const t = (-b - Math.sqrt(root)) / a
      if (t > NEAR && (!isDrum || Math.abs(py + qy * t) <= 1)) far = t
      entry[0] = 6
    }
    if (isDrum && Math.abs(qy) > 1e-9) {
      const t = ((qy < 0 ? 1 : -1) - py) / qy
      const [lx, lz] = [px + qx * t, pz + qz * t]
      if (t > NEAR && lx * lx + lz * lz <= 1 && (far === 0 || t < far)) {
        far = t
        entry[0] = 2
      }
    }
    return far
  }

  const meet = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, into: Met) => {
    into.far = 1e9
    into.solid = -1
    const ix = 1 / (dx === 0 ? 1e-12 : dx)
    const iy = 1 / (dy === 0 ? 1e-12 : dy)
    const iz = 1 / (dz === 0 ? 1e-12 : dz)
    for (let group = 0, place = 0; group < ends.length; place = ends[group++]!) {
      if (!touches(group, ox, oy, oz, ix, iy, iz)) continue
      for (let next = place; next < ends[group]!; next++) {
        const at = order[next]!
        if (seen[at] === 0) continue
        const t = hit(at, ox, oy, oz, dx, dy, dz)
        if (t <= 0 || t >= into.far) continue
        into.far = t
        into.solid = at
        const side = entry[0]!
        into.face = side === 6 ? 6 : side + ((side === 0 ? dx : side === 2 ? dy : dz) < 0 ? 1 : 0)
      }
    }
    if (into.solid < 0) return
    into.nx = into.face === 1 ? 1 : into.face === 0 ? -1 : 0
    into.ny = into.face === 3 ? 1 : into.face === 2 ? -1 : 0
    into.nz = into.face === 5 ? 1 : into.face === 4 ? -1 : 0
    if (into.face !== 6) return
    const c = into.solid * 6
    const isDrum = shapes[into.solid] === 2
    const half = (corners[c + 3]! - corners[c]!) / 2
    const tall = (corners[c + 4]! - corners[c + 1]!) / 2
    const deep = (corners[c + 5]! - corners[c + 2]!) / 2
    const x = (ox + dx * into.far - (corners[c]! + corners[c + 3]!) / 2) / (half * half)
    const y = isDrum ? 0 : (oy + dy * into.far - (corners[c + 1]! + corners[c + 4]!) / 2) / (tall * tall)
    const z = (oz + dz * into.far - (corners[c + 2]! + corners[c + 5]!) / 2) / (deep * deep)
    const scale = 1 / Math.sqrt(x * x + y * y + z * z)
    into.nx = x * scale
    into.ny = y * scale
    into.nz = z * scale
  }

  const isHidden = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, reach: number) => {
    const ix = 1 / (dx === 0 ? 1e-12 : dx)
    const iy = 1 / (dy === 0 ? 1e-12 : dy)
    const iz = 1 / (dz === 0 ? 1e-12 : dz)
    for (let group = 0, place = 0; group < ends.length; place = ends[group++]!) {
      if (!touches(group, ox, oy, oz, ix, iy, iz)) continue
      for (let next = place; next < ends[group]!; next++) {
        const at = order[next]!
        if (opaque[at] === 0) continue
        const t = hit(at, ox, oy, oz, dx, dy, dz)
        if (t > 0 && t < reach) return true
      }
    }
    return false
  }

  const strike = (ox: number, oy: number, oz: number, dx: number, dy: number, dz: number) => {
    let least = 1e9
    let struck = -1
    const ix = 1 / (dx === 0 ? 1e-12 : dx)
    const iy = 1 / (dy === 0 ? 1e-12 : dy)
    const iz = 1 / (dz === 0 ? 1e-12 : dz)
    for (let group = 0, place = 0; group < ends.length; place = ends[group++]!) {
      if (!touches(group, ox, oy, oz, ix, iy, iz)) continue
      for (let next = place; next < ends[group]!; next++) {
        const at = order[next]!
        if (opaque[at] === 0) continue
        const t = hit(at, ox, oy, oz, dx, dy, dz)
        if (t <= 0 || t >= least) continue
        least = t
        struck = at
      }
    }
    return struck
  }

  return { meet, isHidden, strike }
}
