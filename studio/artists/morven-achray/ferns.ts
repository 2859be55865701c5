import { clamp } from '../../painting/color.ts'
import { curve, pieceOf, placeOn } from '../../painting/curves.ts'
import type { Hand } from './hand.ts'

interface Frond {
  /** The midrib, from its foot to its tip. */
  rachis: readonly number[]
  thick: number
  /** Length of the longest pinna. */
  reach: number
  pairs: number
  /** Where on the midrib the blade begins. */
  from?: number
  /** Where the pinnae are longest. */
  belly?: number
  /** Foreshortening of the left and the right half: 1 lies flat. */
  left?: number
  right?: number
  /** Lobes on each side of a pinna. */
  lobes?: number
  /** How far pinnae bend towards the tip. */
  sweep?: number
  /** Which pinnae have gone. */
  missing?: (share: number, side: number) => boolean
  /** Draws the spores of the underside. */
  spores?: boolean
  weight?: number
}

/** A frond, pinnae alternate and shorter towards the tip; gives the outlines of its pinnae, for a tint. */
export function drawFrond(hand: Hand, frond: Frond): number[][] {
  const { rachis, thick, reach, pairs, from = 0.28, belly = 0.22, left = 1, right = 1, missing, weight = 1 } = frond
  const outlines: number[][] = []
  const size = (share: number) => {
    const rise = clamp(share / belly) ** 0.7
    const fall = clamp((1 - share) / (1 - belly)) ** 0.85
    return reach * (share < belly ? 0.62 + 0.38 * rise : 0.02 + 0.98 * fall)
  }
  for (let at = pairs * 2 - 1; at >= 0; at--) {
    const side = at % 2 ? 1 : -1
    // Pinnae stand closer towards the tip.
    const share = ((at + (side > 0 ? 0.1 : 0)) / (pairs * 2)) ** 0.86
    if (missing?.(share, side)) continue
    const { x, y, dx, dy } = placeOn(rachis, from + (1 - from) * share * 0.985)
    const half = side > 0 ? right : left
    const length = size(share) * half * (1 + hand.lots.bell() * 0.04)
    outlines.push(drawPinna(hand, frond, { x, y, dx, dy, side, length, share }))
  }
  hand.solid(rachis, (share) => thick * (1 - share) ** 0.8 + 0.0008, { weight: 1.1 * weight, hatch: 1.1, shade: 0.6 })
  return outlines
}

interface Pinna {
  x: number
  y: number
  dx: number
  dy: number
  side: number
  length: number
  share: number
}

function drawPinna(hand: Hand, frond: Frond, { x, y, dx, dy, side, length, share }: Pinna): number[] {
  const { lobes = 9, sweep = 0.35, reach, spores, weight = 1 } = frond
  const { lots } = hand
  const open = 1.25 - 0.55 * share + lots.bell() * 0.05
  const [c, s] = [Math.cos(open), Math.sin(open) * side]
  const [wayX, wayY] = [dx * c - dy * s, dx * s + dy * c]
  const bend = length * sweep * 0.42
  const axis = curve(
    [
      x,
      y,
      x + wayX * length * 0.5 + dx * bend * 0.2,
      y + wayY * length * 0.5 + dy * bend * 0.2,
      x + wayX * length + dx * bend,
      y + wayY * length + dy * bend,
    ],
    26,
  )
  const count = Math.max(2, Math.round(lobes * (length / reach) ** 0.6))
  const wide = (at: number) =>
    (0.15 * length + 0.1 * reach * Math.sqrt(length / reach)) * 0.62 * (1 - at) ** 0.62 * (0.75 + 0.25 * clamp(at * 8))
  const outline: number[] = []
  for (const half of [1, -1]) {
    const steps = count * 6
    for (let step = 0; step <= steps; step++) {
      const at = half > 0 ? step / steps : 1 - step / steps
      const { x: px, y: py, dx: ax, dy: ay } = placeOn(axis, at)
      const lobe = Math.abs(Math.sin(Math.PI * count * at)) ** 0.55
      const far = wide(at) * (0.34 + 0.66 * lobe)
      // Lobes lean towards the tip of their pinna.
      const slip = far * 0.42
      outline.push(px + ay * far * half + ax * slip, py - ax * far * half + ay * slip)
    }
  }
  hand.layer.clear(outline, 0.92)
  hand.contour(outline, 0.8 * weight)
  hand.line(axis, 0.85 * weight, { start: 0.02, end: 0.4 })
  for (let lobe = 0; lobe < count; lobe++) {
    for (const half of [1, -1]) {
      const at = (lobe + 0.5) / count
      const a = placeOn(axis, at - 0.4 / count)
      const far = wide(at) * 0.82
      const end = [a.x + a.dy * far * half + a.dx * far * 0.75, a.y - a.dx * far * half + a.dy * far * 0.75] as const
      hand.line([a.x, a.y, (a.x + end[0]) / 2, (a.y + end[1]) / 2, ...end], 0.45 * weight, {
        start: 0,
        end: 0.5,
        load: 0.75,
      })
      if (half * side > 0) shadeLobe(hand, a, far, half, weight)
      if (spores && far > 0.004) {
        hand.layer.dot(a.x + (end[0] - a.x) * 0.62, a.y + (end[1] - a.y) * 0.62, Math.min(0.0028, far * 0.17), 1.5)
      }
    }
  }
  return outline
}

function shadeLobe(
  hand: Hand,
  a: { x: number; y: number; dx: number; dy: number },
  far: number,
  half: number,
  weight: number,
): void {
  for (let stroke = 1; stroke <= 3; stroke++) {
    const reach = far * (0.75 - stroke * 0.12)
    const [sx, sy] = [a.x + a.dx * far * 0.13 * stroke, a.y + a.dy * far * 0.13 * stroke]
    hand.line(
      [
        sx,
        sy,
        sx + (a.dy * half * 0.5 + a.dx * 0.3) * reach,
        sy + (-a.dx * half * 0.5 + a.dy * 0.3) * reach,
        sx + (a.dy * half + a.dx * 0.7) * reach,
        sy + (-a.dx * half + a.dy * 0.7) * reach,
      ],
      0.36 * weight,
      { start: 0, end: 0.7, load: 0.65 },
    )
  }
}

interface Crozier {
  /** Foot of the stalk, a place it passes, and the middle of the coil. */
  places: readonly number[]
  thick: number
  /** Radius of the coil's outer turn and how many turns it has. */
  coil: number
  turns: number
  /** 1 coils to the right, −1 to the left. */
  side: number
}

/** A young frond still rolled: the stalk narrows into a spiral, the folded pinnae sit inside it like beads. Gives outlines for a tint. */
export function drawCrozier(
  hand: Hand,
  { places, thick, coil, turns, side }: Crozier,
): { beads: number[][]; disc: number[] } {
  const stalk = curve(places, 50)
  const end = placeOn(stalk, 1)
  // The spiral leaves the stalk in its own direction: its centre lies at right angles to it.
  const [midX, midY] = [end.x - end.dy * coil * side, end.y + end.dx * coil * side]
  const first = Math.atan2(end.y - midY, end.x - midX)
  const spiral: number[] = []
  const steps = Math.round(turns * 44)
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const radius = coil * (1 - share * 0.93) ** 1.15
    const angle = first + side * share * turns * Math.PI * 2
    spiral.push(midX + Math.cos(angle) * radius, midY + Math.sin(angle) * radius)
  }
  // Room between two turns: the midrib takes its part, the folded pinnae fill the rest.
  const room = (share: number) => ((coil * 1.07) / turns) * (1 - share * 0.93) ** 0.15
  const rib = (share: number) => Math.min(thick, room(share) * 0.24) * (1 - share) ** 0.7 + 0.0012
  const beads: number[][] = []
  let share = 0.03
  while (share < 0.96) {
    const size = Math.max(0.004, (room(share) / 2 - rib(share)) * 0.98 * (1 - 0.35 * share))
    beads.push(drawFolded(hand, placeOn(spiral, share), rib(share), size, side))
    share += (size * 1.25) / (coil * turns * 2.9 * (1 - share * 0.93) + 0.001)
  }
  const whole = [...stalk.slice(0, -2), ...spiral]
  const joint = stalk.length / whole.length
  const radius = (at: number) => {
    if (at >= joint) return rib((at - joint) / (1 - joint))
    return rib(0) + (thick * 1.25 - rib(0)) * (1 - at / joint) ** 0.8
  }
  hand.solid(whole, radius, { weight: 1.15, hatch: 1.3, bulge: 0.25, shade: 0.75 })
  scales(hand, pieceOf(whole, 0, Math.min(1, joint * 1.25)), radius, joint)
  return { beads, disc: roundAbout(midX + coil * 0.05, midY + coil * 0.03, coil * 0.84) }
}

function roundAbout(x: number, y: number, radius: number): number[] {
  return Array.from({ length: 40 }, (_, at) => [
    x + Math.cos((at / 40) * Math.PI * 2) * radius,
    y + Math.sin((at / 40) * Math.PI * 2) * radius * 0.96,
  ]).flat()
}

/** One folded pinna inside the coil: a small roll of its own. */
function drawFolded(
  hand: Hand,
  { x, y, dx, dy }: ReturnType<typeof placeOn>,
  rib: number,
  size: number,
  side: number,
): number[] {
  const [nx, ny] = [-dy * side, dx * side]
  const [cx, cy] = [x + nx * (rib + size * 0.9), y + ny * (rib + size * 0.9)]
  const first = Math.atan2(-ny, -nx)
  const ring: number[] = []
  const phase = hand.lots.next() * 6
  for (let step = 0; step <= 32; step++) {
    const angle = first + side * (step / 32) * Math.PI * 2
    const lump = 1 + 0.09 * Math.sin(angle * 5 + phase)
    ring.push(cx + Math.cos(angle) * size * lump, cy + Math.sin(angle) * size * lump)
  }
  hand.layer.clear(ring)
  hand.contour(ring, 0.85, { side: -side })
  const roll: number[] = []
  for (let step = 0; step <= 26; step++) {
    const angle = first + side * (step / 26) * Math.PI * 3.4
    const far = size * 0.72 * (1 - step / 30)
    roll.push(cx + Math.cos(angle) * far, cy + Math.sin(angle) * far)
  }
  hand.line(roll, 0.6, { start: 0, end: 0.4, load: 0.9 })
  for (let stroke = 0; stroke < 7; stroke++) {
    const angle = 0.2 + stroke * 0.2 + hand.lots.bell() * 0.05
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const deep = hand.lots.between(0.35, 0.6)
    hand.line(
      [
        cx + c * size * 0.96,
        cy + s * size * 0.96,
        cx + c * size * 0.75,
        cy + s * size * 0.75,
        cx + c * size * deep,
        cy + s * size * deep,
      ],
      0.5,
      { start: 0, end: 0.6 },
    )
  }
  return ring
}

/** The dry scales on a young stalk: short strokes that point upwards. */
function scales(hand: Hand, path: readonly number[], radius: (share: number) => number, joint: number): void {
  for (let scale = 0; scale < 110; scale++) {
    const share = hand.lots.next() ** 1.4
    const { x, y, dx, dy } = placeOn(path, share)
    const across = hand.lots.between(-1.05, 1.05)
    const wide = radius(share * joint)
    const [sx, sy] = [x + dy * wide * across, y - dx * wide * across]
    const far = wide * hand.lots.between(0.5, 1)
    hand.line(
      [
        sx,
        sy,
        sx + dx * far * 0.6 + dy * far * across * 0.2,
        sy + dy * far * 0.6 - dx * far * across * 0.2,
        sx + dx * far + dy * far * across * 0.6,
        sy + dy * far - dx * far * across * 0.6,
      ],
      0.7,
      { start: 0, end: 0.8 },
    )
  }
}
