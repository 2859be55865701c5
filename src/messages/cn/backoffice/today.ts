import type { today as words } from '../../en/backoffice/today.ts'

/** Words of the screen that says what there is to do. */
export const today: typeof words = {
  title: '今日',
  nothing: '没有待办事项。请好好欣赏作品。',
  toDo: '待办',
  since: '自 {moment}',
  due: '截至 {moment}',
  tasks: {
    dispute: '答复银行争议',
    'refund-failed': '有退款被退回',
    'order-to-prepare': '准备订单',
    'order-to-hand-over': '发货或交付订单',
    'hold-ending': '有人正要付款',
    enquiry: '回复咨询',
    'offer-ending': '报价即将到期',
    application: '查看申请',
    'plan-unpaid': '有一期月费未付',
    'mail-failed': '有邮件未送达',
    'works-lacking': '缺少语言、图片或价格的作品',
    'newsletter-failed': '有通讯未能发出',
    'newsletter-scheduled': '有通讯将自动发出',
  },
  works: '{count} 件作品',
  sales: '销售与咨询',
  text: '最近十二周，已扣除退款。',
  week: '周起始日',
  orders: '订单',
  sold: '销售额',
  enquiries: '咨询',
  stock: '各状态作品数',
  chart: '按周显示的{name}，由远及近。表格中是同样的数字。',
}
