import type { label as words } from '../../en/catalogue/label.ts'

export const label: typeof words = {
  comma: ', ',
  availability: {
    available: 'Disponible',
    reserved: 'Réservée',
    sold: 'Vendue',
    not_for_sale: 'Pas à vendre',
  },
  priceOnRequest: 'Prix sur demande',
  priceAfterLogin: 'Prix une fois connecté',
  favourite: 'Favori : {title}',
  favoured: '{title} est dans vos favoris.',
  unfavoured: '{title} n’est plus dans vos favoris.',
  favouritesFull: 'Vous avez 200 favoris, le maximum.',
}
