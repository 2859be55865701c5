import type { Lots } from '../../painting/lots.ts'
import { letter } from '../letters.ts'

/** Where the wall of the workshop meets the courtyard, and the eye's height, in thousandths of the picture's height. */
export const GROUND = 744
export const HORIZON = 640
export const VANISHING = 690

export interface Opening {
  x: number
  y: number
  width: number
  height: number
  columns: number
  rows: number
}

/** What light comes out of: two windows with the door between them. */
export const OPENINGS: Opening[] = [
  { x: 262, y: 486, width: 258, height: 208, columns: 4, rows: 3 },
  { x: 622, y: 470, width: 136, height: 274, columns: 2, rows: 4 },
  { x: 872, y: 486, width: 388, height: 208, columns: 6, rows: 3 },
]

const TEETH = [188, 564, 940, 1316]
const EAVES = 412
const RIDGE = 268

/** The outline of the saw-tooth roof. */
const roofline = () =>
  TEETH.slice(0, -1)
    .map((left, at) => `L${left} ${RIDGE} L${TEETH[at + 1]} ${EAVES - 8}`)
    .join(' ')

export function drawSky(lots: Lots): string {
  const sky = `<linearGradient id="sky" x1="0" y1="0" x2="0.12" y2="1"><stop offset="0" stop-color="#1b2a49"/><stop offset="0.34" stop-color="#3f5378"/><stop offset="0.56" stop-color="#867f92"/><stop offset="0.74" stop-color="#cf9f7f"/><stop offset="1" stop-color="#d9a780"/></linearGradient><rect width="1500" height="560" fill="url(#sky)"/>`
  const houses: string[] = []
  for (let x = -40; x < 1560;) {
    const wide = lots.between(110, 230)
    const top = lots.between(190, 330) + (x > 500 && x < 1000 ? 70 : 0)
    const mansard = lots.between(34, 60)
    const tone = lots.pick(['#27324a', '#2c374f', '#232d44'])
    houses.push(
      `<path d="M${x} ${GROUND} L${x} ${top + mansard} L${x + 16} ${top} L${x + wide - 14} ${top} L${x + wide} ${top + mansard} L${x + wide} ${GROUND} Z" fill="${tone}"/>`,
    )
    for (let chimney = x + 24; chimney < x + wide - 40; chimney += lots.between(40, 80)) {
      const tall = lots.between(14, 34)
      houses.push(`<path d="M${chimney} ${top + 2} v${-tall} h${lots.between(12, 26)} v${tall} Z" fill="${tone}"/>`)
      for (let pot = 0; pot < 3; pot++)
        houses.push(`<rect x="${chimney + 2 + pot * 6}" y="${top - tall - 7}" width="3.4" height="8" fill="${tone}"/>`)
    }
    for (let at = 0; at < 3; at++) {
      if (lots.chance(0.62)) continue
      const [wx, wy] = [x + lots.between(24, wide - 40), top + mansard + lots.between(10, 60)]
      houses.push(
        `<rect x="${wx}" y="${wy}" width="11" height="18" fill="${lots.pick(['#e7b878', '#d99e5e', '#f0cf9a'])}" opacity="0.75"/>`,
      )
    }
    x += wide
  }
  return sky + houses.join('')
}

export function drawHouse(lots: Lots): string {
  const defs = `<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3d4a62"/><stop offset="1" stop-color="#565c69"/></linearGradient><pattern id="brick" width="34" height="22" patternUnits="userSpaceOnUse"><path d="M0 0.5 H34 M0 11.5 H34 M8 0 V11 M25 11 V22" stroke="#1c2334" stroke-width="0.9" fill="none"/></pattern>`
  const outline = `M${TEETH[0]} ${GROUND} ${roofline()} L${TEETH[3]} ${GROUND} Z`
  const wall = `<path d="${outline}" fill="url(#wall)"/><path d="${outline}" fill="url(#brick)" opacity="0.3"/>`
  const slopes = TEETH.slice(0, -1).map((left, at) => {
    const right = TEETH[at + 1] as number
    return `<path d="M${left - 7} ${RIDGE - 9} L${left + 3} ${RIDGE - 9} L${right + 4} ${EAVES - 17} L${right} ${EAVES - 5} L${left + 4} ${RIDGE + 5} Z" fill="#1d2638"/><path d="M${left} ${RIDGE - 2} L${left} ${EAVES - 8}" stroke="#1d2638" stroke-width="7"/>`
  })
  const gables = TEETH.slice(0, -1).map((left) => drawGable(left))
  const band = `<rect x="188" y="${EAVES + 12}" width="1128" height="7" fill="#2b3446"/><rect x="188" y="${GROUND - 34}" width="1128" height="34" fill="#2d3341" opacity="0.8"/>`
  const name = `<g fill="none" stroke="#d8cbb0" stroke-width="1.3" stroke-linecap="round" opacity="0.85">${letter('CIMAISE', { x: 690, y: 455, size: 17, spacing: 4.5, anchor: 'middle' })}</g>`
  return `${defs}${wall}${gables.join('')}${slopes.join('')}${band}${OPENINGS.map((one, at) => drawOpening(one, at)).join('')}${name}${drawNeighbours(lots)}`
}

/** A small window high up in each tooth. */
function drawGable(left: number): string {
  const [x, y] = [left + 46, RIDGE + 62]
  const bars = [1, 2, 3].map((at) => `M${x + at * 30} ${y - 10 + at * 11.5} V${y + 62}`).join('')
  return `<path d="M${x} ${y + 62} L${x} ${y - 10} L${x + 120} ${y + 36} L${x + 120} ${y + 62} Z" fill="#e9bd7c"/><path d="M${x} ${y + 62} L${x} ${y - 10} L${x + 120} ${y + 36} L${x + 120} ${y + 62} Z ${bars}" fill="none" stroke="#1b2231" stroke-width="3.4"/>`
}

function drawOpening(opening: Opening, at: number): string {
  const { x, y, width, height, columns, rows } = opening
  const bars: string[] = []
  for (let column = 1; column < columns; column++) bars.push(`M${x + (width / columns) * column} ${y} v${height}`)
  for (let row = 1; row < rows; row++) bars.push(`M${x} ${y + (height / rows) * row} h${width}`)
  const sill = at === 1 ? '' : `<rect x="${x - 12}" y="${y + height}" width="${width + 24}" height="9" fill="#39414f"/>`
  return `<clipPath id="open${at}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#open${at})">${drawInside()}</g><path d="${bars.join('')}" fill="none" stroke="#171c27" stroke-width="3.2"/><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#141923" stroke-width="7"/>${sill}`
}

/** The lit room behind: ceiling, wall with works on it, a strip of floor. */
function drawInside(): string {
  const room = `<linearGradient id="lit" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7dcae"/><stop offset="0.5" stop-color="#fff0d2"/><stop offset="1" stop-color="#efcf9c"/></linearGradient><rect x="188" y="440" width="1128" height="310" fill="#d9ad6e"/><rect x="188" y="506" width="1128" height="176" fill="url(#lit)"/><rect x="188" y="682" width="1128" height="70" fill="#a06a37"/><rect x="188" y="470" width="1128" height="36" fill="#c9985b"/>`
  const track = `<path d="M188 494 H1316" stroke="#5d452b" stroke-width="2"/>${[300, 360, 470, 660, 720, 905, 990, 1075, 1160, 1230].map((x) => `<path d="M${x} 494 l-3 10 h8 Z" fill="#4a3521"/><circle cx="${x + 1}" cy="506" r="3.4" fill="#fffdf2"/>`).join('')}`
  const rail = `<path d="M188 519 H1316" stroke="#b08a58" stroke-width="2.4"/>`
  const works = [
    `<g transform="translate(296 538)"><rect width="126" height="112" fill="#27364d"/><rect y="66" width="126" height="46" fill="#31506b"/><rect y="62" width="126" height="5" fill="#e0a35c"/></g>`,
    `<g transform="translate(452 560)"><rect width="44" height="60" fill="#f6f0e2"/><path d="M10 50 Q20 20 34 10 M8 36 Q24 34 38 40" stroke="#2a2622" stroke-width="2" fill="none"/></g>`,
    `<g transform="translate(648 548)"><rect width="86" height="92" fill="#b64a2d"/><rect x="14" y="16" width="58" height="30" fill="#d98a4c"/></g>`,
    `<g transform="translate(906 546)"><rect width="74" height="98" fill="#efe6d2"/><path d="M8 86 C20 40 40 64 66 12" stroke="#1d1a17" stroke-width="9" fill="none"/></g>`,
    `<g transform="translate(1012 532)"><rect width="108" height="120" fill="#5f7a68"/><path d="M0 120 L0 60 L60 0 L108 0 L108 34 Z" fill="#d7c48a"/><path d="M60 120 L108 70 L108 120 Z" fill="#22312d"/></g>`,
    `<g transform="translate(1156 556)"><rect width="78" height="58" fill="#3b3f46"/><rect width="78" height="22" fill="#b9bec0"/></g>`,
  ]
  const shadows = works.map((work) =>
    work
      .replace('translate(', 'translate(2 5) translate(')
      .replace(/fill="[^"]*"/g, 'fill="#7c5526"')
      .replace(/stroke="[^"]*"/g, 'stroke="none"'),
  )
  const bench = `<path d="M560 700 h-120 v8 h8 v26 h8 v-26 h88 v26 h8 v-26 h8 Z M1010 704 h150 v8 h-8 v30 h-9 v-30 h-116 v30 h-9 v-30 h-8 Z" fill="#4b2f18"/>`
  return room + track + rail + `<g opacity="0.35">${shadows.join('')}</g>` + works.join('') + bench
}

/** The tall wall on the left with its ivy, and what stands in the yard. */
function drawNeighbours(lots: Lots): string {
  const wall = `<path d="M-10 -10 L122 60 L188 96 L188 ${GROUND} L-10 846 Z" fill="#1a2233"/>`
  const ivy: string[] = []
  for (let at = 0; at < 560; at++) {
    const x = lots.between(-10, 184)
    const hang = 330 + 190 * Math.sin(x * 0.021 + 0.6) + 60 * Math.sin(x * 0.09)
    const y = lots.between(60 + x * 0.3, Math.max(hang, 120))
    const size = lots.between(5, 11)
    ivy.push(
      `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size.toFixed(1)}" ry="${(size * 0.66).toFixed(1)}" transform="rotate(${lots.below(180)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${lots.pick(['#1b2c2b', '#223733', '#2a413a', '#18262a'])}"/>`,
    )
  }
  return wall + ivy.join('')
}
