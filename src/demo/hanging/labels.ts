import type { DemoWork, Words } from '../collection.ts'

/** How works are signed where nothing else is said. */
export const SIGNATURES: Record<DemoWork['category'], Words> = {
  Drawing: {
    en: 'Signed and dated in pencil, lower right',
    fr: 'Signé et daté au crayon en bas à droite',
    cn: '右下方铅笔签名并注明年份',
  },
  Painting: { en: 'Signed and dated on the back', fr: 'Signé et daté au dos', cn: '背面签名并注明年份' },
  Photography: {
    en: 'Signed and numbered on a label on the back',
    fr: 'Signé et numéroté sur une étiquette au dos',
    cn: '背面标签上有签名与编号',
  },
  Sculpture: {
    en: 'Monogram cut into the base',
    fr: 'Monogramme gravé sous la base',
    cn: '底部刻有艺术家花押',
  },
}

export const CONDITION: Words = {
  en: 'Excellent, from the artist’s studio',
  fr: 'Excellent, provenant de l’atelier',
  cn: '完好，直接来自艺术家工作室',
}

export const CERTIFICATE: Words = {
  en: 'Certificate of authenticity signed by the artist and the gallery',
  fr: 'Certificat d’authenticité signé par l’artiste et la galerie',
  cn: '附艺术家与画廊共同签署的真品证书',
}

export const EDITION = (size: number): Words => ({
  en: `Edition of ${size}, plus two artist’s proofs`,
  fr: `Édition de ${size} exemplaires, plus deux épreuves d’artiste`,
  cn: `限量 ${size} 件，另有两件艺术家试印`,
})

/** What prints can be ordered with; the share of the price that a choice adds. */
export const PRINT_CHOICES: { option: 'lamination' | 'paper' | 'frame' | 'crate'; name: Words; share: number }[] = [
  { option: 'lamination', name: { en: 'None', fr: 'Sans', cn: '不覆膜' }, share: 0 },
  { option: 'lamination', name: { en: 'Matt film', fr: 'Film mat', cn: '哑光膜' }, share: 0.06 },
  { option: 'lamination', name: { en: 'Acrylic glass', fr: 'Sous verre acrylique', cn: '亚克力贴面' }, share: 0.18 },
  { option: 'paper', name: { en: 'Baryta paper', fr: 'Papier baryté', cn: '钡地相纸' }, share: 0 },
  { option: 'paper', name: { en: 'Cotton rag', fr: 'Papier pur coton', cn: '纯棉纸' }, share: 0.05 },
  { option: 'paper', name: { en: 'Japanese paper', fr: 'Papier japonais', cn: '和纸' }, share: 0.09 },
  { option: 'frame', name: { en: 'Unframed', fr: 'Sans cadre', cn: '无框' }, share: 0 },
  { option: 'frame', name: { en: 'Black ash', fr: 'Frêne noirci', cn: '黑色白蜡木框' }, share: 0.2 },
  { option: 'frame', name: { en: 'Natural oak', fr: 'Chêne naturel', cn: '原色橡木框' }, share: 0.22 },
  { option: 'crate', name: { en: 'Padded box', fr: 'Carton renforcé', cn: '加固纸箱' }, share: 0 },
  { option: 'crate', name: { en: 'Wooden crate', fr: 'Caisse en bois', cn: '木箱' }, share: 0.1 },
]
