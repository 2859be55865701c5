import type { Paint } from '../painter.ts'
import type { Canvas } from '../painting/canvas.ts'
import { clamp, type Rgb } from '../painting/color.ts'
import { createNoise } from '../painting/noise.ts'
import { type Painted, paintAt } from '../painting/paint-at.ts'
import { addGrain, addVignette } from '../painting/surface.ts'
import { type Hung, OUTSIDE, type Room, seeRoom, type Wall } from './room.ts'

interface View {
  room: Omit<Room, 'hung' | 'noise'>
  /** The works from left to right on each wall; gaps are made even. */
  walls: Partial<Record<Wall, Painted[]>>
  /** How wide the view is: the picture's half width at one metre. */
  zoom?: number
}

/** A room of the gallery with works hung to scale, as a photographer at its entrance sees it. */
export const paintRoom = ({ room, walls, zoom = 0.78 }: View): Paint => {
  return async (canvas, lots) => {
    const hung: Hung[] = []
    for (const [wall, works] of Object.entries(walls) as [Wall, Painted[]][]) {
      hung.push(...(await hang(wall, works, { room, zoom, half: canvas.width / 2 })))
    }
    takePhotograph(canvas, { ...room, hung, noise: createNoise(lots.below(1e9)) }, zoom)
    addGrain(canvas, 'room', 0.03)
    addVignette(canvas, 0.16)
  }
}

/**
 * Looks at every other pixel and believes the ones between where their neighbours agree; where they do not, it looks
 * again, and four more times where an edge runs, so that edges come out smooth.
 */
function takePhotograph({ width, height, data }: Canvas, room: Room, zoom: number): void {
  const [halfX, halfY] = [width / 2, height / 2]
  const scale = zoom / halfX
  const seen = new Float64Array(3)
  const lookAt = (column: number, row: number) => {
    seeRoom(room, (column + 0.5 - halfX) * scale, (halfY * 0.98 - row - 0.5) * scale, 1, seen)
  }
  const keep = (column: number, row: number) => {
    lookAt(column, row)
    const at = (row * width + column) * 3
    data[at] = filmed(seen[0]!)
    data[at + 1] = filmed(seen[1]!)
    data[at + 2] = filmed(seen[2]!)
  }
  // In a small picture the frames are too thin to be skipped.
  const step = width < 1000 ? 1 : 2
  for (let row = 0; row < height; row += step) {
    for (let column = 0; column < width; column += step) keep(column, row)
  }
  if (step === 2) fillBetween(width, height, data, keep)
  const sum = new Float32Array(3)
  for (const pixel of findEdges(width, height, data)) {
    const [column, row] = [pixel % width, (pixel / width) | 0]
    sum.fill(0)
    for (let sample = 0; sample < 4; sample++) {
      lookAt(column + (sample & 1 ? 0.25 : -0.25), row + (sample & 2 ? 0.25 : -0.25))
      for (let part = 0; part < 3; part++) sum[part]! += filmed(seen[part]!) / 4
    }
    data.set(sum, pixel * 3)
  }
}

/** How much brighter or darker, as the eye sees it, is still the same surface, and where an edge begins. */
const ALIKE = 0.022
const EDGE = 0.03

function fillBetween(
  width: number,
  height: number,
  data: Float32Array,
  keep: (column: number, row: number) => void,
): void {
  const stride = width * 3
  for (let row = 0; row < height; row += 2) {
    const down = row + 2 < height ? 2 * stride : 0
    for (let column = 0; column < width; column += 2) {
      const a = (row * width + column) * 3
      const b = column + 2 < width ? a + 6 : a
      const c = a + down
      const d = b + down
      if (a === b || a === c || !areAlike(data[a + 1]!, data[b + 1]!, data[c + 1]!, data[d + 1]!)) {
        const hasRight = column + 1 < width
        const hasBelow = row + 1 < height
        if (hasRight) keep(column + 1, row)
        if (hasBelow) keep(column, row + 1)
        if (hasRight && hasBelow) keep(column + 1, row + 1)
        continue
      }
      for (let part = 0; part < 3; part++) {
        const right = (data[a + part]! + data[b + part]!) / 2
        data[a + 3 + part] = right
        data[a + stride + part] = (data[a + part]! + data[c + part]!) / 2
        data[a + stride + 3 + part] = (right + (data[c + part]! + data[d + part]!) / 2) / 2
      }
    }
  }
}

function areAlike(a: number, b: number, c: number, d: number): boolean {
  return Math.sqrt(Math.max(a, b, c, d)) - Math.sqrt(Math.min(a, b, c, d)) < ALIKE
}

/** The pixels that differ from the one beside or below them. */
function findEdges(width: number, height: number, data: Float32Array): number[] {
  const tones = new Float32Array(width * height)
  for (let pixel = 0; pixel < tones.length; pixel++) tones[pixel] = Math.sqrt(data[pixel * 3 + 1]!)
  const isEdge = new Uint8Array(width * height)
  for (let pixel = 0; pixel < width * (height - 1); pixel++) {
    const here = tones[pixel]!
    if (Math.abs(tones[pixel + 1]! - here) > EDGE) isEdge[pixel] = isEdge[pixel + 1] = 1
    if (Math.abs(tones[pixel + width]! - here) > EDGE) isEdge[pixel] = isEdge[pixel + width] = 1
  }
  const edges: number[] = []
  for (let pixel = 0; pixel < isEdge.length; pixel++) if (isEdge[pixel]) edges.push(pixel)
  return edges
}

/** Light that is too much for paper rolls off softly. */
const filmed = (light: number) => (light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.3)))

interface Sight {
  room: View['room']
  zoom: number
  /** Half the picture's width in pixels. */
  half: number
}

/** Hangs works along a wall, each painted as large as it is seen; those beside the photographer are out of sight. */
async function hang(wall: Wall, works: Painted[], { room, zoom, half }: Sight): Promise<Hung[]> {
  const span = wall === 'back' ? room.width : room.depth
  const widths = works.map(({ width }) => width / 100)
  const free = span - widths.reduce((sum, width) => sum + width, 0)
  const gap = free / (works.length + 1)
  const hung: Hung[] = []
  let at = 0
  for (const [index, work] of works.entries()) {
    const width = widths[index] as number
    at += gap
    const middle = at + width / 2
    at += width
    const into = wall === 'back' ? room.depth : wall === 'left' ? middle : room.depth - middle
    const near = into + room.depth * OUTSIDE - (wall === 'back' ? 0 : width / 2)
    if (wall !== 'back' && near + width < room.width / 2 / zoom) continue
    const metre = half / zoom / Math.max(near, room.width / 2 / zoom)
    const longest = clamp(metre * Math.max(width, work.height / 100) * 1.15, 180, 480)
    const picture = await paintAt(work, Math.round(longest))
    hung.push({ wall, at: middle, width, height: work.height / 100, picture })
  }
  return hung
}

const WHITE: Rgb = [0.86, 0.85, 0.82]

/** The rooms of the gallery, as they are built. */
export const ROOMS = {
  large: {
    width: 9,
    depth: 7,
    height: 4.2,
    walls: { back: WHITE, left: WHITE, right: WHITE },
    floor: { color: [0.36, 0.22, 0.12], isWood: true, gloss: 0.22 },
    lamp: [1.06, 1, 0.92],
    bench: { x: 0.2, z: 3.4, length: 1.8, isAlong: false },
  },
  cabinet: {
    width: 5.2,
    depth: 4.6,
    height: 3.2,
    walls: { back: [0.16, 0.2, 0.22], left: WHITE, right: [0.16, 0.2, 0.22] },
    floor: { color: [0.3, 0.29, 0.28], isWood: false, gloss: 0.3 },
    lamp: [1.1, 1, 0.88],
  },
  daylight: {
    width: 7,
    depth: 6,
    height: 3.8,
    walls: { back: WHITE, left: WHITE, right: WHITE },
    floor: { color: [0.42, 0.41, 0.39], isWood: false, gloss: 0.26 },
    lamp: [1, 1, 0.98],
    bench: { x: -0.6, z: 3.1, length: 1.5, isAlong: true },
  },
} as const satisfies Record<string, View['room']>
