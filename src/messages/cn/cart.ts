/** Words of the cart. */
export const cart = {
  empty: '您的购物车是空的，请添加作品。',
}
