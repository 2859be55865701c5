import type { consent as words } from '../../en/shell/consent.ts'

export const consent: typeof words = {
  title: '您在画廊的隐私',
  text: '我们不使用追踪您的 Cookie。视频和地图由其他公司提供，加载时对方会得知您的到访；未经您同意，它们不会加载。',
  accept: '同意',
  refuse: '拒绝',
  choose: '自行选择',
  save: '保存选择',
  videos: '视频',
  maps: '地图',
  more: '隐私政策',
}
