/** Words of the label and the page of a work. */
export const artwork = {
  availability: {
    available: 'Disponible',
    reserved: 'Réservée',
    sold: 'Vendue',
    not_for_sale: 'Pas à vendre',
  },
  priceOnRequest: 'Prix sur demande',
}
