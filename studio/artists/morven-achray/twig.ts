import { curve, placeOn } from '../../painting/curves.ts'
import type { Hand } from './hand.ts'

interface Twig {
  x: number
  y: number
  heading: number
  length: number
  radius: number
  orders: number
  /** Which side the last branch left on. */
  side?: number
  /** Where it heads along its length, if it does not find its own way. */
  aim?: (share: number) => number
}

/** A winter branch: it changes direction a little at every bud; gives the lines of its bark, for the frost to settle on. */
export function drawTwig(
  hand: Hand,
  { x, y, heading, length, radius, orders, side = 1, aim }: Twig,
): { path: number[]; radius: number }[] {
  const { lots } = hand
  const nodes = Math.max(4, Math.round(length / (0.034 + radius * 1.6)))
  const points = [x, y]
  const grown: { path: number[]; radius: number }[] = []
  const buds: { x: number; y: number; way: number; side: number; share: number }[] = []
  let [px, py, way, turn] = [x, y, heading, side]
  // Twigs turn up to the light as they grow.
  const lift = Math.sin(-Math.PI / 2 - heading) * 0.06
  for (let node = 1; node <= nodes; node++) {
    if (aim) way = aim(node / nodes) + turn * -0.1 + lots.bell() * 0.05
    else way += turn * -0.13 + lots.bell() * 0.09 + lift
    px += (Math.cos(way) * length) / nodes
    py += (Math.sin(way) * length) / nodes
    points.push(px, py)
    turn = -turn
    buds.push({ x: px, y: py, way, side: turn, share: node / nodes })
  }
  const path = curve(points, nodes * 7)
  for (const bud of buds) {
    if (bud.share < 0.97 && orders > 0 && lots.chance(0.62)) {
      const young = length * (0.14 + 0.5 * lots.next()) * (1 - bud.share * 0.5)
      grown.push(
        ...drawTwig(hand, {
          x: bud.x,
          y: bud.y,
          heading: bud.way + bud.side * lots.between(0.6, 0.95),
          length: young,
          radius: radius * (1 - bud.share * 0.7) * 0.46,
          orders: orders - 1,
          side: bud.side,
        }),
      )
    } else drawBud(hand, bud, Math.max(0.0034, radius * 0.7 * (1 - bud.share * 0.5)))
  }
  const thick = (share: number) =>
    radius * (1 - 0.84 * share) * (1 + 0.1 * Math.sin(share * nodes * Math.PI * 2)) + 0.0007
  hand.solid(path, thick, { weight: 1.1, hatch: 1.2, shade: 0.85 })
  for (let mark = 0; mark < length * 60; mark++) {
    const share = lots.next() * 0.85
    const { x: mx, y: my, dx, dy } = placeOn(path, share)
    const u = lots.between(-0.7, 0.7)
    const wide = thick(share)
    if (wide > 0.003)
      hand.line(
        [
          mx + dy * wide * u,
          my - dx * wide * u,
          mx + dy * wide * (u + 0.14),
          my - dx * wide * (u + 0.14),
          mx + dy * wide * (u + 0.3),
          my - dx * wide * (u + 0.3),
        ],
        0.9,
        { start: 0.2, end: 0.3 },
      )
  }
  grown.push({ path, radius })
  return grown
}

function drawBud(
  hand: Hand,
  { x, y, way, side, share }: { x: number; y: number; way: number; side: number; share: number },
  size: number,
): void {
  const angle = share > 0.97 ? way : way + side * 0.42
  const axis = curve(
    [
      x,
      y,
      x + Math.cos(angle) * size * 1.4,
      y + Math.sin(angle) * size * 1.4,
      x + Math.cos(angle - side * 0.12) * size * 2.7,
      y + Math.sin(angle - side * 0.12) * size * 2.7,
    ],
    14,
  )
  hand.solid(axis, (at) => size * 0.55 * Math.sin(Math.PI * Math.min(1, at * 0.9 + 0.12)) ** 0.8, {
    weight: 1,
    hatch: 1.5,
  })
}
