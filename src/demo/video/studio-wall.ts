import type { Paint } from '../collection.ts'
import { Canvas } from '../painting/canvas.ts'
import { mix, oklch, smoothstep } from '../painting/color.ts'
import { createNoise, layered, sampled } from '../painting/noise.ts'
import { type Painted, paintAt } from '../painting/paint-at.ts'
import { addVignette } from '../painting/surface.ts'

/** A studio wall with a sheet or canvas on it, on which a work appears little by little. */
export interface StudioWall {
  /** The wall with so much of the work done, from 0 to 1. */
  show: (share: number) => Canvas
}

/** Sets up the wall once; each look at it costs little. The work stands as high as four fifths of the picture. */
export async function setUpStudioWall(work: Painted, width: number, height: number): Promise<StudioWall> {
  const scale = Math.min((height * 0.8) / work.height, (width * 0.82) / work.width)
  const picture = await paintAt(work, Math.round(Math.max(work.height, work.width) * scale))
  const [left, top] = [Math.round((width - picture.width) / 2), Math.round((height - picture.height) * 0.42)]
  const wall = await paintWall(width, height, { left, top, width: picture.width, height: picture.height })
  const order = orderOfTouches(work.slug, picture.width, picture.height)
  return {
    show: (share) => {
      const view = new Canvas(width, height)
      view.data.set(wall.data)
      const bare = oklch(0.93, 0.015, 85)
      for (let row = 0, from = 0; row < picture.height; row++) {
        let at = ((top + row) * width + left) * 3
        for (let column = 0; column < picture.width; column++, at += 3, from += 3) {
          const done = smoothstep(-0.035, 0.035, share * 1.1 - 0.05 - order[from / 3]!)
          for (let part = 0; part < 3; part++) {
            view.data[at + part] = bare[part]! + (picture.data[from + part]! - bare[part]!) * done
          }
        }
      }
      return view
    },
  }
}

/** A picture of the wall with the finished work. */
export const paintStudioWall = (find: () => Painted): Paint => {
  return async (canvas) => {
    const wall = await setUpStudioWall(find(), canvas.width, canvas.height)
    canvas.data.set(wall.show(1).data)
  }
}

/** When each place of the work is painted: in slanting swathes that are never quite even. */
function orderOfTouches(seed: string, width: number, height: number): Float32Array {
  const noise = layered(createNoise(`touches ${seed}`), 3)
  const order = new Float32Array(width * height)
  const unit = Math.min(width, height)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const slant = (column / width) * 0.42 + (row / height) * 0.58
      order[at] = Math.min(Math.max(slant + noise((column / unit) * 3, (row / unit) * 9) * 0.42, 0), 1)
    }
  }
  return order
}

interface Place {
  left: number
  top: number
  width: number
  height: number
}

async function paintWall(width: number, height: number, place: Place): Promise<Canvas> {
  const wall = new Canvas(width, height)
  const cloud = layered(createNoise('studio wall'), 4)
  const unevenness = sampled((x, y) => cloud(x * 2, y * 2), width / wall.unit, height / wall.unit, 96)
  const [shaded, lit] = [oklch(0.66, 0.012, 75), oklch(0.93, 0.02, 85)]
  wall.shade((x, y) => {
    const window = smoothstep(0.55, 0, Math.abs(x - 0.42 - y * 0.3) - 0.22)
    return mix(shaded, lit, 0.35 + window * 0.5 + unevenness(x, y) * 0.14)
  })
  const unit = 1000 / Math.min(width, height)
  const [x, y, w, h] = [place.left, place.top, place.width, place.height].map((length) => length * unit) as [
    number,
    number,
    number,
    number,
  ]
  await wall.draw(
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="13"/></filter>
     <rect x="${x + 6}" y="${y + 18}" width="${w}" height="${h}" fill="#231a12" opacity="0.5" filter="url(#soft)"/>
     <rect x="${x - 3}" y="${y - 3}" width="${w + 6}" height="${h + 6}" fill="#8d7f6c"/>
     <rect x="0" y="${y + h + 26}" width="4000" height="14" fill="#6c5b49"/>
     <rect x="0" y="${y + h + 40}" width="4000" height="8" fill="#2d241b" opacity="0.45"/>`,
  )
  addVignette(wall, 0.2)
  return wall
}
