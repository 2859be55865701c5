import type { lastResort as words } from '../../en/shell/last-resort.ts'

export const lastResort: typeof words = {
  text: '显示错误页面时发生错误',
  goHome: '返回首页',
}
