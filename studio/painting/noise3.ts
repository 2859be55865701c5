import { createLots } from './lots.ts'

/** Smooth irregularity in space: a value around 0, mostly within ±0.7; neighbours are alike. */
export type Noise3 = (x: number, y: number, z: number) => number

/** Gradient noise of a seed in three dimensions; one unit is the size of its features. */
export function createNoise3(seed: string | number): Noise3 {
  const lots = createLots(seed)
  const shuffled = lots.shuffle(Array.from({ length: 256 }, (_, at) => at))
  const order = new Uint8Array(512)
  for (let at = 0; at < 512; at++) order[at] = shuffled[at & 255] as number
  const slopes = new Float32Array(256 * 3)
  for (let at = 0; at < 256; at++) {
    const rise = lots.between(-1, 1)
    const turn = lots.next() * Math.PI * 2
    const reach = Math.sqrt(1 - rise * rise)
    slopes.set([reach * Math.cos(turn) * 1.25, rise * 1.25, reach * Math.sin(turn) * 1.25], at * 3)
  }
  return (x, y, z) => {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const cellZ = Math.floor(z)
    const dx = x - cellX
    const dy = y - cellY
    const dz = z - cellZ
    const left = cellX & 255
    const low = cellY & 255
    const near = cellZ & 255
    const a = order[left]! + low
    const b = order[left + 1]! + low
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const w = dz * dz * dz * (dz * (dz * 6 - 15) + 10)
    let at = order[order[a & 255]! + near]! * 3
    const n000 = slopes[at]! * dx + slopes[at + 1]! * dy + slopes[at + 2]! * dz
    at = order[order[b & 255]! + near]! * 3
    const n100 = slopes[at]! * (dx - 1) + slopes[at + 1]! * dy + slopes[at + 2]! * dz
    at = order[order[(a + 1) & 255]! + near]! * 3
    const n010 = slopes[at]! * dx + slopes[at + 1]! * (dy - 1) + slopes[at + 2]! * dz
    at = order[order[(b + 1) & 255]! + near]! * 3
    const n110 = slopes[at]! * (dx - 1) + slopes[at + 1]! * (dy - 1) + slopes[at + 2]! * dz
    at = order[order[a & 255]! + near + 1]! * 3
    const n001 = slopes[at]! * dx + slopes[at + 1]! * dy + slopes[at + 2]! * (dz - 1)
    at = order[order[b & 255]! + near + 1]! * 3
    const n101 = slopes[at]! * (dx - 1) + slopes[at + 1]! * dy + slopes[at + 2]! * (dz - 1)
    at = order[order[(a + 1) & 255]! + near + 1]! * 3
    const n011 = slopes[at]! * dx + slopes[at + 1]! * (dy - 1) + slopes[at + 2]! * (dz - 1)
    at = order[order[(b + 1) & 255]! + near + 1]! * 3
    const n111 = slopes[at]! * (dx - 1) + slopes[at + 1]! * (dy - 1) + slopes[at + 2]! * (dz - 1)
    const x00 = n000 + (n100 - n000) * u
    const x10 = n010 + (n110 - n010) * u
    const x01 = n001 + (n101 - n001) * u
    const x11 = n011 + (n111 - n011) * u
    const front = x00 + (x10 - x00) * v
    return front + (x01 + (x11 - x01) * v - front) * w
  }
}
