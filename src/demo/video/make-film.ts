import sharp from 'sharp'

import type { Painted } from '../painting/paint-at.ts'
import { type Av1Frame, readAvif } from './read-avif.ts'
import { setUpStudioWall } from './studio-wall.ts'
import { writeWebm } from './write-webm.ts'

export const FILM = { width: 640, height: 360, framesPerSecond: 8, seconds: 6 }

/** A short film of a work coming into being on a studio wall. */
export async function makeFilm(work: Painted): Promise<Buffer> {
  const { width, height, framesPerSecond, seconds } = FILM
  const wall = await setUpStudioWall(work, width, height)
  const frames: Av1Frame[] = []
  const count = framesPerSecond * seconds
  let before = -1
  for (let at = 0; at < count; at++) {
    // The first and the last moments rest.
    const share = Math.min(Math.max((at / count - 0.06) / 0.8, 0), 1)
    const still = frames.at(-1)
    if (still && share === before) {
      frames.push(still)
      continue
    }
    before = share
    const raw = { width, height, channels: 3 as const }
    const frame = await sharp(wall.show(share).toBytes(), { raw })
      .avif({ quality: 46, effort: 0, chromaSubsampling: '4:2:0' })
      .toBuffer()
    frames.push(readAvif(frame))
  }
  return writeWebm({ width, height, framesPerSecond, frames })
}
