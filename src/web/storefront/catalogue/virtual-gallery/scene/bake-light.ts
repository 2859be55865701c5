import type { Rgb } from './faces.ts'

/** The light on a flat surface, as pixels of a texture. */
export interface BakedLight {
  columns: number
  rows: number
  pixels: Uint8Array
}

const MOST_PIXELS = 768

/** Works the light on a surface out once, so that drawing it later costs one look into a texture. */
export function bakeLight(
  size: { width: number; height: number },
  lightAt: (x: number) => (y: number) => Rgb,
): BakedLight {
  const density = Math.min(36, MOST_PIXELS / Math.max(size.width, size.height))
  const columns = Math.max(2, Math.ceil(size.width * density))
  const rows = Math.max(2, Math.ceil(size.height * density))
  const pixels = new Uint8Array(columns * rows * 4)
  for (let column = 0; column < columns; column++) {
    const lightIn = lightAt(((column + 0.5) / columns) * size.width)
    for (let row = 0; row < rows; row++) {
      const at = (row * columns + column) * 4
      const [red, green, blue] = lightIn(((row + 0.5) / rows) * size.height)
      pixels[at] = Math.min(255, Math.round(red * 255))
      pixels[at + 1] = Math.min(255, Math.round(green * 255))
      pixels[at + 2] = Math.min(255, Math.round(blue * 255))
      pixels[at + 3] = 255
    }
  }
  return { columns, rows, pixels }
}
