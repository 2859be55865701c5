import type { Paint } from '../painter.ts'
import { Canvas } from './canvas.ts'
import { createLots } from './lots.ts'

export interface Painted {
  /** The seed. */
  slug: string
  height: number
  width: number
  paint: Paint
}

/** Paints a picture in its own proportions, its longer side of so many pixels. */
export async function paintAt({ slug, height, width, paint }: Painted, longest: number): Promise<Canvas> {
  const scale = longest / Math.max(height, width)
  const canvas = new Canvas(Math.round(width * scale), Math.round(height * scale))
  await paint(canvas, createLots(slug))
  return canvas
}
