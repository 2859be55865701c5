import type { pages as words } from '../../en/gallery/pages.ts'

export const pages: typeof words = {
  artists: {
    heading: 'Artistes',
  },
  artworks: {
    heading: 'Œuvres',
  },
  empty: 'Rien n’est encore accroché dans cette salle.',
  toContact: 'Nous écrire',
}
