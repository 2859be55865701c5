import type { Canvas } from './canvas.ts'
import { createLots } from './lots.ts'
import { createNoise, sampled } from './noise.ts'

const TILE = 512

/** Fine irregularity that repeats unseen: one table look-up for each pixel. Around 0, within ±1. */
function createTile(seed: string): (column: number, row: number) => number {
  const lots = createLots(seed)
  const raw = Float32Array.from({ length: TILE * TILE }, () => lots.next() * 2 - 1)
  const at = (column: number, row: number) => raw[((row & (TILE - 1)) * TILE) | (column & (TILE - 1))]!
  const soft = new Float32Array(TILE * TILE)
  for (let row = 0; row < TILE; row++) {
    for (let column = 0; column < TILE; column++) {
      const around = at(column - 1, row) + at(column + 1, row) + at(column, row - 1) + at(column, row + 1)
      soft[row * TILE + column] = at(column, row) * 0.5 + around * 0.2
    }
  }
  return (column, row) => soft[((row & (TILE - 1)) * TILE) | (column & (TILE - 1))]!
}

/** The tooth of paper: fine hills that catch the light, and a slow unevenness of the sheet. @public */
export function layPaper(canvas: Canvas, seed: string, { strength = 0.04, grain = 500 } = {}): void {
  const tooth = createTile(`paper ${seed}`)
  const noise = createNoise(`sheet ${seed}`)
  const [width, height] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
  const sheet = sampled((x, y) => noise(x * 3, y * 3) + 0.5 * noise(x * 11, y * 11), width, height, 60)
  canvas.light((x, y) => 1 + strength * (tooth(x * grain, y * grain) * 0.8 + sheet(x, y) * 0.6))
}

/** The weave of a canvas: threads over and under each other, never quite even. @public */
export function layWeave(canvas: Canvas, seed: string, { strength = 0.05, threads = 220 } = {}): void {
  const fluff = createTile(`weave ${seed}`)
  const noise = createNoise(`weave ${seed}`)
  const [width, height] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
  const uneven = sampled((x, y) => noise(x * 14, y * 14) * 0.8, width, height, 60)
  canvas.light((x, y) => {
    const shift = uneven(x, y)
    const across = Math.abs(((x * threads + shift) % 1) - 0.5) * 4 - 1
    const down = Math.abs(((y * threads + shift + 1) % 1) - 0.5) * 4 - 1
    return 1 + strength * (across * down * 0.6 + fluff(x * 700, y * 700) * 0.5)
  })
}

/** The grain of a film, stronger in the dark. @public */
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
