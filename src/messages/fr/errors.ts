import type { errors as words } from '../en/errors.ts'

export const errors: typeof words = {
  notFoundTitle: '404',
  notFoundText: 'Cette page est introuvable',
  backHome: 'Retour à l’accueil',
  failedTitle: 'Un incident est survenu',
  failedText: 'La page n’a pas pu s’afficher. La faute est nôtre, pas vôtre.',
  back: 'Revenir en arrière',
}
