import { DEMO_ARTISTS } from './artists/index.ts'
import type { Painted } from './painting/paint-at.ts'
import { SCENES } from './scenes/index.ts'
import { FILMS, posterSlug } from './video/films.ts'
import { paintStudioWall } from './video/studio-wall.ts'

/** What the demo shows an artist by. */
export const portraitSlug = (artist: string) => `portrait-of-${artist}`

const PAINTINGS = new Map<string, Painted>(
  [
    ...DEMO_ARTISTS.flatMap(({ slug, portrait, series }): Painted[] => [
      { ...portrait, slug: portraitSlug(slug) },
      ...series.flatMap(({ works }) => works),
    ]),
    ...SCENES,
    ...FILMS.map((film) => ({
      slug: posterSlug(film),
      width: 160,
      height: 90,
      paint: paintStudioWall(() => findPainting(film.work)),
    })),
  ].map((painted) => [painted.slug, painted]),
)

/** Every picture of the demo gallery by its slug. */
export const paintingSlugs = () => [...PAINTINGS.keys()]

/** How the picture of a slug is painted. */
export function findPainting(slug: string): Painted {
  const found = PAINTINGS.get(slug)
  if (!found) throw new Error(`Nobody paints ${slug}.`)
  return found
}
