import { oklch } from '../../painting/color.ts'
import { Layer } from '../../painting/layer.ts'
import type { Sheet } from './sheet.ts'

// A crane, for his given name, and three lines of water: pictures, not characters.
const CRANE = `
  <rect x="3" y="2" width="94" height="96" rx="5" fill="#fff"/>
  <path d="M33 58C40 44 60 42 72 54L88 66C72 66 48 72 33 58Z" fill="#000"/>
  <circle cx="37" cy="19" r="5.5" fill="#000"/>
  <g stroke="#000" stroke-width="5" fill="none" stroke-linecap="round">
    <path d="M36 56C20 46 26 34 33 28C37 25 37 23 36 20M40 19L57 25"/>
    <path d="M52 64L47 90M60 64L64 76L60 90"/>
  </g>
  <path d="M10 88H30M72 88H90" stroke="#000" stroke-width="4"/>`
const WATER = `
  <rect x="6" y="6" width="88" height="128" rx="42" fill="none" stroke="#fff" stroke-width="7"/>
  <g stroke="#fff" stroke-width="7.5" fill="none" stroke-linecap="round">
    <path d="M28 46Q39 36 50 46T72 46M24 70Q37 58 50 70T76 70M28 94Q39 84 50 94T72 94"/>
  </g>`

/** Presses a seal of cinnabar paste; `side` is its width in units. */
export async function press(
  sheet: Sheet,
  x: number,
  y: number,
  side: number,
  kind: 'crane' | 'water' = 'crane',
): Promise<void> {
  const { canvas, tooth } = sheet
  const { width, height, unit, data } = canvas
  const [left, top, size] = [Math.round(x * unit), Math.round(y * unit), Math.ceil(side * unit * 1.5)]
  const wear =
    '<filter id="w"><feTurbulence baseFrequency="0.06" numOctaves="3" seed="4"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter>'
  const turn = kind === 'crane' ? -1.2 : 1.5
  const picture = `<g transform="scale(${1000 / 150}) translate(4 6) rotate(${turn})">${wear}<g filter="url(#w)">${kind === 'crane' ? CRANE : WATER}</g></g>`
  const mask = await Layer.drawn({ width: size, height: size, unit: size }, picture)
  const paste = oklch(0.55, 0.185, 30)
  for (let row = 0; row < size && top + row < height; row++) {
    for (let column = 0; column < size && left + column < width; column++) {
      const grit = tooth(left + column, top + row)
      const amount = mask.data[row * size + column]! * Math.min(1, 0.93 + grit * 0.22)
      if (amount <= 0) continue
      const at = ((top + row) * width + left + column) * 3
      for (let part = 0; part < 3; part++) {
        const below = data[at + part]!
        const red = paste[part as 0 | 1 | 2] * (0.86 + 0.1 * grit) * (0.25 + 0.75 * below)
        data[at + part] = below + (red - below) * amount
      }
    }
  }
}
