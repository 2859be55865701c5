import type { Paint } from '../../painter.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { mix, type Rgb, smoothstep } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, layered } from '../../painting/noise.ts'
import { BLACK, addDisc, addEnlarged, createSmall, develop } from './exposure.ts'
import { layGlints } from './glints.ts'
import { layWater, type Water } from './mirrors.ts'

/** A lamp in focus: a point with its halo. */
export interface Lamp {
  x: number
  y: number
  size: number
  color: Rgb
  power: number
}

export interface Harbour {
  sky: [above: Rgb, below: Rgb]
  /** Quays, ships, cranes: drawn in a viewBox of units × 1000. */
  shapes: (lots: Lots, wide: number, line: number) => string
  lamps: (lots: Lots, wide: number, line: number) => Lamp[]
  water: Omit<Water, 'seed'>
  /** Whether one looks down on the water, so that each lamp breaks into ripples. */
  isNear?: boolean
  exposure?: number
  halo?: number
}

/** A harbour after the last boat: lamps along a quay and what the water makes of them. */
export const paintHarbour = (harbour: Harbour): Paint => {
  return async (canvas, lots) => {
    const [wide, high] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
    const { line } = harbour.water
    laySky(canvas, harbour.sky, line, lots.below(1e9))
    await canvas.draw(harbour.shapes(lots.fork('shapes'), wide, line))
    const lamps = harbour.lamps(lots.fork('lamps'), wide, line)
    for (const lamp of lamps) addLamp(canvas, lamp)
    const water = { ...harbour.water, seed: `${lots.below(1e9)}` }
    if (harbour.isNear) layGlints(canvas, lamps, water)
    else layWater(canvas, water)
    develop(canvas, {
      exposure: harbour.exposure ?? 1,
      halo: harbour.halo ?? 0.3,
      haloReach: 0.035 * Math.min(high, 1),
    })
  }
}

/** A lamp in focus, with the short rays of a closed aperture. */
export function addLamp(canvas: Canvas, { x, y, size, color, power }: Lamp): void {
  addDisc(canvas, { x, y, radius: size, color, power, cat: 0, rim: 0 })
  addDisc(canvas, { x, y, radius: size * 0.55, color: [1, 0.95, 0.85], power: power * 0.5, cat: 0, rim: 0 })
  const { unit } = canvas
  const reach = size * 7
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray * Math.PI) / 4 + 0.22
    for (let far = size * 0.8; far < reach; far += 0.7 / unit) {
      const fade = (1 - far / reach) ** 3
      const column = Math.floor((x + Math.cos(angle) * far) * unit)
      const row = Math.floor((y + Math.sin(angle) * far) * unit)
      if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height) continue
      const at = (row * canvas.width + column) * 3
      for (let part = 0; part < 3; part++) canvas.data[at + part]! += color[part]! * power * fade * 0.1
    }
  }
}

/** A night sky over a town: never quite black near the roofs. */
export function laySky(canvas: Canvas, [above, below]: [Rgb, Rgb], line: number, seed: number): void {
  const small = createSmall(canvas, Math.min(1, 60 / canvas.unit))
  const cloud = layered(createNoise(seed), 4)
  small.shade((x, y) => mix(above, below, smoothstep(-0.1, line, y) * (1 + 0.35 * cloud(x * 1.6, y * 3.2))))
  canvas.fill(BLACK)
  addEnlarged(canvas, small)
}
