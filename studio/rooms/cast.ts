import type { Chamber, Skin } from './chamber.ts'
import { growTree } from './tree.ts'

/** What a ray has met: how far, which surface, and where that surface looks. */
interface Met {
  far: number
  id: number
  nx: number
  ny: number
  nz: number
}

/** Surfaces of the room come first, then its things in their order. */
const SURFACES = 6

export interface Caster {
  met: Met
  skins: Skin[]
  /** What each skin gives back on the whole, three numbers for each: enough for light that has been reflected before. */
  means: Float64Array
  cast: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => void
  /** The same for light on its way, which does not need to know rounded edges. */
  follow: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => void
  /** Whether nothing stands in the way for so far; the direction has the length 1. */
  isOpen: (x: number, y: number, z: number, dx: number, dy: number, dz: number, far: number) => boolean
}

/** Finds what rays meet in a room. */
export function createCaster(room: Chamber): Caster {
  const { left, right, height, depth, solids } = room
  const met: Met = { far: 0.5, id: 0, nx: 0.5, ny: 0.5, nz: 0.5 }
  const skins = [room.wall, room.floor, room.ceiling, room.sides, room.sides, room.sides, ...solids.map((s) => s.skin)]
  const { boxes, next } = growTree(solids.map(({ box }) => box))
  const waiting = new Int32Array(64)
  const forms = solids.map(({ form }) => form)
  const isBox = Uint8Array.from(solids, (solid) => (solid.isBox ? 1 : 0))
  const means = averageSkins(skins)

  /** The first thing along a ray before a limit: how far it is, or the limit; with `isAny` the first that comes up. */
  let thing = 0
  const march = (
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    ix: number,
    iy: number,
    iz: number,
    limit: number,
    isAny: boolean,
    isRough: boolean,
  ): number => {
    if (forms.length === 0) return limit
    let count = 1
    waiting[0] = 0
    while (count > 0) {
      const node = waiting[--count]!
      const place = node * 6
      const xa = (boxes[place]! - x) * ix
      const xb = (boxes[place + 3]! - x) * ix
      const ya = (boxes[place + 1]! - y) * iy
      const yb = (boxes[place + 4]! - y) * iy
      const za = (boxes[place + 2]! - z) * iz
      const zb = (boxes[place + 5]! - z) * iz
      let from = xa < xb ? xa : xb
      let to = xa < xb ? xb : xa
      const yn = ya < yb ? ya : yb
      const yf = ya < yb ? yb : ya
      if (yn > from) from = yn
      if (yf < to) to = yf
      const zn = za < zb ? za : zb
      const zf = za < zb ? zb : za
      if (zn > from) from = zn
      if (zf < to) to = zf
      const isInside = from < 0
      if (from < 0.0015) from = 0.0015
      if (to > limit) to = limit
      if (from >= to) continue
      const child = next[node]!
      if (child >= 0) {
        waiting[count++] = child
        waiting[count++] = child + 1
        continue
      }
      if (isRough && !isInside && isBox[-1 - child] === 1) {
        limit = from
        thing = -1 - child
        if (isAny) return limit
        continue
      }
      const form = forms[-1 - child]!
      for (let step = 0, t = from; step < 90 && t < to; step++) {
        const near = form(x + dx * t, y + dy * t, z + dz * t)
        if (near < 0.0006) {
          limit = t
          thing = -1 - child
          break
        }
        t += near > 0.0012 ? near * 0.97 : 0.0012
      }
      if (isAny && thing === -1 - child && limit < to) return limit
    }
    return limit
  }

  /** Which face of a box a place on it belongs to. */
  const faceOf = (at: number, x: number, y: number, z: number) => {
    const { box } = solids[at]!
    const offs = [x - box[0], box[3] - x, y - box[1], box[4] - y, z - box[2], box[5] - z]
    let face = 0
    for (let side = 1; side < 6; side++) if (Math.abs(offs[side]!) < Math.abs(offs[face]!)) face = side
    met.nx = face === 0 ? -1 : face === 1 ? 1 : 0
    met.ny = face === 2 ? -1 : face === 3 ? 1 : 0
    met.nz = face === 4 ? -1 : face === 5 ? 1 : 0
  }

  const meet = (x: number, y: number, z: number, dx: number, dy: number, dz: number, isRough: boolean) => {
    const ix = 1 / (dx > -1e-9 && dx < 1e-9 ? 1e-9 : dx)
    const iy = 1 / (dy > -1e-9 && dy < 1e-9 ? 1e-9 : dy)
    const iz = 1 / (dz > -1e-9 && dz < 1e-9 ? 1e-9 : dz)
    const side = ((dx < 0 ? left : right) - x) * ix
    const level = ((dy < 0 ? 0 : height) - y) * iy
    const along = ((dz < 0 ? 0 : depth) - z) * iz
    let far = side
    let id = dx < 0 ? 3 : 4
    if (level < far) {
      far = level
      id = dy < 0 ? 1 : 2
    }
    if (along < far) {
      far = along
      id = dz < 0 ? 0 : 5
    }
    const t = march(x, y, z, dx, dy, dz, ix, iy, iz, far, false, isRough)
    if (t < far) {
      far = t
      id = thing + SURFACES
    }
    met.far = far
    met.id = id
    if (id < SURFACES) {
      met.nx = id === 3 ? 1 : id === 4 ? -1 : 0
      met.ny = id === 1 ? 1 : id === 2 ? -1 : 0
      met.nz = id === 0 ? 1 : id === 5 ? -1 : 0
      return
    }
    if (isRough && isBox[id - SURFACES] === 1) {
      faceOf(id - SURFACES, x + dx * far, y + dy * far, z + dz * far)
      return
    }
    const form = forms[id - SURFACES]!
    const px = x + dx * far
    const py = y + dy * far
    const pz = z + dz * far
    const e = 0.0008
    const a = form(px + e, py - e, pz - e)
    const b = form(px - e, py - e, pz + e)
    const c = form(px - e, py + e, pz - e)
    const d = form(px + e, py + e, pz + e)
    const nx = a - b - c + d
    const ny = c + d - a - b
    const nz = b + d - a - c
    const scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    met.nx = nx * scale
    met.ny = ny * scale
    met.nz = nz * scale
  }

  const isOpen: Caster['isOpen'] = (x, y, z, dx, dy, dz, far) => {
    const ix = 1 / (dx > -1e-9 && dx < 1e-9 ? 1e-9 : dx)
    const iy = 1 / (dy > -1e-9 && dy < 1e-9 ? 1e-9 : dy)
    const iz = 1 / (dz > -1e-9 && dz < 1e-9 ? 1e-9 : dz)
    return march(x, y, z, dx, dy, dz, ix, iy, iz, far, true, true) >= far
  }

  return {
    met,
    skins,
    means,
    cast: (x, y, z, dx, dy, dz) => meet(x, y, z, dx, dy, dz, false),
    follow: (x, y, z, dx, dy, dz) => meet(x, y, z, dx, dy, dz, true),
    isOpen,
  }
}

function averageSkins(skins: Skin[]): Float64Array {
  const means = new Float64Array(skins.length * 3)
  const color = new Float64Array(3)
  skins.forEach((skin, at) => {
    for (let turn = 0; turn < 60; turn++) {
      skin.colorAt((turn * 0.618) % 1, (turn * 0.414) % 1, (turn * 0.732) % 1, color)
      for (let part = 0; part < 3; part++) means[at * 3 + part]! += color[part]! / 60
    }
  })
  return means
}
