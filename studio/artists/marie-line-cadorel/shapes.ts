import type { Lots } from '../../painting/lots.ts'
import { curve, type Outline, path, type Point, ribbon } from '../../painting/outline.ts'

/** A simple leaf from its stalk at 0 to its tip at the right, one unit long. */
export const leaf = (wide = 0.2): Point[] =>
  curve(
    [
      [0, 0],
      [0.2, -wide * 0.8],
      [0.45, -wide],
      [0.75, -wide * 0.6],
      [1, 0],
      [0.75, wide * 0.6],
      [0.45, wide],
      [0.2, wide * 0.8],
    ],
    { closed: true, steps: 6 },
  )

/** A breadfruit leaf: deep lobes on both sides of a rib, one unit long. */
export function lobedLeaf(lots: Lots, lobes = 4): Point[] {
  const upper: Point[] = [[0, 0.012]]
  for (let lobe = 0; lobe < lobes; lobe++) {
    const start = 0.08 + (lobe / lobes) * 0.74
    const reach = 0.3 * Math.sin(Math.PI * (0.25 + (lobe / lobes) * 0.62)) * lots.between(0.9, 1.12)
    const step = 0.74 / lobes
    upper.push(
      [start, 0.06],
      [start + step * 0.35, reach * 0.75],
      [start + step * 0.95, reach],
      [start + step * 0.98, reach * 0.55],
    )
  }
  const tip: Point[] = path('0.86 0.1, 1 0')
  const lower = upper.toReversed().map(([x, y]): Point => [x, -y * lots.between(0.92, 1.08)])
  return curve([...upper, ...tip, [0.86, -0.1], ...lower], { closed: true, steps: 4 })
}

/** A banana leaf torn by the wind, bent along a line. */
export function tornLeaf(line: Outline, wide: number, lots: Lots): Point[] {
  const even = curve(line, { steps: 14 })
  const half = (share: number) => wide * Math.sin(Math.PI * Math.min(1, share * 0.92 + 0.08)) ** 0.7
  const smooth = ribbon(even, half)
  const count = smooth.length
  const torn: Point[] = []
  for (let at = 0; at < count; at++) {
    torn.push(smooth[at] as Point)
    const share = at < count / 2 ? at / (count / 2) : (count - at) / (count / 2)
    if (share > 0.15 && share < 0.9 && lots.chance(0.3)) {
      const on = even[Math.min(even.length - 1, Math.round(share * (even.length - 1)))] as Point
      const [x, y] = smooth[at] as Point
      const deep = lots.between(0.35, 0.68)
      const next = smooth[Math.min(at + 1, count - 1)] as Point
      torn.push([x + (on[0] - x) * deep, y + (on[1] - y) * deep], [x + (next[0] - x) * 0.35, y + (next[1] - y) * 0.35])
    }
  }
  return torn
}

/** A band with a wavy upper edge, down to the bottom of the picture or to another edge. */
export function wave(
  left: number,
  right: number,
  level: number,
  bottom: number,
  tall: number,
  long: number,
  phase: number,
  lots: Lots,
): Point[] {
  const edge: Point[] = []
  for (let x = left; x <= right + 0.01; x += long / 8) {
    const lift = Math.sin((x / long) * Math.PI * 2 + phase)
    edge.push([x, level - tall * (lift > 0 ? lift ** 0.8 : -((-lift) ** 1.2)) * lots.between(0.75, 1.2)])
  }
  return [...curve(edge, { steps: 3 }), [right, bottom], [left, bottom]]
}

/** A shape and the same folded over a vertical line, a little off as hands are. */
export const fold = (half: Outline, axis: number, lots: Lots): Point[] => {
  const slip = lots.bell() * 0.004
  return [...half, ...half.toReversed().map(([x, y]): Point => [axis * 2 - x + slip, y + slip])]
}

/** A round head of leaves or petals. */
export function rosette(x: number, y: number, size: number, petals: number, lots: Lots): Point[] {
  const start = lots.between(0, 6)
  const points: Point[] = []
  for (let petal = 0; petal < petals; petal++) {
    const turn = start + (petal / petals) * Math.PI * 2
    const wide = Math.PI / petals
    const reach = size * lots.between(0.88, 1.12)
    for (const [shift, share] of [
      [-0.95, 0.62],
      [-0.5, 0.98],
      [0, 1.05],
      [0.5, 0.98],
    ] as const) {
      points.push([
        x + Math.cos(turn + shift * wide) * reach * share,
        y + Math.sin(turn + shift * wide) * reach * share,
      ])
    }
  }
  return curve(points, { closed: true, steps: 3 })
}
