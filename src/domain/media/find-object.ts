import type { Part, Pixels } from './pixels.ts'

/** From here on a pixel of a mask is light: the object, not the ground. */
const LIGHT = 128

/** How light each pixel of a mask is, 0 to 255. */
export function lightOf({ data, info: { channels } }: Pixels): Uint8Array {
  const light = new Uint8Array(data.length / channels)
  for (let pixel = 0; pixel < light.length; pixel++) {
    const at = pixel * channels
    light[pixel] = Math.round(((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3)
  }
  return light
}

/** The smallest rectangle that holds all of a mask's light part; nothing where it has none. */
export function findObject(mask: Pixels): Part | undefined {
  const { width, height } = mask.info
  const light = lightOf(mask)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((light[y * width + x] ?? 0) < LIGHT) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The same rectangle in a picture of the same proportions and another size, no pixel of it left out. */
export function scalePart(part: Part, from: Size, to: Size): Part {
  const [across, down] = [to.width / from.width, to.height / from.height]
  const left = Math.floor(part.left * across)
  const top = Math.floor(part.top * down)
  return {
    left,
    top,
    width: Math.max(1, Math.min(to.width, Math.ceil((part.left + part.width) * across)) - left),
    height: Math.max(1, Math.min(to.height, Math.ceil((part.top + part.height) * down)) - top),
  }
}

interface Size {
  width: number
  height: number
}
