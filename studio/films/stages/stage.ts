import { clamp, smoothstep } from '../../painting/color.ts'

/** Colours of a raster in linear light, three numbers a pixel. */
export interface Raster {
  width: number
  height: number
  data: Float32Array
}

/** One thing an artist does to the whole sheet: what it looks like afterwards, and when it reaches each place. */
export interface Step {
  after: Float32Array
  /** From 0, where it begins, to 1, where it ends; one number a pixel. */
  order: Float32Array
  /** Seconds. */
  from: number
  to: number
  /** How wide the edge between done and not yet done is, as a share of the whole. */
  soft?: number
  /** How much darker it is where it has just been done: wet. */
  wet?: number
}

/** Something that lies on the sheet for a while: tape, grains of rice. */
export interface Prop {
  color: Float32Array
  cover: Float32Array
  order: Float32Array
  /** Seconds: when the first piece comes and the first one goes, and how long it takes until the last one does. */
  from: number
  until: number
  span: number
}

/** How a work comes into being, on a raster of its own. */
export interface Making {
  width: number
  height: number
  bare: Float32Array
  steps: Step[]
  props?: Prop[]
}

/** The sheet at a moment, in seconds. */
export function showMaking({ bare, steps, props = [] }: Making, time: number, into: Float32Array): void {
  let first = 0
  // What is finished everywhere hides everything before it.
  for (let at = 0; at < steps.length; at++) if (time >= steps[at]!.to) first = at + 1
  into.set(first === 0 ? bare : steps[first - 1]!.after)
  for (let at = first; at < steps.length; at++) {
    const { after, order, from, to, soft = 0.06, wet = 0 } = steps[at]!
    if (time <= from) continue
    const reached = ((time - from) / (to - from)) * (1 + soft)
    for (let pixel = 0, part = 0; pixel < order.length; pixel++, part += 3) {
      const ahead = reached - order[pixel]!
      if (ahead <= 0) continue
      const share = ahead >= soft ? 1 : smoothstep(0, soft, ahead)
      const damp = wet === 0 ? 1 : 1 - wet * clamp(1 - ahead / 0.25) * share
      into[part]! += (after[part]! * damp - into[part]!) * share
      into[part + 1]! += (after[part + 1]! * damp - into[part + 1]!) * share
      into[part + 2]! += (after[part + 2]! * damp - into[part + 2]!) * share
    }
  }
  for (const prop of props) layProp(prop, time, into)
}

function layProp({ color, cover, order, from, until, span }: Prop, time: number, into: Float32Array): void {
  if (time < from || time > until + span + 0.2) return
  for (let pixel = 0, part = 0; pixel < order.length; pixel++, part += 3) {
    const alpha = cover[pixel]!
    if (alpha === 0) continue
    const shift = order[pixel]! * span
    const there = clamp((time - from - shift) / 0.12) * (1 - clamp((time - until - shift) / 0.2))
    if (there <= 0) continue
    for (let channel = 0; channel < 3; channel++) {
      into[part + channel]! += (color[part + channel]! - into[part + channel]!) * alpha * there
    }
  }
}

/** How light a pixel is. */
export const toneAt = (data: Float32Array, pixel: number) =>
  data[pixel * 3]! * 0.25 + data[pixel * 3 + 1]! * 0.65 + data[pixel * 3 + 2]! * 0.1

/** Spreads values evenly between 0 and 1, so that things happen at an even pace; places that do not count are left out. */
export function rank(values: Float32Array, counts: (pixel: number) => boolean = () => true): Float32Array {
  const places: number[] = []
  for (let pixel = 0; pixel < values.length; pixel++) if (counts(pixel)) places.push(pixel)
  const sorted = places.toSorted((a, b) => values[a]! - values[b]!)
  const ranked = new Float32Array(values.length).fill(1)
  for (let at = 0; at < sorted.length; at++) ranked[sorted[at]!] = at / sorted.length
  return ranked
}

/** A blurred copy of one number a pixel, or of three. */
export function blurred({ width, height, data }: Raster, reach: number, parts = 3): Float32Array {
  let from = data.slice()
  let to = new Float32Array(data.length)
  for (let pass = 0; pass < 2; pass++) {
    for (const [step, count, lines, next] of [
      [parts, width, height, width * parts],
      [width * parts, height, width, parts],
    ] as const) {
      for (let line = 0; line < lines; line++) {
        for (let part = 0; part < parts; part++) {
          const start = line * next + part
          let sum = 0
          for (let off = -reach; off <= reach; off++) sum += from[start + Math.min(Math.max(off, 0), count - 1) * step]!
          for (let at = 0; at < count; at++) {
            to[start + at * step] = sum / (reach * 2 + 1)
            sum +=
              from[start + Math.min(at + reach + 1, count - 1) * step]! - from[start + Math.max(at - reach, 0) * step]!
          }
        }
      }
      ;[from, to] = [to, from]
    }
  }
  return from
}
