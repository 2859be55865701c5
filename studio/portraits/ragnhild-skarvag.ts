import { paintSea } from '../artists/ragnhild-skarvag/sea-paint.ts'
import type { Paint } from '../painter.ts'
import { clamp } from '../painting/color.ts'
import { createNoise } from '../painting/noise.ts'
import { sampled } from '../painting/noise.ts'
import { ellipsoid, overlap, unite } from '../painting/sdf.ts'
import type { Distance } from '../painting/sdf.ts'
import { coat } from './coat.ts'
import { sculptHead } from './head.ts'
import { seat } from './sitter.ts'

const sea = paintSea({
  horizon: 0.7,
  sky: [0.42, 0.92],
  clouds: { kind: 'level', strength: 0.5 },
  water: [0.86, 0.5],
  glow: { x: 0.2, width: 0.4, strength: 0.3 },
  dim: 0.4,
  swell: 0.12,
  print: { exposure: 1.05, contrast: 1.15 },
})

/** A knitted cap, turned up at its rim. */
function knitCap(): Distance {
  const at =
    (form: Distance, x: number, y: number, z: number): Distance =>
    (px, py, pz) =>
      form(px - x, py - y, pz - z)
  const line: Distance = (_x, y, z) => (z - 0.16) * 0.36 - (y - 0.19) * 0.92
  const crown = overlap(0.03, at(ellipsoid(0.335, 0.385, 0.43), 0, 0.17, -0.06), line)
  const rim = overlap(0.03, at(ellipsoid(0.362, 0.4, 0.455), 0, 0.15, -0.06), line, (x, y, z) => -line(x, y, z) - 0.13)
  const knit = unite(0.02, crown, rim)
  return (x, y, z) => knit(x, y, z) + 0.004 * Math.sin(Math.atan2(x, z) * 46)
}

/** The photographer before the sea, as four minutes of exposure leave her: whatever moved has become half air. */
export const exposePortrait: Paint = async (canvas, lots) => {
  await sea(canvas, lots)
  const body = sculptHead({ jaw: 0.92, nose: 1.02, brow: 0.85 })
  const sitter = seat({
    parts: [body, knitCap(), coat(-0.42, 0.075)],
    turn: -104,
    bow: -3,
    tall: 1.74,
    middle: [-0.02, -0.2],
    light: [-0.75, 0.5, 0.1],
    fill: 0.3,
  })
  const wool = createNoise('wool')
  // She sways from the hips: the higher, the further.
  const shifts = Array.from(
    { length: 15 },
    (_, at) => [Math.sin(at * 1.7) * 0.016 + (at % 3 === 0 ? 0.022 : -0.004), Math.cos(at * 2.3) * 0.003] as const,
  )
  const spread = (value: (x: number, y: number) => number) =>
    sampled(
      (x, y) => {
        const reach = clamp((1.25 - y) * 0.85)
        let sum = 0
        for (const [dx, dy] of shifts) sum += value(x + dx * reach, y + dy * reach)
        return sum / shifts.length
      },
      1,
      1.25,
      300,
    )
  const cover = spread((x, y) => sitter.coverAt(x, y))
  const tone = spread((x, y) => {
    const [cap, cloth] = [sitter.coverAt(x, y, 2), sitter.coverAt(x, y, 3)]
    const own = 0.5 - 0.26 * cap - 0.43 * cloth
    return sitter.coverAt(x, y) * own * (0.1 + 0.9 * sitter.lightAt(x, y))
  })
  canvas.shade((x, y, below) => {
    const share = clamp(cover(x, y) * 0.965)
    if (share < 0.003) return below
    const grey = (tone(x, y) / Math.max(cover(x, y), 0.01)) * (1 + 0.12 * wool(x * 160, y * 160)) + 0.006
    return [
      below[0] * (1 - share) + grey * 1.02 * share,
      below[1] * (1 - share) + grey * share,
      below[2] * (1 - share) + grey * 0.95 * share,
    ]
  })
  const grain = createNoise('silver')
  canvas.light((x, y) => 1 + 0.05 * grain(x * 380, y * 380))
}
