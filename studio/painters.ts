import { readFileSync } from 'node:fs'
import path from 'node:path'

import { parse } from 'yaml'

import { PAINTERS } from './artists/index.ts'
import type { Paint } from './painter.ts'
import type { Painted } from './painting/paint-at.ts'

/** A work as the studio needs to know it in order to paint it. */
export interface Work extends Painted {
  artist: string
  technique: string
  year: number
  /** Centimetres, of what stands freely. */
  depth?: number
}

/** All works of the gallery, in the order of their artists. How large they are is said by the demo itself, beside their words. */
export const WORKS: Work[] = PAINTERS.flatMap(({ slug, works }) =>
  Object.entries(works).map(([work, paint]) => readWork(slug, work, paint)),
)

function readWork(artist: string, slug: string, paint: Paint): Work {
  const file = path.join(import.meta.dirname, '../demo/artworks', `${slug}.yaml`)
  const { width, height, depth, technique, year } = parse(readFileSync(file, 'utf8')) as Omit<Work, 'artist'>
  return { artist, slug, width, height, technique, year, paint, ...(depth ? { depth } : {}) }
}

/** The works that stand freely. */
export const SCULPTURES: Work[] = WORKS.filter(({ paint }) => paint.stand)

/** The work of a slug. */
export function findWork(slug: string): Work {
  const found = WORKS.find((work) => work.slug === slug)
  if (!found) throw new Error(`Nobody has painted ${slug}.`)
  return found
}
