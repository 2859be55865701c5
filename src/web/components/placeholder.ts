import { thumbHashToRGBA } from 'thumbhash'

const STOPS = 5

/**
 * A picture's blurred preview as a gradient from its top to its bottom, read from the thumbhash. It takes a fraction of
 * the bytes of a tiny picture, and needs no request.
 */
export function placeholderOf(thumbhash: string): string {
  const { w: width, h: height, rgba } = thumbHashToRGBA(bytesOf(thumbhash))
  const colors = Array.from({ length: STOPS }, (_, stop) => {
    const row = Math.round((stop / (STOPS - 1)) * (height - 1))
    const sums = [0, 0, 0]
    for (let column = 0; column < width; column++) {
      for (let part = 0; part < 3; part++) sums[part]! += rgba[(row * width + column) * 4 + part]!
    }
    return `#${sums
      .map((sum) =>
        Math.round(sum / width)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  })
  return `linear-gradient(${colors.join()})`
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
