import type { preview as words } from '../../en/catalogue/preview.ts'

/** Words of what is looked at before it is published. */
export const preview: typeof words = {
  head: {
    title: '预览',
    heading: '预览',
    description: '尚未发布的内容，仅供获得链接的人查看。',
  },
  loading: '正在加载预览……',
  unscripted: '预览需要 JavaScript，而此浏览器已将其停用。',
  strip: '预览：发布之后访客看到的样子。只有持有链接的人可以看到此页。',
  until: '链接有效期至{moment}。',
  moment: '{day} {time}',
  inert: '在此处购买、咨询、关注或收藏均不起作用。',
  faults: {
    'link-expired': '此链接已过期：预览有效期为一周。请索取新的链接。',
    'link-invalid': '此链接不完整，或在传递过程中被改动。请按收到的原样打开。',
    gone: '此链接所指的内容已被移除。',
    unready: '目前还无法显示：缺少页面必需的内容。编辑器会说明缺少什么。',
    unreachable: '无法加载预览。请检查网络连接后重试。',
  },
  again: '重试',
  home: '前往画廊',
}
