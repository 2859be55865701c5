import { toAvif } from '../encode.ts'
import { type Work, WORKS } from '../painters.ts'
import { paintAt } from '../painting/paint-at.ts'
import type { Task } from '../task.ts'
import { keepingOf } from './keeping.ts'

/** Pixels on the longer side of every work. */
export const LONGEST = 2048

/** All works, each as a picture of its own. */
export const listArtworks = (): Task[] =>
  WORKS.map((work) => ({ file: `artworks/${work.slug}.avif`, make: () => makeArtwork(work) }))

const makeArtwork = async (work: Work) => toAvif(await paintAt(work, LONGEST), keepingOf(work))
