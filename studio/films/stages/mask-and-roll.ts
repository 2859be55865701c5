import { clamp, oklch } from '../../painting/color.ts'
import { createNoise } from '../../painting/noise.ts'
import { blurred, type Making, type Prop, type Raster, type Step } from './stage.ts'

/** A plane: places whose colour is near this one, as lightness, chroma and hue. */
interface Plane {
  color: readonly [number, number, number]
  from: number
}

const PLANES: Plane[] = [
  { color: [0.27, 0.04, 270], from: 1.6 },
  { color: [0.61, 0.11, 18], from: 3.4 },
  { color: [0.59, 0.08, 160], from: 6.2 },
  { color: [0.57, 0.08, 308], from: 8.6 },
]

/** Plane by plane: tape along its edge, the roller in bands, the tape pulled off. */
export function maskAndRoll(work: Raster): Making {
  const { width, height, data } = work
  const count = width * height
  const calm = blurred(work, 1)
  const colors = PLANES.map(({ color }) => oklch(...color))
  const wood = oklch(0.84, 0.055, 80)
  const owner = new Uint8Array(count)
  for (let pixel = 0; pixel < count; pixel++) {
    const here = [0, 1, 2].map((part) => Math.sqrt(Math.max(calm[pixel * 3 + part]!, 0)))
    let [least, best] = [far(here, wood), 0]
    colors.forEach((color, at) => {
      const distance = far(here, color)
      if (distance < least) [least, best] = [distance, at + 1]
    })
    owner[pixel] = best
  }
  const grain = createNoise('birch')
  const bare = data.slice()
  const painted = blurred({ width, height, data: Float32Array.from(owner, (value) => (value > 0 ? 1 : 0)) }, 1, 1)
  for (let pixel = 0; pixel < count; pixel++) {
    if (painted[pixel] === 0) continue
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / width]
    const tone = 1 + 0.1 * grain(x * 2.5, y * 70) + 0.07 * grain(x * 1.2, y * 22)
    for (let part = 0; part < 3; part++) bare[pixel * 3 + part] = wood[part]! * tone
  }
  const steps: Step[] = []
  const props: Prop[] = []
  let before = bare
  PLANES.forEach(({ from }, at) => {
    const plane = at + 1
    const [thin, full] = [before.slice(), before.slice()]
    for (let pixel = 0; pixel < count; pixel++) {
      if (owner[pixel] !== plane) continue
      for (let part = 0; part < 3; part++) {
        const place = pixel * 3 + part
        thin[place] = before[place]! + (data[place]! - before[place]!) * 0.62
        full[place] = data[place]!
      }
    }
    const long = at === 1 ? 1.7 : at === 2 ? 1.5 : 0.9
    props.push(tape(owner, plane, width, height, from, from + 0.45 + long * 1.1))
    steps.push(
      {
        after: thin,
        order: roll(owner, plane, width, height, 0),
        from: from + 0.5,
        to: from + 0.5 + long * 0.55,
        soft: 0.02,
      },
      {
        after: full,
        order: roll(owner, plane, width, height, 1),
        from: from + 0.5 + long * 0.55,
        to: from + 0.5 + long,
        soft: 0.02,
      },
    )
    before = full
  })
  steps.push({ after: data, order: new Float32Array(count), from: 10.6, to: 11, soft: 0.5 })
  return { width, height, bare, steps, props }
}

const far = (here: number[], color: readonly number[]) =>
  (here[0]! - Math.sqrt(color[0]!)) ** 2 +
  (here[1]! - Math.sqrt(color[1]!)) ** 2 +
  (here[2]! - Math.sqrt(color[2]!)) ** 2

/** Bands as wide as a roller, to and fro; the second coat goes across the first. */
function roll(owner: Uint8Array, plane: number, width: number, height: number, coat: number): Float32Array {
  const order = new Float32Array(owner.length).fill(1)
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let pixel = 0; pixel < owner.length; pixel++) {
    if (owner[pixel] !== plane) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const isAcross = coat === 1
  const band = width * 0.085
  const bands = Math.max(1, Math.ceil((isAcross ? bottom - top : right - left) / band))
  for (let pixel = 0; pixel < owner.length; pixel++) {
    if (owner[pixel] !== plane) continue
    const [x, y] = [(pixel % width) - left, Math.floor(pixel / width) - top]
    const line = Math.floor((isAcross ? y : x) / band)
    const along = isAcross ? x / Math.max(right - left, 1) : y / Math.max(bottom - top, 1)
    order[pixel] = clamp((line + (line % 2 ? 1 - along : along)) / bands)
  }
  return order
}

/** Tape along the edge of a plane, on whatever lies beside it. */
function tape(owner: Uint8Array, plane: number, width: number, height: number, from: number, until: number): Prop {
  const own = Float32Array.from(owner, (value) => (value === plane ? 1 : 0))
  const reach = Math.round(width * 0.013)
  const near = blurred({ width, height, data: own }, reach, 1)
  const [color, cover, order] = [
    new Float32Array(owner.length * 3),
    new Float32Array(owner.length),
    new Float32Array(owner.length),
  ]
  const crinkle = createNoise('tape')
  for (let pixel = 0; pixel < owner.length; pixel++) {
    if (own[pixel] === 1 || near[pixel]! < 0.03) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    cover[pixel] = clamp((near[pixel]! - 0.03) * 30) * 0.94
    const tone = 0.9 + 0.12 * crinkle(x / 9, y / 9)
    color.set([0.74 * tone, 0.55 * tone, 0.17 * tone], pixel * 3)
    order[pixel] = (x / width) * 0.6 + (y / height) * 0.4
  }
  return { color, cover, order, from, until, span: 0.4 }
}
