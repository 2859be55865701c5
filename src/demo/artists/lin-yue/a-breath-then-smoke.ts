import type { DemoSeries } from '../../collection.ts'
import { paintAfterTheCandle, paintLeavingTheHouse, paintOneStick } from './paint-smoke.ts'
import { SCROLL, SEALED } from './sealed.ts'

const base = { category: 'Drawing', technique: 'ink-on-paper', signature: SEALED } as const

/** Smoke. */
export const aBreathThenSmoke: DemoSeries = {
  slug: 'a-breath-then-smoke',
  title: { en: 'A Breath, Then Smoke', fr: 'Un souffle, puis la fumée', cn: '一息，而后烟' },
  about: {
    en: 'The palest of her series. Smoke is one thread for as long as the air is calm, then a sheet, then nothing; every strand is as thin as it has been pulled. She painted with the windows shut and holding her breath, in the third to sixth of seven cups.',
    fr: 'La plus pâle de ses séries. La fumée est un fil tant que l’air est calme, puis une nappe, puis rien ; chaque brin est aussi mince qu’il a été étiré. Elle a peint fenêtres closes, en retenant son souffle, de la troisième à la sixième de ses sept coupelles.',
    cn: '她最淡的一组。空气静止时，烟是一根线，而后成片，而后没有；每一丝被拉得多长，就有多淡。她关着窗、屏着气画，只用七盏墨里的第三到第六盏。',
  },
  firstYear: 2023,
  lastYear: 2024,
  works: [
    {
      ...base,
      slug: 'one-stick-of-incense',
      title: { en: 'One Stick of Incense', fr: 'Un bâton d’encens', cn: '一炷香' },
      about: {
        en: 'For half its height the smoke is a single line. Then someone in the next room must have moved. A stick burns for forty minutes; that was also the time she gave herself.',
        fr: 'Sur la moitié de sa hauteur, la fumée n’est qu’une ligne. Puis quelqu’un, dans la pièce voisine, a dû bouger. Un bâton brûle quarante minutes ; c’est aussi le temps qu’elle s’était donné.',
        cn: '一半的高度上，烟只是一根线，后来大概隔壁有人动了一下。一炷香烧四十分钟，她给自己的时间也是四十分钟。',
      },
      alt: {
        en: 'Very tall narrow ink painting of a single dark line rising from the bottom and opening above the middle into folded veils of fine grey strands.',
        fr: 'Encre très haute et étroite : une ligne sombre monte du bas et s’ouvre, passé le milieu, en voiles plissés de fils gris.',
        cn: '极窄立幅：一根墨线自下升起，过半后散成层层折叠的灰色烟纱。',
      },
      year: 2023,
      height: 170,
      width: 60,
      price: 5400,
      framing: SCROLL,
      paint: paintOneStick,
    },
    {
      ...base,
      slug: 'after-the-candle',
      title: { en: 'After the Candle', fr: 'Après la bougie', cn: '烛灭之后' },
      about: {
        en: 'What hangs in the air in the second after the flame. A hundred and twenty strands leave the wick together, turn once, and lose each other at the edge of the sheet.',
        fr: 'Ce qui flotte dans l’air la seconde d’après. Cent vingt fils quittent la mèche ensemble, tournent une fois et se perdent au bord de la feuille.',
        cn: '火灭后一秒，悬在空中的东西。一百二十根墨丝一同离开烛芯，转了一圈，到纸边散了。',
      },
      alt: {
        en: 'Small square ink painting of a plume of fine grey strands rising from lower left, curling once and drifting off at the upper right.',
        fr: 'Petite encre carrée : un panache de fins fils gris monte d’en bas à gauche, s’enroule une fois et s’échappe en haut à droite.',
        cn: '小方幅：一缕灰色细丝自左下升起，打了一个卷，飘向右上。',
      },
      year: 2023,
      height: 36,
      width: 36,
      price: 1300,
      paint: paintAfterTheCandle,
    },
    {
      ...base,
      slug: 'smoke-leaving-the-house',
      title: { en: 'Smoke Leaving the House', fr: 'La fumée quitte la maison', cn: '炊烟出屋' },
      about: {
        en: 'It comes in from the left under an eave that is not drawn and rolls over itself along the valley. The house is the straightness of the first hand’s breadth.',
        fr: 'Elle arrive de la gauche, sous un auvent qu’on ne voit pas, et roule sur elle-même le long de la vallée. La maison, c’est la droiture des premiers centimètres.',
        cn: '烟从左边一道没有画出的屋檐下出来，沿着山谷翻滚。最初那一掌宽的平直，就是房子。',
      },
      alt: {
        en: 'Wide ink painting of a dark band of strands entering from the left, breaking into rolling whorls and thinning away before the right edge.',
        fr: 'Encre horizontale : une bande sombre de fils entre par la gauche, se rompt en volutes et s’amenuise avant le bord droit.',
        cn: '横幅水墨：一道深色墨丝自左而入，翻卷成涡，未到右缘便已散尽。',
      },
      year: 2024,
      height: 60,
      width: 120,
      price: 3800,
      paint: paintLeavingTheHouse,
    },
  ],
}
