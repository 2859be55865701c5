import type { alertMail as words } from '../../en/alerts/alert-mail.ts'

export const alertMail: typeof words = {
  subject: { none: '有新作品等您欣赏', one: '有 1 件新作品等您欣赏', many: '有 {count} 件新作品等您欣赏' },
  title: '墙上新作',
  body: '您托我们留意的作品，画廊近来有了新的到来。',
  artist: '{name}的新作',
  search: '符合搜索条件的新作：{name}',
  more: { none: '没有更多作品。', one: '另有 1 件作品。', many: '另有 {count} 件作品。' },
  seeLatest: '查看最新作品',
  endArtist: '不再关注{name}',
  endSearch: '取消这个已保存的搜索',
  endAll: '取消全部提醒',
  reason: '您收到这封邮件，是因为您在 {host} 关注了艺术家或保存了搜索。每天至多一封，且只在有新作品时发送。',
  query: '“{query}”',
  comma: '、',
}
