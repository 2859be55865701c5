import type { Paint } from '../../painter.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { type Rgb, smoothstep } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, layered, sampled } from '../../painting/noise.ts'
import { develop, SODIUM } from './exposure.ts'

export interface Facade {
  /** The wall with its mouldings, in a viewBox of units × 1000. */
  wall: (lots: Lots, wide: number, high: number) => string
  /** Windows, shutters, railings, drawn on the lit wall. */
  windows: (lots: Lots, wide: number, high: number) => string
  /** Street lamps that graze the wall: place and reach in units. */
  lamps: { x: number; y: number; reach: number; power: number; color?: Rgb }[]
  /** What the wall has of the night sky. */
  ambient: number
  exposure?: number
  halo?: number
  /** How much the lens, tilted up, lets the walls draw together. */
  tilt?: number
}

/** A facade at an hour when most of it sleeps. */
export const paintFacade = (facade: Facade): Paint => {
  return async (canvas, lots) => {
    const [wide, high] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
    await canvas.draw(facade.wall(lots.fork('wall'), wide, high))
    lightWall(canvas, facade, lots.below(1e9))
    await canvas.draw(facade.windows(lots.fork('windows'), wide, high))
    if (facade.tilt) tiltUp(canvas, facade.tilt)
    kindle(canvas, 2.2)
    develop(canvas, { exposure: facade.exposure ?? 1, halo: facade.halo ?? 0.16, haloReach: 0.025 })
  }
}

/** Plaster under street lamps: stains, runs of rain, and light that falls off. */
function lightWall(canvas: Canvas, { lamps, ambient }: Facade, seed: number): void {
  const { width, height, unit, data } = canvas
  const [wide, high] = [width / unit, height / unit]
  const stains = layered(createNoise(seed), 3)
  const texture = sampled(
    (x, y) => 1 + 0.35 * stains(x * 5, y * 5) + 0.22 * stains(x * 26, y * 3.2) + 0.2 * stains(x * 60, y * 60),
    wide,
    high,
    220,
  )
  const light = new Float64Array(3)
  const fields = lamps.map(({ x, y, reach, power, color = SODIUM }) => ({
    color,
    field: sampled((px, py) => power / (1 + ((px - x) ** 2 + (py - y) ** 2) / (reach * reach)) ** 1.6, wide, high, 40),
  }))
  for (let row = 0, at = 0; row < height; row++) {
    const y = (row + 0.5) / unit
    const dusk = ambient * (1.2 - 0.5 * smoothstep(0, high, y))
    for (let column = 0; column < width; column++, at += 3) {
      const x = (column + 0.5) / unit
      light[0] = dusk * 0.6
      light[1] = dusk * 0.85
      light[2] = dusk * 1.3
      for (const { color, field } of fields) {
        const power = field(x, y)
        for (let part = 0; part < 3; part++) light[part]! += color[part]! * power
      }
      const grain = texture(x, y)
      for (let part = 0; part < 3; part++) data[at + part]! *= light[part]! * grain
    }
  }
}

/** Draws the upper part together, as a lens does that looks up a wall. */
function tiltUp(canvas: Canvas, amount: number): void {
  const { width, height, data } = canvas
  const flat = data.slice()
  for (let row = 0, at = 0; row < height; row++) {
    const share = row / height
    const scale = 1 - amount * share
    const from = Math.min(height - 1.001, height * (share + amount * 0.35 * share * (1 - share)))
    const [above, dy] = [from | 0, from - (from | 0)]
    for (let column = 0; column < width; column++, at += 3) {
      const x = width / 2 + (column + 0.5 - width / 2) * scale - 0.5
      const left = Math.min(Math.max(x, 0), width - 1.001)
      const dx = left - (left | 0)
      const place = (above * width + (left | 0)) * 3
      const under = place + width * 3
      for (let part = 0; part < 3; part++) {
        const upper = flat[place + part]! * (1 - dx) + flat[place + 3 + part]! * dx
        const lower = flat[under + part]! * (1 - dx) + flat[under + 3 + part]! * dx
        data[at + part] = upper + (lower - upper) * dy
      }
    }
  }
}

/** Gives back to bright places the light a drawing cannot hold. */
export function kindle({ data }: Canvas, gain: number): void {
  for (let at = 0; at < data.length; at += 3) {
    const most = Math.max(data[at]!, data[at + 1]!, data[at + 2]!)
    if (most < 0.3) continue
    const over = Math.min(most, 1) - 0.3
    const factor = 1 + gain * over * over
    data[at]! *= factor
    data[at + 1]! *= factor
    data[at + 2]! *= factor
  }
}
