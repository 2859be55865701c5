import type { DemoSeries } from '../../collection.ts'
import { paintFoldAtNight, paintLookingDown, paintSecondLanding } from './paint-stairwell.ts'

const panel = {
  category: 'Painting',
  technique: 'acrylic-on-panel',
  depth: 4,
  signature: {
    en: 'Signed, numbered and dated on the back',
    fr: 'Signé, numéroté et daté au dos',
    cn: '背面签名、编号并署年份',
  },
} as const

/** Folded strips in five values of one hue, with one colour that does not belong. */
export const stairwellSeries: DemoSeries = {
  slug: 'stairwell-in-five-values',
  title: { en: 'Stairwell in Five Values', fr: 'Cage d’escalier en cinq valeurs', cn: '五个明度的楼梯间' },
  about: {
    en: 'The dye-house has four flights and no lift for people. For six years Zawirska drew the turn of the stairs, until only the folding was left. Every panel uses five values of a single hue, spaced by eye and not by scale, and one intruder from the other side of the colour circle, never large.',
    fr: 'La teinturerie a quatre volées et pas d’ascenseur. Pendant six ans, Zawirska a dessiné le tournant des marches jusqu’à ne garder que le pli. Chaque panneau emploie cinq valeurs d’une même teinte, espacées à l’œil et non à l’échelle, et une intruse venue de l’autre côté du cercle, jamais bien grande.',
    cn: '染坊有四跑楼梯，没有客梯。扎维尔斯卡画了六年楼梯的转折，画到最后只剩下“折”。每块画板用同一色相的五个明度，间距靠眼睛，不靠标尺；再放进一个来自色环对面的闯入者，总是不大的一块。',
  },
  firstYear: 2006,
  lastYear: 2011,
  works: [
    {
      ...panel,
      slug: 'second-landing-in-blue',
      title: { en: 'Second Landing', fr: 'Deuxième palier', cn: '二楼平台' },
      about: {
        en: 'One strip of blue climbs, turns, comes down behind itself and is suddenly in front. Followed with a finger it works; seen at once it cannot. The orange upright is the door of the neighbour who complained about the drying racks.',
        fr: 'Une bande bleue monte, tourne, redescend derrière elle-même et se trouve soudain devant. Au doigt, le chemin est juste ; d’un coup d’œil, il est impossible. Le montant orange est la porte du voisin qui se plaignait des séchoirs.',
        cn: '一条蓝带上去，拐弯，从自己背后下来，忽然又到了前面。用手指跟着走，通；一眼看去，不可能。那道橙色是邻居家的门，就是老抱怨晾架的那位。',
      },
      alt: {
        en: 'A strip in several blues folds into an impossible frame on a pale blue ground, with one upright orange plane.',
        fr: 'Une bande en plusieurs bleus se plie en un cadre impossible sur fond bleu pâle, avec un plan orange vertical.',
        cn: '浅蓝底上，一条深浅不一的蓝带折成不可能的框，中间竖着一块橙色。',
      },
      year: 2006,
      height: 150,
      width: 110,
      weight: 11,
      price: 11_500,
      paint: paintSecondLanding,
    },
    {
      ...panel,
      slug: 'looking-down-the-well',
      title: { en: 'Looking Down', fr: 'En regardant en bas', cn: '往下看' },
      about: {
        en: 'From the top landing the stairs close like a bellows. Five brick reds, lightest where one stands. The lemon plane is a step lit by a window one cannot see, and hangs out of the picture on purpose.',
        fr: 'Vu du dernier palier, l’escalier se ferme comme un soufflet. Cinq rouges brique, le plus clair là où l’on se tient. Le plan citron est une marche éclairée par une fenêtre invisible ; s’il sort du tableau, c’est exprès.',
        cn: '站在顶层往下看，楼梯像风箱一样合拢。五种砖红，最浅的在脚下。那块柠檬黄是被看不见的窗照亮的一级台阶，故意伸出画外。',
      },
      alt: {
        en: 'Tilted planes in brick reds and pinks narrow towards a small dark square; one lemon-yellow plane is cut by the right edge.',
        fr: 'Des plans inclinés rouge brique et rose se resserrent vers un petit carré sombre ; un plan jaune citron est coupé par le bord droit.',
        cn: '倾斜的砖红与粉色平面向一个暗色小方块收拢，右缘切着一块柠檬黄。',
      },
      year: 2008,
      height: 100,
      width: 100,
      weight: 7.5,
      price: 7_900,
      availability: 'sold',
      paint: paintLookingDown,
    },
    {
      ...panel,
      slug: 'the-large-fold',
      title: { en: 'The Large Fold', fr: 'Le Grand Pli', cn: '大折' },
      about: {
        en: 'The end of the series, and as large as the freight lift allows: a fold so near that five planes are enough. The greens were mixed on one day in March and rolled on over two months. The red lies where the handrail would be.',
        fr: 'La fin de la série, aussi grande que le permet le monte-charge : un pli si proche que cinq plans suffisent. Les verts ont été mélangés un jour de mars et passés pendant deux mois. Le rouge est là où serait la rampe.',
        cn: '这组的最后一块，货梯能装多大就多大。折得太近，五个面就够了。几种绿在三月的同一天调好，滚了两个月。红色在扶手该在的地方。',
      },
      alt: {
        en: 'Large sloping planes from pale to very dark green, with a small red plane at the bottom edge.',
        fr: 'De grands plans obliques, du vert pâle au vert très sombre, avec un petit plan rouge au bord inférieur.',
        cn: '从浅绿到极深绿的大块斜面，底边一小块红。',
      },
      year: 2011,
      height: 170,
      width: 190,
      weight: 22,
      price: 19_500,
      isOnRequest: true,
      paint: paintFoldAtNight,
    },
  ],
}
