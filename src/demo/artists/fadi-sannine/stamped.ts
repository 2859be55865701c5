import type { Words } from '../../collection.ts'

export const STAMPED: Words = {
  en: 'Signed and numbered by plot in red ballpoint, lower margin, reverse',
  fr: 'Signé et numéroté au stylo rouge, marge inférieure, au verso',
  cn: '背面下缘红色圆珠笔签名并编号',
}

export const GLAZED: Words = {
  en: 'White aluminium frame, folds left as they are',
  fr: 'Cadre aluminium blanc, plis laissés tels quels',
  cn: '白色铝框，折痕原样保留',
}
