import { paintRain } from '../artists/noh-tae-gyeom/rain-paint.ts'
import type { Paint } from '../painter.ts'
import { clamp, type Rgb, smoothstep } from '../painting/color.ts'
import { createNoise } from '../painting/noise.ts'
import { coat } from './coat.ts'
import { cropped } from './hair.ts'
import { sculptHead } from './head.ts'
import { seat } from './sitter.ts'

const AMBER: Rgb = [1, 0.5, 0.16]
const TEAL: Rgb = [0.16, 0.5, 0.62]
const ROSE: Rgb = [0.9, 0.22, 0.22]
const WHITE: Rgb = [0.9, 0.85, 0.7]

const behind = paintRain({
  night: [
    [0.006, 0.009, 0.016],
    [0.014, 0.012, 0.012],
  ],
  lamps: (lots, wide, high) =>
    Array.from({ length: 34 }, (_, at) => ({
      x: lots.between(0, wide),
      y: high * (0.3 + 0.4 * lots.next() + 0.12 * lots.bell()),
      radius: lots.between(0.02, 0.062),
      color: lots.pick([AMBER, AMBER, AMBER, TEAL, WHITE, ROSE]),
      power: lots.between(0.25, 1.1) * (at % 5 === 0 ? 1.5 : 1),
      cat: 0.3,
      rim: 0.4,
    })),
  drops: 1500,
  largest: 0.016,
  runs: [
    { x: 0.86, from: 0, to: 0.62, width: 0.012 },
    { x: 0.72, from: 0.1, to: 0.94, width: 0.01 },
    { x: 0.12, from: 0, to: 0.4, width: 0.011 },
    { x: 0.95, from: 0.3, to: 0.9, width: 0.009 },
  ],
  exposure: 1.15,
})

/** The photographer at a wet window by night: the lamps of the town draw the edge of his face, and leave the rest. */
export const takePortrait: Paint = async (canvas, lots) => {
  await behind(canvas, lots)
  const body = sculptHead({ jaw: 1, nose: 0.94, brow: 0.9, lips: 1.1, cheek: 1.15 })
  const sitting = {
    parts: [body, cropped(0.9), coat(-0.47, 0.045)],
    turn: 72,
    bow: 5,
    tall: 1.6,
    middle: [0.16, -0.16] as const,
  }
  const warm = seat({ ...sitting, light: [0.95, 0.14, -0.2], fill: 0 })
  const cool = seat({ ...sitting, light: [-0.7, 0.6, -0.55], fill: 0 })
  const strands = createNoise('hair at night')
  canvas.shade((x, y, below) => {
    const cover = smoothstep(0.3, 0.7, warm.coverAt(x, y))
    if (cover === 0) return below
    const hair = warm.coverAt(x, y, 2)
    const cloth = warm.coverAt(x, y, 3)
    const skin = clamp(1 - hair - cloth)
    const texture = 1 + hair * 0.5 * strands(x * 30 + y * 90, y * 30 - x * 60)
    const glow = warm.lightAt(x, y) ** 1.5 * (0.62 * skin + 0.11 * hair + 0.1 * cloth) * texture
    const edge = cool.lightAt(x, y) ** 1.4 * (0.26 * skin + 0.2 * hair + 0.14 * cloth) * texture
    const color: Rgb = [
      0.0035 + glow * 1 + edge * 0.2,
      0.0038 + glow * 0.56 + edge * 0.46,
      0.005 + glow * 0.24 + edge * 0.55,
    ]
    return [
      below[0] + (color[0] - below[0]) * cover,
      below[1] + (color[1] - below[1]) * cover,
      below[2] + (color[2] - below[2]) * cover,
    ]
  })
  const grain = createNoise('night grain')
  canvas.light((x, y) => 1 + 0.07 * grain(x * 420, y * 420))
}
