import { hex } from '../painting/color.ts'
import { createLots } from '../painting/lots.ts'
import type { Distance } from '../painting/sdf.ts'
import { plain, type Skin, type Solid } from './chamber.ts'
import { branches, slab, turned, within } from './solids.ts'

type Point = readonly [x: number, y: number, z: number]

/** Books side by side on a board, from left to right; returns how far they reach. */
export function books(from: Point, count: number, seed: string, colors: readonly string[]): Solid[] {
  const lots = createLots(seed)
  let x = from[0]
  return Array.from({ length: count }, () => {
    const [thick, tall, deep] = [lots.between(0.016, 0.042), lots.between(0.19, 0.27), lots.between(0.13, 0.17)]
    const one = slab(
      [x, from[1], from[2]],
      [x + thick, from[1] + tall, from[2] + deep],
      plain(hex(lots.pick(colors))),
      0.003,
    )
    x += thick + 0.001
    return one
  })
}

/** Books lying on each other. */
export function pile([x, y, z]: Point, seed: string, colors: readonly string[], count = 3): Solid[] {
  const lots = createLots(seed)
  let top = y
  return Array.from({ length: count }, (_, at) => {
    const thick = lots.between(0.018, 0.034)
    const [half, deep] = [0.14 - at * 0.012 + lots.bell() * 0.006, 0.1 - at * 0.008]
    const shift = lots.bell() * 0.012
    const one = slab(
      [x - half + shift, top, z - deep],
      [x + half + shift, top + thick, z + deep],
      plain(hex(lots.pick(colors))),
      0.003,
    )
    top += thick
    return one
  })
}

/** A jar with branches: bare twigs that carry buds or leaves. */
export function bouquet(
  [x, y, z]: Point,
  tall: number,
  seed: string,
  twig: Skin,
  leaf: Skin,
  { count = 7, size = 0.022, spread = 0.34 } = {},
): Solid[] {
  const lots = createLots(seed)
  const solids: Solid[] = []
  for (let at = 0; at < count; at++) {
    const angle = (at / count) * Math.PI * 2 + lots.bell() * 0.4
    const lean = lots.between(0.35, 1) * spread
    const high = tall * lots.between(0.7, 1)
    const path: Point[] = [0, 0.25, 0.5, 0.75, 1].map((share) => [
      x + Math.cos(angle) * lean * share ** 1.6 + lots.bell() * 0.012 * share,
      y + high * share * (1 - 0.12 * share),
      z + Math.sin(angle) * lean * 0.6 * share ** 1.6,
    ])
    solids.push(...branches([path], 0.005, twig))
    const eggs: Point[] = []
    for (let bud = 0; bud < 9; bud++) {
      const share = lots.between(0.38, 1)
      const step = Math.min(Math.floor(share * 4), 3)
      const part = share * 4 - step
      const [a, b] = [path[step]!, path[step + 1]!]
      eggs.push([
        a[0] + (b[0] - a[0]) * part + lots.bell() * size * 0.8,
        a[1] + (b[1] - a[1]) * part + lots.bell() * size * 0.8,
        a[2] + (b[2] - a[2]) * part + lots.bell() * size * 0.8,
      ])
    }
    const sizes = eggs.map(() => size * lots.between(0.55, 1))
    const form: Distance = (px, py, pz) => {
      let least = 1e9
      for (let one = 0; one < eggs.length; one++) {
        const [ex, ey, ez] = eggs[one]!
        const far = Math.sqrt((px - ex) ** 2 + ((py - ey) * 0.75) ** 2 + (pz - ez) ** 2) - sizes[one]!
        if (far < least) least = far
      }
      return least * 0.8
    }
    solids.push(within(form, eggs, size * 1.5, leaf))
  }
  return solids
}

/** A vase whose outline is given by half-widths at even heights. */
export function vase(foot: Point, tall: number, widths: readonly number[], skin: Skin): Solid {
  const last = widths.length - 1
  return turned(
    foot,
    (height) => {
      const at = Math.min(Math.max((height / tall) * last, 0), last - 1e-6)
      const step = Math.floor(at)
      const u = at - step
      const [a, b, c, d] = [
        widths[Math.max(step - 1, 0)]!,
        widths[step]!,
        widths[step + 1]!,
        widths[Math.min(step + 2, last)]!,
      ]
      return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)))
    },
    tall,
    skin,
    0.006,
  )
}
