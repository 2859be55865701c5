import type { upkeep as words } from '../../en/backoffice/upkeep.ts'

/** Words of the screen that says what could be better and what is planned. */
export const upkeep: typeof words = {
  title: '维护',
  missing: '尚缺内容',
  missingNothing: '没有任何缺漏。',
  lack: '{lack}：{count}',
  planned: '排期',
  plannedNothing: '没有排期的上线或下线。',
  acts: { publish: '上线', hide: '下线' },
  links: {
    title: '失效链接',
    none: '凡能核对的链接均可打开。',
    never: '尚未检查过链接。',
    checked: '{moment} 检查了 {total} 个地址。',
    checking: '正在检查链接：{asked} / {total}……',
    unasked: '有 {count} 个地址暂时无法从这里访问，访客或许仍能打开。',
    check: '立即检查',
    reasons: {
      404: '没有这个页面。',
      410: '该页面已永久移除。',
      'unknown-name': '没有这个名称的网站。',
    },
  },
  unreached: {
    title: '无人打开的页面',
    since: '自 {day} 起没有访客打开过。',
    begun: '自 {day} 开始统计以来没有访客打开过。',
    none: '自 {day} 起每个页面都有人打开过。',
    of: '{kind}：{total} 个中有 {count} 个',
    more: '上线最久的 {count} 个：',
    published: '{day} 上线',
    see: '查看页面',
    how: '只统计每个页面每天被打开的次数：不记录地址，不使用 Cookie，也不涉及访客身份。自报身份的爬虫不计入；员工的访问不作区分。',
  },
}
