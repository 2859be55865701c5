import type { DemoSeries } from '../../collection.ts'
import { paintFromTheLadder, paintGoingOver, paintSaltLovage } from './paint-umbels.ts'
import { SIGNED } from './signed.ts'

const base = { category: 'Drawing', technique: 'graphite-on-paper', signature: SIGNED } as const

/** Umbels, in graphite. */
export const umbelsNotInTheFlora: DemoSeries = {
  slug: 'umbels-not-in-the-flora',
  title: { en: 'Umbels Not in the Flora', fr: 'Ombelles absentes de la flore', cn: '植物志未载之伞形花' },
  about: {
    en: 'The carrot family is the one that even botanists mix up, and Achray began there. Every umbel in this series obeys the same rule: rays leave one point at the golden angle, each ray repeats the whole on a smaller scale. What differs is the hour at which she stopped the plant: in bud, in flower, in fruit, going over.',
    fr: 'Les ombellifères, les botanistes eux-mêmes s’y perdent ; Achray a donc commencé par elles. Toutes les ombelles de la série suivent une règle unique : les rayons partent d’un même point selon l’angle d’or, et chacun répète l’ensemble en plus petit. Seul change le moment où elle a arrêté la plante : bouton, fleur, fruit, déclin.',
    cn: '伞形科连植物学家也常常认错，阿克雷便从这里画起。这一组遵循同一条规则：所有伞辐自一点按黄金角伸出，每一枝又在更小的尺度上重复整体。不同的只是她让植物停下的时刻：含苞、盛开、结实、凋败。',
  },
  firstYear: 2018,
  lastYear: 2020,
  works: [
    {
      ...base,
      slug: 'salt-lovage-third-week',
      title: { en: 'Salt Lovage, Third Week', fr: 'Livèche des sables, troisième semaine', cn: '盐地独活，第三周' },
      about: {
        en: 'One umbel in full fruit and a second that has not opened. The stem was drawn in a single sitting, from the top down; the fruits took three weeks, thirteen or so to each small umbel.',
        fr: 'Une ombelle chargée de fruits, une autre encore fermée. La tige a été tracée d’une traite, de haut en bas ; les fruits ont demandé trois semaines, une bonne douzaine par ombellule.',
        cn: '一枝果实累累，一枝尚未开放。主茎自上而下一气画成；果实则画了三周，每个小伞约十三粒。',
      },
      alt: {
        en: 'Pencil drawing of a tall leaning stem with a large umbel of ribbed fruits at upper right and a small closed umbel on a side branch.',
        fr: 'Dessin au crayon d’une haute tige inclinée, portant en haut à droite une grande ombelle de fruits côtelés et, sur un rameau, une petite ombelle fermée.',
        cn: '铅笔画：一枝斜立的高茎，右上是结满带棱果实的大伞形花序，侧枝上另有一个未开的小花序。',
      },
      year: 2018,
      height: 56,
      width: 40,
      price: 1400,
      paint: paintSaltLovage,
    },
    {
      ...base,
      slug: 'umbel-from-the-ladder',
      title: { en: 'Umbel from the Ladder', fr: 'Ombelle vue de l’échelle', cn: '梯上俯看' },
      about: {
        en: 'Seen from straight above, an umbel is a map of its own arithmetic. One sector is bare: the plant in the loft had lost it to the cat, and Achray left the gap where it was.',
        fr: 'Vue d’aplomb, une ombelle livre le plan de son calcul. Un secteur manque : le chat de l’atelier s’en était chargé, et Achray a laissé le vide à sa place.',
        cn: '从正上方看，伞形花就是一张自己的算式图。缺掉的一块是工作室的猫弄断的，阿克雷让空处留在原位。',
      },
      alt: {
        en: 'Square pencil drawing of an umbel seen from above, its rays ending in clusters of tiny flowers, with one empty sector and faint compass arcs on the left.',
        fr: 'Dessin carré au crayon d’une ombelle vue de dessus, rayons terminés par des bouquets de fleurs minuscules, un secteur vide et de légers arcs de compas à gauche.',
        cn: '方形铅笔画：自上俯视的伞形花序，伞辐末端是细小花簇，一个扇区空缺，左侧有淡淡的圆规弧线。',
      },
      year: 2019,
      height: 48,
      width: 48,
      price: 1600,
      availability: 'sold',
      paint: paintFromTheLadder,
    },
    {
      ...base,
      slug: 'going-over-in-october',
      title: { en: 'Going Over in October', fr: 'Passées, en octobre', cn: '十月，花事已过' },
      about: {
        en: 'Three heads curl into nests as they dry, all bent by one wind. Nine seeds are already on their way across the sheet, each drawn at the size of the thing itself.',
        fr: 'Trois têtes se referment en nids à mesure qu’elles sèchent, courbées par un même vent. Neuf graines traversent déjà la feuille, dessinées grandeur nature.',
        cn: '三个花序在干枯中收拢成巢，被同一阵风吹弯。九粒种子已经上路，在纸上照实物大小画出。',
      },
      alt: {
        en: 'Pencil drawing of three dried umbels curled like nests on stems that bend to the right, with nine seeds drifting over empty paper.',
        fr: 'Dessin au crayon de trois ombelles sèches refermées en nid sur des tiges penchées vers la droite, neuf graines dérivant sur le papier vide.',
        cn: '铅笔画：三个干枯如巢的伞形花序，花茎向右弯，九粒种子飘在空白纸面上。',
      },
      year: 2019,
      height: 50,
      width: 70,
      price: 1900,
      paint: paintGoingOver,
    },
  ],
}
