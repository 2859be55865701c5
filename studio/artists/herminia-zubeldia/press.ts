import type { Paint } from '../../painter.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { clamp, hex, type Rgb, toLinear } from '../../painting/color.ts'
import { Layer } from '../../painting/layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, layered, sampled } from '../../painting/noise.ts'
import { createGrain } from '../../painting/tiles.ts'

export const INKS = {
  warmBlack: hex('#16120f'),
  sepia: hex('#2f1c10'),
  prussian: hex('#0b1c33'),
} as const

export const SHEETS = {
  cream: hex('#efe7d6'),
  white: hex('#f1ede3'),
  grey: hex('#dcd8cc'),
} as const

/** Thin papers for chine-collé. */
export const CHINES = {
  straw: hex('#e3d3ab'),
  tea: hex('#d8c3a0'),
  celadon: hex('#cdd3c2'),
  rose: hex('#e0c8b8'),
} as const

/** What was done to a plate, in its own coordinates: its shorter side is 1000. Depths are greys, white the deepest. */
export interface Etching {
  /** Flat tones, from the lightest bite to the deepest. */
  tones: string
  /** Lines of the needle. */
  lines: string
  /** Lights won back with the burnisher: white where it polished most. */
  burnished?: string
}

interface Pull {
  ink: Rgb
  paper?: Rgb
  chine?: Rgb
  /** The sheet around the plate, in shares of the picture's shorter side: beside, above, below. */
  margin?: [side: number, above: number, below: number]
  /** How coarse the resin was, and how much of it shows. */
  resin?: number
  bite?: number
  etch: (lots: Lots, width: number, height: number) => Etching
}

/** What a sheet gives back under more and more of an ink: thin ink is a stain with more colour than thick ink. */
function inkScale(sheet: Rgb, ink: Rgb): Float32Array {
  const scale = new Float32Array(1024 * 3)
  const dark = (part: number) => Math.log(ink[part]! / sheet[part]!)
  const grey = Math.log((ink[0] + ink[1] + ink[2]) / (sheet[0] + sheet[1] + sheet[2]))
  for (let step = 0; step < 1024; step++) {
    const light = Math.max(toLinear(1 - step / 1023), Math.exp(grey))
    const film = Math.log(light) / grey
    for (let part = 0; part < 3; part++) {
      const stained = sheet[part]! * Math.exp(dark(part) * film)
      const specked = ink[part]! + (sheet[part]! - ink[part]!) * light
      scale[step * 3 + part] = stained * 0.6 + specked * 0.4
    }
  }
  return scale
}

/** Pulls one impression: the plate's image in one ink, its edge pressed into the sheet, a pencil line below. */
export const pullPlate = ({
  ink,
  paper = SHEETS.cream,
  chine,
  margin = [0.1, 0.1, 0.14],
  resin = 540,
  bite = 0.3,
  etch,
}: Pull): Paint => {
  return async (canvas, lots) => {
    const { width, height, unit, data } = canvas
    const [wide, high] = [width / unit, height / unit]
    const [left, top, right, bottom] = [margin[0], margin[1], wide - margin[0], high - margin[2]]
    const side = Math.min(right - left, bottom - top)
    const plate = etch(lots.fork('etch'), ((right - left) / side) * 1000, ((bottom - top) / side) * 1000)
    const place = (content: string) =>
      `<clipPath id="plate"><rect x="${left * 1000}" y="${top * 1000}" width="${(right - left) * 1000}" height="${(bottom - top) * 1000}" rx="5"/></clipPath><g clip-path="url(#plate)"><g transform="translate(${left * 1000} ${top * 1000}) scale(${side})">${content}</g></g>`
    // A line is never lighter than the tone it crosses.
    const bitten = await Layer.drawn(
      canvas,
      place(`${plate.tones}<g style="mix-blend-mode:lighten">${plate.lines}</g>`),
    )
    const polished = plate.burnished ? (await Layer.drawn(canvas, place(plate.burnished), 0.25)).blur(0.008) : undefined

    const seed = `${lots.below(1e9)}`
    const grain = createGrain('resin')
    const fibre = createGrain('fibre')
    const slow = layered(createNoise(seed), 3)
    const wiping = sampled(
      (x, y) => slow(x * 2.2 + y * 1.1, y * 2.4) * 0.6 + slow(x * 3 + y * 9, y * 3 - x * 9) * 0.25,
      wide,
      high,
      60,
    )
    const edgeInk = (x: number, y: number) => 0.5 + slow(x * 14, y * 14)
    const [onPaper, onChine] = [inkScale(paper, ink), inkScale(chine ?? paper, ink)]
    // Seen from afar grains run into each other.
    const crisp = 1 + clamp((unit - 700) / 700) * 1.1
    const strength = bite * (1 - clamp((unit - 700) / 700) * 0.22) * clamp(unit / 800, 0.35, 1)
    for (let row = 0, at = 0; row < height; row++) {
      const y = (row + 0.5) / unit
      for (let column = 0; column < width; column++, at++) {
        const x = (column + 0.5) / unit
        const inside = Math.min(x - left, right - x, y - top, bottom - y)
        let relief = 1 + (inside > 0 ? 0.018 : 0.03) * fibre(x * 520, y * 560)
        let share = 0
        let scale = onPaper
        if (inside > 0) {
          const depth = bitten.data[at]!
          // Grains of resin kept the acid off: white specks in the dark, dark specks in the light.
          const powder = grain(x * resin, y * resin) * 0.62 + grain(x * resin * 0.53 + 40, y * resin * 0.53) * 0.38
          // Each grain has an edge: the acid stops at it.
          const dust = grain(x * resin * 2.3 + 91, y * resin * 2.3 + 17)
          const speck = clamp((powder + dust * 0.42) * crisp, -1, 1)
          const wiped = wiping(x, y)
          const film = 0.035 + 0.02 * wiped
          share = film
          if (depth > 0.01) {
            share += (depth + speck * strength * (0.35 + 2.4 * depth * (1 - depth)) + wiped * 0.05 * depth) * (1 - film)
          }
          if (polished && polished.data[(row >> 2) * polished.width + (column >> 2)]! > 0) {
            share *= 1 - 0.85 * polished.at(x, y) * (0.85 + 0.3 * speck)
          }
          if (chine) scale = onChine
        }
        if (inside < 0.012 && inside > -0.014) {
          relief *= emboss(x, y, left, top, right, bottom, inside)
          // Ink that stayed on the bevel; the thin paper ends a little before it.
          if (inside > 0 && inside < 0.006) {
            const rim = edgeInk(x, y)
            share = Math.max(share, (0.25 + 0.4 * rim) * clamp(1 - inside / 0.005))
            if (inside < 0.004 + 0.002 * rim) scale = onPaper
          }
        }
        const step = (share <= 0 ? 0 : share >= 1 ? 1023 : (share * 1023) | 0) * 3
        data[at * 3] = scale[step]! * relief
        data[at * 3 + 1] = scale[step + 1]! * relief
        data[at * 3 + 2] = scale[step + 2]! * relief
      }
    }
    await sign(canvas, lots.fork('pencil'), left * 1000, right * 1000, bottom * 1000, margin[2] * 1000)
  }
}

/** Light on the edge the plate has pressed: the sheet goes down at the upper left and comes up at the lower right. */
function emboss(
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  inside: number,
): number {
  const upper = Math.min(Math.abs(x - left), Math.abs(y - top))
  const lower = Math.min(Math.abs(x - right), Math.abs(y - bottom))
  const near = Math.exp(-((inside / 0.004) ** 2))
  const far = inside < 0 ? Math.exp(-((inside / 0.007) ** 2)) * 0.5 : 0
  return upper < lower ? 1 - 0.14 * near - 0.04 * far : 1 + 0.07 * near - 0.05 * far
}

/** Number and name in pencil, too small to read. */
async function sign(
  canvas: Canvas,
  lots: Lots,
  left: number,
  right: number,
  bottom: number,
  room: number,
): Promise<void> {
  const y = bottom + room * 0.3
  const size = Math.min(room * 0.13, 16)
  const scrawl = (from: number, length: number) => {
    let [path, x] = [`M${from} ${y}`, from]
    while (x < from + length) {
      const step = size * lots.between(0.25, 0.6)
      const rise = size * (lots.chance(0.2) ? lots.between(0.9, 1.5) : lots.between(0.25, 0.6))
      path += `q${(step * 0.3).toFixed(1)} ${(-rise).toFixed(1)} ${(step * 0.55).toFixed(1)} ${(-rise * 0.4).toFixed(1)}t${(step * 0.45).toFixed(1)} ${(rise * 0.42).toFixed(1)}`
      x += step
    }
    return path
  }
  const slash = `M${left + size * 1.1} ${y + size * 0.3}l${size * 0.5} ${-size * 1.3}`
  const [number, of, name] = [
    scrawl(left, size * 0.8),
    scrawl(left + size * 1.9, size * 1.1),
    scrawl(right - size * 7, size * 7),
  ]
  await canvas.draw(
    `<path d="${number}${slash}${of}${name}" fill="none" stroke="#57534e" stroke-width="1.3" stroke-opacity="0.75" stroke-linecap="round"/>`,
  )
}
