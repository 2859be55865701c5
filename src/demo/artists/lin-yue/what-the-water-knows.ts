import type { DemoSeries } from '../../collection.ts'
import { paintConfluence, paintTheFall, paintThreeStones } from './paint-rivers.ts'
import { SCROLL, SEALED } from './sealed.ts'

const base = { category: 'Drawing', technique: 'ink-on-paper', signature: SEALED } as const

/** Rivers around what is not painted. */
export const whatTheWaterKnows: DemoSeries = {
  slug: 'what-the-water-knows',
  title: { en: 'What the Water Knows', fr: 'Ce que sait l’eau', cn: '水知道' },
  about: {
    en: 'Lin Yue grew up beside the Fuchun River and learned to read it from the bank: where it parts there is a stone, where it darkens it is deep. In these three sheets she paints only the water. The stones, the beam, the banks are left out, and the strands go round them.',
    fr: 'Lin Yue a grandi au bord du Fuchun et appris à le lire depuis la rive : où il s’ouvre, il y a une pierre ; où il s’assombrit, il est profond. Dans ces trois feuilles, elle ne peint que l’eau. Les pierres, la poutre, les rives manquent, et les fils d’encre les contournent.',
    cn: '林月在富春江边长大，自小会在岸上看水：水分开的地方有石头，水发黑的地方深。这三张她只画水，石头、横梁和岸都不画，墨丝自己绕过去。',
  },
  firstYear: 2017,
  lastYear: 2018,
  works: [
    {
      ...base,
      slug: 'three-stones-under-the-river',
      title: { en: 'Three Stones under the River', fr: 'Trois pierres sous la rivière', cn: '水下三石' },
      about: {
        en: 'The upper third is air. Below it the river comes in from the left, blackest where it meets the first stone and almost clear when it leaves. She worked standing, from left to right, and could not go back.',
        fr: 'Le tiers supérieur, c’est l’air. Dessous, la rivière entre par la gauche, plus noire là où elle rencontre la première pierre, presque claire quand elle s’en va. Peint debout, de gauche à droite, sans retour possible.',
        cn: '上面三分之一是空气。江水自左而来，遇第一块石头处最黑，离去时几近透明。她站着从左画到右，没有回笔的余地。',
      },
      alt: {
        en: 'Wide ink painting of horizontal strands that part around three empty lens-shaped forms, dark at the left and fading to the right below blank paper.',
        fr: 'Encre panoramique : des fils horizontaux s’écartent autour de trois formes vides en amande, sombres à gauche, pâlissant à droite, sous un papier nu.',
        cn: '横幅水墨：水平墨丝绕开三个梭形空白，左浓右淡，上方留白。',
      },
      year: 2017,
      height: 60,
      width: 150,
      price: 4200,
      availability: 'sold',
      paint: paintThreeStones,
    },
    {
      ...base,
      slug: 'fall-past-a-beam',
      title: { en: 'Fall Past a Beam', fr: 'Chute devant une poutre', cn: '飞瀑过梁' },
      about: {
        en: 'Water falls the whole height of the sheet and is interrupted once, by a beam that is not there. Under the gap the strands are paler, as if they had lost something on the way, and land in rings.',
        fr: 'L’eau tombe sur toute la hauteur de la feuille et ne s’interrompt qu’une fois, devant une poutre absente. Sous la coupure, les fils sont plus pâles, comme s’ils avaient perdu quelque chose en route, et se posent en cercles.',
        cn: '水从纸顶一直落到纸底，中间只断一次，断在一根没有画的梁上。断口以下墨丝变淡，像在路上丢了什么，落下来散成水圈。',
      },
      alt: {
        en: 'Tall narrow ink painting of a waterfall of dark vertical strands, cut by a blank horizontal band past the middle and ending in elliptical ripples.',
        fr: 'Encre haute et étroite : une cascade de fils verticaux sombres, coupée au-delà du milieu par une bande vide, s’achève en ondes elliptiques.',
        cn: '窄长立幅：浓墨竖丝如瀑布直下，过半处被一道横向空白截断，底部是椭圆水纹。',
      },
      year: 2018,
      height: 180,
      width: 70,
      price: 6200,
      framing: SCROLL,
      paint: paintTheFall,
    },
    {
      ...base,
      slug: 'black-river-clear-river',
      title: { en: 'Black River, Clear River', fr: 'Rivière noire, rivière claire', cn: '清浊' },
      about: {
        en: 'Below Tonglu two rivers run in one bed for a while without mixing. One is six hundred strands of nearly undiluted ink, the other twice as many of nearly none. The seam is a single line of indigo.',
        fr: 'En aval de Tonglu, deux rivières partagent un lit sans se mêler. L’une compte six cents fils d’encre presque pure, l’autre le double, presque sans encre. La couture est un seul trait d’indigo.',
        cn: '桐庐以下，两条江同床而行，一时并不相混。一条是六百根几乎不兑水的浓墨，另一条根数加倍，几乎只是水。交界处只有一线花青。',
      },
      alt: {
        en: 'Square ink painting of a thick black stream of strands descending from the left and a wide pale one rising from below, meeting at the right along a thin blue line.',
        fr: 'Encre carrée : un épais courant noir descend de la gauche, un autre, large et pâle, monte d’en bas ; ils se rejoignent à droite le long d’un fin trait bleu.',
        cn: '方幅水墨：一股浓黑墨丝自左上而下，一片淡墨自下方漫上，在右侧沿一道细蓝线相会。',
      },
      year: 2018,
      height: 70,
      width: 70,
      price: 3100,
      paint: paintConfluence,
    },
  ],
}
