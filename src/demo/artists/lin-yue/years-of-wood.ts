import type { DemoSeries } from '../../collection.ts'
import { paintThreshold } from './paint-threshold.ts'
import { paintFortyWinters, paintTwoKnots } from './paint-wood.ts'
import { SEALED } from './sealed.ts'

const base = { category: 'Drawing', technique: 'ink-on-paper', signature: SEALED } as const

/** Woodgrain. */
export const yearsOfWood: DemoSeries = {
  slug: 'years-of-wood',
  title: { en: 'Years of Wood', fr: 'Années de bois', cn: '木之年' },
  about: {
    en: 'When the family house near Fuyang was taken down in 2024 she kept three pieces of it: a plank, the end of a beam, the boards from the door. Each picture is one of them. A year of growth rises slowly to black and stops; between two years there is only paper.',
    fr: 'Quand la maison familiale, près de Fuyang, fut démontée en 2024, elle en garda trois morceaux : une planche, un bout de poutre, les lames du seuil. Chaque image est l’un d’eux. Une année de croissance monte lentement au noir et s’arrête ; entre deux années, il n’y a que le papier.',
    cn: '2024年富阳老屋拆除，她留下三件木头：一块板，一截梁头，门口的几条地板。一件画一张。一年的生长慢慢走到最黑，戛然而止；两年之间只有纸。',
  },
  firstYear: 2025,
  lastYear: 2026,
  works: [
    {
      ...base,
      slug: 'plank-with-two-knots',
      title: { en: 'Plank with Two Knots', fr: 'Planche à deux nœuds', cn: '双节木板' },
      about: {
        en: 'The grain goes round two places where branches had been. On the right the saw went straight through everything; she painted that edge without a ruler, in one afternoon, strand by strand.',
        fr: 'Le fil contourne deux endroits où il y eut des branches. À droite, la scie a tout tranché droit ; elle a peint ce bord sans règle, en un après-midi, fil par fil.',
        cn: '木纹绕过两处曾经长枝的地方。右边，锯子笔直地切过一切；那道边她不用尺，一个下午，一丝一丝画成。',
      },
      alt: {
        en: 'Tall ink painting of vertical woodgrain parting around two dark knots and ending at a straight edge, with a blank strip of paper at the right.',
        fr: 'Haute encre : un fil de bois vertical s’écarte autour de deux nœuds sombres et s’arrête à un bord droit, une bande de papier nu à droite.',
        cn: '高幅水墨：竖向木纹绕开两个深色节疤，止于一道直边，右侧留一条白纸。',
      },
      year: 2025,
      height: 140,
      width: 70,
      price: 4800,
      paint: paintTwoKnots,
    },
    {
      ...base,
      slug: 'forty-winters',
      title: { en: 'Forty Winters', fr: 'Quarante hivers', cn: '四十个冬天' },
      about: {
        en: 'The end of the roof beam. The rings do not close: drying opened a crack to the heart, and every strand is lifted there and set down again on the other side. She counted, and found the year the house was built.',
        fr: 'Le bout de la poutre faîtière. Les cernes ne se ferment pas : en séchant, une fente a gagné le cœur, et chaque fil s’y lève pour se reposer de l’autre côté. Elle a compté, et retrouvé l’année où la maison fut bâtie.',
        cn: '屋梁的断面。年轮并不闭合：木头干裂，一道缝直抵树心，每一丝到此提笔，到对岸再落下。她数了一遍，数出了盖房子的那一年。',
      },
      alt: {
        en: 'Square ink painting of the rings of a tree trunk off centre to the right, interrupted by a blank wedge-shaped crack from the upper left to the heart.',
        fr: 'Encre carrée : les cernes d’un tronc, décentrés à droite, interrompus par une fente blanche en coin, du haut gauche jusqu’au cœur.',
        cn: '方幅水墨：偏右的树干年轮，被一道自左上楔入树心的空白裂缝打断。',
      },
      year: 2026,
      height: 65,
      width: 65,
      price: 3000,
      paint: paintFortyWinters,
    },
    {
      ...base,
      slug: 'three-boards-at-the-door',
      title: { en: 'Three Boards at the Door', fr: 'Trois lames devant la porte', cn: '门口三条板' },
      about: {
        en: 'Three floorboards, the middle one askew, two knots, and the hollow that four generations of feet have made. The worn place is the lightest; there the brush only breathed on the paper.',
        fr: 'Trois lames de plancher, celle du milieu de travers, deux nœuds, et le creux qu’ont fait les pieds de quatre générations. L’endroit usé est le plus clair ; le pinceau n’y a fait que souffler.',
        cn: '三条地板，中间一条歪着；两个节疤，一处四代人的脚磨出来的浅窝。磨得最多的地方最亮，笔到那里只是呵了一口气。',
      },
      alt: {
        en: 'Wide ink painting of three floorboards, the middle one askew between two dark gaps, its grain bending around a large knot and fading to almost blank paper in a worn patch left of it.',
        fr: 'Encre horizontale : trois lames de plancher, celle du milieu de travers entre deux fentes sombres ; son fil contourne un grand nœud et s’efface, à gauche, presque jusqu’au papier.',
        cn: '横幅水墨：三条地板，中间一条歪在两道黑缝之间，木纹绕过一个大节疤，往左磨损处淡至近乎空白。',
      },
      year: 2026,
      height: 50,
      width: 120,
      price: 3700,
      paint: paintThreshold,
    },
  ],
}
