import type { DemoWork } from '../../collection.ts'

/** What all her works have in common. */
export const MARBLE = {
  category: 'Sculpture',
  technique: 'marble',
  signature: {
    en: 'Cut under the base: E. T. and the year',
    fr: 'Gravé sous la base : E. T. et l’année',
    cn: '底部刻有“E. T.”及年份',
  },
} as const satisfies Partial<DemoWork>
