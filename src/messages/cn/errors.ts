import type { errors as words } from '../en/errors.ts'

export const errors: typeof words = {
  notFoundTitle: '404',
  notFoundText: '找不到此页面',
  backHome: '返回首页',
  failedTitle: '出了点问题',
  failedText: '页面无法显示。这是我们的问题，与您无关。',
  back: '返回上一页',
}
