import type { Paint } from '../painter.ts'
import type { Canvas } from '../painting/canvas.ts'
import { hex, smoothstep } from '../painting/color.ts'
import type { Lots } from '../painting/lots.ts'
import { addGrain, addVignette } from '../painting/surface.ts'
import { createClouds, createGrain } from '../painting/tiles.ts'

interface Rack {
  /** The height of its upper edge and of its floor, in thousandths. */
  top: number
  floor: number
}

const RACKS: Rack[] = [
  { top: -30, floor: 236 },
  { top: 268, floor: 706 },
  { top: 738, floor: 1030 },
]
const POSTS = [-16, 372, 806, 1204, 1500]

/** The stores: canvases on their edges in racks of deal, some wrapped, each with its number. */
export const paintRacks: Paint = async (canvas, lots) => {
  canvas.fill(hex('#1d1c1d'))
  const drawn: string[] = []
  for (const [at, rack] of RACKS.entries()) {
    for (let bay = 0; bay + 1 < POSTS.length; bay++) {
      const [from, to] = [POSTS[bay]! + 26, POSTS[bay + 1]! - 4]
      drawn.push(...fillBay(lots.fork(`bay ${at} ${bay}`), rack, from, to))
    }
  }
  await canvas.draw(drawBack() + drawn.join('') + drawRacks())
  layFibres(canvas)
  layLight(canvas)
  addGrain(canvas, 'racks', 0.05)
  addVignette(canvas, 0.3)
}

const EDGES = ['#d8c7a6', '#cbb892', '#e3d6ba', '#bda983', '#d2c3a8', '#efe8d8', '#c8b08a']
const PAINT = ['#2b3f5c', '#8d2f22', '#c98b2e', '#22372f', '#111418', '#6f7f86', '#d9b36a', '#56324a', '#3f6a6e']
const WOOD = ['#6b4a2c', '#241b14', '#a8763f', '#3a2a1d', '#c9a26b']

/** Stands works into one bay from left to right, leaning a little, with gaps where some are on loan. */
function fillBay(lots: Lots, { top, floor }: Rack, from: number, to: number): string[] {
  const drawn: string[] = []
  const room = floor - Math.max(top, 0)
  for (let x = from + lots.between(0, 8); x < to - 10;) {
    if (lots.chance(0.06)) {
      x += lots.between(14, 44)
      continue
    }
    const wide = Math.min(lots.pick([7, 9, 11, 12, 14, 16, 18, 20, 26, 34]) * lots.between(0.9, 1.1), to - x)
    const tall = room * lots.between(0.46, 0.94) ** 0.85
    drawn.push(drawEdge(lots, { x, y: floor - tall, wide, tall, lean: lots.bell() * (lots.chance(0.12) ? 1.6 : 0.4) }))
    x += wide + lots.between(0.5, 5)
  }
  return drawn
}

interface Edge {
  x: number
  y: number
  wide: number
  tall: number
  lean: number
}

function drawEdge(lots: Lots, { x, y, wide, tall, lean }: Edge): string {
  const kind = lots.next()
  const body =
    kind < 0.58
      ? drawCanvasEdge(lots, { x, y, wide, tall, lean })
      : kind < 0.78
        ? drawFrameEdge(lots, { x, y, wide, tall, lean })
        : drawParcel(lots, { x, y, wide, tall, lean })
  const turn = `rotate(${lean.toFixed(2)} ${x + wide / 2} ${y + tall})`
  const shade = `<rect x="${x + wide}" y="${y + 12}" width="15" height="${tall - 12}" fill="url(#shade)"/>`
  const round = `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="url(#round)"/>`
  return `<g transform="${turn}">${shade}${body}${round}${lots.chance(0.17) ? drawTag(lots, x + wide / 2, y + tall * lots.between(0.2, 0.7)) : ''}</g>`
}

/** A stretched canvas: the linen folded round, tacks, and paint that ran over the edge. */
function drawCanvasEdge(lots: Lots, { x, y, wide, tall }: Edge): string {
  const linen = `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="${lots.pick(EDGES)}"/>`
  const tacks: string[] = []
  for (let at = y + lots.between(8, 26); at < y + tall; at += lots.between(26, 34)) {
    tacks.push(`<circle cx="${x + wide * 0.5}" cy="${at}" r="1.200" fill="#5d5142"/>`)
  }
  const [side, way] = lots.chance(0.5) ? [x, 1] : [x + wide, -1]
  const reach = wide * lots.between(0.1, 0.3)
  let runs = ''
  let color = lots.pick(PAINT)
  for (let at = y; at < y + tall;) {
    const end = Math.min(at + lots.between(30, 160), y + tall)
    let line = `M${side} ${at.toFixed(1)}`
    for (let step = at; step < end; step += 5) {
      const deep = reach * (0.55 + lots.bell() * 0.3 + (lots.chance(0.07) ? 0.7 : 0))
      line += `L${(side + way * Math.max(deep, 0.4)).toFixed(1)} ${step.toFixed(1)}`
    }
    runs += `<path d="${line}L${side} ${end.toFixed(1)}Z" fill="${color}"/>`
    if (lots.chance(0.6)) color = lots.pick(PAINT)
    at = end
  }
  return linen + runs + tacks.join('')
}

function drawFrameEdge(lots: Lots, { x, y, wide, tall }: Edge): string {
  const color = lots.pick(WOOD)
  const groove = x + wide * lots.between(0.55, 0.75)
  return `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="${color}"/><path d="M${groove} ${y} v${tall}" stroke="#000" stroke-width="1.200" opacity="0.45"/><path d="M${x + wide * 0.2} ${y} v${tall}" stroke="#fff" stroke-width="1" opacity="0.16"/>`
}

/** Wrapped in brown or white paper and tied. */
function drawParcel(lots: Lots, { x, y, wide, tall }: Edge): string {
  const color = lots.pick(['#a88257', '#b58f63', '#dcd7cc', '#c9c4b8', '#96724b'])
  const folds = Array.from({ length: 7 }, () => {
    const at = y + tall * lots.next()
    return `M${x} ${at} l${wide} ${lots.between(-16, 16)}`
  })
  const ties = [0.22, 0.74].map((share) => y + tall * (share + lots.bell() * 0.05))
  const string = ties.map((at) => `M${x} ${at} h${wide}`).join('')
  return `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" fill="${color}"/><path d="${folds.join('')}" stroke="#3a2a17" stroke-width="0.900" opacity="0.4"/><path d="${string}" stroke="#efe6d0" stroke-width="1.800"/>`
}

function drawTag(lots: Lots, x: number, y: number): string {
  const turn = lots.bell() * 9
  const ink = lots.pick(['#35425f', '#2b2622', '#7a2a1e'])
  return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)})"><path d="M1 3 L13 8 L13 38 L-11 38 L-11 8 Z" fill="#000" opacity="0.3" transform="translate(3 4)"/><path d="M0 -16 V4" stroke="#e8e0cc" stroke-width="1.200"/><path d="M0 0 L11 7 L11 36 L-11 36 L-11 7 Z" fill="#f1e8d2"/><circle cx="0" cy="6" r="1.900" fill="#8c6f3a"/><path d="M-7 17 h12 M-7 23 h14 M-7 29 h7" stroke="${ink}" stroke-width="1.300"/></g>`
}

/** Boards behind, which the works throw their shadow on. */
function drawBack(): string {
  const boards = Array.from({ length: 20 }, (_, at) => `M${at * 78 + 30} 0 V1000`).join('')
  return `<rect width="1500" height="1000" fill="#33271d"/><path d="${boards}" stroke="#140e09" stroke-width="2.500"/>`
}

/** Shelves and posts of planed deal, in front of what they hold. */
function drawRacks(): string {
  const round = `<linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity="0.15"/><stop offset="0.25" stop-color="#fff" stop-opacity="0.1"/><stop offset="0.7" stop-color="#000" stop-opacity="0.12"/><stop offset="1" stop-color="#000" stop-opacity="0.55"/></linearGradient>`
  const shelves = RACKS.map(({ floor }) => {
    return `<rect x="0" y="${floor}" width="1500" height="32" fill="#b98d5c"/><rect x="0" y="${floor}" width="1500" height="3" fill="#e2bd8b"/><rect x="0" y="${floor + 27}" width="1500" height="5" fill="#6d4a29"/>`
  })
  const posts = POSTS.map((x) => {
    return `<rect x="${x}" y="0" width="27" height="1000" fill="#ad8252"/><rect x="${x}" y="0" width="3" height="1000" fill="#d8b07c"/><rect x="${x + 22}" y="0" width="5" height="1000" fill="#6a4827"/>`
  })
  const shade = `<linearGradient id="shade"><stop offset="0" stop-color="#000" stop-opacity="0.75"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>`
  return round + shade + shelves.join('') + posts.join('')
}

/** The grain of wood, the weave of linen: nothing in the stores is smooth. */
function layFibres(canvas: Canvas): void {
  const grain = createGrain('fibre')
  const clouds = createClouds('fibre', 5)
  canvas.light((x, y) => 1 + 0.13 * grain(x * 420, y * 70) + 0.16 * clouds(x * 9, y * 3))
}

/** One lamp in the passage, from the left; the racks are deep and their upper parts in shade. */
function layLight(canvas: Canvas): void {
  canvas.light((x, y) => {
    let depth = 1
    for (const { top, floor } of RACKS) {
      const [from, to] = [top / 1000, floor / 1000]
      if (y > from && y < to) depth = 0.3 + 0.7 * smoothstep(from, from + 0.26, y)
    }
    const isPost = POSTS.some((post) => x * 1000 > post && x * 1000 < post + 27)
    if (isPost) depth = 0.94
    const lamp = Math.exp(-((x - 0.46) ** 2) / 0.5 - (y - 0.52) ** 2 / 0.5)
    return depth * (0.32 + 1.02 * lamp)
  })
}
