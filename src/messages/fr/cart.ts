/** Words of the cart. */
export const cart = {
  empty: 'Votre panier est vide, veuillez y ajouter une œuvre.',
}
