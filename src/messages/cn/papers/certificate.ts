import type { certificate as english } from '../../en/papers/certificate.ts'

export const certificate: typeof english = {
  title: '证书 {number}：{work}',
  heading: '作品真品证书',
  year: '年份',
  technique: '技法',
  dimensions: '尺寸（高 × 宽 × 深）',
  kind: '类别',
  edition: '版数',
  signature: '签名',
  pictureOf: '作品图片：{title}',
  statement: '{gallery}证明上述作品为真品，由此处署名的艺术家创作。本证书属于该作品，随作品一同转交给下一位所有者。',
  number: '证书 {number}',
  on: '{gallery}，{day}',
  onIn: '{gallery}，{city}，{day}',
  check: '本证书是否有效，可在 {address} 查询，或扫描旁边的二维码。',
  checkSample: '正式证书在此处印有二维码，任何人都可通过它查验证书。',
  signed: 'Ed25519 签名：{signature} · 密钥 {key}',
  qr: '通往 {address} 的二维码',
  sample: '样本：该作品的证书将如此呈现，本页不作任何证明。',
  test: '样本：以测试卡支付，本证书无效。',
}
