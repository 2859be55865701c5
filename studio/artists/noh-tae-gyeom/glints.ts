import type { Canvas } from '../../painting/canvas.ts'
import { createNoise, layered, sampled } from '../../painting/noise.ts'
import type { Lamp } from './harbour-paint.ts'
import type { Water } from './mirrors.ts'

/** Water seen from above it: every lamp is drawn out towards us in ripples, wide and slow near by, fine in the distance. */
export function layGlints(canvas: Canvas, lamps: readonly Lamp[], { seed, line, swell, chop, color }: Water): void {
  const { width, height, unit, data } = canvas
  const [wide, high] = [width / unit, height / unit]
  const waves = layered(createNoise(`water ${seed}`), 2)
  // By the root of the way down, so that the fine ripples far away have their share of the table.
  const slopes = sampled(
    (x, root) => {
      const below = root * root * (high - line)
      const depth = 0.5 / (below + 0.04)
      const across = (x - wide / 2) * (depth + 1.1 * below)
      // The swell shortens towards the quay one stands on.
      const away = depth - 2.2 * below
      return (
        0.6 * waves(across * chop * 0.6 + 31, away * chop * 4.2) +
        0.55 * waves(across * chop * 1.5, away * chop * 11) +
        0.25 * waves(across * chop * 4 + 7, away * chop * 30)
      )
    },
    wide,
    1,
    900,
  )
  for (let row = Math.round(line * unit); row < height; row++) {
    const share = ((row + 0.5) / unit - line) / (high - line)
    const root = Math.sqrt(Math.max(share, 0))
    const spread = swell * (0.018 + 0.07 * share)
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / unit
      const slope = slopes(x, root)
      const sky = Math.max(1 + slope * 1.6, 0.1)
      const at = (row * width + column) * 3
      let [red, green, blue] = [color[0] * sky, color[1] * sky, color[2] * sky]
      for (const lamp of lamps) {
        const aside = (x - lamp.x) / spread
        if (aside > 2.4 || aside < -2.4) continue
        // Only what leans the right way shows the lamp; further aside it has to lean more.
        const lean = (slope - 0.1 - Math.abs(aside) * 0.2 + aside * 0.06) / 0.11
        const lit = Math.exp(-lean * lean - aside * aside * 0.8) * lamp.power * lamp.size * (11 - 7.6 * root)
        red += lamp.color[0] * lit
        green += lamp.color[1] * lit
        blue += lamp.color[2] * lit
      }
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
    }
  }
}
