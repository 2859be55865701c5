import type { AreaWords } from '../storefront.ts'

/** Words of the home page. */
export const home: AreaWords['home'] = {
  page: {
    title: 'Cimaise, galerie d’art',
    description:
      'Une galerie d’art en ligne : originaux et éditions des artistes que nous représentons, accrochés avec soin.',
    heading: 'Des œuvres en quête d’un mur',
    introduction:
      'Nous montrons peu d’artistes et les suivons longtemps. Entrez, passez de salle en salle, prenez votre temps.',
  },
  current: 'En ce moment à la galerie',
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
}
