import type { Distance } from './sdf.ts'

/** A box in space: its lower and its upper corner. */
interface Bounds {
  x0: number
  y0: number
  z0: number
  x1: number
  y1: number
  z1: number
}

/** A form whose distances were worked out beforehand: shadows and reflections ask it instead of the form itself. */
export interface DistanceGrid {
  /** The distance, to about a tenth of a cell near the surface. */
  at: Distance
  /** The same, for places within the bounds only: faster. */
  within: Distance
  cell: number
  /** What counts as near when edges and hollows are felt: the same however fine the grid is. */
  breadth: number
  bounds: Bounds
  /** Calls for every grid point within a cell of the surface. */
  eachNearSurface: (visit: (x: number, y: number, z: number) => void) => void
}

/** Cells of the coarse grid that is refined only where the surface is. */
const COARSE = 4

/** Works out a form's distances on a grid of about so many points, and so many times as fine along each side; only those near the surface are asked for. */
export function createDistanceGrid(distance: Distance, reach: number, points: number, fineness = 1): DistanceGrid {
  const bounds = findBounds(distance, reach)
  const { x0, y0, z0 } = bounds
  const spanX = bounds.x1 - x0
  const spanY = bounds.y1 - y0
  const spanZ = bounds.z1 - z0
  const breadth = Math.cbrt((spanX * spanY * spanZ) / points)
  const cell = breadth / fineness
  const wide = Math.ceil(spanX / cell / COARSE)
  const high = Math.ceil(spanY / cell / COARSE)
  const deep = Math.ceil(spanZ / cell / COARSE)
  const columns = wide * COARSE + 1
  const rows = high * COARSE + 1
  const layers = deep * COARSE + 1
  const stepY = columns
  const stepZ = columns * rows
  const values = new Float32Array(columns * rows * layers)
  const block = cell * COARSE
  const coarse = new Float32Array((wide + 1) * (high + 1) * (deep + 1))
  for (let k = 0, at = 0; k <= deep; k++) {
    for (let j = 0; j <= high; j++) {
      for (let i = 0; i <= wide; i++, at++) coarse[at] = distance(x0 + i * block, y0 + j * block, z0 + k * block)
    }
  }
  const near = block * 1.1
  const up = wide + 1
  const back = (wide + 1) * (high + 1)
  const fillRow = (j: number, k: number) => {
    for (let i = 0; i < wide; i++) {
      const at = k * back + j * up + i
      const a = coarse[at]!
      const b = coarse[at + 1]!
      const c = coarse[at + up]!
      const d = coarse[at + up + 1]!
      const e = coarse[at + back]!
      const f = coarse[at + back + 1]!
      const g = coarse[at + back + up]!
      const h = coarse[at + back + up + 1]!
      const isNear =
        Math.min(
          Math.abs(a),
          Math.abs(b),
          Math.abs(c),
          Math.abs(d),
          Math.abs(e),
          Math.abs(f),
          Math.abs(g),
          Math.abs(h),
        ) < near
      const endX = i === wide - 1 ? COARSE : COARSE - 1
      const endY = j === high - 1 ? COARSE : COARSE - 1
      const endZ = k === deep - 1 ? COARSE : COARSE - 1
      for (let r = 0; r <= endZ; r++) {
        const w = r / COARSE
        for (let q = 0; q <= endY; q++) {
          const v = q / COARSE
          const row = (k * COARSE + r) * stepZ + (j * COARSE + q) * stepY + i * COARSE
          for (let p = 0; p <= endX; p++) {
            const u = p / COARSE
            if (isNear) {
              values[row + p] = distance(
                x0 + (i * COARSE + p) * cell,
                y0 + (j * COARSE + q) * cell,
                z0 + (k * COARSE + r) * cell,
              )
              continue
            }
            const front = (a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v
            const rear = (e + (f - e) * u) * (1 - v) + (g + (h - g) * u) * v
            values[row + p] = front + (rear - front) * w
          }
        }
      }
    }
  }
  for (let k = 0; k < deep; k++) {
    for (let j = 0; j < high; j++) fillRow(j, k)
  }
  const scale = 1 / cell
  const lastX = x0 + (columns - 1.001) * cell
  const lastY = y0 + (rows - 1.001) * cell
  const lastZ = z0 + (layers - 1.001) * cell
  const within = (x: number, y: number, z: number) => {
    const gx = (x - x0) * scale
    const gy = (y - y0) * scale
    const gz = (z - z0) * scale
    const i = gx | 0
    const j = gy | 0
    const k = gz | 0
    const u = gx - i
    const v = gy - j
    const here = k * stepZ + j * stepY + i
    const a = values[here]!
    const b = values[here + stepY]!
    const c = values[here + stepZ]!
    const d = values[here + stepZ + stepY]!
    const e = a + (values[here + 1]! - a) * u
    const f = b + (values[here + stepY + 1]! - b) * u
    const g = c + (values[here + stepZ + 1]! - c) * u
    const h = d + (values[here + stepZ + stepY + 1]! - d) * u
    const front = e + (f - e) * v
    return front + (g + (h - g) * v - front) * (gz - k)
  }
  const at = (x: number, y: number, z: number) => {
    const px = Math.min(Math.max(x, x0), lastX)
    const py = Math.min(Math.max(y, y0), lastY)
    const pz = Math.min(Math.max(z, z0), lastZ)
    const dx = x - px
    const dy = y - py
    const dz = z - pz
    const outside = dx * dx + dy * dy + dz * dz
    const inside = within(px, py, pz)
    return outside === 0 ? inside : Math.sqrt(outside + inside * inside)
  }
  const eachNearSurface = (visit: (x: number, y: number, z: number) => void) => {
    for (let k = 0, index = 0; k < layers; k++) {
      for (let j = 0; j < rows; j++) {
        for (let i = 0; i < columns; i++, index++) {
          if (Math.abs(values[index]!) < cell) visit(x0 + i * cell, y0 + j * cell, z0 + k * cell)
        }
      }
    }
  }
  return { at, within, cell, breadth, bounds, eachNearSurface }
}

/** Looks for the form in a box that stands on the floor, so far to every side and twice as high. */
function findBounds(distance: Distance, reach: number): Bounds {
  const steps = 26
  const step = (reach * 2) / steps
  const found = { x0: reach, y0: reach * 2, z0: reach, x1: -reach, y1: 0, z1: -reach }
  for (let k = 0; k <= steps; k++) {
    const z = -reach + k * step
    for (let j = 0; j <= steps; j++) {
      const y = j * step
      for (let i = 0; i <= steps; i++) {
        const x = -reach + i * step
        const near = distance(x, y, z)
        if (near > step) {
          // Nothing is to be found within half that distance.
          i += Math.max(0, Math.floor((near * 0.5) / step) - 1)
          continue
        }
        const edge = Math.max(near, 0)
        found.x0 = Math.min(found.x0, x - edge)
        found.x1 = Math.max(found.x1, x + edge)
        found.y0 = Math.min(found.y0, y - edge)
        found.y1 = Math.max(found.y1, y + edge)
        found.z0 = Math.min(found.z0, z - edge)
        found.z1 = Math.max(found.z1, z + edge)
      }
    }
  }
  const margin = step * 0.35
  return {
    x0: found.x0 - margin,
    y0: Math.max(found.y0 - margin, -step),
    z0: found.z0 - margin,
    x1: found.x1 + margin,
    y1: found.y1 + margin,
    z1: found.z1 + margin,
  }
}
