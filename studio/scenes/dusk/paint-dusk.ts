import type { Paint } from '../../painter.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { clamp, hex, smoothstep } from '../../painting/color.ts'
import { Layer } from '../../painting/layer.ts'
import { createNoise, layered, sampled } from '../../painting/noise.ts'
import { addGrain, addVignette } from '../../painting/surface.ts'
import { createClouds } from '../../painting/tiles.ts'
import { drawHouse, drawSky, GROUND, HORIZON, OPENINGS, VANISHING } from './draw-house.ts'
import { drawThings, drawTree } from './draw-yard.ts'

/** The courtyard of the gallery at dusk: lit windows, wet cobbles, a bare lime tree. */
export const paintDusk: Paint = async (canvas, lots) => {
  canvas.fill(hex('#262f44'))
  await canvas.draw(drawSky(lots.fork('sky')) + drawHouse(lots.fork('house')))
  await canvas.draw(drawThings(lots.fork('things')))
  layUnevenness(canvas)
  layCobbles(canvas)
  await addGlow(canvas)
  await canvas.draw(drawTree(lots.fork('tree')))
  addGrain(canvas, 'dusk', 0.05)
  addVignette(canvas, 0.34)
}

/** Weather on the plaster, haze in the sky. */
function layUnevenness(canvas: Canvas): void {
  const clouds = createClouds('dusk wall', 5)
  const [width, height] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
  const stains = sampled((x, y) => clouds(x * 5, y * 2.2) * 0.5 + clouds(x * 13, y * 13) * 0.25, width, height, 110)
  canvas.light((x, y) => 1 + 0.32 * stains(x, y))
}

const HALF_SLAB = 0.43

/** Paves the yard in perspective, lights it from the windows, and mirrors the house in its wetness. */
function layCobbles(canvas: Canvas): void {
  const { width, height, unit, data } = canvas
  const [ground, horizon, middle] = [GROUND / 1000, HORIZON / 1000, VANISHING / 1000]
  const noise = layered(createNoise('cobbles'), 3)
  const puddles = sampled((x, y) => noise(x * 3.1, y * 8), width / unit, height / unit, 60)
  const first = Math.round(ground * unit)
  const house = smear(canvas, first)
  for (let row = first; row < height; row++) {
    const y = (row + 0.5) / unit
    const depth = 0.104 / (y - horizon)
    const rows = depth * 48
    const line = Math.floor(rows)
    const inRow = rows - line
    const nearness = (y - ground) / (1 - ground)
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / unit
      const across = (x - middle) / (y - horizon)
      const isPath = Math.abs(across) < HALF_SLAB
      // Stones, rounded, each a little higher or lower than its neighbours; slabs are flat.
      const stones = isPath ? across * 1.17 + 10.5 : across * 9 + (line % 2) * 0.5 + 80
      const slabs = isPath ? Math.floor(depth * 13) : line
      const within = isPath ? depth * 13 - slabs : inRow
      const stone = Math.floor(stones)
      const chance = Math.abs(Math.sin(stone * 12.9898 + slabs * 78.233) * 43758.5453) % 1
      const away = Math.max(Math.abs(stones - stone - 0.5), Math.abs(within - 0.5)) * 2
      const joint = smoothstep(isPath ? 0.95 : 0.7, 1, away) * smoothstep(0, 0.5, nearness)
      const wet = clamp(0.42 + puddles(x, y) * 1.5 + (isPath ? 0.22 : 0))
      const rough = isPath ? 0.012 : 0.03
      const tilt = (chance - 0.5) * rough * 2 + (isPath ? 0 : (within - 0.5) * 0.03)
      const sway = (isPath ? 0.008 : 0.016) * (chance - 0.5)
      const mirrored = clamp(ground - (y - ground) * 1.16 + tilt, 0, ground - 1.5 / unit)
      const from = (Math.round(mirrored * unit) * width + clamp(Math.round((x + sway) * unit), 0, width - 1)) * 3
      const shine = (0.07 + 0.4 * wet * wet) * (1 - 0.5 * nearness) * (1 - 0.75 * joint)
      const dry = (0.016 + 0.012 * chance) * (1 - 0.7 * joint) * (isPath ? 1.7 : 1)
      const spill = spillAt(x, y) * (1 - 0.8 * joint) * (0.7 + 0.5 * chance)
      const at = (row * width + column) * 3
      data[at] = dry * 0.86 + house[from]! * shine + spill * 0.3
      data[at + 1] = dry * 0.98 + house[from + 1]! * shine + spill * 0.175
      data[at + 2] = dry * 1.35 + house[from + 2]! * shine + spill * 0.07
    }
  }
}

/** The lower part of the house as wet stone gives it back: drawn out downwards. */
function smear({ width, unit, data }: Canvas, rows: number): Float32Array {
  const smeared = new Float32Array(rows * width * 3)
  const reach = Math.round(0.028 * unit)
  const stride = width * 3
  const sums = new Float32Array(stride)
  for (let row = Math.round(0.3 * unit); row < rows + reach; row++) {
    if (row < rows) for (let at = 0; at < stride; at++) sums[at]! += data[row * stride + at]!
    const leaving = row - reach * 2
    if (leaving >= Math.round(0.3 * unit)) for (let at = 0; at < stride; at++) sums[at]! -= data[leaving * stride + at]!
    const into = row - reach
    const count = Math.min(reach * 2, rows - into + reach)
    if (into >= 0) for (let at = 0; at < stride; at++) smeared[into * stride + at] = sums[at]! / count
  }
  return smeared
}

/** How much light of the windows lies on the ground. */
function spillAt(x: number, y: number): number {
  let sum = 0
  const far = (y * 1000 - GROUND) / 100
  for (const { x: left, width } of OPENINGS) {
    const [from, to] = [left / 1000, (left + width) / 1000]
    const middle = (from + to) / 2
    const half = ((to - from) / 2) * (1 + far * 0.42)
    const shifted = middle + (middle - VANISHING / 1000) * far * 0.4
    sum += smoothstep(half + 0.05 + far * 0.05, half - 0.05, Math.abs(x - shifted))
  }
  return sum * Math.exp(-far * 0.62)
}

/** What is bright makes the air around it bright. */
async function addGlow(canvas: Canvas): Promise<void> {
  const panes = OPENINGS.map(({ x, y, width, height }) => {
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>`
  })
  const near = (await Layer.drawn(canvas, panes.join(''), 0.25)).blur(0.03)
  const wide = near.copy().blur(0.13)
  const { width, height, unit, data } = canvas
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at += 3) {
      const [x, y] = [(column + 0.5) / unit, (row + 0.5) / unit]
      const glow = near.at(x, y) * 0.03 + wide.at(x, y) * 0.13
      data[at]! += glow
      data[at + 1]! += glow * 0.62
      data[at + 2]! += glow * 0.3
    }
  }
}
