import type { Caster } from './cast.ts'
import type { Chamber } from './chamber.ts'

/** Follows light back from a place through the room. */
interface LightFollower {
  /** The light of the last question. */
  light: Float64Array
  /** What falls on a place from everywhere, one draw by lot: many of them make the true light. */
  gather: (x: number, y: number, z: number, nx: number, ny: number, nz: number) => void
  /** What is seen in a direction, one draw by lot. */
  see: (x: number, y: number, z: number, dx: number, dy: number, dz: number) => void
}

const BOUNCES = 3
/** How near a bulb may be, squared, to what it lights; where light goes on from there, nearer places would flare up by chance and leave clouds on walls. */
const NEAREST = 0.02
const NEAREST_ON_THE_WAY = 0.6

interface Lit {
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  area: number
}

export function createLightFollower(room: Chamber, { follow, isOpen, met, skins, means }: Caster, draw: () => number) {
  const { panes, bulbs } = room
  const light = new Float64Array(3)
  const faces = panes.map(({ across, up, corner }): Lit => {
    const nx = across[1] * up[2] - across[2] * up[1]
    const ny = across[2] * up[0] - across[0] * up[2]
    const nz = across[0] * up[1] - across[1] * up[0]
    const area = Math.sqrt(nx * nx + ny * ny + nz * nz)
    return { x: corner[0], y: corner[1], z: corner[2], nx: nx / area, ny: ny / area, nz: nz / area, area }
  })

  /** Adds what one pane gives to a place. */
  const addPane = (
    at: number,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    share: number[],
  ) => {
    const pane = panes[at]!
    const face = faces[at]!
    const u = draw()
    const v = draw()
    const dx = face.x + pane.across[0] * u + pane.up[0] * v - x
    const dy = face.y + pane.across[1] * u + pane.up[1] * v - y
    const dz = face.z + pane.across[2] * u + pane.up[2] * v - z
    const here = dx * nx + dy * ny + dz * nz
    const there = Math.abs(dx * face.nx + dy * face.ny + dz * face.nz)
    if (here <= 0) return
    const squared = dx * dx + dy * dy + dz * dz
    const far = Math.sqrt(squared)
    if (!isOpen(x, y, z, dx / far, dy / far, dz / far, far - 0.01)) return
    const strength = (here * there * face.area) / (Math.PI * squared * squared)
    light[0]! += pane.light[0] * strength * share[0]!
    light[1]! += pane.light[1] * strength * share[1]!
    light[2]! += pane.light[2] * strength * share[2]!
  }

  const addBulb = (
    at: number,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    share: number[],
    nearest: number,
  ) => {
    const bulb = bulbs[at]!
    const dx = bulb.at[0] + (draw() * 2 - 1) * bulb.radius - x
    const dy = bulb.at[1] + (draw() * 2 - 1) * bulb.radius - y
    const dz = bulb.at[2] + (draw() * 2 - 1) * bulb.radius - z
    const here = dx * nx + dy * ny + dz * nz
    if (here <= 0) return
    const squared = dx * dx + dy * dy + dz * dz
    const far = Math.sqrt(squared)
    if (!isOpen(x, y, z, dx / far, dy / far, dz / far, far - bulb.radius)) return
    const strength = here / far / (Math.PI * Math.max(squared, nearest))
    light[0]! += bulb.light[0] * strength * share[0]!
    light[1]! += bulb.light[1] * strength * share[1]!
    light[2]! += bulb.light[2] * strength * share[2]!
  }

  const share = [1, 1, 1]
  const lamps = panes.length + bulbs.length
  const walk = (x: number, y: number, z: number, nx: number, ny: number, nz: number, from: number) => {
    for (let bounce = from; ; bounce++) {
      x += nx * 0.002
      y += ny * 0.002
      z += nz * 0.002
      if (bounce === 0) {
        for (let at = 0; at < panes.length; at++) addPane(at, x, y, z, nx, ny, nz, share)
        for (let at = 0; at < bulbs.length; at++) addBulb(at, x, y, z, nx, ny, nz, share, NEAREST)
      } else {
        // Further on one lamp stands for all of them.
        share[0]! *= lamps
        share[1]! *= lamps
        share[2]! *= lamps
        const at = (draw() * lamps) | 0
        if (at < panes.length) addPane(at, x, y, z, nx, ny, nz, share)
        else addBulb(at - panes.length, x, y, z, nx, ny, nz, share, NEAREST_ON_THE_WAY)
        share[0]! /= lamps
        share[1]! /= lamps
        share[2]! /= lamps
      }
      if (bounce === BOUNCES) return
      // A direction, more often where it counts more.
      const turn = draw() * Math.PI * 2
      const squared = draw()
      const reach = Math.sqrt(squared)
      const a = Math.cos(turn) * reach
      const b = Math.sin(turn) * reach
      const c = Math.sqrt(1 - squared)
      const sign = nz >= 0 ? 1 : -1
      const p = -1 / (sign + nz)
      const q = nx * ny * p
      const dx = a * (1 + sign * nx * nx * p) + b * q + c * nx
      const dy = a * sign * q + b * (sign + ny * ny * p) + c * ny
      const dz = -a * sign * nx - b * ny + c * nz
      if (!step(x, y, z, dx, dy, dz)) return
      x += dx * met.far
      y += dy * met.far
      z += dz * met.far
      nx = met.nx
      ny = met.ny
      nz = met.nz
    }
  }

  /** Goes on to the next surface; false where nothing more is to be had. */
  const step = (x: number, y: number, z: number, dx: number, dy: number, dz: number) => {
    follow(x, y, z, dx, dy, dz)
    share[0]! *= means[met.id * 3]!
    share[1]! *= means[met.id * 3 + 1]!
    share[2]! *= means[met.id * 3 + 2]!
    return share[1]! > 0.02
  }

  const begin = () => {
    light.fill(0)
    share[0] = share[1] = share[2] = 1
  }

  const follower: LightFollower = {
    light,
    gather: (x, y, z, nx, ny, nz) => {
      begin()
      walk(x, y, z, nx, ny, nz, 0)
    },
    see: (x, y, z, dx, dy, dz) => {
      begin()
      const isLit = step(x, y, z, dx, dy, dz)
      // A shade's own glow is seen in mirrors only: elsewhere its bulb stands for it, which leaves no blotches.
      const { glow } = skins[met.id]!
      if (glow) for (let part = 0; part < 3; part++) light[part]! += glow[part]!
      for (let at = 0; at < panes.length; at++) addSeenPane(at, x, y, z, dx, dy, dz)
      if (isLit) walk(x + dx * met.far, y + dy * met.far, z + dz * met.far, met.nx, met.ny, met.nz, 1)
    },
  }

  /** A window seen in a mirror, unless something stands before it; the ray has just been cast. */
  const addSeenPane = (at: number, x: number, y: number, z: number, dx: number, dy: number, dz: number) => {
    const { across, up, light: shine } = panes[at]!
    const face = faces[at]!
    const towards = dx * face.nx + dy * face.ny + dz * face.nz
    if (Math.abs(towards) < 1e-6) return
    const far = ((face.x - x) * face.nx + (face.y - y) * face.ny + (face.z - z) * face.nz) / towards
    if (far <= 0 || far > met.far + 0.02) return
    const px = x + dx * far - face.x
    const py = y + dy * far - face.y
    const pz = z + dz * far - face.z
    const u = (px * across[0] + py * across[1] + pz * across[2]) / (across[0] ** 2 + across[1] ** 2 + across[2] ** 2)
    const v = (px * up[0] + py * up[1] + pz * up[2]) / (up[0] ** 2 + up[1] ** 2 + up[2] ** 2)
    if (u < 0 || u > 1 || v < 0 || v > 1) return
    for (let part = 0; part < 3; part++) light[part]! += Math.min(shine[part]!, 6)
  }
  return follower
}
