import { PAINTERS } from '../artists/index.ts'
import type { Canvas } from '../painting/canvas.ts'
import { paintAt } from '../painting/paint-at.ts'
import type { Task } from '../task.ts'
import { PORTRAIT_LONGEST, PORTRAITS } from './portraits.ts'

/** Files that show the artists: each a portrait, and the studio as a further picture. */
export const listPortraits = (encode: (canvas: Canvas) => Promise<Buffer>): Task[] => [
  ...PORTRAITS.map((portrait) => ({
    file: `artists/${portrait.artist}.avif`,
    make: async () => encode(await paintAt(portrait, PORTRAIT_LONGEST)),
  })),
  ...PAINTERS.map(({ slug, studio }) => ({
    file: `artists/${slug}.studio.avif`,
    make: async () => encode(await paintAt({ ...studio, slug: `portrait-of-${slug}` }, PORTRAIT_LONGEST)),
  })),
]
