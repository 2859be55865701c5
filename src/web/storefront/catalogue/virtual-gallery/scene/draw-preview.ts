import { thumbHashToRGBA } from 'thumbhash'

import type { SceneWork } from './scene-work.ts'

/** A few pixels, from the upper left on, their colours multiplied by how much of them is seen. */
export interface Preview {
  width: number
  height: number
  pixels: Uint8Array
}

/** What is seen of a work until its picture has come: a blur of it, or its colour; of an object without one, nothing. */
export function drawPreview({ preview, isCutOut, color }: Pick<SceneWork, 'preview' | 'isCutOut' | 'color'>): Preview {
  if (preview === undefined) return { width: 1, height: 1, pixels: isCutOut ? new Uint8Array(4) : paint(color) }
  const { w: width, h: height, rgba } = thumbHashToRGBA(Uint8Array.from(atob(preview), (byte) => byte.charCodeAt(0)))
  const pixels = Uint8Array.from(rgba, (value, at) =>
    at % 4 === 3 ? value : Math.round((value * (rgba[at - (at % 4) + 3] ?? 0)) / 255),
  )
  return { width, height, pixels }
}

function paint(color: string): Uint8Array {
  const value = Number.parseInt(color.slice(1), 16)
  return new Uint8Array([value >> 16, (value >> 8) & 255, value & 255, 255])
}
