import { hypot } from '../../painting/arithmetic.ts'
import type { Plane, Point, Tone } from './panel.ts'

/** A plane with these corners. */
export const plane = (tone: Tone, points: readonly Point[], thin?: number): Plane => ({
  path: `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
  tone,
  ...(thin !== undefined && { thin }),
})

/** An upright rectangle. */
export const slab = (tone: Tone, x: number, y: number, width: number, height: number, thin?: number): Plane =>
  plane(
    tone,
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    thin,
  )

/** A strip along a way, mitred where it turns, each leg in its own tone: it looks folded. */
export function strip(points: readonly Point[], width: number, tones: readonly Tone[]): Plane[] {
  const sides = points.map((point, at) => joint(points[at - 1], point, points[at + 1], width / 2))
  return points.slice(1).map((_, leg) => {
    const [from, to] = [sides[leg] as Joint, sides[leg + 1] as Joint]
    return plane(tones[leg % tones.length] as Tone, [from.left, to.left, to.right, from.right])
  })
}

interface Joint {
  left: Point
  right: Point
}

function joint(before: Point | undefined, here: Point, after: Point | undefined, half: number): Joint {
  const [first, second] = [heading(before ?? here, before ? here : (after ?? here)), heading(here, after ?? here)]
  const out = after ? second : first
  const [nx, ny] = [-(first[1] + out[1]), first[0] + out[0]]
  const length = hypot(nx, ny)
  // The mitre is longer than the half width by as much as the turn is sharp.
  const reach = half / ((nx / length) * -out[1] + (ny / length) * out[0])
  const [dx, dy] = [(nx / length) * reach, (ny / length) * reach]
  return { left: [here[0] - dx, here[1] - dy], right: [here[0] + dx, here[1] + dy] }
}

function heading(from: Point, to: Point): Point {
  const length = hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

interface Band {
  /** Where its near side lies, how wide it is, and between which ends. */
  at: number
  size: number
  from: number
  to: number
  tone: Tone
}

/** Bands across and upright bands, each passing over or under the other as told. */
export function weave(
  across: readonly Band[],
  upright: readonly Band[],
  isUprightOver: (column: number, row: number) => boolean,
): Plane[] {
  const flat = across.map(({ at, size, from, to, tone }) => slab(tone, from, at, to - from, size))
  const standing = upright.flatMap(({ at, size, from, to, tone }, column) => {
    const covers = across
      .filter((band, row) => band.from < at + size && band.to > at && !isUprightOver(column, row))
      .toSorted((a, b) => a.at - b.at)
    const planes: Plane[] = []
    let start = from
    for (const cover of covers) {
      if (cover.at + cover.size <= start || cover.at >= to) continue
      if (cover.at > start) planes.push(slab(tone, at, start, size, cover.at - start))
      start = cover.at + cover.size
    }
    if (start < to) planes.push(slab(tone, at, start, size, to - start))
    return planes
  })
  return [...flat, ...standing]
}

/** A way with rounded turns, for bands. */
export function route(points: readonly Point[], radius: number): string {
  const steps = points.slice(1, -1).map((here, at) => {
    const [before, after] = [points[at] as Point, points[at + 2] as Point]
    const [back, on] = [heading(here, before), heading(here, after)]
    const [x1, y1] = [here[0] + back[0] * radius, here[1] + back[1] * radius]
    const [x2, y2] = [here[0] + on[0] * radius, here[1] + on[1] * radius]
    const sweep = back[0] * on[1] - back[1] * on[0] < 0 ? 1 : 0
    return `L${x1} ${y1}A${radius} ${radius} 0 0 ${sweep} ${x2} ${y2}`
  })
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  return `M${first[0]} ${first[1]}${steps.join('')}L${last[0]} ${last[1]}`
}
