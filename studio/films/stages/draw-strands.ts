import { createLots } from '../../painting/lots.ts'
import { createNoise } from '../../painting/noise.ts'
import { blurred, type Making, type Prop, rank, type Raster, toneAt } from './stage.ts'

/** Where the rice lies, in shares of width and height: along what will stay empty. */
const EMPTY = [
  [0.68, 0.28],
  [0.69, 0.36],
  [0.6, 0.46],
  [0.45, 0.56],
  [0.38, 0.64],
  [0.42, 0.72],
  [0.48, 0.8],
  [0.45, 0.9],
  [0.34, 0.99],
] as const

/** A few grains of rice mark what is to be missing; strand after strand goes around them; the rice is taken away. */
export function drawStrands(work: Raster): Making {
  const { width, height, data } = work
  const count = width * height
  const tones = new Float32Array(count)
  for (let pixel = 0; pixel < count; pixel++) tones[pixel] = toneAt(data, pixel)
  const paper = medianOf(tones)
  const light = blurred(work, 30)
  const bare = new Float32Array(data.length)
  for (let pixel = 0; pixel < count; pixel++) {
    const factor = Math.min(1, paper / Math.max(toneAt(light, pixel), 0.1))
    const lift = Math.max(paper / Math.max(toneAt(light, pixel), 0.1), 1)
    for (let part = 0; part < 3; part++)
      bare[pixel * 3 + part] = Math.min(
        light[pixel * 3 + part]! * lift * factor + 0.0001,
        paperColor(data, width, part),
      )
  }
  const strands = alongStrands(tones, width, height)
  // The far ones first, row by row, as she kneels at the lower edge and reaches across.
  const order = new Float32Array(count)
  for (let pixel = 0; pixel < count; pixel++) {
    const row = Math.floor(pixel / width) / height
    order[pixel] = row * 1.5 + strands[pixel]!
  }
  const inked = rank(order, (pixel) => tones[pixel]! < paper * 0.93)
  return {
    width,
    height,
    bare,
    steps: [{ after: data, order: inked, from: 3, to: 10.4, soft: 0.004 }],
    props: [layRice(width, height)],
  }
}

/** The paper's own colour, read in its upper corner where nothing is drawn. */
function paperColor(data: Float32Array, width: number, part: number): number {
  let sum = 0
  for (let row = 8; row < 28; row++)
    for (let column = 8; column < 28; column++) sum += data[(row * width + column) * 3 + part]!
  return sum / 400
}

function medianOf(values: Float32Array): number {
  const sorted = values.toSorted()
  return sorted[Math.floor(sorted.length * 0.8)]!
}

/** Noise drawn out along the strands: pixels of one strand have much the same value, neighbours another. */
function alongStrands(tones: Float32Array, width: number, height: number): Float32Array {
  const raster = (data: Float32Array) => ({ width, height, data })
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(tones.length)) as [Float32Array, Float32Array, Float32Array]
  for (let row = 1; row < height - 1; row++) {
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column
      const [dx, dy] = [tones[at + 1]! - tones[at - 1]!, tones[at + width]! - tones[at - width]!]
      xx[at] = dx * dx
      xy[at] = dx * dy
      yy[at] = dy * dy
    }
  }
  const [a, b, c] = [xx, xy, yy].map((one) => blurred(raster(one), 3, 1)) as [Float32Array, Float32Array, Float32Array]
  const lots = createLots('strands')
  const grain = Float32Array.from(tones, () => lots.next())
  const drawn = new Float32Array(tones.length)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      let sum = 0
      let weights = 0
      for (const way of [1, -1]) {
        let [x, y] = [column, row]
        for (let step = 0; step < 16; step++) {
          const here =
            Math.min(Math.max(Math.round(y), 0), height - 1) * width + Math.min(Math.max(Math.round(x), 0), width - 1)
          sum += grain[here]!
          weights++
          const angle = 0.5 * Math.atan2(2 * b[here]!, a[here]! - c[here]!) + Math.PI / 2
          const up = Math.sin(angle) > 0 ? 1 : -1
          x += Math.cos(angle) * way * up
          y += Math.sin(angle) * way * up
        }
      }
      drawn[at] = sum / weights
    }
  }
  return rank(drawn)
}

function layRice(width: number, height: number): Prop {
  const lots = createLots('rice')
  const noise = createNoise('rice')
  const prop: Prop = {
    color: new Float32Array(width * height * 3),
    cover: new Float32Array(width * height),
    order: new Float32Array(width * height),
    from: 1.3,
    until: 9.9,
    span: 1,
  }
  const grains = 34
  for (let grain = 0; grain < grains; grain++) {
    const place = (grain / (grains - 1)) * (EMPTY.length - 1)
    const step = Math.min(Math.floor(place), EMPTY.length - 2)
    const [[ax, ay], [bx, by]] = [EMPTY[step]!, EMPTY[step + 1]!]
    const x = (ax + (bx - ax) * (place - step)) * width + lots.bell() * width * 0.018
    const y = (ay + (by - ay) * (place - step)) * height + lots.bell() * width * 0.012
    const angle = lots.next() * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [long, wide] = [width * 0.013, width * 0.0054]
    for (const [shift, isShadow] of [
      [width * 0.003, true],
      [0, false],
    ] as const) {
      const reach = Math.ceil(long * 1.6)
      for (let row = Math.floor(y - reach); row <= y + reach; row++) {
        for (let column = Math.floor(x - reach); column <= x + reach; column++) {
          if (row < 0 || column < 0 || row >= height || column >= width) continue
          const [dx, dy] = [column - x - shift, row - y - shift]
          const [u, v] = [(dx * cos + dy * sin) / long, (dy * cos - dx * sin) / wide]
          const inside = 1 - Math.sqrt(u * u + v * v)
          if (inside <= (isShadow ? -0.5 : 0)) continue
          const at = row * width + column
          const share = isShadow ? Math.min(0.4, (inside + 0.5) * 0.35) : Math.min(1, inside * 4)
          const tone = isShadow ? 0.3 : 0.82 + 0.12 * (-v * 0.5 - u * 0.2) + 0.04 * noise(u * 3, grain)
          for (let part = 0; part < 3; part++) {
            const mixed = prop.color[at * 3 + part]! * prop.cover[at]! * (1 - share) + tone * (1 - part * 0.03) * share
            prop.color[at * 3 + part] = mixed / Math.max(prop.cover[at]! * (1 - share) + share, 1e-6)
          }
          prop.cover[at] = prop.cover[at]! * (1 - share) + share
          prop.order[at] = grain / grains
        }
      }
    }
  }
  return prop
}
