import { DEMO_ARTISTS } from '../artists/index.ts'
import { portraitSlug } from '../pictures.ts'
import { FILMS, posterSlug } from '../video/films.ts'

const PLACES = new Map([
  ...DEMO_ARTISTS.map(({ slug }) => [portraitSlug(slug), `artists/${slug}.jpg`] as const),
  ...DEMO_ARTISTS.flatMap(({ series }) => series)
    .flatMap(({ works }) => works)
    .map(({ slug }) => [slug, `artworks/${slug}.jpg`] as const),
  ...FILMS.map((film) => [posterSlug(film), `artists/${film.artist}.film.jpg`] as const),
])

/** Where in the demo's folder the picture of a slug lies: beside what it is a picture of. */
export const pictureFile = (slug: string) => PLACES.get(slug) ?? `scenes/${slug}.jpg`

/** Where the film of an artist at work lies. */
export const filmFile = ({ artist }: { artist: string }) => `artists/${artist}.film.webm`

export const PRESS_KIT_FILE = 'press/press-kit.pdf'
