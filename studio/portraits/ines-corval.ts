import { Linen, type Tone } from '../artists/ines-corval/linen.ts'
import { measure, shape } from '../artists/ines-corval/veil.ts'
import type { Paint } from '../painter.ts'
import { clamp, smoothstep } from '../painting/color.ts'
import { coat } from './coat.ts'
import { withBun } from './hair.ts'
import { sculptHead } from './head.ts'
import { seat } from './sitter.ts'

const ALL = shape('-0.1 -0.1, 1.1 -0.1, 1.1 1.1, -0.1 1.1', { soft: 0.02 })

/** A woman from behind at a window, in five pours on folded linen; the crease runs down beside her like a door left ajar. */
export const pourPortrait: Paint = (canvas, lots) => {
  const sitter = seat({
    parts: [sculptHead({ jaw: 0.9, neck: 0.86 }), withBun(-0.02, 0.15, 1.1), coat(-0.62, 0.04, 0.86)],
    turn: 141,
    bow: 7,
    tall: 1.85,
    middle: [0.02, -0.26],
    light: [0.8, 0.45, 0.3],
    fill: 0.2,
  })
  const linen = new Linen(canvas, [0.8, 0.03, 82])
  const soften = (value: (x: number, y: number) => number, reach: number) =>
    linen.sample(220, (x, y) => {
      let sum = 0
      for (let at = 0; at < 12; at++)
        sum += value(
          x + Math.cos(at * 2.4) * reach * Math.sqrt((at + 0.5) / 12),
          y + Math.sin(at * 2.4) * reach * Math.sqrt((at + 0.5) / 12),
        )
      return sum / 12
    })
  /** A pour that keeps to a shape: its rim dries darker, as a puddle's does. */
  const pour = (
    name: string,
    tone: Tone,
    cover: (x: number, y: number) => number,
    { body = 1, flow = 90, tide = 0.35, streaks = 0.4 } = {},
  ) => {
    const stray = linen.drift(lots.fork(`${name} stray`), 4)
    const amount = measure(linen, lots.fork(name), { tone, edges: ALL, body, flow, streaks, clouds: 0.5 })
    linen.stain(tone, (x, y) => {
      const [sx, sy] = [x + stray(x, y) * 0.006, y + stray(y + 3, x) * 0.006]
      const inside = cover(sx, sy)
      if (inside <= 0.02) return 0
      const rim = tide * smoothstep(0.35, 0.55, inside) * smoothstep(0.98, 0.6, inside)
      return amount(x, y) * (smoothstep(0.3, 0.62, inside) + rim)
    })
  }
  const [figure, hair, cloth] = [
    soften((x, y) => sitter.coverAt(x, y), 0.016),
    soften((x, y) => sitter.coverAt(x, y, 2), 0.015),
    soften((x, y) => sitter.coverAt(x, y, 3), 0.016),
  ]
  const shade = soften((x, y) => (sitter.coverAt(x, y) > 0.5 ? 1 - sitter.lightAt(x, y) : 0), 0.02)
  // Chalk where the window is, so that the pale pour gives light.
  const chalk = measure(linen, lots.fork('chalk'), {
    tone: [0.95, 0.014, 88],
    edges: shape('0.4 -0.1, 1.1 -0.1, 1.1 0.9, 0.5 0.96', { soft: 0.2, stray: 0.03 }),
    streaks: 0.3,
    clouds: 0.3,
    gather: 0,
  })
  linen.cover([0.95, 0.014, 88], (x, y) => Math.min(chalk(x, y) * 0.78, 0.88))
  pour(
    'window',
    [0.86, 0.075, 85],
    (x, y) => smoothstep(0.36, 0.44, x) * (1 - figure(x, y)) * smoothstep(1.12, 1.0, y),
    { body: 0.8, tide: 0.1 },
  )
  pour('wall', [0.62, 0.06, 230], (x, y) => smoothstep(0.41, 0.385, x) * (1 - figure(x, y)), { body: 0.9, tide: 0.3 })
  pour('skin', [0.74, 0.075, 52], (x, y) => clamp(figure(x, y) - cloth(x, y) - hair(x, y) * 0.3), { body: 0.95 })
  pour('shade', [0.6, 0.075, 30], (x, y) => clamp(shade(x, y) * 1.5 - 0.45) * (1 - cloth(x, y)), {
    body: 0.8,
    tide: 0.2,
  })
  pour('hair', [0.42, 0.055, 45], hair, { body: 1.1, tide: 0.4, streaks: 0.7 })
  pour('dress', [0.55, 0.08, 250], cloth, { body: 1.05, tide: 0.4, flow: 80, streaks: 0.7 })
  pour('fold', [0.46, 0.075, 262], (x, y) => cloth(x, y) * smoothstep(0.25, 0.75, shade(x, y)), {
    body: 0.6,
    tide: 0.1,
  })
  linen.cover([0.8, 0.03, 82], (x, y) => {
    const away = Math.abs(x - 0.392 - (y - 0.6) * 0.012)
    return away > 0.005 ? 0 : (1 - away / 0.005) * 0.45
  })
  linen.crease([0.385, -0.1, 0.4, 1.1], 1)
  linen.crease([-0.1, 0.79, 1.1, 0.775], 0.5)
  linen.dry(lots.fork('dry'), 210)
}
