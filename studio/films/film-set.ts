import { Canvas } from '../painting/canvas.ts'
import { clamp, smoothstep } from '../painting/color.ts'
import { FILM } from './film.ts'
import { type Making, type Raster, showMaking } from './stages/stage.ts'

interface FilmSet {
  /** The work's size in centimetres. */
  wide: number
  high: number
  making: Making
  /** The finished work, each half as large as the one before. */
  finished: Raster[]
  table: Background
  room: Background
  isFramed: boolean
  detail: readonly [x: number, y: number]
}

/** A picture of what is around the work: pixels a centimetre, and where the work's middle is. */
export interface Background {
  picture: Raster
  scale: number
  middle: readonly [x: number, y: number]
}

/** What the camera sees: its middle in centimetres from the work's, and how wide. */
interface Shot {
  x: number
  y: number
  wide: number
}

/** When the camera goes in, is there, and goes out again, in seconds. */
const MOVES = { in: 10.9, near: 13, out: 14.2 } as const
const FRAME = 1.8

const ease = (share: number) => {
  const t = clamp(share)
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** Between two shots, so that the eye seems to travel at an even pace. */
function between(a: Shot, b: Shot, share: number): Shot {
  const wide = a.wide * (b.wide / a.wide) ** share
  const moved = Math.abs(b.wide - a.wide) < 1e-6 ? share : (wide - a.wide) / (b.wide - a.wide)
  return { wide, x: a.x + (b.x - a.x) * moved, y: a.y + (b.y - a.y) * moved }
}

/** Prepares a film: gives the frame of any moment. */
export function setUpFilm(set: FilmSet): (seconds: number) => Canvas {
  const { wide, high, making, finished, table, room } = set
  const aspect = FILM.width / FILM.height
  const whole = Math.max(high / 0.82, wide / 0.82 / aspect) * aspect
  const begin: Shot = { x: 0, y: 0, wide: whole }
  const made: Shot = { x: 0, y: 0, wide: whole * 0.92 }
  const near: Shot = {
    x: (set.detail[0] - 0.5) * wide,
    y: (set.detail[1] - 0.5) * high,
    wide: Math.min(wide * 0.5, high * 0.5 * aspect),
  }
  const drift: Shot = { ...near, x: near.x + near.wide * 0.05, wide: near.wide * 0.94 }
  const out = lookAtRoom(room, high, aspect)
  const state: Raster = { width: making.width, height: making.height, data: new Float32Array(making.bare.length) }
  return (seconds) => {
    const shot =
      seconds < MOVES.in
        ? between(begin, made, seconds / MOVES.in)
        : seconds < MOVES.near
          ? between(made, near, ease((seconds - MOVES.in) / (MOVES.near - MOVES.in)))
          : seconds < MOVES.out
            ? between(near, drift, (seconds - MOVES.near) / (MOVES.out - MOVES.near))
            : between(drift, out, ease((seconds - MOVES.out) / (FILM.seconds - 0.7 - MOVES.out)))
    const isDone = seconds >= 11
    if (!isDone) showMaking(making, seconds, state.data)
    const frame = new Canvas(FILM.width, FILM.height)
    // Seen from so near that only the work is in the picture, it changes from the table to the wall.
    const isHung = seconds > (MOVES.near + MOVES.out) / 2
    const sheet = isDone ? pick(finished, (wide / shot.wide) * FILM.width) : state
    drawFrame(frame, shot, {
      around: isHung ? room : table,
      sheet,
      wide,
      high,
      frameWidth: isHung && set.isFramed ? FRAME : 0,
    })
    return frame
  }
}

/** As much of the room as fits: down to its floor, unless the work needs the room above. */
function lookAtRoom({ picture, scale, middle }: Background, high: number, aspect: number): Shot {
  const width = (picture.width / scale) * 0.985
  const height = width / aspect
  const [above, below] = [middle[1] / scale, (picture.height - middle[1]) / scale]
  const lowest = below - height - (above + below) * 0.012
  const top = Math.max(Math.min(lowest, -high / 2 - (above + below) * 0.05), 1 - above)
  return { wide: width, x: (picture.width / 2 - middle[0]) / scale, y: top + height / 2 }
}

/** The size that is nearest to how large the work is seen, and not smaller. */
const pick = (sizes: Raster[], pixels: number) => sizes.findLast(({ width }) => width >= pixels * 0.98) ?? sizes[0]!

interface Drawing {
  around: Background
  sheet: Raster
  wide: number
  high: number
  frameWidth: number
}

const OAK = [0.36, 0.23, 0.12] as const

function drawFrame(frame: Canvas, shot: Shot, { around, sheet, wide, high, frameWidth }: Drawing): void {
  const step = shot.wide / frame.width
  const [halfWide, halfHigh] = [wide / 2 + frameWidth, high / 2 + frameWidth]
  const color = new Float64Array(3)
  for (let row = 0, at = 0; row < frame.height; row++) {
    const y = shot.y + (row + 0.5 - frame.height / 2) * step
    for (let column = 0; column < frame.width; column++, at += 3) {
      const x = shot.x + (column + 0.5 - frame.width / 2) * step
      // How much of this pixel lies within the work's edge.
      const edge = Math.min(halfWide - Math.abs(x), halfHigh - Math.abs(y)) / step + 0.5
      const inside = clamp(edge)
      if (inside < 1) {
        read(around.picture, around.middle[0] + x * around.scale, around.middle[1] + y * around.scale, color)
        const [dx, dy] = [Math.max(0, Math.abs(x - 0.7) - halfWide), Math.max(0, Math.abs(y - 1.4) - halfHigh)]
        const shade = 1 - 0.42 * Math.exp(-Math.sqrt(dx * dx + dy * dy) / 1.6)
        for (let part = 0; part < 3; part++) frame.data[at + part] = color[part]! * shade
      }
      if (inside === 0) continue
      const rim = frameWidth === 0 ? 9 : Math.min(wide / 2 - Math.abs(x), high / 2 - Math.abs(y))
      if (rim < 0) {
        const tone = (Math.abs(y) > high / 2 ? (y < 0 ? 1.25 : 0.8) : x < 0 ? 1.1 : 0.9) * (rim > -0.25 ? 0.55 : 1)
        for (let part = 0; part < 3; part++) color[part] = OAK[part]! * tone
      } else {
        read(sheet, (x / wide + 0.5) * sheet.width - 0.5, (y / high + 0.5) * sheet.height - 0.5, color)
        if (frameWidth > 0) {
          const deep = 1 - 0.3 * smoothstep(1.2, 0, Math.min(x + wide / 2, y + high / 2))
          for (let part = 0; part < 3; part++) color[part]! *= deep
        }
      }
      for (let part = 0; part < 3; part++) frame.data[at + part]! += (color[part]! - frame.data[at + part]!) * inside
    }
  }
}

/** The colour between four pixels. */
function read({ width, height, data }: Raster, x: number, y: number, into: Float64Array): void {
  const column = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x
  const row = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y
  const at = ((row | 0) * width + (column | 0)) * 3
  const dx = column - (column | 0)
  const dy = row - (row | 0)
  const down = width * 3
  for (let part = 0; part < 3; part++) {
    const above = data[at + part]! + (data[at + part + 3]! - data[at + part]!) * dx
    const below = data[at + part + down]! + (data[at + part + down + 3]! - data[at + part + down]!) * dx
    into[part] = above + (below - above) * dy
  }
}

/** The same picture at half the size, and so on. */
export function halve(raster: Raster, times: number): Raster[] {
  const sizes = [raster]
  for (let time = 0; time < times; time++) {
    const { width, height, data } = sizes.at(-1)!
    const small: Raster = {
      width: width >> 1,
      height: height >> 1,
      data: new Float32Array((width >> 1) * (height >> 1) * 3),
    }
    for (let row = 0, at = 0; row < small.height; row++) {
      for (let column = 0; column < small.width; column++, at += 3) {
        const from = (row * 2 * width + column * 2) * 3
        for (let part = 0; part < 3; part++) {
          small.data[at + part] =
            (data[from + part]! +
              data[from + part + 3]! +
              data[from + part + width * 3]! +
              data[from + part + width * 3 + 3]!) /
            4
        }
      }
    }
    sizes.push(small)
  }
  return sizes
}
