import type { AreaWords } from '../storefront.ts'

/** Words of the cart. */
export const cart: AreaWords['cart'] = {
  page: {
    title: '我的购物车',
    description: '您选中的作品。',
    heading: '我的购物车',
    introduction: '购物车是空的，请先加入作品。',
  },
  empty: '您的购物车是空的，请添加作品。',
  checking: '正在核对您所选的作品……',
  unreachable: '暂时无法连接画廊，价格与库存不能显示。您的选择已保留。',
  again: '再试一次',
  remove: '移出购物车',
  removed: '《{title}》已移出购物车。',
  works: '作品',
  option: '{option}：{choice}',
  priceChanged: '价格有变动，原价为{price}。',
  subtotal: '小计',
  delivery: '运费',
  deliveryLater: '填写地址时选择',
  total: '合计',
  vat: '价格已含增值税。',
  setAsideTitle: '已不可购买',
  setAsideText: '这些作品曾在您的购物车中，目前无法购买，不计入合计。',
  unknownWork: '已下架的作品',
  forget: '从列表中删除',
  order: '订购这些作品',
  orderText: '网上订购尚未开放。请来信告知作品名称，我们为您保留。',
  browse: '浏览作品',
}
