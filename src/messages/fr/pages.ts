import type { pages as words } from '../en/pages.ts'

export const pages: typeof words = {
  home: {
    title: 'Cimaise, galerie d’art',
    description:
      'Une galerie d’art en ligne : originaux et éditions des artistes que nous représentons, accrochés avec soin.',
    heading: 'Des œuvres en quête d’un mur',
    introduction:
      'Nous montrons peu d’artistes et les suivons longtemps. Entrez, passez de salle en salle, prenez votre temps.',
  },
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
  gallery: {
    title: 'La galerie',
    description: 'Expositions, horaires d’ouverture et plan d’accès de la galerie.',
    heading: 'La galerie',
    introduction: 'Un rez-de-chaussée baigné de lumière du nord, une cour, et du temps pour regarder.',
  },
  news: {
    title: 'Actualités',
    description: 'Vernissages, foires, prix et nouvelles œuvres : la vie de la galerie.',
    heading: 'Actualités',
    introduction: 'Vernissages, foires, prix et nouvelles œuvres.',
  },
  press: {
    title: 'Presse',
    description: 'Dossier de presse, articles et communiqués sur la galerie et ses artistes.',
    heading: 'Presse',
    introduction: 'Le dossier de presse, les articles parus et nos communiqués.',
  },
  search: {
    title: 'Recherche',
    description: 'Rechercher parmi les artistes, œuvres, séries, actualités et articles de la galerie.',
    heading: 'Recherche',
    introduction: 'Artistes, œuvres, séries, actualités et presse.',
  },
  pricing: {
    title: 'Tarifs',
    description: 'Le coût du programme pour artistes : 150 euros par mois, taxes comprises, pendant un an.',
    heading: 'Tarifs',
    introduction:
      'Le programme pour artistes : 150 euros par mois, taxes comprises, pendant un an, une fois votre candidature retenue.',
  },
  cart: {
    title: 'Mon panier',
    description: 'Les œuvres que vous avez choisies.',
    heading: 'Mon panier',
    introduction: 'Votre panier est vide, ajoutez-y une œuvre.',
  },
  empty: 'Rien n’est encore accroché dans cette salle.',
  toHome: 'Vers l’entrée',
  toContact: 'Nous écrire',
  categories: 'Aux cimaises',
  noResults: 'Aucun résultat pour « {query} ».',
  written: 'Une page de la galerie.',
}
