import type { Point } from '../painting/outline.ts'
import type { Distance } from '../painting/sdf.ts'

/** On the head: to its left or right, up, where the face looks. */
export type Place = readonly [x: number, y: number, z: number]

/** A form as the eye sees it: which part, how near, where it looks, how open it lies. All of it on one raster. */
export interface Sight {
  width: number
  height: number
  /** 0 where nothing is, else the part's number from 1 on. */
  part: Uint8Array
  /** Towards the eye; only where something is. */
  near: Float32Array
  normal: Float32Array
  /** 1 in the open, 0 in the deepest folds. */
  open: Float32Array
  /** How much of each pixel every part covers, in their order. */
  covers: Float32Array[]
}

export interface View {
  /** Degrees: to the side the face turns, and how far it bows. */
  turn?: number
  bow?: number
  tilt?: number
  /** Heads in the picture's height, and the picture's middle in heads. */
  tall: number
  middle: readonly [x: number, y: number]
}

/** Looks at forms from far away, so that nothing is distorted. */
export function seeHead(
  parts: readonly Distance[],
  width: number,
  height: number,
  { turn = 0, bow = 0, tilt = 0, tall, middle }: View,
): Sight {
  const rotate = createRotation(turn, bow, tilt)
  const sight: Sight = {
    width,
    height,
    part: new Uint8Array(width * height),
    near: new Float32Array(width * height),
    normal: new Float32Array(width * height * 3),
    open: new Float32Array(width * height).fill(1),
    covers: parts.map(() => new Float32Array(width * height)),
  }
  const point = new Float64Array(3)
  const least = (x: number, y: number, z: number) => {
    rotate(x, y, z, point)
    let best = 1e9
    for (let at = 0; at < parts.length; at++) {
      const far = parts[at]!(point[0]!, point[1]!, point[2]!)
      if (far < best) {
        best = far
        which = at + 1
      }
    }
    return best
  }
  let which = 0
  const pixel = tall / height
  /** How near the form is at a place, or that it is not there. */
  const march = (x: number, y: number) => {
    let z = 1.4
    for (let step = 0; step < 110 && z > -1.4; step++) {
      const far = least(x, y, z)
      if (far < pixel * 0.3) return z
      z -= far
    }
    return MISSED
  }
  for (let row = 0, at = 0; row < height; row++) {
    const y = middle[1] + (0.5 - (row + 0.5) / height) * tall
    for (let column = 0; column < width; column++, at++) {
      const x = middle[0] + ((column + 0.5) / width - 0.5) * pixel * width
      const z = march(x, y)
      if (z === MISSED) continue
      sight.part[at] = which
      sight.near[at] = z
      const e = 0.0035
      const nx = least(x + e, y, z) - least(x - e, y, z)
      const ny = least(x, y + e, z) - least(x, y - e, z)
      const nz = least(x, y, z + e) - least(x, y, z - e)
      const scale = 1 / (Math.hypot(nx, ny, nz) || 1)
      sight.normal.set([nx * scale, ny * scale, nz * scale], at * 3)
      let closed = 0
      for (let step = 1; step <= 5; step++) {
        const off = step * 0.045
        closed += (off - least(x + nx * scale * off, y + ny * scale * off, z + nz * scale * off)) * 0.75 ** step
      }
      sight.open[at] = Math.min(Math.max(1 - closed * 3.2, 0), 1)
    }
  }
  // Edges are looked at sixteen times, so that lines along them come out smooth.
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const here = sight.part[at]!
      const isEdge =
        (column > 0 && sight.part[at - 1] !== here) ||
        (column < width - 1 && sight.part[at + 1] !== here) ||
        (row > 0 && sight.part[at - width] !== here) ||
        (row < height - 1 && sight.part[at + width] !== here)
      if (!isEdge) {
        if (here > 0) sight.covers[here - 1]![at] = 1
        continue
      }
      for (let turn = 0; turn < 16; turn++) {
        const x = middle[0] + ((column + ((turn & 3) + 0.5) / 4) / width - 0.5) * pixel * width
        const y = middle[1] + (0.5 - (row + ((turn >> 2) + 0.5) / 4) / height) * tall
        if (march(x, y) !== MISSED) sight.covers[which - 1]![at]! += 1 / 16
      }
    }
  }
  return sight
}

const MISSED = -9

/** Where a place of the head is seen, in units of the picture's width; pictures are 4 : 5. */
export function placeIn({ turn = 0, bow = 0, tilt = 0, tall, middle }: View, [x, y, z]: Place): Point {
  const [a, b, c] = [turn, bow, tilt].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const across = Math.cos(a) * x + Math.sin(a) * z
  const near = Math.cos(a) * z - Math.sin(a) * x
  const up = Math.cos(b) * y - Math.sin(b) * near
  return [
    0.5 + (Math.cos(c) * across - Math.sin(c) * up - middle[0]) / (tall * 0.8),
    0.625 - ((Math.sin(c) * across + Math.cos(c) * up - middle[1]) / tall) * 1.25,
  ]
}

/** From where the eye stands to the head's own directions. */
function createRotation(turn: number, bow: number, tilt: number) {
  const [a, b, c] = [turn, bow, tilt].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const [ca, sa, cb, sb, cc, sc] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b), Math.cos(c), Math.sin(c)]
  return (x: number, y: number, z: number, into: Float64Array) => {
    const x1 = cc * x + sc * y
    const y1 = cc * y - sc * x
    const y2 = cb * y1 + sb * z
    const z2 = cb * z - sb * y1
    into[0] = ca * x1 - sa * z2
    into[1] = y2
    into[2] = ca * z2 + sa * x1
  }
}
