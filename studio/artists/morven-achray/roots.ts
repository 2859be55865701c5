import { curve, lengthOf, placeOn } from '../../painting/curves.ts'
import { createNoise, type Noise } from '../../painting/noise.ts'
import type { Hand } from './hand.ts'

interface Root {
  x: number
  y: number
  /** Radians; π/2 is down. */
  heading: number
  radius: number
  length: number
  /** The way it took, if that is known; else it finds its own. */
  path?: number[]
  /** How strongly it turns back to the vertical, and how much it wanders. */
  fall?: number
  wander?: number
  /** Further orders of branches. */
  orders: number
  /** Branches for each unit of length. */
  branches?: number
  /** Keeps roots out of places: gives a push aside. */
  steer?: (x: number, y: number) => number
  weight?: number
  hatch?: number
  taper?: number
}

/** A root that grows downwards, tapers, and branches from its flanks; branches first, so that it lies in front of half of them. */
export function drawRoot(hand: Hand, root: Root, noise: Noise = createNoise(hand.lots.below(1e9))): void {
  const { radius, orders, branches = 22, weight = 1, hatch = 1, taper = 0.85 } = root
  const path = root.path ?? growRoot(hand, root, noise)
  const length = lengthOf(path)
  const thick = (share: number) =>
    radius * (1 - share) ** taper * (1 + 0.16 * noise(share * length * 40, radius * 900)) + 0.0006
  const young: Root[] = []
  if (orders > 0) {
    const count = Math.round(length * branches * hand.lots.between(0.8, 1.2))
    for (let at = 0; at < count; at++) {
      const share = 0.06 + 0.9 * ((at + hand.lots.next()) / count)
      const { x, y, dx, dy } = placeOn(path, share)
      const side = hand.lots.chance(0.5) ? 1 : -1
      const turn = side * hand.lots.between(0.5, 1.15)
      const { path: _, ...kind } = root
      young.push({
        ...kind,
        x: x + dy * side * thick(share) * 0.6,
        y: y - dx * side * thick(share) * 0.6,
        heading: Math.atan2(dy, dx) - turn,
        radius: Math.min(thick(share) * 0.42, radius * 0.3) * hand.lots.between(0.5, 1),
        length: length * (0.1 + 0.42 * hand.lots.next() ** 2) * (1 - share * 0.5),
        orders: orders - 1,
        wander: (root.wander ?? 1) * 1.3,
        fall: hand.lots.between(1.5, 5),
        weight: weight * 0.9,
        branches: branches * 0.9,
      })
    }
  }
  const behind = young.length >> 1
  for (const branch of young.slice(0, behind)) drawRoot(hand, branch, noise)
  if (radius > 0.009) {
    hand.solid(path, thick, { weight: 1.05 * weight, hatch: 1.15 * hatch, bulge: 0.3, shade: 0.8 })
    wrinkle(hand, path, thick, weight)
  } else hand.line(path, Math.min(3, 0.3 + radius * 430) * weight, { start: 0.02, end: 0.95 })
  for (const branch of young.slice(behind)) drawRoot(hand, branch, noise)
}

/** The way a root takes: downwards in the long run, aside at every stone. */
export function growRoot(
  hand: Hand,
  { x, y, heading, length, fall = 1, wander = 1, steer }: Root,
  noise: Noise,
): number[] {
  const step = Math.max(0.0035, length / 90)
  const points = [x, y]
  let way = heading
  const own = hand.lots.between(0, 90)
  for (let run = 0; run < length; run += step) {
    const down = Math.sin(Math.PI / 2 - way)
    const stray = noise(run * 11 + own, own) * 13 + noise(run * 47 + own, own + 7) * 17
    way += (down * fall * 1.6 + stray * wander + (steer ? steer(x, y) : 0)) * step
    x += Math.cos(way) * step
    y += Math.sin(way) * step
    points.push(x, y)
  }
  return points
}

/** Rings and scars across a thick root. */
function wrinkle(hand: Hand, path: readonly number[], thick: (share: number) => number, weight: number): void {
  const count = Math.round(lengthOf(path) * 34)
  for (let at = 0; at < count; at++) {
    const share = hand.lots.next() ** 1.3 * 0.9
    const wide = thick(share)
    if (wide < 0.003) continue
    const { x, y, dx, dy } = placeOn(path, share)
    const [from, to] = [hand.lots.between(-0.95, 0.2), hand.lots.between(0.2, 0.95)]
    const points: number[] = []
    for (let step = 0; step <= 6; step++) {
      const u = from + ((to - from) * step) / 6
      const along = wide * 0.3 * Math.sqrt(1 - u * u)
      points.push(x + dy * u * wide + dx * along, y - dx * u * wide + dy * along)
    }
    hand.line(points, 0.7 * weight, { start: 0.3, end: 0.4, load: 0.85 })
  }
}

/** Fine hairs around the young part of a root. */
export function drawHairs(hand: Hand, path: readonly number[], length: number, count: number): void {
  for (let hair = 0; hair < count; hair++) {
    const { x, y, dx, dy } = placeOn(path, hand.lots.next())
    const side = hand.lots.chance(0.5) ? 1 : -1
    const far = length * hand.lots.between(0.4, 1)
    hand.line(
      [
        x,
        y,
        x + dy * side * far * 0.6 + dx * far * 0.2,
        y - dx * side * far * 0.6 + dy * far * 0.2,
        x + dy * side * far + dx * far * 0.6,
        y - dx * side * far + dy * far * 0.6,
      ],
      0.32,
      { start: 0, end: 0.8, load: 0.6 },
    )
  }
}

interface Bulb {
  x: number
  y: number
  /** Half its width. */
  size: number
  tilt?: number
  /** How many skins show as lines. */
  skins?: number
  /** How far the dry neck reaches up, in sizes. */
  neck?: number
}

/** A bulb with its dry skins, fuller on one side; gives the place of its basal plate. */
export function drawBulb(hand: Hand, { x, y, size, tilt = 0, skins = 9, neck = 1.5 }: Bulb): { x: number; y: number } {
  const [upX, upY] = [Math.sin(tilt), -Math.cos(tilt)]
  const tall = size * (2 + neck)
  const axis = curve(
    [
      x,
      y,
      x + upX * tall * 0.3,
      y + upY * tall * 0.3,
      x + upX * tall * 0.65 + size * 0.03,
      y + upY * tall * 0.65,
      x + upX * tall + size * 0.14,
      y + upY * tall,
    ],
    48,
  )
  const shape = (share: number) => size * profile(share * (2 + neck))
  hand.solid(axis, shape, { weight: 1.25, hatch: 0 })
  for (let skin = 0; skin < skins; skin++) {
    const u = -0.86 + (1.72 * (skin + hand.lots.between(0.2, 0.8))) / skins
    let at = hand.lots.between(0.02, 0.1)
    // Few skins reach into the neck; the others end on the shoulder.
    const last = Math.abs(u) < 0.35 ? hand.lots.between(0.7, 1) : hand.lots.between(1.2, 1.8) / (2 + neck)
    while (at < last) {
      const end = Math.min(last, at + hand.lots.between(0.15, 0.5))
      const points: number[] = []
      for (let step = 0; step <= 18; step++) {
        const share = at + ((end - at) * step) / 18
        const place = placeOn(axis, share)
        const off = shape(share) * u
        points.push(place.x + place.dy * off, place.y - place.dx * off)
      }
      hand.line(points, 0.5 + 0.25 * Math.max(0, -u), { start: 0.15, end: 0.5, load: 0.85 })
      at = end + hand.lots.between(0.01, 0.05)
    }
  }
  hand.hatch(axis, shape, { density: 2.2, bulge: 0.25, shade: 0.85, weight: 0.5, from: 0.03, to: 1.75 / (2 + neck) })
  hand.hatch(axis, shape, { density: 1.8, bulge: -0.5, shade: 0.5, weight: 0.42, from: 0.04, to: 1.5 / (2 + neck) })
  return { x, y }
}

const BULB = [0.34, 0.74, 0.93, 1, 0.99, 0.9, 0.7, 0.46, 0.29, 0.2, 0.165, 0.15, 0.14, 0.13, 0.12, 0.1, 0.06]

/** Half the width of a bulb, by the height above its base; both in sizes. */
function profile(high: number): number {
  const place = Math.min(high / 0.25, BULB.length - 1.001)
  const at = Math.floor(place)
  return BULB[at]! + (BULB[at + 1]! - BULB[at]!) * (place - at)
}
