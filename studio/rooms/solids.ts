import { block, cylinder, type Distance, ellipsoid, limb, unite } from '../painting/sdf.ts'
import type { Skin, Solid } from './chamber.ts'

type Point = readonly [x: number, y: number, z: number]

/** A rounded block between two corners. */
export function slab(from: Point, to: Point, skin: Skin, round = 0.008): Solid {
  const form = block((to[0] - from[0]) / 2, (to[1] - from[1]) / 2, (to[2] - from[2]) / 2, round)
  const [x, y, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2]
  return { form: (px, py, pz) => form(px - x, py - y, pz - z), box: [...from, ...to], skin, isBox: true }
}

/** A stick from a point to another. */
export function rod(from: Point, to: Point, thick: number, skin: Skin, end = thick): Solid {
  return within(limb(from, to, thick, end), [from, to], Math.max(thick, end) * 1.05, skin)
}

/** Several forms of one skin in one box that reaches so far around their points. */
export function within(form: Distance, points: readonly Point[], reach: number, skin: Skin): Solid {
  const least = [0, 1, 2].map((axis) => Math.min(...points.map((point) => point[axis]!)) - reach)
  const most = [0, 1, 2].map((axis) => Math.max(...points.map((point) => point[axis]!)) + reach)
  return { form, box: [...least, ...most] as unknown as Solid['box'], skin }
}

/** A disc or drum standing upright. */
export function drum([x, y, z]: Point, radius: number, half: number, skin: Skin, round = 0.006): Solid {
  const form = cylinder(radius, half, round)
  return {
    form: (px, py, pz) => form(px - x, py - y, pz - z),
    box: [x - radius, y - half, z - radius, x + radius, y + half, z + radius],
    skin,
  }
}

/** A turned body: half-widths that follow the height above its foot; open at the top if it is hollow. */
export function turned(
  [x, y, z]: Point,
  radiusAt: (height: number) => number,
  tall: number,
  skin: Skin,
  wall = 0,
): Solid {
  let widest = 0
  for (let at = 0; at <= 20; at++) widest = Math.max(widest, radiusAt((at / 20) * tall))
  const form: Distance = (px, py, pz) => {
    const height = py - y
    const held = height < 0 ? 0 : height > tall ? tall : height
    const across = Math.sqrt((px - x) ** 2 + (pz - z) ** 2)
    const side = (across - radiusAt(held)) * 0.8
    const cap = Math.abs(height - tall / 2) - tall / 2
    const solid = Math.max(side, cap)
    if (wall === 0) return solid
    return Math.max(solid, -Math.max((across - radiusAt(held) + wall) * 0.8, 0.012 - height))
  }
  return { form, box: [x - widest, y, z - widest, x + widest, y + tall, z + widest], skin }
}

/** A cushion: a block that is full in the middle and thin at its rim. */
export function cushion(middle: Point, half: Point, skin: Skin, { lean = 0, turn = 0, full = 0.5 } = {}): Solid {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const [cosTurn, sinTurn] = [Math.cos(turn), Math.sin(turn)]
  const form: Distance = (x, y, z) => {
    const px = x - middle[0]
    const py = y - middle[1]
    const pz = z - middle[2]
    const ax = cosTurn * px + sinTurn * py
    const ay = cosTurn * py - sinTurn * px
    const by = cos * ay + sin * pz
    const bz = cos * pz - sin * ay
    const u = ax / half[0]
    const v = by / half[1]
    const rim = Math.max(0, 1 - u * u * u * u) * Math.max(0, 1 - v * v * v * v)
    const thick = half[2] * (1 - full + full * Math.sqrt(rim))
    const round = half[2] * 0.5
    const dx = Math.abs(ax) - half[0] + round
    const dy = Math.abs(by) - half[1] + round
    const dz = Math.abs(bz) - thick + round
    const ox = dx > 0 ? dx : 0
    const oy = dy > 0 ? dy : 0
    const oz = dz > 0 ? dz : 0
    return (Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0) - round) * 0.8
  }
  const reach = Math.hypot(half[1], half[2])
  const wide = Math.abs(cosTurn) * half[0] + Math.abs(sinTurn) * half[1] + 0.02
  const tall = Math.abs(cosTurn) * reach + Math.abs(sinTurn) * half[0] + 0.02
  const deep = Math.abs(sin) * half[1] + half[2] + 0.02
  return {
    form,
    box: [middle[0] - wide, middle[1] - tall, middle[2] - deep, middle[0] + wide, middle[1] + tall, middle[2] + deep],
    skin,
  }
}

/** A seat's leg set: four sticks that splay a little. */
export function legs(
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  top: number,
  thick: number,
  skin: Skin,
  splay = 0,
): Solid[] {
  return [x0, x1].flatMap((x) =>
    [z0, z1].map((z) => {
      const [out, back] = [x === x0 ? -splay : splay, z === z0 ? -splay : splay]
      return rod([x, top, z], [x + out, thick * 0.5, z + back], thick, skin, thick * 0.75)
    }),
  )
}

/** An egg, for fruit and stones. */
export function egg([x, y, z]: Point, [a, b, c]: Point, skin: Skin): Solid {
  const form = ellipsoid(a, b, c)
  return { form: (px, py, pz) => form(px - x, py - y, pz - z), box: [x - a, y - b, z - c, x + a, y + b, z + c], skin }
}

/** A branch that forks, with leaves or buds at its ends. */
export function branches(paths: readonly (readonly Point[])[], thick: number, skin: Skin): Solid[] {
  return paths.map((path) => {
    const pieces = path
      .slice(1)
      .map((point, at) => limb(path[at]!, point, thick * (1 - at / path.length), thick * (1 - (at + 1) / path.length)))
    return within(unite(thick * 0.3, pieces[0]!, ...pieces.slice(1)), path, thick * 1.2, skin)
  })
}
