import type { errors as words } from '../../en/shell/errors.ts'

export const errors: typeof words = {
  notFoundTitle: '404',
  notFoundText: '找不到此页面',
  notFoundHint: '作品或许已移挂他处，请从这里回到入口。',
  backHome: '返回首页',
  failedTitle: '出了点问题',
  failedText: '页面无法显示，这是我们的问题，请稍后再试。',
  unavailableText: '画廊网站繁忙或正在维护，请稍后再试。',
  back: '返回上一页',
}
