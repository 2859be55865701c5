import type { Paint } from '../../painter.ts'
import { smoothstep } from '../../painting/color.ts'
import { curve } from '../../painting/curves.ts'
import { trail, type Whirl } from './smoke.ts'
import { Strands } from './strands.ts'

interface Burning {
  strands: number
  /** Where a strand begins, for a share from 0 to 1 across the source. */
  source: (share: number) => readonly [number, number]
  dx: number
  dy: number
  /** How fast the outer strands drift apart. */
  spread?: number
  /** How long it rises before it does anything else. */
  calm?: number
  time: number
  moments: number
  whirls: Whirl[]
  /** Ink along the age of the smoke, 0 new to 1 old. */
  ink: (age: number, share: number) => number
  width?: number
}

/** Every strand of a smoke is drawn as thin as the air has pulled it. */
function burn(sheet: Strands, { strands, source, ink, width = 0.0016, spread = 0, ...stream }: Burning): void {
  for (let strand = 0; strand < strands; strand++) {
    const share = (strand + sheet.lots.next()) / strands
    const [x, y] = source(share)
    const { path, stretch } = trail(x, y, { ...stream, aside: (share - 0.5) * spread })
    const smooth = curve(path, path.length)
    const last = stretch.length - 1
    const own = sheet.lots.between(0.5, 1.3)
    sheet.draw(smooth, {
      width: width * sheet.lots.between(0.5, 1.3),
      ink: 1,
      set: 0.01,
      lift: 0.12,
      dry: 0,
      thin: (at) => (own * ink(at, share)) / (0.5 + 0.5 * stretch[Math.round(at * last)]!) ** 0.9,
    })
  }
}

/** One thread, straight for as long as nobody breathes. */
export const paintOneStick: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { height } = sheet
  const speed = height / 10
  const whirls: Whirl[] = Array.from({ length: 9 }, (_, at) => ({
    x: 0.42 + (at % 2 ? 0.07 : -0.06) + sheet.lots.bell() * 0.02,
    y: height * 0.6 + sheet.lots.bell() * 0.05,
    born: 0.2 + at * 1.05 + sheet.lots.bell() * 0.12,
    dx: 0.018 + (at % 2 ? 0.018 : -0.012) + sheet.lots.bell() * 0.008,
    dy: -speed * 0.8,
    strength: (at % 2 ? 1 : -1) * sheet.lots.between(2.2, 3.8),
    reach: sheet.lots.between(0.08, 0.14),
  }))
  burn(sheet, {
    strands: 130,
    source: (share) => [0.4 + (share - 0.5) * 0.007, height * 0.97],
    dx: 0.004,
    dy: -speed,
    spread: 0.13,
    calm: 3.6,
    time: 10.4,
    moments: 150,
    whirls,
    ink: (age) => 0.34 + 0.5 * smoothstep(0.34, 0.5, age) * smoothstep(1.02, 0.7, age),
    width: 0.0013,
  })
  sheet.finish({ soak: 0.2, reach: 0.003 })
}

/** What is left in the air when a candle goes out. */
export const paintAfterTheCandle: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots, { tone: [0.95, 0.018, 86] })
  const whirls: Whirl[] = [
    { x: 0.42, y: 0.66, born: 0.6, dx: 0.05, dy: -0.05, strength: 1.9, reach: 0.15 },
    { x: 0.28, y: 0.6, born: 2.9, dx: 0.045, dy: -0.045, strength: -1.9, reach: 0.11 },
    { x: 0.42, y: 0.62, born: 4.8, dx: 0.03, dy: -0.05, strength: 2.2, reach: 0.085 },
    { x: 0.26, y: 0.68, born: 6.3, dx: 0.02, dy: -0.055, strength: -2, reach: 0.06 },
  ]
  burn(sheet, {
    strands: 120,
    source: (share) => [0.24 + (share - 0.5) * 0.008, 0.93],
    dx: 0.016,
    dy: -0.075,
    spread: 0.06,
    calm: 1.6,
    time: 9.8,
    moments: 150,
    whirls,
    ink: (age) => (0.3 + 0.75 * smoothstep(0.12, 0.4, age)) * smoothstep(1.02, 0.72, age) * smoothstep(0, 0.06, age),
    width: 0.0017,
  })
  sheet.finish({ soak: 0.2, reach: 0.003 })
}

/** Smoke that leaves under an unseen roof and rolls along the valley. */
export const paintLeavingTheHouse: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { width, height } = sheet
  const whirls: Whirl[] = Array.from({ length: 11 }, (_, at) => ({
    x: 0.16,
    y: height * (0.56 + 0.03 * sheet.lots.bell()),
    born: at * 1.02 + sheet.lots.bell() * 0.14 - 0.8,
    dx: 0.17,
    dy: -0.012 - sheet.lots.next() * 0.012,
    strength: sheet.lots.between(1.1, 2.1),
    reach: sheet.lots.between(0.075, 0.12),
  }))
  burn(sheet, {
    strands: 260,
    source: (share) => [-0.03, height * (0.5 + share * 0.2)],
    dx: 0.19,
    dy: -0.014,
    time: (width + 0.12) / 0.19,
    moments: 130,
    whirls,
    ink: (age, share) => (1.7 * smoothstep(0.5, 0, age) + 0.5) * (0.2 + 0.8 * share ** 2) * smoothstep(1.02, 0.7, age),
    width: 0.0022,
  })
  sheet.finish({ soak: 0.24, reach: 0.0034 })
}
