import type { label as words } from '../../en/catalogue/label.ts'

export const label: typeof words = {
  comma: '，',
  availability: {
    available: '可购藏',
    reserved: '已预留',
    sold: '已售',
    not_for_sale: '非卖品',
  },
  priceOnRequest: '价格面议',
  priceAfterLogin: '登录后可见价格',
  favourite: '收藏：{title}',
  favoured: '已收藏《{title}》。',
  unfavoured: '已取消收藏《{title}》。',
  favouritesFull: '您已收藏 200 件作品，达到上限。',
}
