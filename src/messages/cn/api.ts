import type { api as words } from '../en/api.ts'

export const api: typeof words = {
  errors: {
    'malformed-request': '无法识别此请求。',
    unauthenticated: '请先登录。',
    'not-found': '此地址下没有内容。',
    'method-not-allowed': '此地址不接受 {method} 请求。',
    'payload-too-large': '发送的内容过大。',
    'unsupported-media-type': '此地址不接受该类型的内容。',
    'validation-failed': '请检查标出的各项。',
    'too-many-requests': '尝试次数过多，请在 {seconds} 秒后重试。',
    'internal-error': '我们的系统出现了问题，请稍后重试。',
    unavailable: '画廊网站繁忙或正在维护，请稍后再试。',
  },
  fields: {
    required: '请填写此项。',
    invalid: '此内容无效。',
    email: '请输入有效的电子邮箱，例如 name@example.com。',
    tooShort: '请至少输入 {min} 个字符。',
    tooLong: '请不要超过 {max} 个字符。',
    number: '请输入数字。',
    tooSmall: '请输入不小于 {min} 的数值。',
    tooBig: '请输入不大于 {max} 的数值。',
    option: '请从以下选项中选择：{options}。',
  },
}
