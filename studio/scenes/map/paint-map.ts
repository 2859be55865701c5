import type { Paint } from '../../painter.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { hex, type Rgb, smoothstep } from '../../painting/color.ts'
import { Layer } from '../../painting/layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, layered, type Noise, sampled } from '../../painting/noise.ts'
import { layPaper } from '../../painting/surface.ts'
import { drawInk, drawMark } from './draw-ink.ts'
import { lineOf, polygonOf, treesOf } from './draw-parts.ts'
import { BOULEVARD, CANAL, HOUSE, QUAYS, SQUARE, STREETS, WORKSHOP } from './quarter.ts'

const PAPER = hex('#f4eedf')
const WASHES = {
  houses: hex('#c9b496'),
  water: hex('#7fa3a5'),
  leaves: hex('#93a36b'),
  gallery: hex('#c86a4e'),
}

const INK = hex('#2c2a2e')
const RED = hex('#a83420')

/** The quarter around the gallery, in pen and watercolour. */
export const paintMap: Paint = async (canvas, lots) => {
  canvas.fill(PAPER)
  const hand = holdPen(canvas, lots)
  const trees = treesOf(lots.fork('trees'))
  const streets = [...STREETS, QUAYS].map(({ line, width }) => lineOf(line, '#000', width + 1)).join('')
  const houses = `<rect width="1500" height="1000" fill="#fff"/>${streets}${polygonOf(SQUARE, '#000')}`
  const bridge = lineOf(BOULEVARD.line, '#000', BOULEVARD.width)
  const water = lineOf(CANAL.line, '#fff', CANAL.width - 3) + bridge
  const crowns = trees
    .map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius * 1.08}" fill="#fff"/>`)
    .join('')

  await wash(canvas, hand, { color: WASHES.houses, drawing: houses, strength: 0.62, pool: 0.3 })
  await wash(canvas, hand, { color: WASHES.water, drawing: water, strength: 0.78, pool: 0.5 })
  await wash(canvas, hand, {
    color: WASHES.leaves,
    drawing: polygonOf(SQUARE, '#555') + crowns,
    strength: 0.8,
    pool: 0.35,
  })
  const gallery = polygonOf(HOUSE, '#fff') + polygonOf(WORKSHOP, '#fff')
  await wash(canvas, hand, { color: WASHES.gallery, drawing: gallery, strength: 0.95, pool: 0.4 })
  await draw(canvas, hand, INK, drawInk(lots.fork('ink'), { trees, houses }))
  await draw(canvas, hand, RED, drawMark())
  layPaper(canvas, 'map', { strength: 0.05, grain: 520 })
}

/** How a hand strays from straight lines, and how unevenly a brush gives. */
interface Hand {
  strayX: Noise
  strayY: Noise
  cloud: Noise
}

function holdPen(canvas: Canvas, lots: Lots): Hand {
  const noise = createNoise(lots.below(1e9))
  const clouds = layered(noise, 4)
  const [width, height] = [canvas.width / canvas.unit, canvas.height / canvas.unit]
  const stray = (shift: number) =>
    sampled((x, y) => (noise(x * 21 + shift, y * 21) + noise(x * 7, y * 7 + shift)) * 0.0016, width, height, 90)
  return {
    strayX: stray(3.5),
    strayY: stray(71.5),
    cloud: sampled((x, y) => clouds(x * 2.6, y * 2.6), width, height, 70),
  }
}

/** Draws with the pen what is white in the drawing. */
async function draw(canvas: Canvas, { strayX, strayY, cloud }: Hand, ink: Rgb, drawing: string): Promise<void> {
  const lines = await Layer.drawn(canvas, drawing)
  canvas.glaze(ink, (x, y) => {
    const cover = lines.at(x + strayX(x, y), y + strayY(x, y))
    return cover < 0.02 ? 0 : cover * (0.86 + 0.3 * cloud(x * 1.7, y * 0.9))
  })
}

interface Wash {
  color: Rgb
  drawing: string
  strength: number
  /** How much pigment gathers at the edges. */
  pool: number
}

/** Lays a wash where the drawing is white; it never quite keeps to the lines. */
async function wash(canvas: Canvas, { strayX, strayY, cloud }: Hand, { color, drawing, strength, pool }: Wash) {
  const shape = (await Layer.drawn(canvas, drawing, 0.4)).blur(0.0012)
  const inside = shape.copy().blur(0.012)
  canvas.glaze(color, (x, y) => {
    if (inside.at(x, y) < 0.003) return 0
    const px = x - strayX(x, y) * 1.6
    const py = y - strayY(x, y) * 1.6
    const cover = shape.at(px, py)
    if (cover < 0.01) return 0
    const edge = smoothstep(0.95, 0.45, inside.at(px, py)) * pool
    return cover * strength * Math.min(1.25, 0.78 + cloud(x, y) * 0.75 + edge)
  })
}
