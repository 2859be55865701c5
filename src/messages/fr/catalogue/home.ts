import type { AreaWords } from '../../storefront.ts'

/** Words of the home page. */
export const home: AreaWords['home'] = {
  title: '{name}, {tagline}',
  exhibition: {
    current: 'En ce moment à la galerie',
    upcoming: 'Bientôt à la galerie',
    past: 'Récemment à la galerie',
  },
  visitExhibition: 'À propos de l’exposition',
  selected: 'Œuvres choisies',
  allWorks: 'Toutes les œuvres',
  artists: 'Artistes',
  allArtists: 'Tous les artistes',
  series: 'Une série',
  worksInSeries: '{count} œuvres',
  seeSeries: 'Voir la série',
  news: 'Actualités',
  allNews: 'Toutes les actualités',
  categories: 'Sur nos murs',
}
