import type { Words } from '../collection.ts'

/** A film that an artist's page shows: a work of theirs coming into being. */
interface DemoFilm {
  artist: string
  work: string
  title: Words
}

export const FILMS: DemoFilm[] = [
  {
    artist: 'ines-corval',
    work: 'fog-lifting-at-cabo-raso',
    title: { en: 'Pouring, and waiting', fr: 'Verser, puis attendre', cn: '倾倒，然后等待' },
  },
  {
    artist: 'lin-yue',
    work: 'someone-walked-here',
    title: { en: 'One morning, one sheet', fr: 'Un matin, une feuille', cn: '一个早晨，一张纸' },
  },
  {
    artist: 'morven-achray',
    work: 'branch-after-frost',
    title: { en: 'A branch, from the left', fr: 'Une branche, par la gauche', cn: '从左边画起的一枝' },
  },
  {
    artist: 'qi-henian',
    work: 'too-large-for-the-sheet',
    title: { en: 'Before the ink dries', fr: 'Avant que l’encre ne sèche', cn: '墨未干时' },
  },
  {
    artist: 'bogna-zawirska',
    work: 'turning-loop-at-the-terminus',
    title: { en: 'Tape, roller, tape', fr: 'Ruban, rouleau, ruban', cn: '胶带、滚筒、胶带' },
  },
]

/** The picture that stands for a film until it plays. */
export const posterSlug = ({ work }: Pick<DemoFilm, 'work'>) => `film-of-${work}`
