import type { Paint } from '../../painter.ts'
import { clamp } from '../../painting/color.ts'
import { Strands } from './strands.ts'

interface Knot {
  /** Along the board and across it, and half of its height. */
  u: number
  v: number
  size: number
}

interface Board {
  /** Its middle line: a place on it, and how far it falls for each unit to the right. */
  y: number
  tilt: number
  half: number
  /** Where it was sawn off. */
  left: number
  right: number
  /** How far below the board the heart of the tree ran at its left end, and how much nearer it came. */
  heart: number
  rise: number
  /** Where across the board the heart ran. */
  aside: number
  knots: readonly Knot[]
}

const STRETCH = 1.7

/** A floorboard as wood grew: years around a heart that does not run quite along it, parted by every branch. */
function growBoard({ noise }: Strands, { half, heart, rise, aside, knots }: Board, seed: number) {
  return (u: number, v: number): number => {
    let across = v
    for (const knot of knots) {
      const along = (u - knot.u) / STRETCH
      const off = v - knot.v
      // As water parts around a stone.
      across -= (off * knot.size * knot.size) / Math.max(along * along + off * off, knot.size * knot.size * 0.3)
    }
    const depth = heart - rise * u + 0.03 * noise(u * 1.3 + seed, 4)
    const side = across - aside * half + 0.012 * noise(u * 2.2, across * 4 + seed) + 0.03 * noise(u * 0.7, seed + 9)
    return Math.sqrt(side * side + depth * depth)
  }
}

const isInKnot = (knots: readonly Knot[], u: number, v: number) =>
  knots.some((knot) => ((u - knot.u) / STRETCH) ** 2 + (v - knot.v) ** 2 < knot.size ** 2 * 0.94)

/** Follows one year of growth from a place, as far as the board and the brush go. */
function followYear(
  field: (u: number, v: number) => number,
  board: Board,
  u: number,
  v: number,
  far: number,
): number[] {
  const { half, left, right, knots, y, tilt } = board
  const path: number[] = []
  const step = 0.011
  let [du, dv] = [1, 0]
  for (let gone = 0; gone < far; gone += step) {
    if (Math.abs(v) > half || u < left || u > right || isInKnot(knots, u, v)) break
    path.push(u, y + u * tilt + v)
    const here = field(u, v)
    const [gu, gv] = [field(u + 0.002, v) - here, field(u, v + 0.002) - here]
    const size = Math.sqrt(gu * gu + gv * gv) || 1
    const turn = gv * du - gu * dv < 0 ? -1 : 1
    du = (gv / size) * turn
    dv = (-gu / size) * turn
    u += du * step
    v += dv * step
  }
  return path
}

/** How dark wood is within one year: it rises slowly and ends at once. */
const year = (share: number) => (((share % 1) + 1) % 1) ** 2.4

/** The rings of a knot, lying along the grain, black at the heart. */
function drawKnot(sheet: Strands, { y, tilt }: Board, { u, v, size }: Knot): void {
  const { lots, noise } = sheet
  for (let ring = 0; ring < 110; ring++) {
    const share = ((ring + 0.6) / 110) ** 0.8
    const [first, long] = [lots.next() * 6.28, lots.between(1.2, 4.5)]
    const path: number[] = []
    for (let step = 0; step <= 44; step++) {
      const turn = first + (long * step) / 44
      const lump = size * share * (1 + 0.13 * noise(Math.cos(turn) * 1.3 + u * 9, Math.sin(turn) * 1.3 + share * 2))
      const along = u + Math.cos(turn) * lump * (1.1 + (STRETCH - 1.1) * share)
      path.push(along, y + along * tilt + v + Math.sin(turn) * lump)
    }
    sheet.draw(path, {
      width: lots.between(0.001, 0.0026),
      ink: 0.3 + 4.2 * (1 - share) ** 1.5 + 1.5 * lots.next() ** 2,
      set: 0.25,
      lift: 0.35,
      dry: 0.1,
    })
  }
}

/** The three boards; the middle one has come loose and lies askew. */
const boards = (width: number): readonly [Board, Board, Board] => [
  {
    y: 0.125,
    tilt: 0,
    half: 0.155,
    left: -0.05,
    right: width + 0.05,
    heart: 0.34,
    rise: 0.17,
    aside: 0.3,
    knots: [{ u: 0.52, v: -0.02, size: 0.034 }],
  },
  {
    y: 0.527,
    tilt: -0.03,
    half: 0.158,
    left: 0.15,
    right: width + 0.05,
    heart: 0.16,
    rise: 0.05,
    aside: -1.7,
    knots: [{ u: 1.62, v: 0.008, size: 0.078 }],
  },
  {
    y: 0.87,
    tilt: 0,
    half: 0.155,
    left: -0.05,
    right: width + 0.05,
    heart: 0.05,
    rise: -0.09,
    aside: 0.1,
    knots: [],
  },
]

/** The dark between two boards: thick under the upper one, thinning out where the gap is wide. */
function drawGap(sheet: Strands, above: Board, beneath: Board, light: (x: number, y: number) => number): void {
  const { lots, noise, width } = sheet
  for (let strand = 0; strand < 520; strand++) {
    const share = lots.next() ** 1.9
    const from = lots.between(Math.max(above.left, beneath.left) - 0.06, width)
    const far = lots.between(0.3, 1.1)
    const path: number[] = []
    for (let step = 0; step <= 40; step++) {
      const x = from + (far * step) / 40
      const [top, bottom] = [above.y + above.half + x * above.tilt, beneath.y - beneath.half + x * beneath.tilt]
      path.push(x, top + (bottom - top) * share * 0.9 + 0.003 * noise(x * 3, share * 9))
    }
    sheet.draw(path, {
      width: lots.between(0.0012, 0.003),
      ink: (0.5 + 2.6 * lots.next()) * (1 - 0.75 * share),
      set: 0.15,
      lift: 0.35,
      dry: 0.2,
      thin: (at) => light(path[Math.round(at * 40) * 2]!, path[Math.round(at * 40) * 2 + 1]!),
    })
  }
}

/** Three floorboards at a door and the hollow that feet have made. */
export const paintThreshold: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const worn = (x: number, y: number) => Math.exp(-(((x - 0.93) / 0.37) ** 2) - ((y - 0.5) / 0.29) ** 2)
  const light = (x: number, y: number) => 1 - 0.94 * clamp(worn(x, y) * 1.3)
  const [upper, middle, lower] = boards(sheet.width)
  for (const [index, board] of [upper, middle, lower].entries()) {
    const { half, left, right, knots } = board
    const field = growBoard(sheet, board, index * 31)
    for (let strand = 0; strand < 2600; strand++) {
      const [u, v] = [sheet.lots.between(left, right), sheet.lots.between(-half, half)]
      const dark = year(field(u, v) * 32)
      if (sheet.lots.next() > 0.1 + dark) continue
      const path = followYear(field, board, u, v, sheet.lots.between(0.2, 1.1))
      if (path.length < 24) continue
      const count = path.length / 2 - 1
      sheet.draw(path, {
        width: sheet.lots.between(0.0012, 0.003),
        ink: 0.3 + 3.4 * dark * sheet.lots.next(),
        set: 0.1,
        lift: 0.3,
        dry: 0.25,
        breaks: 0.05,
        thin: (share) => light(path[Math.round(share * count) * 2]!, path[Math.round(share * count) * 2 + 1]!),
      })
    }
    for (const knot of knots) drawKnot(sheet, board, knot)
  }
  drawGap(sheet, upper, middle, light)
  drawGap(sheet, middle, lower, light)
  sheet.finish()
}
