import type { DemoSeries } from '../../collection.ts'
import { paintPebble, paintRockFace, paintTwoStones } from './paint-stones.ts'

const sheet = {
  category: 'Painting',
  technique: 'ink-on-rice-paper',
  signature: { en: 'Crane seal in cinnabar', fr: 'Sceau à la grue, cinabre', cn: '钤朱砂鹤印' },
} as const

/** Wet ink left to itself. */
export const restingStonesSeries: DemoSeries = {
  slug: 'resting-stones',
  title: { en: 'Resting Stones', fr: 'Pierres couchées', cn: '卧石' },
  about: {
    en: 'After a shoulder operation in 2022 Qi could not lift the large brushes for a year. He poured instead. The pale ink is put down with water and left to find its edge; the dark is dropped into it before it has dried, and goes where it likes. He sat beside each sheet until it was dry, usually overnight.',
    fr: 'Opéré de l’épaule en 2022, Qi ne put lever ses grands pinceaux pendant un an. Alors il versa. L’encre pâle est posée avec l’eau et cherche seule son bord ; la noire y tombe avant qu’elle ne sèche et va où elle veut. Il est resté assis près de chaque feuille jusqu’au sec, le plus souvent une nuit.',
    cn: '2022年肩上动了手术，一年提不动大笔，他就改成倒。淡墨和着水放下去，边由它自己找；不等干，再滴浓墨进去，爱往哪儿走往哪儿走。每一张他都守在旁边等干，往往守一夜。',
  },
  firstYear: 2023,
  lastYear: 2025,
  works: [
    {
      ...sheet,
      slug: 'two-stones-long-neighbours',
      title: { en: 'Two Stones, Long Neighbours', fr: 'Deux pierres, voisines depuis longtemps', cn: '老邻居' },
      about: {
        en: 'The pale one was there first and is the larger. The dark one was poured an hour later, just near enough for the edges to take each other’s water. In the left stone a single drop has opened like breath on glass.',
        fr: 'La pâle était là d’abord, et c’est la plus grande. La sombre a été versée une heure après, juste assez près pour que les bords échangent leur eau. Dans celle de gauche, une goutte s’est ouverte comme une buée sur une vitre.',
        cn: '淡的先到，也大一些；浓的晚一个钟头倒下，挨得刚好，边上的水彼此串了一点。左边那块里有一滴墨，像哈在玻璃上的气。',
      },
      alt: {
        en: 'A large pale grey stone and a smaller, nearly black one lie side by side on a wide cream sheet.',
        fr: 'Une grande pierre gris pâle et une plus petite, presque noire, reposent côte à côte sur une large feuille crème.',
        cn: '宽幅米色纸上，一块大的淡灰石与一块小些的近黑石并排而卧。',
      },
      year: 2024,
      height: 69,
      width: 138,
      price: 6_800,
      paint: paintTwoStones,
    },
    {
      ...sheet,
      slug: 'pebble-the-size-of-a-hand',
      title: { en: 'Pebble the Size of a Hand', fr: 'Un galet grand comme la main', cn: '一掌大的卵石' },
      about: {
        en: 'Painted at the size of the stone, which lies on his window sill and was picked up on the dyke by his daughter. Tea-dyed paper, two inks, one drop too many. He kept the drop.',
        fr: 'Peint à la taille de la pierre, posée sur le rebord de sa fenêtre et ramassée sur la digue par sa fille. Papier teint au thé, deux encres, une goutte de trop. Il a gardé la goutte.',
        cn: '照原石大小画的。石头是女儿在海塘上捡的，如今搁在窗台。茶染纸，两种墨，多了一滴，他没舍得去掉。',
      },
      alt: {
        en: 'A grey stone of wash, pale above and dark below, with a dry brush drawn over its back; beside it one black drop and a red crane seal on tea-coloured paper.',
        fr: 'Une pierre au lavis gris, pâle en haut, sombre en bas, un pinceau sec passé sur son dos ; à côté, une goutte noire et un sceau rouge à la grue, sur papier couleur de thé.',
        cn: '茶色纸上一块水墨卵石，上淡下浓，背上扫过几道干笔；旁边一滴黑墨，右下红色鹤印。',
      },
      year: 2024,
      height: 30,
      width: 30,
      price: 1_200,
      availability: 'sold',
      paint: paintPebble,
    },
    {
      ...sheet,
      slug: 'rock-face-from-too-near',
      title: { en: 'Rock Face, from Too Near', fr: 'Paroi, vue de trop près', cn: '逼近的崖' },
      about: {
        en: 'The shoulder held again. The rock comes in from the upper right and takes a third of the sheet; the grey behind it was poured the evening before. The dot at the foot is a bird, or gives the size.',
        fr: 'L’épaule tient de nouveau. La roche entre par le coin supérieur droit et prend un tiers de la feuille ; le gris, derrière, a été versé la veille au soir. Le point, en bas, est un oiseau, ou donne l’échelle.',
        cn: '肩膀又撑得住了。崖从右上压进来，占去三分之一张纸；后面的灰是前一晚倒的。底下那一点，是只鸟，或者只为量个大小。',
      },
      alt: {
        en: 'A massive black shape enters from the upper right of a tall sheet and frays downwards over a pale grey wash; one dot and a seal below.',
        fr: 'Une masse noire entre par le haut à droite d’une feuille haute et s’effiloche vers le bas sur un lavis gris pâle ; un point et un sceau dessous.',
        cn: '竖幅纸上，大块浓墨自右上压入，向下散成飞白，后有淡灰墨，下方一点一印。',
      },
      year: 2025,
      height: 180,
      width: 90,
      price: 11_500,
      paint: paintRockFace,
    },
  ],
}
