import { hypot } from '../../painting/arithmetic.ts'
import { smoothstep } from '../../painting/color.ts'
import type { Lots } from '../../painting/lots.ts'
import { createClouds } from '../../painting/tiles.ts'
import type { Sheet } from './sheet.ts'

/** A place and a radius, in units of the shorter side. */
type Drop = readonly [x: number, y: number, radius: number]

interface Blot {
  drops: readonly Drop[]
  /** How strong the ink was ground: 1 black, 0.2 pale. */
  tone?: number
  /** How far it creeps, 0 to 1. */
  wet?: number
  /** Over how far its edge dissolves: large when it fell into something wet. */
  soft?: number
  /** How far its outline strays, in units. */
  stray?: number
  /** How flat it is: 0.5 is half as high as wide. */
  flat?: number
  /** How much paler it dried on one side: the angle in degrees and how much, more than 1 to leave paper there. */
  fade?: readonly [angle: number, share: number]
}

const DENSEST = 4.2

/** Lets drops run together into one wet patch. */
export function blot(sheet: Sheet, lots: Lots, blot: Blot): void {
  const { drops, tone = 1, wet = 0.8, soft = 0.006, stray = 0.03, flat = 1, fade = [0, 0] } = blot
  const { ink, damp } = sheet
  const { unit, width, height } = ink
  const outline = createClouds('blot outline', 5, 0.42)
  const cloud = createClouds('blot clouds', 5, 0.6)
  const shift = lots.next() * 8
  const wells = Float64Array.from(drops.flat())
  const reach = 2 * stray + soft
  const largest = Math.max(...drops.map(([, , radius]) => radius))
  const waves = Math.min(Math.max(0.5 / largest, 2.6), 40)
  const left = clampTo(width, Math.floor(Math.min(...drops.map(([x, , radius]) => x - radius - reach)) * unit))
  const right = clampTo(width, Math.ceil(Math.max(...drops.map(([x, , radius]) => x + radius + reach)) * unit))
  const top = clampTo(height, Math.floor(Math.min(...drops.map(([, y, radius]) => y - radius * flat - reach)) * unit))
  const bottom = clampTo(height, Math.ceil(Math.max(...drops.map(([, y, radius]) => y + radius * flat + reach)) * unit))
  const [fadeX, fadeY] = [Math.cos((fade[0] * Math.PI) / 180), Math.sin((fade[0] * Math.PI) / 180)]
  const [middleX, middleY] = [(left + right) / 2 / unit, (top + bottom) / 2 / unit]
  const size = Math.max(right - left, bottom - top) / unit / 2
  for (let row = top; row < bottom; row++) {
    const y = (row + 0.5) / unit
    for (let column = left; column < right; column++) {
      const x = (column + 0.5) / unit
      let inside = depthAt(wells, flat, x, y)
      if (inside < -reach) continue
      // Far from the edge its straying changes nothing.
      if (inside < reach + 0.03) {
        inside += outline(x * waves + shift, y * waves) * stray * 1.7 + outline(x * 24, y * 24 + shift) * 0.003
      }
      if (inside <= 0) continue
      const slope = ((x - middleX) * fadeX + (y - middleY) * fadeY) / size
      const cover = smoothstep(0, Math.max(soft, 0.002), inside) * Math.max(0, 1 - fade[1] * (0.5 + 0.5 * slope))
      const pool = 0.8 + 0.5 * cloud(x * 3.5 + shift, y * 3.5) + (tone < 0.6 ? 0.4 * Math.exp(-inside / 0.008) : 0)
      const amount = tone * DENSEST * cover * Math.max(pool, 0.1)
      const at = row * width + column
      ink.data[at] = Math.max(ink.data[at]!, amount) + Math.min(ink.data[at]!, amount) * 0.5
      const small = (row >> 1) * damp.width + (column >> 1)
      damp.data[small] = Math.max(damp.data[small]!, amount * wet * 0.5)
    }
  }
}

/** How far a place lies within drops that have run together; negative outside. */
function depthAt(wells: Float64Array, flat: number, x: number, y: number): number {
  let inside = -Infinity
  for (let at = 0; at < wells.length; at += 3) {
    const radius = wells[at + 2]!
    const away = radius - hypot(x - wells[at]!, (y - wells[at + 1]!) / flat)
    const pull = Math.min(0.06, radius)
    const neck = Math.max(0, 1 - Math.abs(inside - away) / pull)
    inside = Math.max(inside, away) + neck * neck * pull * 0.25
  }
  return inside
}

const clampTo = (limit: number, value: number) => Math.min(Math.max(value, 0), limit)

interface Splash {
  /** Where the ink was flung from, and whereto: in units. */
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  count: number
  /** The largest drop. */
  largest?: number
  /** How wide they scatter. */
  scatter?: number
  tone?: number
}

/** Drops that left the brush with the gesture: a few large, many small, thinning out along the way. */
export function splash(
  sheet: Sheet,
  lots: Lots,
  { from, to, count, largest = 0.014, scatter = 0.08, tone = 1 }: Splash,
): void {
  for (let at = 0; at < count; at++) {
    const way = lots.next() ** 1.6
    const [x, y] = [
      from[0] + (to[0] - from[0]) * way + lots.bell() * scatter * (0.3 + way),
      from[1] + (to[1] - from[1]) * way + lots.bell() * scatter * (0.3 + way),
    ]
    const radius = largest * (0.06 + 0.94 * lots.next() ** 5)
    const tail: Drop[] = lots.chance(0.35)
      ? [[x + (to[0] - from[0]) * radius * 1.6, y + (to[1] - from[1]) * radius * 1.6, radius * 0.5]]
      : []
    blot(sheet, lots.fork(`drop ${at}`), {
      drops: [[x, y, radius], ...tail],
      tone,
      wet: 0.5,
      stray: radius * 0.2,
      soft: 0.002,
    })
  }
}
