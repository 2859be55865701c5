/** 撤回购买页面的文字。 */
export const withdrawal = {
  head: {
    title: '撤回购买',
    heading: '撤回购买',
    description: '凭订单号和电子邮箱撤回作品的购买。',
    introduction: '以个人身份购买者，在收到作品后 14 天内可以改变主意，无需说明理由。',
  },
  unscripted: '此表单需要脚本。您也可以写信给我们：写明订单与作品，并说明您撤回购买。',
  number: '订单号',
  numberHint: '每封关于订单的邮件中都有，例如 26-1117-0042。',
  find: '查找订单',
  choose: '订单 {number}：您要撤回购买哪些作品？',
  until: '最迟可在 {day} 撤回。',
  notCome: '收到作品后 {days} 天内均可撤回。',
  over: '这件作品已过撤回期限。',
  standings: {
    'made-to-order': '这件作品按您的选择制作，不能退回。',
    withdrawn: '您已撤回购买这件作品。',
    returned: '这件作品已回到画廊。',
  },
  nothing: '请至少选择一件作品。',
  what: '我们会通过电子邮件确认您的声明及其时间。画廊随后告知作品如何送回；您为其支付的款项会退回您的银行卡。',
  confirm: '确认撤回',
  back: '另一个订单',
  done: '您对订单 {number} 的撤回已于 {moment} 送达我们。',
  doneText: '确认邮件正发往 {email}。画廊会在几天内答复。',
}
