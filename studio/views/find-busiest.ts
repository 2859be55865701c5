import type { Canvas } from '../painting/canvas.ts'

/**
 * Where a window of such shares of a picture holds most contrast and colour, a little off its rim; its left upper corner
 * in shares. `joins` is how much it counts that different colours meet.
 */
export function findBusiest(
  { width, height, data }: Canvas,
  wide: number,
  high: number,
  joins = 0,
): { x: number; y: number } {
  const tones = new Float32Array(width * height)
  for (let at = 0; at < tones.length; at++) {
    tones[at] = Math.cbrt(Math.max(data[at * 3]! * 0.3 + data[at * 3 + 1]! * 0.6 + data[at * 3 + 2]! * 0.1, 0))
  }
  const far = Math.round(Math.min(width, height) / 14) * (width + 1)
  // Sums from the left upper corner: any window is then four of them.
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const right = column + 3 < width ? tones[at + 3]! : tones[at]!
      const below = row + 3 < height ? tones[at + 3 * width]! : tones[at]!
      const busy =
        Math.sqrt(Math.abs(right - tones[at]!) + Math.abs(below - tones[at]!)) + joins * apart(data, at, at + far)
      const to = (row + 1) * (width + 1) + column + 1
      sums[to] = busy + sums[to - 1]! + sums[to - width - 1]! - sums[to - width - 2]!
    }
  }
  const [w, h] = [Math.min(Math.round(wide * width), width), Math.min(Math.round(high * height), height)]
  const rim = Math.round(Math.min(width, height) * 0.05)
  let most = -1
  let best = { x: (1 - wide) / 2, y: (1 - high) / 2 }
  for (let top = Math.min(rim, height - h); top <= Math.max(height - h - rim, 0); top += 4) {
    for (let left = Math.min(rim, width - w); left <= Math.max(width - w - rim, 0); left += 4) {
      const a = top * (width + 1) + left
      const b = (top + h) * (width + 1) + left
      const sum = sums[b + w]! - sums[b]! - sums[a + w]! + sums[a]!
      if (sum <= most) continue
      most = sum
      best = { x: left / width, y: top / height }
    }
  }
  return best
}

/** How different the colours of two pixels are; 0 if one of them is beyond the picture. */
function apart(data: Float32Array, one: number, other: number): number {
  if (other * 3 + 2 >= data.length) return 0
  let sum = 0
  for (let part = 0; part < 3; part++)
    sum += Math.abs(Math.sqrt(data[one * 3 + part]!) - Math.sqrt(data[other * 3 + part]!))
  return sum / 3
}
