import type { pages as words } from '../en/pages.ts'

export const pages: typeof words = {
  artists: {
    title: 'Artistes',
    description: 'Les artistes de la galerie et ceux que nous suivons à travers le monde.',
    heading: 'Artistes',
    introduction: 'Peintres, dessinateurs, photographes et sculpteurs : les mains derrière les œuvres.',
  },
  artworks: {
    title: 'Œuvres',
    description: 'Dessins, peintures, photographies et sculptures à vendre, avec dimensions, techniques et prix.',
    heading: 'Œuvres',
    introduction: 'Originaux et éditions, chacun avec ses dimensions, sa technique et son prix.',
  },
  pricing: {
    title: 'Tarifs',
    description: 'Le coût du programme pour artistes : 150 euros par mois, taxes comprises, pendant un an.',
    heading: 'Tarifs',
    introduction:
      'Le programme pour artistes : 150 euros par mois, taxes comprises, pendant un an, une fois votre candidature retenue.',
  },
  empty: 'Rien n’est encore accroché dans cette salle.',
  toHome: 'Vers l’entrée',
  toContact: 'Nous écrire',
  categories: 'Aux cimaises',
  noResults: 'Aucun résultat pour « {query} ».',
  written: 'Une page de la galerie.',
}
