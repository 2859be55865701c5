import type { Canvas } from '../painting/canvas.ts'
import { hex, type Rgb, smoothstep } from '../painting/color.ts'
import { createNoise, layered } from '../painting/noise.ts'
import { type Coat, linen } from './skins.ts'

/** A picture on the front, something else around. */
export function showPicture(picture: Canvas, width: number, height: number, around: Coat): Coat {
  const read = createReader(picture, width, height)
  return {
    tint: average(picture),
    skin: (x, y, z, face, into) => {
      if (face === 5) read(x, y, into)
      else around.skin(x, y, z, face, into)
    },
  }
}

/** The sides of a canvas: the front's own paint where it ran over, then priming, then linen. */
export function wrapped(picture: Canvas, width: number, height: number, depth: number, seed: string): Coat {
  const read = createReader(picture, width, height)
  const cloth = linen('#b5a486')
  const primed = hex('#d9d2c3')
  const noise = layered(createNoise(`sides ${seed}`), 4)
  const drip = createNoise(`drips ${seed}`)
  const own = new Float64Array(3)
  const one = new Float64Array(3)
  return {
    tint: cloth.tint,
    skin: (x, y, z, face, into) => {
      cloth.skin(x, y, z, face, into)
      const along = face < 2 ? y : x
      const back = depth - z
      const weaveTone = into[1]! / cloth.tint[1]
      const ground = smoothstep(0.012, -0.004, back - depth * 0.62 - noise(along * 22, 3) * 0.008)
      for (let part = 0; part < 3; part++) into[part]! += (primed[part]! * weaveTone - into[part]!) * ground
      const run = noise(along * 34, 0.5) * 0.016 + Math.max(drip(along * 90, 7.5) - 0.25, 0) * 0.05
      const ink = smoothstep(0.0025, -0.0015, back - 0.006 - run)
      if (ink <= 0) return
      // What ran over has mixed: the colour of some way along the rim.
      own.fill(0)
      for (let touch = -3; touch <= 3; touch++) {
        const aside = along + touch * 0.004
        if (face < 2) read(face === 0 ? 0.003 : width - 0.003, aside, one)
        else read(aside, face === 2 ? 0.003 : height - 0.003, one)
        for (let part = 0; part < 3; part++) own[part]! += one[part]! / 7
      }
      for (let part = 0; part < 3; part++) into[part]! += (own[part]! * (0.86 + 0.14 * weaveTone) - into[part]!) * ink
    },
  }
}

/** Reads a picture that hangs upright and is so many metres large, between its pixels. */
function createReader(picture: Canvas, width: number, height: number) {
  const { data } = picture
  const [columns, rows] = [picture.width, picture.height]
  return (x: number, y: number, into: Float64Array) => {
    const gx = Math.min(Math.max((x / width) * columns - 0.5, 0), columns - 1.001)
    const gy = Math.min(Math.max((1 - y / height) * rows - 0.5, 0), rows - 1.001)
    const column = gx | 0
    const row = gy | 0
    const u = gx - column
    const v = gy - row
    const at = (row * columns + column) * 3
    const next = at + columns * 3
    for (let part = 0; part < 3; part++) {
      const above = data[at + part]! + (data[at + 3 + part]! - data[at + part]!) * u
      const below = data[next + part]! + (data[next + 3 + part]! - data[next + part]!) * u
      into[part] = above + (below - above) * v
    }
  }
}

function average({ data }: Canvas): Rgb {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let at = 0; at + 2 < data.length; at += 3 * 997, count++) {
    for (let part = 0; part < 3; part++) sum[part]! += data[at + part]!
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}
