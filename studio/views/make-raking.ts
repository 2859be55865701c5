import type { Work } from '../painters.ts'
import { Canvas } from '../painting/canvas.ts'
import { smoothstep } from '../painting/color.ts'
import { createNoise, layered } from '../painting/noise.ts'
import { paintAt } from '../painting/paint-at.ts'
import { findBusiest } from './find-busiest.ts'
import { cut } from './make-detail.ts'
import { weave } from './skins.ts'

/** What a ground is like to the fingertips: threads a metre and how deep, the paper's tooth, and how thickly colour lies on it. */
interface Ground {
  threads: number
  deep: number
  tooth: number
  body: number
}

const GROUNDS: Record<string, Ground> = {
  'oil-on-canvas': { threads: 900, deep: 0.5, tooth: 0.15, body: 1.1 },
  'pigment-on-linen': { threads: 760, deep: 1.1, tooth: 0.2, body: 0.25 },
  'tempera-on-panel': { threads: 0, deep: 0, tooth: 0.3, body: 1.3 },
  'acrylic-on-panel': { threads: 0, deep: 0, tooth: 0.5, body: 0.9 },
  'cut-paper': { threads: 0, deep: 0, tooth: 0.5, body: 1.6 },
  'watercolour-on-paper': { threads: 0, deep: 0, tooth: 1.7, body: 0.2 },
  'ink-on-rice-paper': { threads: 0, deep: 0, tooth: 0.8, body: 0.2 },
  aquatint: { threads: 0, deep: 0, tooth: 0.8, body: 0.5 },
}
const PAPER: Ground = { threads: 0, deep: 0, tooth: 0.9, body: 0.2 }

/** How much of the longer side is shown. */
const SHARE = 0.5

/** A part of the work with one lamp far to the left and almost in its plane: every hill of the paint and of the ground. */
export async function makeRaking(work: Work, longest: number): Promise<Canvas> {
  const scale = longest / SHARE / Math.max(work.width, work.height)
  const [wide, high] = [Math.min(longest, work.width * scale), Math.min(longest, work.height * scale, longest * 0.8)]
  const place = findBusiest(await paintAt(work, 360), wide / (work.width * scale), high / (work.height * scale))
  const large = await paintAt(work, Math.round(longest / SHARE))
  const part = cut(
    large,
    Math.round(place.x * large.width),
    Math.round(place.y * large.height),
    Math.round(wide),
    Math.round(high),
  )
  const hills = feelHills(part, GROUNDS[work.technique] ?? PAPER, scale * 100, work.slug)
  rake(part, hills)
  return part
}

/** The height of every pixel, in pixels: what the paint's tones tell of its body, the weave, and the tooth. */
function feelHills(
  { width, height, data }: Canvas,
  { threads, deep, tooth, body }: Ground,
  metre: number,
  seed: string,
) {
  const tones = new Float32Array(width * height)
  for (let at = 0; at < tones.length; at++) {
    tones[at] = Math.cbrt(Math.max(data[at * 3]! * 0.3 + data[at * 3 + 1]! * 0.6 + data[at * 3 + 2]! * 0.1, 0))
  }
  // Only what changes from place to place is relief; slow changes are light and shade.
  const [fine, middle, slow] = [
    soften(tones, width, height, 1),
    soften(tones, width, height, 4),
    soften(tones, width, height, 26),
  ]
  const noise = layered(createNoise(`tooth ${seed}`), 3, { gain: 0.65 })
  const cloth = createNoise(`cloth ${seed}`)
  const buckle = createNoise(`buckle ${seed}`)
  const hills = new Float32Array(width * height)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const [u, v] = [column / metre, row / metre]
      const paint = (fine[at]! - middle[at]!) * 5 + (middle[at]! - slow[at]!) * 9
      let hill = body * paint + buckle(u * 5, v * 5) * 14
      if (threads > 0) hill += deep * weave(u * threads, v * threads, cloth) * 2.2
      hill += tooth * (noise(column / 5.5, row / 5.5) * 1.5 + noise(column / 2.2, row / 2.2) * 0.5)
      hills[at] = hill
    }
  }
  return soften(hills, width, height, 1)
}

/** Lights a picture from the left, the lamp low; hills throw shadows. */
function rake(canvas: Canvas, hills: Float32Array): void {
  const { width, height, data } = canvas
  const [lx, ly, lz] = [-0.86, -0.3, 0.41]
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const left = hills[column > 0 ? at - 1 : at]!
      const right = hills[column + 1 < width ? at + 1 : at]!
      const above = hills[row > 0 ? at - width : at]!
      const below = hills[row + 1 < height ? at + width : at]!
      const sx = (left - right) * 0.5
      const sy = (above - below) * 0.5
      const length = Math.sqrt(sx * sx + sy * sy + 1)
      const facing = Math.max((sx * lx + sy * ly + lz) / length, 0)
      let open = 1
      for (let step = 2; step <= 26; step += 3) {
        const [x, y] = [column + Math.round(lx * step), row + Math.round(ly * step)]
        if (x < 0 || y < 0) break
        const over = hills[y * width + x]! - hills[at]! - step * 0.45
        if (over > 0) open = Math.min(open, 1 - over * 0.5)
      }
      // The lamp is near: its side is bright, the other one goes under.
      const away = smoothstep(-0.25, 1.35, column / width + (row / height) * 0.25)
      const lamp = (1.95 - 1.5 * away) * facing * (1 / lz) * Math.max(open, 0.12)
      const glint = Math.max(facing - 0.62, 0) ** 2 * 0.5 * (1 - away)
      data[at * 3] = hold(data[at * 3]! * (lamp * 1.04 + 0.06) + glint)
      data[at * 3 + 1] = hold(data[at * 3 + 1]! * (lamp * 0.95 + 0.062) + glint * 0.93)
      data[at * 3 + 2] = hold(data[at * 3 + 2]! * (lamp * 0.82 + 0.07) + glint * 0.8)
    }
  }
}

/** Keeps light below white, so that pale paper shows its tooth even next to the lamp. */
const hold = (light: number) => (light < 0.5 ? light : 0.5 + 0.48 * (1 - Math.exp((0.5 - light) / 0.75)))

/** A table with every value among its neighbours, so far to each side, twice. */
function soften(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  let from = values
  for (let pass = 0; pass < 2; pass++) {
    from = average(from, width, height, reach, 1, width)
    from = average(from, height, width, reach, width, 1)
  }
  return from
}

function average(from: Float32Array, count: number, lines: number, reach: number, step: number, stride: number) {
  const into = new Float32Array(from.length)
  for (let line = 0; line < lines; line++) {
    const start = line * stride
    let sum = 0
    for (let at = -reach; at <= reach; at++) sum += from[start + Math.min(Math.max(at, 0), count - 1) * step]!
    for (let at = 0; at < count; at++) {
      into[start + at * step] = sum / (2 * reach + 1)
      sum += from[start + Math.min(at + reach + 1, count - 1) * step]! - from[start + Math.max(at - reach, 0) * step]!
    }
  }
  return into
}
