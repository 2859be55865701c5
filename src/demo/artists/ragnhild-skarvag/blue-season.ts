import type { DemoSeries } from '../../collection.ts'
import { paintRidges } from './ridges-paint.ts'
import { paintSea } from './sea-paint.ts'
import { drawHut, paintSnow } from './snow-paint.ts'
import { drawStakes } from './timber.ts'
import { tinted } from './tint.ts'

const base = {
  category: 'Photography',
  technique: 'pigment-print',
  framing: {
    en: 'Unframed; we recommend a pale ash frame without mount',
    fr: 'Sans cadre ; nous conseillons un cadre de frêne clair, sans passe-partout',
    cn: '不带框；建议用浅色白蜡木框，不加卡纸',
  },
} as const

/** The weeks without sun, in what colour they have. */
export const blueSeason: DemoSeries = {
  slug: 'blue-season',
  title: { en: 'Blue Season', fr: 'La saison bleue', cn: '蓝色的季节' },
  about: {
    en: 'From late November to mid January the sun does not rise over Tromsø. For two hours around noon there is a light that comes from nowhere in particular. These are Skarvåg’s only colour pictures: pigment on cotton paper, each printed once, looked at for a winter, and then printed again with less colour.',
    fr: 'De fin novembre à mi-janvier, le soleil ne se lève pas sur Tromsø. Deux heures durant, vers midi, il y a une lumière qui ne vient de nulle part. Ce sont les seules images en couleurs de Skarvåg : pigments sur papier coton, tirées une fois, regardées tout un hiver, puis retirées avec moins de couleur.',
    cn: '从十一月末到一月中，特罗姆瑟不见日出。只有正午前后两个钟头，有一种说不清从哪里来的光。这是斯卡沃格仅有的彩色照片：棉纸颜料印制，先印一遍，看上一个冬天，再把颜色减去一些，重新印过。',
  },
  firstYear: 2019,
  lastYear: 2025,
  works: [
    {
      ...base,
      slug: 'first-week-of-the-dark',
      title: { en: 'First Week of the Dark', fr: 'Première semaine de nuit', cn: '极夜第一周' },
      about: {
        en: 'The sun has been gone for four days but the sky in the south still remembers it. Made from Fløya at noon, at minus fourteen degrees, with a shutter that needed warming under her coat between exposures.',
        fr: 'Le soleil a disparu depuis quatre jours, mais au sud le ciel s’en souvient encore. Prise de la Fløya à midi, par moins quatorze ; entre deux poses, il fallait réchauffer l’obturateur sous le manteau.',
        cn: '太阳已离开四天，南边的天空还记得它。正午摄于弗洛亚山，零下十四度，两次曝光之间要把快门捂在大衣里暖一暖。',
      },
      alt: {
        en: 'Snowy peaks in blue shade under a sky that turns from grey-blue to a faint rose at the horizon.',
        fr: 'Sommets enneigés dans une ombre bleue, sous un ciel qui passe du gris-bleu à un rose très léger à l’horizon.',
        cn: '蓝色阴影里的雪峰，天空由灰蓝渐渐转为地平线上一抹淡粉。',
      },
      year: 2019,
      height: 80,
      width: 120,
      price: 3000,
      editionSize: 7,
      paint: tinted(
        paintRidges({
          range: 'e',
          eye: 1.2,
          focal: 1.8,
          horizon: 0.45,
          far: 60,
          near: 1.4,
          relief: 2.4,
          spread: 5,
          snow: 0.7,
          mistTop: 0,
          mist: 0.9,
          air: 0.035,
          sun: 0.4,
          sky: [0.6, 0.95],
          contrast: 1.15,
          clouds: 0.15,
        }),
        [
          [0, '#a9b6cc'],
          [0.42, '#f0d3c6'],
          [0.55, '#d5cfd8'],
          [1, '#8fa3c2'],
        ],
      ),
    },
    {
      ...base,
      slug: 'three-oclock-vestfjorden',
      title: { en: 'Three O’Clock, Vestfjorden', fr: 'Quinze heures, Vestfjorden', cn: '下午三点，韦斯特峡湾' },
      about: {
        en: 'From the deck of the Bodø ferry with the engine stopped for a whale that did not show itself. At three in the afternoon it was already evening. The warm band at the horizon is two degrees high.',
        fr: 'Du pont du ferry de Bodø, moteurs arrêtés pour une baleine qui ne s’est pas montrée. À trois heures de l’après-midi, c’était déjà le soir. La bande chaude de l’horizon fait deux degrés de haut.',
        cn: '在博德渡轮的甲板上，船为一头没有露面的鲸停了机。下午三点，已是黄昏。海平线上那道暖色，只有两度高。',
      },
      alt: {
        en: 'A wide calm sea in slate blue with a narrow warm band along the horizon under grey cloud.',
        fr: 'Large mer calme, bleu ardoise, avec une étroite bande chaude à l’horizon sous des nuages gris.',
        cn: '石板蓝的宽阔静海，灰云之下，海平线上有一道窄窄的暖色。',
      },
      year: 2021,
      height: 60,
      width: 150,
      price: 3800,
      editionSize: 5,
      availability: 'sold',
      paint: tinted(
        paintSea({
          horizon: 0.52,
          sky: [0.4, 0.85],
          clouds: { kind: 'level', strength: 0.5 },
          water: [0.7, 0.25],
          dim: 0.12,
          glow: { x: 0.8, width: 0.7, strength: 0.3 },
          print: { contrast: 1.2 },
        }),
        [
          [0, '#8d9cb8'],
          [0.5, '#efd2bd'],
          [0.56, '#cdbfc6'],
          [1, '#6c7f9c'],
        ],
      ),
    },
    {
      ...base,
      slug: 'hut-below-the-pass',
      title: { en: 'Hut Below the Pass', fr: 'Le refuge sous le col', cn: '山口下的小屋' },
      about: {
        en: 'The hut has four bunks and a stove that draws well. Nobody was in it; she had left ten minutes earlier and looked back. 70 × 70 cm on cotton paper.',
        fr: 'Le refuge a quatre couchettes et un poêle qui tire bien. Il était vide : elle en était partie dix minutes plus tôt et s’est retournée. 70 × 70 cm sur papier coton.',
        cn: '小屋里有四个铺位，一只抽风很好的炉子。屋里没有人——她十分钟前刚离开，回头看了一眼。70×70厘米，棉纸。',
      },
      alt: {
        en: 'A small dark hut with a snow-covered roof on a blue-white plain, pale mountains behind it.',
        fr: 'Un petit refuge sombre au toit enneigé sur une plaine bleutée, des montagnes pâles derrière.',
        cn: '泛蓝的雪原上一座深色小屋，屋顶积雪，身后是淡淡的群山。',
      },
      year: 2022,
      height: 70,
      width: 70,
      price: 1900,
      editionSize: 10,
      paint: tinted(
        paintSnow({
          seed: 'n3',
          eye: 1,
          focal: 1.3,
          horizon: 0.5,
          far: 60,
          drifts: 0.15,
          ripples: 0.012,
          sun: 0.6,
          sky: [0.85, 1],
          air: 0.035,
          land: () => 0,
          peaks: { from: 14, height: 4, spread: 9 },
          marks: drawHut([-1.2, 6.5], 0.5),
        }),
        [
          [0, '#b9c6da'],
          [0.4, '#ecd9d6'],
          [1, '#9fb4d2'],
        ],
      ),
    },
    {
      ...base,
      slug: 'the-sun-due-back',
      title: { en: 'The Sun, Due Back', fr: 'Le soleil, attendu', cn: '太阳该回来了' },
      about: {
        en: 'On 21 January Tromsø eats buns and waits on the bridge. It was foggy and the schools went back in. Skarvåg stayed on the quay for another hour and was given four minutes of a pale disc.',
        fr: 'Le 21 janvier, à Tromsø, on mange des beignets et l’on attend sur le pont. Il y avait du brouillard, les écoles sont rentrées. Skarvåg est restée une heure encore sur le quai ; elle a eu droit à quatre minutes d’un disque pâle.',
        cn: '一月二十一日，特罗姆瑟人吃着圆面包，在桥上等太阳。那天有雾，学生们都回去了。斯卡沃格在码头又守了一个钟头，得到四分钟，一轮淡淡的圆。',
      },
      alt: {
        en: 'A pale sun disc hangs low in fog over water, with four mooring posts in the foreground.',
        fr: 'Un disque de soleil pâle flotte bas dans le brouillard au-dessus de l’eau, quatre pieux d’amarrage au premier plan.',
        cn: '雾中一轮淡白的太阳低悬水上，近处立着四根系船桩。',
      },
      year: 2025,
      height: 50,
      width: 40,
      price: 980,
      editionSize: 12,
      paint: tinted(
        paintSea({
          horizon: 0.72,
          sky: [0.42, 0.6],
          clouds: { kind: 'level', strength: 0.25 },
          water: [0.56, 0.4],
          dim: 0.9,
          sun: { x: 0.62, y: 0.46, radius: 0.055, strength: 0.42 },
          timber: (lots) =>
            drawStakes({ eye: 1.2, focal: 1.2, horizon: 0.72, wide: 1 }, lots, {
              count: 4,
              path: (share) => [-0.62 + share * 0.5, 2.9 + share * 1.6],
              height: 0.62,
              thick: 0.07,
            }),
          print: { contrast: 1.15 },
        }),
        [
          [0, '#a4adbd'],
          [0.36, '#f2dcc0'],
          [0.6, '#d9d3cf'],
          [1, '#8b9bb0'],
        ],
      ),
    },
  ],
}
