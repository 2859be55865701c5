import type { sales as words } from '../../en/backoffice/sales.ts'

/** Words of orders and people, as far as the office shows them. */
export const sales: typeof words = {
  order: '订单 {number}',
  loading: '请稍候……',
  status: '状态',
  placed: '下单时间',
  buyer: '买家',
  works: '作品',
  delivery: '配送',
  methods: { pickup: '到画廊自取', shipping: '运送' },
  total: '合计',
  received: '已收款',
  refunded: '已退款',
  billing: '账单地址',
  shipping: '收货地址',
  tracking: '物流单号',
  history: '经过',
  orders: '订单',
  noOrders: '没有订单。',
  moreOrders: '还有更多订单未在此显示。',
  email: '电子邮箱',
  verified: '已验证',
  unverified: '未验证',
  since: '注册时间',
  language: '语言',
  readOnly: '此处仅供查看。',
}
