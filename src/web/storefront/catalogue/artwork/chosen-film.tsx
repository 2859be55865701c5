import type { Film } from '../../../../contract/catalogue/shapes.ts'
import { FilmPlayer } from '../film-player.tsx'

/** A film of a work where its chosen picture would be, no higher than the window. */
export function ChosenFilm({ film }: { film: Film }) {
  const { width, height } = film.poster
  return (
    <figure className="mx-auto unscripted:mt-6" style={{ width: `min(100%, 1200px, ${(66 * width) / height}svh)` }}>
      <FilmPlayer {...film} />
      <figcaption className="mt-3 text-label text-muted">{film.title}</figcaption>
    </figure>
  )
}
