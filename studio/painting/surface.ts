import { tabulate } from './arithmetic.ts'
import type { Canvas } from './canvas.ts'
import { createLots } from './lots.ts'
import { createNoise, sampled } from './noise.ts'

const TILE = 512
const EDGE = TILE - 1
/** Made once: every seed begins to read it at another place. */
const tile = softenTile()

/** Fine irregularity that repeats unseen: one table look-up for each pixel. Around 0, within ±1. */
function createTile(seed: string): (column: number, row: number) => number {
  const lots = createLots(seed)
  const [right, down] = [lots.below(TILE), lots.below(TILE)]
  return (column, row) => tile[(((row + down) & EDGE) * TILE) | ((column + right) & EDGE)]!
}

function softenTile(): Float32Array {
  const lots = createLots('tile')
  const raw = tabulate(TILE * TILE, () => lots.next() * 2 - 1)
  const at = (column: number, row: number) => raw[((row & EDGE) * TILE) | (column & EDGE)]!
  return tabulate(TILE * TILE, (place) => {
    const [column, row] = [place & EDGE, (place / TILE) | 0]
    const around = at(column - 1, row) + at(column + 1, row) + at(column, row - 1) + at(column, row + 1)
    return at(column, row) * 0.5 + around * 0.2
  })
}

/** The tooth of paper: fine hills that catch the light, and a slow unevenness of the sheet. */
export function layPaper(canvas: Canvas, seed: string, { strength = 0.04, grain = 500 } = {}): void {
  const tooth = createTile(`paper ${seed}`)
  const noise = createNoise(`sheet ${seed}`)
  const [width, height] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
  const sheet = sampled((x, y) => noise(x * 3, y * 3) + 0.5 * noise(x * 11, y * 11), width, height, 60)
  canvas.light((x, y) => 1 + strength * (tooth(x * grain, y * grain) * 0.8 + sheet(x, y) * 0.6))
}

/** The grain of a film, stronger in the dark. */
export function addGrain(canvas: Canvas, seed: string, strength = 0.05): void {
  const { data, width } = canvas
  const grain = createTile(`grain ${seed}`)
  for (let at = 0, pixel = 0; at < data.length; at += 3, pixel++) {
    const tone = (data[at]! + data[at + 1]! + data[at + 2]!) / 3
    const factor = 1 + grain(pixel % width, (pixel / width) | 0) * strength * (1.5 - tone)
    data[at]! *= factor
    data[at + 1]! *= factor
    data[at + 2]! *= factor
  }
}

/** Darkens towards the corners, as lenses do. */
export function addVignette(canvas: Canvas, strength = 0.25): void {
  const [middleX, middleY] = [canvas.width / canvas.unit / 2, canvas.height / canvas.unit / 2]
  const corner = middleX * middleX + middleY * middleY
  canvas.light((x, y) => 1 - strength * (((x - middleX) ** 2 + (y - middleY) ** 2) / corner))
}
