import type { api as words } from '../en/api.ts'

export const api: typeof words = {
  errors: {
    'malformed-request': '无法识别此请求。',
    unauthenticated: '请先登录。',
    'not-found': '此地址下没有内容。',
    'method-not-allowed': '此地址不接受 {method} 请求。',
    'payload-too-large': '发送的内容过大。',
    'picture-too-large': '图片过大。最大可为 {megabytes} MB、{megapixels} 百万像素。',
    'unsupported-media-type': '此地址不接受该类型的内容。',
    'picture-kind': '图片须为 JPEG、PNG、WebP、AVIF 或 TIFF 文件。',
    'picture-unreadable': '图片已损坏或不完整，请重新保存后再试。',
    'picture-animated': '图片是动图，请选择静态图片。',
    'picture-too-small': '图片过小，每边至少需要 {min} 像素。',
    'picture-too-narrow': '图片过于狭长，长边最多可为短边的 {times} 倍。',
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
    taken: '该值已被占用。',
  },
}
