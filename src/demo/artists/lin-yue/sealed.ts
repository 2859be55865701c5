import type { Words } from '../../collection.ts'

export const SEALED: Words = {
  en: 'Signed in brush on the reverse',
  fr: 'Signé au pinceau au verso',
  cn: '背面毛笔署款',
}

export const SCROLL: Words = {
  en: 'Mounted on silk as a hanging scroll',
  fr: 'Monté sur soie en rouleau vertical',
  cn: '绢本立轴装裱',
}
