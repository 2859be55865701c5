import type { errors as words } from '../../en/shell/errors.ts'

export const errors: typeof words = {
  notFoundTitle: '404',
  notFoundText: 'Cette page est introuvable',
  notFoundHint: 'L’œuvre a peut-être changé de mur. L’entrée est par ici.',
  backHome: 'Retour à l’accueil',
  failedTitle: 'Un incident est survenu',
  failedText: 'Cette page n’a pas pu s’afficher. La faute nous revient ; veuillez réessayer dans un instant.',
  unavailableText: 'La galerie est très sollicitée ou en travaux. Veuillez réessayer dans un instant.',
  back: 'Revenir en arrière',
}
