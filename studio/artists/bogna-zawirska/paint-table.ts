import type { Paint } from '../../painter.ts'
import { oklch, toHex } from '../../painting/color.ts'
import { addVignette } from '../../painting/surface.ts'
import { createClouds, createGrain } from '../../painting/tiles.ts'
import type { Tone } from './panel.ts'

const color = (...tone: Tone) => toHex(oklch(...tone))

/** Something lying on the table: its own drawing over a soft copy of its outline. */
const lying = (outline: string, drawing: string, height = 8) =>
  `<g transform="translate(${height * 0.9} ${height * 1.3})" fill="#120f0c" opacity=".5" filter="url(#s)">${outline}</g>${drawing}`

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

const roll = (x: number, y: number, radius: number) => {
  const ring = `<path fill-rule="evenodd" d="M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0ZM${x - radius * 0.62} ${y}a${radius * 0.62} ${radius * 0.62} 0 1 1 ${radius * 1.24} 0a${radius * 0.62} ${radius * 0.62} 0 1 1 ${-radius * 1.24} 0Z"/>`
  const rings = [0.68, 0.74, 0.8, 0.86, 0.92, 0.97].map((share) => {
    return `<circle cx="${x}" cy="${y}" r="${radius * share}" fill="none" stroke="#b9a06b" stroke-width="1.4" opacity=".55"/>`
  })
  return lying(ring, `<g fill="${color(0.84, 0.06, 88)}">${ring}</g>${rings.join('')}`, 16)
}

const SWATCHES: Tone[] = [
  [0.92, 0.026, 252],
  [0.79, 0.06, 252],
  [0.63, 0.08, 252],
  [0.45, 0.08, 252],
  [0.3, 0.06, 252],
  [0.68, 0.165, 45],
]

const panel = `
  <g transform="translate(110 120) rotate(-2.4)">
    ${lying(rectangle(0, 0, 560, 690, '#120f0c'), rectangle(0, 0, 560, 690, color(0.83, 0.055, 78)), 20)}
    <path d="M0 0H560V170L0 392Z" fill="${color(0.92, 0.026, 252)}"/>
    <path d="M0 392L560 170V330L0 560Z" fill="${color(0.63, 0.08, 252)}"/>
    <path d="M330 690V420L560 330V690Z" fill="${color(0.3, 0.06, 252)}"/>
    <g fill="${color(0.87, 0.07, 92)}" opacity=".93">
      <path d="M-34 566L594 308L602 332L-26 590Z"/><path d="M316 740V398L340 388V740Z"/>
    </g>
  </g>`

const TABLE = `
  <defs>
    <filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
    <linearGradient id="steel" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#e9ebec"/><stop offset=".5" stop-color="#a9aeb2"/><stop offset="1" stop-color="#d4d8da"/></linearGradient>
    <linearGradient id="foam" x1="0" x2="1"><stop offset="0" stop-color="#1b2740"/><stop offset=".4" stop-color="#2f456e"/><stop offset="1" stop-color="#111a2c"/></linearGradient>
  </defs>
  ${panel}
  ${roll(850, 240, 116)}${roll(1010, 395, 84)}
  ${SWATCHES.map((tone, at) => lying(rectangle(1180, 110 + at * 86, 210, 72, '#000'), rectangle(1180, 110 + at * 86, 210, 72, '#f3efe6') + rectangle(1188, 118 + at * 86, 150, 56, color(...tone)), 4)).join('')}
  <g transform="translate(770 760) rotate(-7)">${lying(rectangle(0, 0, 700, 46, '#000'), `${rectangle(0, 0, 700, 46, 'url(#steel)')}${Array.from({ length: 69 }, (_, at) => rectangle(8 + at * 10, 0, 1.4, at % 10 === 0 ? 22 : at % 5 === 0 ? 16 : 10, '#3a3d40')).join('')}`, 5)}</g>
  <g transform="translate(800 520) rotate(18)">
    ${lying(rectangle(0, 0, 74, 150, '#000'), `<rect width="74" height="150" rx="9" fill="url(#foam)"/>`, 14)}
    <path d="M37 150V176H150V196H300" fill="none" stroke="#aeb3b6" stroke-width="7"/>
    ${lying(rectangle(300, 180, 190, 32, '#000'), `<rect x="300" y="180" width="190" height="32" rx="13" fill="#c9513a"/>`, 8)}
  </g>`

/** Her table from above: a panel half unmasked, tape, the five values and the intruder, roller and ruler. */
export const paintTable: Paint = async (canvas) => {
  canvas.fill(oklch(0.5, 0.018, 150))
  await canvas.draw(TABLE)
  const slow = createClouds('table light', 4)
  const grain = createGrain('table grain')
  const fine = 600 / canvas.unit
  canvas.light((x, y) => {
    const tooth = grain(x * canvas.unit * fine, y * canvas.unit * fine) * 0.022
    return 1.1 - 0.16 * x - 0.12 * y + 0.07 * slow(x * 2, y * 2) + 0.02 * slow(x * 30, y * 30) + tooth
  })
  addVignette(canvas, 0.22)
}
