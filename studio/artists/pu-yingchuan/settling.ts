import { hypot } from '../../painting/arithmetic.ts'
import { clamp, smoothstep } from '../../painting/color.ts'
import type { Mask } from '../../painting/mask.ts'
import type { Noise } from '../../painting/noise.ts'
import type { Field, Wash } from './washes.ts'

const read = (field: Field | undefined, x: number, y: number, otherwise: number) =>
  field === undefined ? otherwise : typeof field === 'number' ? field : field(x, y)

/** A wash as it settles: slowly changing things, known at every few pixels. */
export interface Settled {
  step: number
  columns: number
  /** Pigment, share of the second colour and lost edges, at every few pixels. */
  load: Float32Array
  run: Float32Array
  gone: Float32Array
}

/** Works out where the pigment of a wash comes to rest, on a coarse grid. */
export function settle(mask: Mask, unit: number, clouds: Noise, noise: Noise, wash: Wash): Settled {
  const step = Math.max(2, Math.round(unit / (wash.blooms ? 420 : 200)))
  const columns = Math.ceil(mask.width / step) + 2
  const rows = Math.ceil(mask.height / step) + 2
  const [load, run, gone] = [0, 1, 2].map(() => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const busy = new Uint8Array(columns * (rows + 1))
  for (let row = 0; row < mask.height; row++) {
    findBusy(mask.data, row * mask.width, mask.width, step, busy, (Math.floor(row / step) + 1) * columns)
  }
  const settled = { step, columns, load, run, gone }
  for (let row = 0; row < rows; row++) settleRow(settled, row, mask, unit, busy, clouds, noise, wash)
  return settled
}

/** Marks the cells of the grid in which anything is painted. */
function findBusy(
  cover: Float32Array,
  line: number,
  count: number,
  step: number,
  busy: Uint8Array,
  start: number,
): void {
  for (let column = 0, cell = start; column < count; cell++) {
    const end = Math.min(column + step, count)
    let any = busy[cell]!
    for (; column < end; column++) if (cover[line + column]! > 0) any = 1
    busy[cell] = any
  }
}

function settleRow(
  { step, columns, load, run, gone }: Settled,
  row: number,
  mask: Mask,
  unit: number,
  busy: Uint8Array,
  clouds: Noise,
  noise: Noise,
  wash: Wash,
): void {
  const { cloud = 0.3, cloudSize = 0.25, blooms = [], lost = 0, second } = wash
  const scale = 1 / cloudSize
  const y = (mask.top + row * step) / unit
  const above = row * columns
  const below = above + columns
  for (let column = 0; column < columns; column++) {
    // A point is read from the four cells around it.
    const isRead = busy[above + column]! | busy[below + column]!
    const isReadLeft = column > 0 ? busy[above + column - 1]! | busy[below + column - 1]! : 0
    if (!(isRead | isReadLeft)) continue
    const at = above + column
    const x = (mask.left + column * step) / unit
    // Wet pigment drifts: the clouds are bent by a slower noise.
    const drift = noise(x * 2.1 + 3, y * 2.1) * 0.4
    const drifted = clouds(x * scale + drift, y * scale - drift)
    let amount = read(wash.load, x, y, 1) * (1 + cloud * 1.9 * drifted)
    for (const [bx, by, radius] of blooms) amount *= bloom(x - bx, y - by, radius, clouds)
    load[at] = amount < 0 ? 0 : amount
    if (second) run[at] = clamp(read(wash.run, x, y, 0.5) + drifted * 0.7)
    if (lost > 0) gone[at] = smoothstep(0.12, 0.34, noise(x * 3.3 + 11, y * 3.3 - 5) + lost * 0.75 - 0.3)
  }
}

/** A backrun: paler within, with a dark crimped rim on the side it spread to. */
function bloom(dx: number, dy: number, radius: number, clouds: Noise): number {
  const [u, v] = [dx / radius, dy / radius]
  const far = hypot(u, v * 1.25)
  if (far > 2) return 1
  const crimp = clouds(u * 1.1 + 5, v * 1.1) * 0.85 + clouds(u * 4, v * 4 + 3) * 0.26
  const within = 1 + crimp - far
  // Strong on one side, lost on the other.
  const strength = 0.25 + 0.75 * smoothstep(-0.5, 0.9, (u * 0.6 + v * 0.8) / (far + 0.2) + clouds(u + 9, v) * 1.2)
  if (within < -0.05) return 1
  if (within < 0) return 1 + (1 + within / 0.05) * 0.42 * strength
  return 1 + (0.42 - smoothstep(0, 0.13, within) * 0.78 - smoothstep(0.1, 0.9, within) * 0.14) * strength
}
