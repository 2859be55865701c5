/** Words of the label under a work, and of the heart beside it. */
export const label = {
  /** Between two things on a line, such as a title and its year. */
  comma: ', ',
  availability: {
    available: 'Available',
    reserved: 'Reserved',
    sold: 'Sold',
    not_for_sale: 'Not for sale',
  },
  priceOnRequest: 'Price on Request',
  priceAfterLogin: 'Price when logged in',
  favourite: 'Favourite: {title}',
  favoured: '{title} is among your favourites.',
  unfavoured: '{title} is no longer among your favourites.',
  favouritesFull: 'You have 200 favourites, the most there can be.',
}
