import { lengthOf, placeOn } from '../../painting/curves.ts'
import type { Lots } from '../../painting/lots.ts'
import { letter, letterAlong } from '../letters.ts'
import { distanceTo, lineOf, polygonOf, type Tree } from './draw-parts.ts'
import {
  BOULEVARD,
  CANAL,
  COURT,
  HOUSE,
  NAMES,
  QUAYS,
  SQUARE,
  STOPS,
  type Street,
  STREETS,
  WORKSHOP,
} from './quarter.ts'

/** The pen is white on black: the painter chooses its colour. */
const INK = '#fff'
const BARE = '#000'

/** Everything the pen has drawn: houses and their walls, quays, locks, trees, words. */
export function drawInk(lots: Lots, { trees, houses }: { trees: Tree[]; houses: string }): string {
  const walls = [...STREETS, QUAYS]
    .map(({ line, width }) => {
      return `${lineOf(line, INK, width + 4.4)}<g transform="translate(2.2 2.6)" opacity="0.85">${lineOf(line, INK, width + 4)}</g>`
    })
    .join('')
  const masked = `<mask id="houses" maskUnits="userSpaceOnUse" x="0" y="0" width="1500" height="1000">${houses}</mask><g mask="url(#houses)">${walls}${polygonOf(SQUARE, 'none', `stroke="${INK}" stroke-width="4"`)}<g stroke="${INK}" stroke-width="1" stroke-linecap="round" opacity="0.62" fill="none">${drawParcels(lots)}</g></g>`
  return `${masked}${drawWater(lots)}${drawSquare()}${trees.map((tree) => drawTree(tree, lots)).join('')}${drawGallery()}${drawWords()}${drawCompass()}`
}

/** Walls between neighbours along every street, the backs of their houses, and sheds in the yards behind. */
function drawParcels(lots: Lots): string {
  const paths: string[] = []
  const to = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  for (const { line, width } of [...STREETS, QUAYS]) {
    const length = lengthOf(line)
    for (const side of [-1, 1]) {
      let deep = lots.between(24, 40)
      let back = ''
      for (let at = lots.between(0, 20); at < length; at += lots.between(13, 34)) {
        const { x, y, dx, dy } = placeOn(line, at / length)
        if (lots.chance(0.3)) deep = lots.between(20, 46)
        const place = (along: number, away: number): string =>
          to(x + dx * along - dy * (width / 2 + away) * side, y + dy * along + dx * (width / 2 + away) * side)
        paths.push(`M${place(0, 0)}L${place(0, deep)}`)
        back += `${back && !lots.chance(0.14) ? 'L' : 'M'}${place(0, deep)}`
        if (lots.chance(0.34)) {
          const [long, near, far] = [lots.between(12, 40), deep + lots.between(8, 26), lots.between(10, 24)]
          paths.push(
            `M${place(0, near)}L${place(long, near)}L${place(long, near + far)}L${place(0, near + far)}Z`,
            `M${place(0, near + far / 2)}L${place(long, near + far / 2)}`,
          )
        }
        if (lots.chance(0.14)) paths.push(`M${place(0, deep)}L${place(lots.bell() * 6, deep + lots.between(20, 46))}`)
      }
      paths.push(back)
    }
  }
  return `<path d="${paths.join('')}"/>`
}

function drawWater(lots: Lots): string {
  const edges = `<mask id="land" maskUnits="userSpaceOnUse" x="0" y="0" width="1500" height="1000"><rect width="1500" height="1000" fill="#fff"/>${lineOf(CANAL.line, '#000', CANAL.width)}${lineOf(BOULEVARD.line, '#000', BOULEVARD.width - 6)}</mask><g mask="url(#land)">${lineOf(CANAL.line, INK, CANAL.width + 4)}</g>`
  const over = findCrossing(BOULEVARD)
  const parapets = [-1, 1].map((side) => {
    const [x, y] = [over.x - over.dy * 24 * side, over.y + over.dx * 24 * side]
    return `<path d="M${x - over.dx * 52} ${y - over.dy * 52}L${x + over.dx * 48} ${y + over.dy * 48}" stroke="${INK}" stroke-width="2.6"/>`
  })
  const waves: string[] = []
  for (let at = 0; at < 74; at++) {
    const { x, y, dx, dy } = placeOn(CANAL.line, lots.next())
    const aside = lots.between(-0.42, 0.42) * CANAL.width
    const long = lots.between(8, 26)
    const [startX, startY] = [x - dy * aside, y + dx * aside]
    if (Math.abs(startX - 455) < 45 || (startX > 480 && startX < 1000 && Math.abs(aside) < 16)) continue
    waves.push(`M${startX} ${startY}q${dx * long * 0.5 - dy * 2} ${dy * long * 0.5 + dx * 2} ${dx * long} ${dy * long}`)
  }
  return `${edges}${parapets.join('')}<path d="${waves.join('')}" fill="none" stroke="${INK}" stroke-width="0.9" opacity="0.5"/>${drawLock()}${drawBarge(0.565, 12)}${drawBarge(0.79, -14)}`
}

/** Where a street meets the water. */
function findCrossing({ line }: Street) {
  const shares = Array.from({ length: 200 }, (_, at) => at / 199)
  const away = (share: number) => {
    const { x, y } = placeOn(line, share)
    return distanceTo(CANAL.line, x, y)
  }
  return placeOn(
    line,
    shares.reduce((best, share) => (away(share) < away(best) ? share : best)),
  )
}

/** Two gates that point against the stream, and the chamber's edge between them. */
function drawLock(): string {
  const half = CANAL.width / 2
  const gates = [0.665, 0.715].map((share) => {
    const { x, y, dx, dy } = placeOn(CANAL.line, share)
    return `M${x - dy * half} ${y + dx * half}L${x - dx * 24} ${y - dy * 24}L${x + dy * half} ${y - dx * half}`
  })
  const { x, y, dx, dy } = placeOn(CANAL.line, 0.69)
  const walks = [-1, 1].map((side) => {
    const aside = (half + 5) * side
    return `M${x - dy * aside - dx * 44} ${y + dx * aside - dy * 44}l${dx * 88} ${dy * 88}`
  })
  return `<path d="${[...gates, ...walks].join('')}" fill="none" stroke="${INK}" stroke-width="3"/>`
}

function drawBarge(share: number, aside: number): string {
  const { x, y, dx, dy } = placeOn(CANAL.line, share)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  return `<g transform="translate(${x - dy * aside} ${y + dx * aside}) rotate(${turn})" stroke="${INK}" stroke-width="1.4" fill="${BARE}"><path d="M-38 -7 L30 -7 Q42 -3 44 0 Q42 3 30 7 L-38 7 Q-42 0 -38 -7"/><path d="M-30 -4.5 L6 -4.5 L6 4.5 L-30 4.5 Z M12 -4 L22 -4 L22 4 L12 4 Z" fill="none"/></g>`
}

function drawSquare(): string {
  return `<g fill="none" stroke="${INK}" stroke-width="1" opacity="0.7" stroke-dasharray="5 4"><path d="M490 730 Q560 800 640 868 M664 734 Q590 800 474 856"/><circle cx="571" cy="799" r="19"/></g><circle cx="571" cy="799" r="5" fill="none" stroke="${INK}" stroke-width="1.4"/>`
}

function drawTree({ x, y, radius }: Tree, lots: Lots): string {
  const bumps = Math.max(6, Math.round(radius * 0.55))
  const start = lots.next() * 6
  let path = ''
  for (let at = 0; at <= bumps; at++) {
    const angle = start + (at / bumps) * Math.PI * 2
    const [px, py] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    const far = radius * lots.between(1.2, 1.42)
    const middle = angle - Math.PI / bumps
    path += at === 0 ? `M${px} ${py}` : `Q${x + Math.cos(middle) * far} ${y + Math.sin(middle) * far} ${px} ${py}`
  }
  const shade = Array.from({ length: Math.round(radius * 0.7) }, () => {
    const [angle, far] = [lots.between(-0.4, 1.9), radius * Math.sqrt(lots.between(0.05, 0.9))]
    return `M${x + Math.cos(angle) * far} ${y + Math.sin(angle) * far}q2 ${radius * 0.12} 4 -1`
  })
  return `<path d="${path}${shade.join('')}" fill="none" stroke="${INK}" stroke-width="1.1" opacity="0.85"/>`
}

function drawGallery(): string {
  const outline = `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"`
  const sheds = [858, 878, 898].map((x) => `M${x} 466 L${x - 6} 541 M${x + 6} 467 L${x} 541`)
  return `${polygonOf(HOUSE, 'none', outline)}${polygonOf(COURT, BARE, outline)}${polygonOf(WORKSHOP, 'none', outline)}<path d="${sheds.join('')} M774 468 L766 538" fill="none" stroke="${INK}" stroke-width="1.2"/><path d="M744 502 L838 508" stroke="${INK}" stroke-width="1" stroke-dasharray="3 3"/>`
}

function drawWords(): string {
  const pen = (width: number) =>
    `fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round" stroke-width="${width}"`
  const names = NAMES.map(({ text, line, ...place }) => {
    return `<g ${pen(13 / place.size)}>${letterAlong(text, line, place)}</g>`
  })
  const stops = STOPS.map(({ x, y, text, labelX, labelY }) => {
    return `<circle cx="${x}" cy="${y}" r="13" fill="${BARE}" stroke="${INK}" stroke-width="2.4"/><g ${pen(2.2)}>${letter('M', { x, y: y + 5.5, size: 11, anchor: 'middle' })}</g><g ${pen(1.5)}>${letter(text, { x: labelX, y: labelY, size: 10, spacing: 1 })}</g>`
  })
  return `${names.join('')}${stops.join('')}`
}

/** The name of the gallery above its roof. */
export const drawMark = () =>
  `<g fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${letter('CIMAISE', { x: 786, y: 438, size: 19, spacing: 3 })}<path d="M788 447 Q850 451 922 446" stroke-width="1.6"/></g>`

/** Where north is, and how far a hundred steps are. */
function drawCompass(): string {
  const pen = `fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round" stroke-width="1.6"`
  const scale = `<path d="M-58 74 L58 74 M-58 68 L-58 80 M0 70 L0 78 M58 68 L58 80"/>`
  const rose = `<path d="M0 -34 L7 0 L0 34 L-7 0 Z M-26 0 L0 -5 L26 0 L0 5 Z"/><path d="M0 -34 L7 0 L-7 0 Z" fill="${INK}"/>`
  return `<g transform="translate(1262 770)" ${pen}>${rose}${scale}<g stroke-width="1.3">${letter('N', { x: 0, y: -42, size: 12, anchor: 'middle' })}</g></g>`
}
