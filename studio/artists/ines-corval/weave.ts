import { tabulate } from '../../painting/arithmetic.ts'
import type { Canvas } from '../../painting/canvas.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise } from '../../painting/noise.ts'

const KNOTS = 40

/** Threads over and under each other, each of its own thickness, with slubs along them. */
interface Weave {
  /** Goes to a row of pixels. */
  enter: (row: number) => void
  /** How high the cloth stands at a column of that row: around 0, mostly within ±1. */
  at: (column: number) => number
  /** Of the last place asked for: whether an upright thread lies on top, and how thick it is. */
  isOver: boolean
  tone: number
}

/** The weave of a cloth with so many threads across the shorter side. */
export function createWeave({ width, height, unit }: Canvas, lots: Lots, threads: number): Weave {
  const pitch = Math.max(unit / threads, 2.05)
  // Where a thread is hardly wider than a pixel, its pattern would only flicker.
  const contrast = Math.min(1, Math.max(0.25, (pitch - 1.6) / 2.2))
  // Seen from very near a thread is round and there is shade between it and the next, or it would be a square.
  const near = Math.min(1, Math.max(0, (pitch - 8) / 7))
  const wave = createNoise(lots.below(1e9))
  const warp = spin(lots.fork('warp'), Math.ceil(width / pitch) + 8)
  const weft = spin(lots.fork('weft'), Math.ceil(height / pitch) + 8)
  const spots = tabulate(width, (column) => {
    return (column + 0.002 * unit * wave(column / unit / 0.09, 0.5)) / pitch + 3
  })
  const [knotsX, knotsY] = [(KNOTS - 2) / width, (KNOTS - 2) / height]
  let [weftAt, down, knotY, sway] = [0, 0, 0, 0]
  // Near enough, a thread shows the fibres it was twisted from.
  const twist = Math.min(1, Math.max(0, (pitch - 3.5) / 4)) * 0.16
  return {
    isOver: false,
    tone: 0,
    enter(row) {
      const spot = (row + 0.002 * unit * wave(0.5, row / unit / 0.09)) / pitch + 3
      weftAt = spot | 0
      down = spot - weftAt - 0.5
      knotY = row * knotsY
      sway = wave(row / unit / 0.2, 7.5) * 0.35
    },
    at(column) {
      const spot = spots[column]! + sway
      const warpAt = spot | 0
      this.isOver = ((warpAt + weftAt) & 1) === 0
      const knot = this.isOver ? knotY : column * knotsX
      const table = this.isOver ? warp : weft
      const from = (this.isOver ? warpAt : weftAt) * KNOTS + (knot | 0)
      this.tone = table[from]! + (table[from + 1]! - table[from]!) * (knot - (knot | 0))
      const side = spot - warpAt - 0.5
      const across = this.isOver ? side : down
      const along = this.isOver ? down : side
      // Round across, and bent along: it comes up from under its neighbour and goes under the next.
      const round = 1.05 - (6 + 3 * near) * across * across - (3.4 - 2.2 * near) * along * along
      const body = round * (0.46 + 0.7 * near) + this.tone
      return (body + twist * (1 + near) * Math.sin((along + across * 0.55) * 21)) * contrast
    },
  }
}

function spin(lots: Lots, count: number): Float32Array {
  const tones = new Float32Array(count * KNOTS)
  for (let thread = 0, at = 0; thread < count; thread++) {
    const thick = lots.bell() * 0.22
    for (let knot = 0; knot < KNOTS; knot++, at++) tones[at] = thick + lots.bell() * (lots.chance(0.06) ? 0.6 : 0.2)
  }
  return tones
}
