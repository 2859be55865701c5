import type { alerts as words } from '../../en/alerts/alerts.ts'

export const alerts: typeof words = {
  text: '有符合以下任一条件的新作品时，我们会在早晨写信告诉您，每天至多一封。',
  unverified: '您的邮箱尚未验证。验证后我们便会来信：请打开我们发送的邮件中的链接。',
  none: '您还没有设置提醒。您可以在艺术家页面关注艺术家，也可以在作品列表中保存搜索。',
  browse: '浏览作品',
  artists: '浏览艺术家',
  kinds: { artist: '艺术家', search: '已保存的搜索' },
  since: '{kind}，始于 {day}',
  end: '取消',
  endName: '取消：{name}',
  ended: '已取消提醒：{name}。',
  made: {
    artist: '您已关注{name}。有新作品时我们会写信告诉您。',
    search: '搜索已保存。有符合条件的新作品时，我们会写信告诉您。',
  },
  madeUnverified: '已记下。您的邮箱验证后，我们便会来信。',
  failed: '操作未成功，请稍后重试。',
  endOne: {
    head: { title: '取消提醒', description: '不再接收这类新作品的提醒。', heading: '取消这个提醒' },
    ask: '不想再收到这类新作品的消息吗？您的其他提醒不受影响。',
    button: '取消这个提醒',
    done: '提醒已取消。',
    fault: '链接不完整。请从邮件中完整复制。',
  },
  endAll: {
    head: { title: '取消全部提醒', description: '不再接收新作品的提醒。', heading: '取消全部提醒' },
    ask: '不想再收到新作品的消息吗？您关注的艺术家和保存的搜索都将被移除。',
    button: '取消全部提醒',
    done: '全部提醒已取消。我们不会再写信告知新作品。',
    fault: '链接不完整。请从邮件中完整复制。',
  },
  regret: '如果您改变主意，随时可以再次关注艺术家、保存搜索。',
}
