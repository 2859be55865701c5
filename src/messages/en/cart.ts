/** Words of the cart. */
export const cart = {
  empty: 'Your cart is empty, please add some artwork to cart.',
}
