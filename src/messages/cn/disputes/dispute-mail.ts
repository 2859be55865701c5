import type { disputeMail as words } from '../../en/disputes/dispute-mail.ts'

export const disputeMail: typeof words = {
  facts: {
    amount: '争议金额',
    reason: '向银行说明的理由',
    due: '答复期限',
  },
  reasons: {
    fraudulent: '“付款的不是我。”',
    unrecognized: '“我不认得这笔付款。”',
    duplicate: '“我被扣了两次款。”',
    product_not_received: '“我没有收到货。”',
    product_unacceptable: '“与描述不符，或已损坏。”',
    credit_not_processed: '“承诺的退款没有到账。”',
    subscription_canceled: '“我早已取消。”',
    general: '其他原因，详见支付服务商的页面。',
  },
  stances: {
    asked: '目前银行只是询问：款项仍在画廊，退款即可了结。',
    taken: '在裁定之前，银行已暂扣这笔款项，期间无法退款。',
  },
  verdicts: {
    won: '银行裁定画廊胜诉：{disputed} 已退回，可以再次退款。',
    lost: '银行裁定画廊败诉：{disputed} 已被划走，不能再退款。',
    closed: '银行已撤销此事：{disputed} 仍归画廊。',
  },
  kinds: {
    'payment-disputed': {
      subject: '买家对订单 {number} 提出争议，{disputed}',
      title: '一笔付款存在争议',
      body: '{buyer} 已要求银行撤回 {disputed}。{stance}',
      note: '请在支付服务商的页面上答复，并附上能证明销售和交付的材料：逾期不答复，款项即告损失。尚未离开画廊的作品在此之前请勿寄出。',
    },
    'dispute-ended': {
      subject: '银行已作出裁定：订单 {number}',
      title: '一项争议已结束',
      body: '{verdict}',
      note: '订单中记有事情的经过。',
    },
    'refund-failed': {
      subject: '一笔退款被退回：订单 {number}，{failed}',
      title: '一笔退款被退回',
      body: '银行无法把 {failed} 退还给 {buyer}，多半是银行卡或账户已不存在。款项已回到画廊，订单恢复到之前的状态。',
      note: '买家以为款项已在途中，请写信说明，并商定其他退还方式。如果该卡可以再次使用，可再次为订单退款。',
    },
    'plan-disputed': {
      subject: '艺术家对一个月份提出争议：{artist}，{reference}',
      title: '一个月份存在争议',
      body: '{artist} 已要求银行撤回 {disputed}。{stance}',
      note: '请在支付服务商的页面上答复：逾期不答复，款项即告损失。除非您取消，计划在此期间继续进行。',
    },
    'plan-dispute-ended': {
      subject: '银行已作出裁定：{artist}，{reference}',
      title: '一项计划争议已结束',
      body: '{verdict}',
      note: '计划中记有事情的经过。',
    },
    'plan-refund-failed': {
      subject: '一笔退款被退回：{artist}，{reference}',
      title: '一笔计划退款被退回',
      body: '银行无法把 {failed} 退还给 {artist}，多半是银行卡或账户已不存在。款项已回到画廊，账目中已记明。',
      note: '请写信给艺术家，商定其他退还方式。',
    },
  },
}
