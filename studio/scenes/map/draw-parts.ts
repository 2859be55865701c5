import { hypot } from '../../painting/arithmetic.ts'
import { placeOn } from '../../painting/curves.ts'
import type { Lots } from '../../painting/lots.ts'
import { BOULEVARD, CANAL, SQUARE, STOPS, STREETS } from './quarter.ts'

export interface Tree {
  x: number
  y: number
  radius: number
}

const pointsOf = (line: readonly number[]) =>
  line.map((value, at) => `${at % 2 === 0 ? ' ' : ','}${value.toFixed(1)}`).join('')

/** A line drawn with a pen of some width. */
export const lineOf = (line: readonly number[], color: string, width: number, more = '') =>
  `<polyline points="${pointsOf(line)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`

/** A filled shape. */
export const polygonOf = (corners: readonly number[], color: string, more = '') =>
  `<polygon points="${pointsOf(corners)}" fill="${color}" ${more}/>`

/** Planes along the boulevard and the water, three large limes on the square and bushes around it. */
export function treesOf(lots: Lots): Tree[] {
  const trees: Tree[] = []
  const others = [...STREETS.filter((street) => street !== BOULEVARD), CANAL]
  const isOnWay = (x: number, y: number, own: readonly number[]) =>
    others.some(({ line, width }) => line !== own && distanceTo(line, x, y) < width / 2 + 7) ||
    STOPS.some((stop) => hypot(stop.x - x, stop.y - y) < 30)
  const row = (line: readonly number[], from: number, to: number, count: number, aside: number) => {
    for (let at = 0; at < count; at++) {
      if (lots.chance(0.12)) continue
      const { x, y, dx, dy } = placeOn(line, from + ((to - from) * (at + lots.bell() * 0.12)) / (count - 1))
      const tree = { x: x - dy * aside, y: y + dx * aside, radius: lots.between(6.5, 9) }
      if (!isOnWay(tree.x, tree.y, line)) trees.push(tree)
    }
  }
  row(BOULEVARD.line, 0.05, 0.78, 19, 19)
  row(BOULEVARD.line, 0.05, 0.78, 19, -19)
  row(CANAL.line, 0.3, 0.92, 26, 56)
  row(CANAL.line, 0.04, 0.3, 9, -57)
  row(CANAL.line, 0.34, 0.6, 10, -57)
  trees.push({ x: 536, y: 768, radius: 27 }, { x: 606, y: 786, radius: 30 }, { x: 560, y: 826, radius: 24 })
  for (let at = 0; at < SQUARE.length; at += 2) {
    const [x, y] = [SQUARE[at] as number, SQUARE[at + 1] as number]
    const [nextX, nextY] = [SQUARE[(at + 2) % 8] as number, SQUARE[(at + 3) % 8] as number]
    for (let share = 0.1; share < 0.95; share += 0.12) {
      if (lots.chance(0.25)) continue
      const [middleX, middleY] = [571, 797]
      const [edgeX, edgeY] = [x + (nextX - x) * share, y + (nextY - y) * share]
      trees.push({
        x: edgeX + (middleX - edgeX) * 0.1,
        y: edgeY + (middleY - edgeY) * 0.1,
        radius: lots.between(5, 7.5),
      })
    }
  }
  return trees
}

/** How far a place is from the nearest point of a line. */
export function distanceTo(line: readonly number[], x: number, y: number): number {
  let nearest = Infinity
  for (let at = 0; at < line.length; at += 2) {
    nearest = Math.min(nearest, hypot(line[at]! - x, line[at + 1]! - y))
  }
  return nearest
}
