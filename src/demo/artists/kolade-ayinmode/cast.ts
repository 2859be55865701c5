import type { DemoWork } from '../../collection.ts'

/** What all his works have in common. */
export const CAST = {
  category: 'Sculpture',
  technique: 'bronze',
  signature: {
    en: 'Stamped on the back edge: KA, the year and the mark of the foundry',
    fr: 'Poinçonné sur le bord arrière : KA, l’année et la marque de la fonderie',
    cn: '背缘钤印“KA”、年份及铸造坊标记',
  },
} as const satisfies Partial<DemoWork>
