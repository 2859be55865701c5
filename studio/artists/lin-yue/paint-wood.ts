import type { Paint } from '../../painter.ts'
import { smoothstep } from '../../painting/color.ts'
import { Strands } from './strands.ts'

interface Knot {
  x: number
  y: number
  size: number
}

/** Where a year of growth runs at a height: pushed aside by every knot, always to the side on which it began. */
function grainAt(knots: readonly Knot[], x: number, y: number, begun: number): number {
  let at = x
  for (const { x: kx, y: ky, size } of knots) {
    const along = (y - ky) / (size * 1.9)
    const reach = Math.exp(-along * along)
    const side = begun >= kx ? 1 : -1
    const off = Math.max(0, ((x - kx) / size) * side)
    at += side * size * (Math.sqrt(off * off + 1.15 * reach) - off)
  }
  return at
}

/** The rings of a knot, darkest in the middle and drawn out along the grain. */
function drawKnot(sheet: Strands, { x, y, size }: Knot): void {
  const { noise } = sheet
  for (let ring = 0; ring < 90; ring++) {
    const share = ((ring + 0.6) / 90) ** 0.75
    const first = sheet.lots.next() * 6.28
    const long = sheet.lots.between(1.2, 4.5)
    // Round at its heart, pointed like an almond where it meets the grain.
    const stretch = 1.15 + 1.05 * share ** 2
    const path: number[] = []
    for (let step = 0; step <= 50; step++) {
      const turn = first + (long * step) / 50
      const lump = 1 + 0.16 * noise(Math.cos(turn) * 1.3 + x * 9, Math.sin(turn) * 1.3 + share * 2)
      const [a, b] = [Math.cos(turn) * size * share * 0.98 * lump, Math.sin(turn) * size * share * stretch * lump]
      path.push(x + a, y + b)
    }
    sheet.draw(path, {
      width: sheet.lots.between(0.0009, 0.0024),
      ink: 0.25 + 3.4 * (1 - share) ** 1.6 + 0.9 * sheet.lots.next() ** 2,
      set: 0.25,
      lift: 0.35,
      dry: 0.1,
    })
  }
}

/** How dark wood is within one year: it rises slowly and ends at once. */
const year = (share: number) => (((share % 1) + 1) % 1) ** 2.6

/** A plank, two knots, and the straight edge where the saw went. */
export const paintTwoKnots: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { height, noise } = sheet
  const knots: Knot[] = [
    { x: 0.3, y: height * 0.28, size: 0.052 },
    { x: 0.52, y: height * 0.69, size: 0.085 },
  ]
  const saw = (y: number) => 0.735 + 0.012 * (y / height)
  for (let strand = 0; strand < 2300; strand++) {
    const x = -0.06 + sheet.lots.next() * 0.86
    const years = x * 15 + noise(x * 7, 2) * 2.2
    const dark = year(years)
    if (sheet.lots.next() > 0.2 + dark) continue
    const from = sheet.lots.chance(0.4) ? -0.04 : sheet.lots.between(-0.04, height * 0.9)
    const to = Math.min(height + 0.04, from + sheet.lots.between(0.3, 1.7))
    const path: number[] = []
    for (let step = 0; step <= 90; step++) {
      const y = from + ((to - from) * step) / 90
      const at = grainAt(knots, x + 0.035 * noise(x * 1.5, y * 0.8) + 0.006 * noise(x * 9, y * 4), y, x)
      if (at > saw(y)) break
      path.push(at, y)
    }
    if (path.length < 16) continue
    sheet.draw(path, {
      width: sheet.lots.between(0.0008, 0.0022),
      ink: 0.25 + 2.7 * dark * sheet.lots.next() + 0.2,
      set: 0.12,
      lift: 0.3,
      dry: 0.3,
      breaks: 0.12,
    })
  }
  for (const knot of knots) drawKnot(sheet, knot)
  sheet.finish()
}

/** The end of a felled trunk: every year a ring, one crack to the heart. */
export const paintFortyWinters: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { noise } = sheet
  const [x, y] = [0.64, 0.58]
  const crack = (turn: number, far: number) => {
    const off = Math.abs(((turn + 2.62 + 0.12 * noise(far * 9, 3) + Math.PI * 5) % (Math.PI * 2)) - Math.PI)
    return off < 0.012 + 0.11 * smoothstep(0.05, 0.8, far)
  }
  for (let ring = 0; ring < 1900; ring++) {
    const age = sheet.lots.next() ** 0.72
    const dark = year(age * 42 + noise(age * 12, 5) * 1.4)
    if (sheet.lots.next() > 0.16 + dark * 1.1) continue
    const far = 0.012 + age * 0.78
    const first = sheet.lots.next() * Math.PI * 2
    const long = sheet.lots.between(0.3, 1.9)
    let path: number[] = []
    const brush = {
      width: sheet.lots.between(0.0009, 0.0026),
      ink: 0.3 + 3.2 * dark * sheet.lots.next() * (0.55 + 0.45 * Math.sin(age * 9 + 1)),
      set: 0.15,
      lift: 0.25,
      dry: 0.15,
      breaks: 0.08,
    }
    const lift = () => {
      if (path.length > 10) sheet.draw(path, brush)
      path = []
    }
    for (let step = 0; step <= 80; step++) {
      const turn = first + (long * step) / 80
      const shape =
        1 +
        0.1 * noise(Math.cos(turn) * 1.1 + 3, Math.sin(turn) * 1.1 + age * 0.8) +
        0.02 * noise(Math.cos(turn) * 6, Math.sin(turn) * 6 + age * 5) -
        0.13 * age * Math.cos(turn - 0.4)
      if (crack(turn, far)) lift()
      else path.push(x + Math.cos(turn) * far * shape, y + Math.sin(turn) * far * shape)
    }
    lift()
  }
  sheet.finish()
}
