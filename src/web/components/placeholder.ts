import { thumbHashToRGBA } from 'thumbhash'

/**
 * A picture's blurred preview as layers of colour: what the thumbhash has near the corners, over what it has in the
 * middle. It takes a fraction of the bytes of a tiny picture, and needs no request.
 */
export function placeholderOf(thumbhash: string): string {
  const { w: width, h: height, rgba } = thumbHashToRGBA(bytesOf(thumbhash))
  const colorAt = (x: number, y: number) => {
    const at = (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1))) * 4
    return [...rgba.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')
  }
  const glow = (x: number, y: number, inset: number) =>
    `radial-gradient(at ${x * 100}% ${y * 100}%,#${colorAt(Math.abs(x - inset), Math.abs(y - inset))},#0000 65%)`
  const middle = colorAt(0.5, 0.5)
  return `${[glow(0, 0, 0.1), glow(1, 0, 0.1), glow(0, 1, 0.1), glow(1, 1, 0.1)].join()},linear-gradient(#${middle},#${middle})`
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
