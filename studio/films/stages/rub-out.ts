import { clamp } from '../../painting/color.ts'
import { createNoise, layered } from '../../painting/noise.ts'
import { blurred, type Making, rank, type Raster, toneAt } from './stage.ts'

/** Graphite rubbed into the sheet in slanting strokes, then a branch taken out of it with the eraser, from the left. */
export function rubOut(work: Raster): Making {
  const { width, height, data } = work
  const count = width * height
  const calm = blurred(work, 2)
  const wide = blurred(work, 26)
  const isSheet = (pixel: number) => {
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height]
    return x < 0.036 || x > 0.965 || y < 0.03 || y > 0.972
  }
  // What stands out from the even grey is the branch.
  const stands = new Float32Array(count)
  for (let pixel = 0; pixel < count; pixel++) {
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height]
    const isRim = x > 0.93 || y < 0.06 || y > 0.94
    stands[pixel] =
      isSheet(pixel) || isRim ? 0 : Math.abs(toneAt(calm, pixel) / Math.max(toneAt(wide, pixel), 0.02) - 1)
  }
  const near = blurred({ width, height, data: Float32Array.from(stands, (value) => (value > 0.16 ? 1 : 0)) }, 2, 1)
  const ground = fillIn(work, near, isSheet)
  const bare = new Float32Array(data.length)
  const paper = [0, 1, 2].map(
    (part) => data[(Math.floor(height * 0.5) * width + Math.floor(width * 0.985)) * 3 + part]!,
  )
  for (let at = 0; at < data.length; at++) bare[at] = isSheet(Math.floor(at / 3)) ? data[at]! : paper[at % 3]!
  const noise = layered(createNoise('rubbing'), 3)
  const rubbed = new Float32Array(count)
  for (let pixel = 0; pixel < count; pixel++) {
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / width]
    rubbed[pixel] = x * 0.35 + y * 0.75 + noise((x + y) * 1.6, (y - x) * 22) * 0.5
  }
  return {
    width,
    height,
    bare,
    steps: [
      { after: ground, order: rank(rubbed), from: 1.8, to: 5, soft: 0.12 },
      { after: data, order: growFromLeft(near, width, height), from: 5.3, to: 11, soft: 0.012 },
    ],
  }
}

/** The grey without the branch: what lies around it, with its grain. */
function fillIn(
  { width, height, data }: Raster,
  near: Float32Array,
  isSheet: (pixel: number) => boolean,
): Float32Array {
  const weights = new Float32Array(near.length)
  const held = new Float32Array(data.length)
  for (let pixel = 0; pixel < near.length; pixel++) {
    weights[pixel] = isSheet(pixel) ? 0 : clamp(1 - near[pixel]! * 8)
    for (let part = 0; part < 3; part++) held[pixel * 3 + part] = data[pixel * 3 + part]! * weights[pixel]!
  }
  const sum = blurred({ width, height, data: held }, 22)
  const share = blurred({ width, height, data: weights }, 22, 1)
  const ground = data.slice()
  for (let pixel = 0; pixel < near.length; pixel++) {
    const hidden = 1 - weights[pixel]!
    if (hidden === 0 || isSheet(pixel)) continue
    // The grain is borrowed from further down, where nothing is drawn.
    const row = Math.floor(pixel / width)
    const other = (row + Math.floor(height * (row < height * 0.55 ? 0.33 : -0.33))) * width + (pixel % width)
    for (let part = 0; part < 3; part++) {
      const around = sum[pixel * 3 + part]! / Math.max(share[pixel]!, 0.001)
      const beside = sum[other * 3 + part]! / Math.max(share[other]!, 0.001)
      const grain =
        near[other]! > 0.05 || isSheet(other) ? 1 : clamp(data[other * 3 + part]! / Math.max(beside, 0.01), 0.6, 1.5)
      ground[pixel * 3 + part]! += (around * grain - ground[pixel * 3 + part]!) * hidden
    }
  }
  return ground
}

/** How far along the branch each place is from where it enters at the left; what is no branch follows the nearest part of it. */
function growFromLeft(near: Float32Array, width: number, height: number): Float32Array {
  const far = new Float32Array(near.length).fill(Infinity)
  // Buckets of distance: a plain way to go outwards evenly.
  const buckets: number[][] = [[]]
  for (let row = Math.floor(height * 0.6); row < height * 0.92; row++) {
    for (let column = Math.floor(width * 0.03); column < width * 0.06; column++) {
      const at = row * width + column
      if (near[at]! > 0.2) {
        far[at] = 0
        buckets[0]!.push(at)
      }
    }
  }
  if (buckets[0]!.length === 0) buckets[0]!.push(Math.floor(height * 0.7) * width + Math.floor(width * 0.04))
  for (const at of buckets[0]!) far[at] = 0
  for (let distance = 0; distance < buckets.length; distance++) {
    for (const at of buckets[distance] ?? []) {
      if (far[at] !== distance) continue
      const column = at % width
      for (const next of [column > 0 ? at - 1 : at, column < width - 1 ? at + 1 : at, at - width, at + width]) {
        if (next < 0 || next >= near.length) continue
        const cost = distance + (near[next]! > 0.12 ? 1 : 7)
        if (cost >= far[next]!) continue
        far[next] = cost
        ;(buckets[cost] ??= []).push(next)
      }
    }
  }
  return rank(far, (at) => near[at]! > 0.02)
}
