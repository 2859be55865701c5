import { createLots } from './lots.ts'

/** Smooth irregularity: a value around 0, mostly within ±0.7, for any place; neighbours are alike. */
export type Noise = (x: number, y: number) => number

/** Gradient noise of a seed; one unit is the size of its features. */
export function createNoise(seed: string | number): Noise {
  const shuffled = createLots(seed).shuffle(Array.from({ length: 256 }, (_, at) => at))
  const order = new Uint8Array(512)
  const slopesX = new Float64Array(512)
  const slopesY = new Float64Array(512)
  for (let at = 0; at < 512; at++) {
    const drawn = shuffled[at & 255] as number
    order[at] = drawn
    slopesX[at] = SLOPES_X[drawn & 7]!
    slopesY[at] = SLOPES_Y[drawn & 7]!
  }
  return (x, y) => {
    const cellX = Math.floor(x)
    const cellY = Math.floor(y)
    const dx = x - cellX
    const dy = y - cellY
    const row = cellY & 255
    const left = order[cellX & 255]! + row
    const right = order[(cellX + 1) & 255]! + row
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const a = slopesX[left]! * dx + slopesY[left]! * dy
    const b = slopesX[right]! * (dx - 1) + slopesY[right]! * dy
    const c = slopesX[left + 1]! * dx + slopesY[left + 1]! * (dy - 1)
    const d = slopesX[right + 1]! * (dx - 1) + slopesY[right + 1]! * (dy - 1)
    const above = a + (b - a) * u
    return above + (c + (d - c) * u - above) * v
  }
}

// A function of its own for one row: engines make such loops fast at once.
function sampleRow(grid: Float32Array, start: number, count: number, value: Noise, cells: number, y: number): void {
  for (let column = 0; column < count; column++) grid[start + column] = value((column - 1) / cells, y)
}

/** The eight ways a corner of the noise can slope. */
const SLOPES_X = [1, 1, -1, -1, Math.SQRT2, -Math.SQRT2, 0, 0]
const SLOPES_Y = [1, -1, 1, -1, 0, 0, Math.SQRT2, -Math.SQRT2]

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
  for (let row = 0; row < rows; row++) sampleRow(grid, row * columns, columns, value, cells, (row - 1) / cells)
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
