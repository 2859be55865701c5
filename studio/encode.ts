import sharp from 'sharp'

import type { Canvas } from './painting/canvas.ts'

interface Keeping {
  /** 1 to 100. */
  quality?: number
  /** Whether colours are kept as finely as tones: for thin coloured lines. */
  isFineColor?: boolean
}

/** How long the encoder looks for fewer bytes, 0 to 9: more than this takes ten times as long for two hundredths less. */
const EFFORT = 1

/** The picture as an AVIF. */
export function toAvif(canvas: Canvas, { quality = 60, isFineColor = false }: Keeping = {}): Promise<Buffer> {
  return sharp(canvas.toBytes(), { raw: { width: canvas.width, height: canvas.height, channels: 3 } })
    .avif({ quality, effort: EFFORT, chromaSubsampling: isFineColor ? '4:4:4' : '4:2:0' })
    .toBuffer()
}

/** A mask of shares from 0 to 1 as a WebP without loss of its edge. */
export function toMask(cover: Float32Array, width: number, height: number): Promise<Buffer> {
  const bytes = Uint8Array.from(cover, (share) => Math.round(share * 255))
  return sharp(bytes, { raw: { width, height, channels: 1 } })
    .webp({ quality: 90, effort: 6 })
    .toBuffer()
}
