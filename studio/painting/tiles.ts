import { tabulate } from './arithmetic.ts'
import { createLots } from './lots.ts'

const SIDE = 512
const FEATURES = 8
const tiles = new Map<string, Float32Array>()

/** Irregularity that repeats unseen, read from a table: much faster than noise, and made once for each seed. */
export type Tile = (x: number, y: number) => number

/** Fine grain, around 0 and within ±1; a place is counted in grains. */
export function createGrain(seed: string): Tile {
  return readTile(
    keepTile(`grain ${seed}`, () => {
      const lots = createLots(seed)
      return tabulate(SIDE * SIDE, () => lots.next() * 2 - 1)
    }),
  )
}

/** Clouds within clouds, around 0 and mostly within ±0.6; a place is counted in clouds, eight before they repeat. */
export function createClouds(seed: string, octaves = 5, gain = 0.5): Tile {
  const read = readTile(keepTile(`clouds ${seed} ${octaves} ${gain}`, () => gatherClouds(seed, octaves, gain)))
  return (x, y) => read(x * (SIDE / FEATURES), y * (SIDE / FEATURES))
}

function keepTile(name: string, make: () => Float32Array): Float32Array {
  const tile = tiles.get(name) ?? make()
  tiles.set(name, tile)
  return tile
}

function gatherClouds(seed: string, octaves: number, gain: number): Float32Array {
  const lots = createLots(seed)
  const tile = new Float32Array(SIDE * SIDE)
  for (let octave = 0, cells = FEATURES, weight = 1; octave < octaves; octave++, cells *= 2, weight *= gain) {
    const lattice = tabulate(cells * cells, () => lots.next() * 2 - 1)
    for (let row = 0; row < SIDE; row++) addCloudRow(tile, row, lattice, cells, weight * 0.75)
  }
  return tile
}

// A function of its own for one row: engines make such loops fast at once.
function addCloudRow(tile: Float32Array, row: number, lattice: Float32Array, cells: number, weight: number): void {
  const y = (row * cells) / SIDE
  const above = (y | 0) * cells
  const below = (((y | 0) + 1) % cells) * cells
  const v = ease(y - (y | 0))
  for (let column = 0, at = row * SIDE; column < SIDE; column++, at++) {
    const x = (column * cells) / SIDE
    const left = x | 0
    const right = left + 1 === cells ? 0 : left + 1
    const u = ease(x - left)
    const first = lattice[above + left]! + (lattice[above + right]! - lattice[above + left]!) * u
    const second = lattice[below + left]! + (lattice[below + right]! - lattice[below + left]!) * u
    tile[at]! += (first + (second - first) * v) * weight
  }
}

const ease = (share: number) => share * share * (3 - 2 * share)

function readTile(tile: Float32Array): Tile {
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const dx = x - column
    const above = (row & (SIDE - 1)) * SIDE
    const below = ((row + 1) & (SIDE - 1)) * SIDE
    const left = column & (SIDE - 1)
    const right = (column + 1) & (SIDE - 1)
    const first = tile[above | left]! + (tile[above | right]! - tile[above | left]!) * dx
    const second = tile[below | left]! + (tile[below | right]! - tile[below | left]!) * dx
    return first + (second - first) * (y - row)
  }
}
