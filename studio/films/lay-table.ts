import { Canvas } from '../painting/canvas.ts'
import { hex, type Rgb, smoothstep } from '../painting/color.ts'
import { createNoise, layered } from '../painting/noise.ts'

const TABLES = {
  ash: { color: hex('#bfb39d'), board: 26, grain: 0.09 },
  walnut: { color: hex('#6b4a32'), board: 34, grain: 0.14 },
  felt: { color: hex('#3b3a3c'), board: 0, grain: 0.1 },
  grey: { color: hex('#8b8d8c'), board: 0, grain: 0.05 },
} as const satisfies Record<string, { color: Rgb; board: number; grain: number }>

/** What a work is made on, seen from above: so many pixels, so many of them a centimetre. */
export function layTable(kind: keyof typeof TABLES, width: number, height: number, perCentimetre: number): Canvas {
  const { color, board, grain } = TABLES[kind]
  const canvas = new Canvas(width, height)
  const fine = createNoise(`table ${kind}`)
  const slow = layered(createNoise(`table light ${kind}`), 3)
  for (let row = 0, at = 0; row < height; row++) {
    const y = row / perCentimetre
    for (let column = 0; column < width; column++, at += 3) {
      const x = column / perCentimetre
      let tone = 1 + slow(x / 60, y / 60) * 0.12
      if (board > 0) {
        const line = Math.floor(y / board)
        const joint = Math.abs(y / board - Math.round(y / board)) * board
        const wave = fine(x / 40 + line * 7, y / 6)
        tone *=
          1 + grain * (fine(x / 18 + line * 31, y * 1.3 + wave * 2) + wave * 0.7) - 0.35 * smoothstep(0.35, 0.1, joint)
        tone *= 0.95 + 0.1 * Math.abs(Math.sin(line * 12.9))
      } else {
        tone *= 1 + grain * (fine(x * 3, y * 3) * 0.6 + fine(x * 0.9, y * 0.9) * 0.4)
      }
      // Light from a window at the upper left.
      const light = 1.16 - 0.36 * ((column / width) * 0.55 + (row / height) * 0.45)
      for (let part = 0; part < 3; part++) canvas.data[at + part] = color[part]! * tone * light
    }
  }
  return canvas
}
