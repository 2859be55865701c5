import { toSrgb } from '../painting/color.ts'

const LEVELS = Float32Array.from({ length: 4097 }, (_, level) => toSrgb(level / 4096) * 255)

/** A frame in linear light as planes of brightness and colour, as encoders want it (Rec. 709, narrow range). */
export function toPlanes(data: Float32Array, width: number, height: number): Uint8Array {
  const planes = new Uint8Array((width * height * 3) / 2)
  const [half, quarter] = [width / 2, (width * height) / 4]
  const blue = width * height
  const red = blue + quarter
  for (let row = 0; row < height; row += 2) {
    for (let column = 0; column < width; column += 2) {
      let [r, g, b] = [0, 0, 0]
      for (let corner = 0; corner < 4; corner++) {
        const at = (row + (corner >> 1)) * width + column + (corner & 1)
        const [x, y, z] = [level(data[at * 3]!), level(data[at * 3 + 1]!), level(data[at * 3 + 2]!)]
        planes[at] = 16.5 + (x * 0.2126 + y * 0.7152 + z * 0.0722) * 0.8588
        r += x
        g += y
        b += z
      }
      const tone = (r * 0.2126 + g * 0.7152 + b * 0.0722) / 4
      const place = (row >> 1) * half + (column >> 1)
      planes[blue + place] = 128.5 + ((b / 4 - tone) / 1.8556) * 0.8784
      planes[red + place] = 128.5 + ((r / 4 - tone) / 1.5748) * 0.8784
    }
  }
  return planes
}

const level = (value: number) => LEVELS[value <= 0 ? 0 : value >= 1 ? 4096 : (value * 4096 + 0.5) | 0]!
