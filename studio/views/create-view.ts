import { Canvas } from '../painting/canvas.ts'

/** An empty picture of a ratio of width to height, its longer side of so many pixels. */
export const createView = (longest: number, ratio: number): Canvas =>
  new Canvas(Math.round(ratio >= 1 ? longest : longest * ratio), Math.round(ratio >= 1 ? longest / ratio : longest))
