import { clamp, oklch } from '../../painting/color.ts'
import { createNoise, layered } from '../../painting/noise.ts'
import { blurred, type Making, type Raster, type Step, toneAt } from './stage.ts'

/** Linen, chalk, then thin colour from two sides, and at last all of the dark in one pour from the right. */
export function pourColour(work: Raster): Making {
  const { width, height, data } = work
  const cloth = oklch(0.77, 0.032, 80)
  const calm = blurred(work, 5)
  const bare = new Float32Array(data.length)
  // The threads are those of the strip that stays bare, to and fro.
  const strip = Math.floor(height * 0.1)
  for (let row = 0, at = 0; row < height; row++) {
    const turn = row % (strip * 2)
    const from = (turn < strip ? turn : strip * 2 - 1 - turn) * width * 3
    for (let column = 0; column < width * 3; column++, at++) {
      const thread = data[from + column]! / Math.max(calm[from + column]!, 0.02)
      bare[at] = cloth[at % 3]! * clamp(thread, 0.85, 1.15)
    }
  }
  const noise = layered(createNoise('pours'), 4)
  const flow = (x: number, y: number, wild: number): Float32Array => {
    const order = new Float32Array(width * height)
    const length = Math.abs(x) + Math.abs(y)
    for (let row = 0, pixel = 0; row < height; row++) {
      for (let column = 0; column < width; column++, pixel++) {
        const [u, v] = [column / width, row / height]
        const along = (x > 0 ? u * x : (u - 1) * x) + (y > 0 ? v * y : (v - 1) * y)
        // It runs ahead in fingers along its own way.
        const across = (u * y - v * x) * 5
        order[pixel] = clamp(along / length + noise(across + 7 * x, along * 0.8 + 3 * y) * wild, 0, 1)
      }
    }
    return order
  }
  const chalked = bare.slice()
  for (let pixel = 0; pixel < width * height; pixel++) {
    const share = clamp((toneAt(calm, pixel) - toneAt(bare, pixel) * 0.98) * 6)
    for (let part = 0; part < 3; part++)
      chalked[pixel * 3 + part]! += (data[pixel * 3 + part]! - chalked[pixel * 3 + part]!) * share
  }
  /** Stains filter light one after the other: a part of the pigment is a power of what all of it lets through. */
  const stained = (share: number) => {
    const after = new Float32Array(data.length)
    for (let at = 0; at < data.length; at++) {
      after[at] = chalked[at]! * Math.max(data[at]! / Math.max(chalked[at]!, 0.004), 0.01) ** share
    }
    return after
  }
  const steps: Step[] = [
    { after: chalked, order: flow(1, 0.25, 0.25), from: 2, to: 3.8, soft: 0.22 },
    { after: stained(0.28), order: flow(0.2, 1, 0.55), from: 4, to: 6, soft: 0.16, wet: 0.2 },
    { after: stained(0.5), order: flow(1, -0.4, 0.5), from: 6, to: 7.7, soft: 0.16, wet: 0.2 },
    { after: data, order: flow(-1, 0.35, 0.55), from: 8, to: 10.9, soft: 0.2, wet: 0.25 },
  ]
  return { width, height, bare, steps }
}
