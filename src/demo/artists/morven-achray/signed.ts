import type { Words } from '../../collection.ts'

export const SIGNED: Words = {
  en: 'Initialled and dated in pencil on the reverse',
  fr: 'Initiales et date au crayon au verso',
  cn: '背面铅笔署姓名缩写及年份',
}

export const FLOATED: Words = {
  en: 'Float-mounted in an ash frame, the torn edge visible',
  fr: 'Montage flottant, cadre en frêne, bord déchiré apparent',
  cn: '悬浮装裱，白蜡木框，保留撕边',
}
