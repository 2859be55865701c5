import type { orderMail as words } from '../../en/orders/order-mail.ts'
import { artwork } from '../catalogue/artwork.ts'
import { visit } from '../gallery/visit.ts'

export const orderMail: typeof words = {
  greetingToGallery: '您好：',
  automatic: '本邮件因 {host} 上的一份订单而自动发送。',
  number: '订单号',
  workTitle: '《{title}》',
  pair: '{name}：{value}',
  subtotal: '小计',
  shipping: '运费',
  pickup: '到画廊自取',
  total: '合计',
  vat: '其中增值税',
  refund: '已退款',
  billingAddress: '账单地址',
  deliveryAddress: '收货地址',
  galleryAddress: '取件地址',
  opening: visit.gallery,
  options: artwork.options,
  tracking: '物流单号',
  papers: {
    invoice: { name: '发票', place: '请在您账户的订单中查看 PDF 文件。' },
    'credit-note': { name: '红字发票', place: '请在您账户的订单中查看 PDF 文件。' },
  },
  buyer: '买家',
  arrangement: {
    pickup: '感谢您的购买。价格不含运费，画廊将与您联系，商定提取和／或运送事宜。',
    shipping: '感谢您的购买。运送一般不超过 {days} 天，发出时我们会再写信告知。',
  },
  outcome: {
    paid: '{amount} 将退回原付款卡。视银行而定，最长需要十天。',
    unpaid: '您的银行卡没有扣款。',
  },
  flags: {
    amount: '收到的款项与约定的 {total} 不符：金额或币种不同。',
    late: '款项到达时订单已经结束，作品已不再保留。',
  },
  kinds: {
    'order-confirmed': {
      subject: '您的订单 {number}',
      title: '您的订单已确认',
      body: '我们已收到您的付款，以下作品属于您了。',
      button: '查看我的订单',
      note: '{arrangement}',
    },
    'order-ready': {
      subject: '您的订单 {number} 可以提取了',
      title: '可以提取了',
      body: '您的订单已在画廊备好。请携带订单号或本邮件前来。',
      button: '查看我的订单',
      note: '如果开放时间对您都不方便，请来信，我们另约时间。',
    },
    'order-shipped': {
      subject: '您的订单 {number} 已发出',
      title: '正在送往您处',
      body: '您的订单已从画廊发出。',
      button: '查看我的订单',
      note: '运送一般不超过 {days} 天。收件时请查看包裹，如有损坏请立即来信。',
    },
    'order-cancelled': {
      subject: '您的订单 {number} 已取消',
      title: '您的订单已取消',
      body: '画廊取消了这份订单，对此我们深表歉意。',
      button: '查看我的订单',
      note: '{outcome}',
    },
    'order-refunded': {
      subject: '您的订单 {number} 已退款',
      title: '退款已在途中',
      body: '我们已将 {amount} 退回您的付款卡。视银行而定，最长需要十天。',
      button: '查看我的订单',
      note: '如果届时仍未到账，请来信并注明订单号。',
    },
    'order-refunded-in-part': {
      subject: '您的订单 {number} 已部分退款',
      title: '部分款项正在退回',
      body: '我们已将您为此订单支付的款项中的 {part} 退回您的银行卡。视银行而定，最多需要十天。',
      button: '查看我的订单',
      note: '订单本身保持不变。如有疑问，请附上订单号写信给我们。',
    },
    'order-address': {
      subject: '您的订单 {number} 的地址已更正',
      title: '您的地址已更正',
      body: '依照与您的约定，画廊更正了此订单的地址，现内容如下。',
      button: '查看我的订单',
      note: '如果您没有提出过此要求，或仍有错误，请立即写信给我们。',
    },
    'payment-returned': {
      subject: '订单 {number} 的付款已退回',
      title: '我们未能接受您的付款',
      body: '您的付款到达时作品已不再为您保留，或金额与约定不符。因此购买没有成立，款项将全额退回您的银行卡。',
      button: '查看我的订单',
      note: '对此我们深表歉意。视银行而定，退款最长需要十天。如果您仍想购买这些作品，请来信。',
    },
    'sale-made': {
      subject: '售出：订单 {number}，{total}',
      title: '一笔销售',
      body: '{buyer} 已购买以下作品并完成付款。',
      note: '{task}',
    },
    'sale-flagged': {
      subject: '请查看订单 {number}',
      title: '一笔不应到达的款项',
      body: '{oddity}',
      note: '款项会自动退还买家，作品没有售出。仍请您查看这份订单。',
    },
  },
  task: {
    pickup: '买家将到画廊自取：请与其约定时间。',
    shipping: '作品需要寄送；买家已知运送一般不超过 {days} 天。',
  },
}
