/** Words of the label and the page of a work. */
export const artwork = {
  availability: {
    available: 'Available',
    reserved: 'Reserved',
    sold: 'Sold',
    not_for_sale: 'Not for sale',
  },
  priceOnRequest: 'Price on Request',
}
