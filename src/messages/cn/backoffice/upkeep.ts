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
}
