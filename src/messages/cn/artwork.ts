/** Words of the label and the page of a work. */
export const artwork = {
  availability: {
    available: '可购藏',
    reserved: '已预留',
    sold: '已售',
    not_for_sale: '非卖品',
  },
  priceOnRequest: '价格面议',
}
