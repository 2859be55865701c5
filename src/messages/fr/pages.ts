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
  account: {
    title: 'Mon compte',
    description: 'Votre profil et vos commandes.',
    heading: 'Mon compte',
    introduction: 'Bienvenue, {name}.',
  },
  login: {
    title: 'Se connecter',
    description: 'Connectez-vous à votre compte à la galerie.',
    heading: 'Se connecter',
    introduction:
      'Les comptes de collectionneurs ne sont pas encore ouverts sur ce site. Pour une œuvre qui vous plaît, écrivez-nous.',
  },
  register: {
    title: 'S’inscrire',
    description: 'Créez votre compte à la galerie.',
    heading: 'S’inscrire',
    introduction:
      'Les comptes de collectionneurs ne sont pas encore ouverts sur ce site. Pour une œuvre qui vous plaît, écrivez-nous.',
  },
  forgotPassword: {
    title: 'Mot de passe oublié',
    description: 'Demander un nouveau mot de passe.',
    heading: 'Mot de passe oublié',
    introduction:
      'Les comptes de collectionneurs ne sont pas encore ouverts sur ce site : il n’y a pas de mot de passe à retrouver.',
  },
  verification: {
    title: 'Vérification de l’adresse e-mail',
    description: 'Confirmez votre adresse e-mail.',
    heading: 'Vérification de l’adresse e-mail',
    introduction: 'Veuillez ouvrir le lien de l’e-mail que nous vous avons envoyé.',
  },
  empty: 'Rien n’est encore accroché dans cette salle.',
  toHome: 'Vers l’entrée',
  toContact: 'Nous écrire',
  categories: 'Aux cimaises',
  noResults: 'Aucun résultat pour « {query} ».',
  written: 'Une page de la galerie.',
}
