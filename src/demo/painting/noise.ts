import { createLots } from './lots.ts'

/** Smooth irregularity: a value around 0, mostly within ±0.7, for any place; neighbours are alike. */
export type Noise = (x: number, y: number) => number

/** Gradient noise of a seed; one unit is the size of its features. */
export function createNoise(seed: string | number): Noise {
  const shuffled = createLots(seed).shuffle(Array.from({ length: 256 }, (_, at) => at))
  const order = new Uint8Array(512)
  for (let at = 0; at < 512; at++) order[at] = shuffled[at & 255] as number
  return (x, y) => {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const dx = x - cellX
    const dy = y - cellY
    const left = order[cellX & 255]!
    const right = order[(cellX + 1) & 255]!
    const row = cellY & 255
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const a = slope(order[left + row]!, dx, dy)
    const b = slope(order[right + row]!, dx - 1, dy)
    const c = slope(order[left + row + 1]!, dx, dy - 1)
    const d = slope(order[right + row + 1]!, dx - 1, dy - 1)
    const above = a + (b - a) * u
    return above + (c + (d - c) * u - above) * v
  }
}

/** Noise upon finer noise, as in clouds and mountains. */
export function layered(noise: Noise, octaves: number, { gain = 0.5, lacunarity = 2 } = {}): Noise {
  let total = 0
  for (let octave = 0; octave < octaves; octave++) total += gain ** octave
  return (x, y) => {
    let sum = 0
    let weight = 1 / total
    let scale = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += noise(x * scale + octave * 17.3, y * scale - octave * 9.1) * weight
      weight *= gain
      scale *= lacunarity
    }
    return sum
  }
}

/**
 * Any smooth function of a place, worked out on a coarse grid and read between its points: much faster where it is
 * asked for at every pixel. `cells` is how many points a unit has; take four to eight for each of its finest features.
 */
export function sampled(value: Noise, width: number, height: number, cells: number): Noise {
  const columns = Math.ceil(width * cells) + 3
  const rows = Math.ceil(height * cells) + 3
  const grid = new Float32Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) grid[at] = value((column - 1) / cells, (row - 1) / cells)
  }
  return (x, y) => {
    const gridX = Math.min(Math.max(x * cells + 1, 0), columns - 1.001)
    const gridY = Math.min(Math.max(y * cells + 1, 0), rows - 1.001)
    const column = gridX | 0
    const row = gridY | 0
    const dx = gridX - column
    const dy = gridY - row
    const at = row * columns + column
    const above = grid[at]! + (grid[at + 1]! - grid[at]!) * dx
    const below = grid[at + columns]! + (grid[at + columns + 1]! - grid[at + columns]!) * dx
    return above + (below - above) * dy
  }
}

function slope(hash: number, x: number, y: number): number {
  switch (hash & 7) {
    case 0:
      return x + y
    case 1:
      return x - y
    case 2:
      return -x + y
    case 3:
      return -x - y
    case 4:
      return x * Math.SQRT2
    case 5:
      return -x * Math.SQRT2
    case 6:
      return y * Math.SQRT2
    default:
      return -y * Math.SQRT2
  }
}
