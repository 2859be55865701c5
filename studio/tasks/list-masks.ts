import { toMask } from '../encode.ts'
import { SCULPTURES } from '../painters.ts'
import { Canvas } from '../painting/canvas.ts'
import { createLots } from '../painting/lots.ts'
import { coverOf } from '../painting/raymarch.ts'
import type { Task } from '../task.ts'
import { LONGEST } from './list-artworks.ts'

/** What of a sculpture's picture is the sculpture, white on black, with a smooth edge. */
export const listMasks = (): Task[] =>
  SCULPTURES.map(({ slug, width, height, paint }) => ({
    file: `artworks/${slug}.mask.webp`,
    make: () => {
      const scale = LONGEST / Math.max(width, height)
      const canvas = new Canvas(Math.round(width * scale), Math.round(height * scale))
      if (!paint.stand) throw new Error(`${slug} does not stand.`)
      return toMask(coverOf(canvas, paint.stand(createLots(slug))), canvas.width, canvas.height)
    },
  }))
