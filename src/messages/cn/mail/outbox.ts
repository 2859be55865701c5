import type { outbox as words } from '../../en/mail/outbox.ts'

export const outbox: typeof words = {
  head: {
    title: '发件箱',
    description: '本演示站写出的邮件。',
    heading: '发件箱',
    introduction: '演示站不会真正发送邮件。本应发送的邮件都在这里，最新的在前，其中的链接可以使用。',
  },
  loading: '正在查看发件箱……',
  empty: '还没有邮件。请先注册，或申请新密码，然后再回来查看。',
  absent: '这里没有可以查看的发件箱：只有在既不真正寄出邮件、也不接受真实付款的演示站中，才会展示邮件。',
  unreachable: '无法连接画廊。',
  again: '重新查看',
  list: '邮件',
  to: '收件人：{to}',
  from: '发件人：{from}',
  message: '邮件“{subject}”',
  asText: '纯文本',
}
