import { findWork } from '../painters.ts'
import type { Canvas } from '../painting/canvas.ts'
import type { Task } from '../task.ts'
import { FILMS } from './films.ts'
import { makeFilm, prepareFilm } from './make-film.ts'
import { writeCaptions } from './write-captions.ts'

/** The moment that stands for a film until it plays: half made. */
const POSTER = 8.2

/** Files of the films: the film, its poster, and its captions in three languages. They come after the rooms they end in. */
export const listFilms = (encode: (canvas: Canvas) => Promise<Buffer>): Task[] =>
  FILMS.flatMap((film) => [
    { file: `artists/${film.artist}.film.webm`, make: () => makeFilm(film, findWork(film.work)) },
    {
      file: `artists/${film.artist}.film.avif`,
      make: async () => encode((await prepareFilm(film, findWork(film.work)))(POSTER)),
    },
    ...(['en', 'fr', 'cn'] as const).map((language) => ({
      file: `artists/${film.artist}.film.${language}.vtt`,
      make: async () => Buffer.from(writeCaptions(film, language)),
    })),
  ])
