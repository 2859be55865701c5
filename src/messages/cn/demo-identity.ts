import type { demoIdentity as words } from '../en/demo-identity.ts'

export const demoIdentity: typeof words = {
  title: '您想以谁的身份登录？',
  mark: '演示',
  introduction: '本页代替 Google 之类的登录服务。其中人物均为虚构，服务与画廊运行在同一台服务器上。',
  choose: '以{name}的身份继续',
  decline: '拒绝并返回',
  faultTitle: '请求不完整',
  fault: '将您带到这里的页面遗漏了某些内容。请返回重试。',
  people: {
    visitor: '初次到访：画廊将开立新账户。',
    collector: '画廊已有其账户：登录将与现有账户关联。',
    unverified: '该服务尚未验证此邮箱：画廊将予以拒绝。',
  },
}
