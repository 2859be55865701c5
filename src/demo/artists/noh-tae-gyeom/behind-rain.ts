import type { DemoSeries } from '../../collection.ts'
import { afterShower, brakeLights, busWindow } from './panes.ts'
import { paintRain } from './rain-paint.ts'

const base = { category: 'Photography', technique: 'pigment-print' } as const

/** The town through wet glass. */
export const behindRain: DemoSeries = {
  slug: 'behind-rain',
  title: { en: 'Behind Rain', fr: 'Derrière la pluie', cn: '雨的后面' },
  about: {
    en: 'It rains on fewer than sixty days a year in Marseille, so Noh keeps a lens in his coat. He focuses on the water, thirty centimetres away, and lets the town go. Every drop holds the whole street upside down; with a loupe one can read the traffic lights in the large prints.',
    fr: 'Il pleut moins de soixante jours par an à Marseille : Noh garde un objectif dans sa poche. Il met au point sur l’eau, à trente centimètres, et laisse filer la ville. Chaque goutte contient toute la rue à l’envers ; à la loupe, sur les grands tirages, on lit les feux de circulation.',
    cn: '马赛一年下雨不到六十天，所以卢泰谦的大衣口袋里总揣着一只镜头。他对焦在三十厘米外的水上，由着城市虚掉。每一滴水里都倒着整条街；大幅照片上，用放大镜能看出红绿灯的颜色。',
  },
  firstYear: 2018,
  lastYear: 2022,
  works: [
    {
      ...base,
      slug: 'two-brake-lights',
      title: {
        en: 'Two Brake Lights, Boulevard National',
        fr: 'Deux feux stop, boulevard National',
        cn: '国家大道，两盏刹车灯',
      },
      about: {
        en: 'From the passenger seat of a taxi that had stopped for a red. The driver agreed to leave the wipers off for one more change of the light. 60 × 90 cm.',
        fr: 'Du siège passager d’un taxi arrêté au rouge. Le chauffeur a bien voulu couper les essuie-glaces le temps d’un feu de plus. 60 × 90 cm.',
        cn: '坐在出租车副驾驶座上，车停在红灯前。司机答应再等一个红灯，不开雨刷。60×90厘米。',
      },
      alt: {
        en: 'Raindrops on a windscreen before out-of-focus lamps: two large red discs, one cyan, many small amber and white ones.',
        fr: 'Gouttes de pluie sur un pare-brise devant des lampes floues : deux grands disques rouges, un cyan, beaucoup de petits, ambrés et blancs.',
        cn: '挡风玻璃上的雨滴，后面是虚化的灯：两个大红圆，一个青色圆，还有许多琥珀色和白色的小圆。',
      },
      year: 2018,
      height: 60,
      width: 90,
      price: 1900,
      editionSize: 8,
      paint: paintRain(brakeLights()),
    },
    {
      ...base,
      slug: 'line-83-towards-the-sea',
      title: { en: 'Line 83, Towards the Sea', fr: 'Ligne 83, vers la mer', cn: '83路，开往海边' },
      about: {
        en: 'The window of the last bus but one. The seven large lamps are the seven lamps of one street, seen along it. The clear lines are where the glass had already decided to let the water go.',
        fr: 'La vitre de l’avant-dernier bus. Les sept grandes lampes sont les sept réverbères d’une seule rue, vus dans l’enfilade. Les lignes claires, c’est là où la vitre avait déjà lâché l’eau.',
        cn: '倒数第二班车的车窗。七个大光圆，是同一条街上的七盏路灯，顺着街看过去。那几道清亮的，是玻璃已经让水流走的地方。',
      },
      alt: {
        en: 'A wet bus window with a diagonal row of seven large orange discs of light and one cyan disc below.',
        fr: 'Vitre de bus mouillée, avec une diagonale de sept grands disques de lumière orange et un disque cyan en dessous.',
        cn: '湿漉漉的车窗，七个橙色大光圆排成斜线，下方一个青色光圆。',
      },
      year: 2019,
      height: 75,
      width: 60,
      price: 1700,
      editionSize: 8,
      paint: paintRain(busWindow()),
    },
    {
      ...base,
      slug: 'after-the-shower-three-lamps',
      title: { en: 'Three Lamps, After the Shower', fr: 'Trois lampes après l’averse', cn: '阵雨后，三盏灯' },
      about: {
        en: 'A small print, 30 × 24 cm, of nearly nothing: a street lamp, a pharmacy cross, a tail light, each as large as a plate. The drops had begun to dry.',
        fr: 'Petit tirage, 30 × 24 cm, de presque rien : un réverbère, une croix de pharmacie, un feu arrière, chacun grand comme une assiette. Les gouttes commençaient à sécher.',
        cn: '小幅，30×24厘米，几乎什么也没有：一盏路灯，一个药店十字，一盏尾灯，个个大如盘子。水滴已经开始干了。',
      },
      alt: {
        en: 'Three very large soft discs, orange, cyan and red, on black, with a few big drops in front of them.',
        fr: 'Trois très grands disques doux, orange, cyan et rouge, sur fond noir, derrière quelques grosses gouttes.',
        cn: '黑底上三个很大的柔和光圆，橙、青、红，前面有几颗大水滴。',
      },
      year: 2022,
      height: 30,
      width: 24,
      price: 80,
      editionSize: 150,
      paint: paintRain(afterShower()),
    },
  ],
}
