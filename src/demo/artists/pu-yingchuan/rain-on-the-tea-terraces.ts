import type { DemoSeries } from '../../collection.ts'
import { paintCloudTerraces } from './terraces/paint-cloud-terraces.ts'
import { paintFirstRain } from './terraces/paint-first-rain.ts'
import { paintHutInRain } from './terraces/paint-hut-in-rain.ts'

const base = { category: 'Painting', technique: 'watercolour-on-paper' } as const

/** The tea gardens of Mengding, in the wet. */
export const rainOnTheTeaTerracesSeries: DemoSeries = {
  slug: 'rain-on-the-tea-terraces',
  title: { en: 'Rain on the Tea Terraces', fr: 'Pluie sur les terrasses de thé', cn: '雨落茶山' },
  about: {
    en: 'The terraces above Ya’an are where he grew up and learned to read a slope. Each row is one pull of a loaded brush: dark along the bushes, thinning to nothing before the next begins. The rain is made afterwards, by taking colour away with the edge of a damp brush, so that what falls across the hill is the paper itself.',
    fr: 'C’est sur ces terrasses, au-dessus de Ya’an, qu’il a grandi et appris à lire une pente. Chaque rang tient en un seul passage du pinceau chargé : sombre le long des buissons, il s’amincit jusqu’à rien avant que le suivant commence. La pluie vient après, par retrait, d’un pinceau à peine humide : ce qui tombe sur la colline, c’est le papier lui-même.',
    cn: '雅安城外的茶山，是他长大和学会看坡的地方。每一行茶都是饱笔一拖：沿着茶丛最浓，往下淡到没有，下一行才开始。雨是最后用半湿的笔边擦去颜色得来的，所以落在山上的，其实是纸本身。',
  },
  firstYear: 2017,
  lastYear: 2024,
  works: [
    {
      ...base,
      slug: 'first-rain-three-pickers',
      title: { en: 'First Rain, Three Pickers', fr: 'Première pluie, trois cueilleuses', cn: '初雨，三个采茶人' },
      about: {
        en: 'Tea picked before the Qingming rains fetches twice the price, so nobody stops when the first drops come. The sky took two washes, the whole hillside four.',
        fr: 'Le thé cueilli avant les pluies de Qingming se vend le double : aux premières gouttes, personne ne s’arrête. Le ciel a pris deux lavis, toute la colline quatre.',
        cn: '明前茶的价钱高一倍，所以头几滴雨下来，谁也不停手。天用了两遍，整面山坡四遍。',
      },
      alt: {
        en: 'Slanting rain over green tea terraces and blue-grey hills; three small pickers in straw hats, two in blue and one in red, stand among the rows.',
        fr: 'Une pluie oblique sur des terrasses de thé vertes et des collines gris-bleu ; trois petites cueilleuses à chapeau de paille, deux en bleu, une en rouge, parmi les rangs.',
        cn: '斜雨落在绿色茶垄和蓝灰远山上，三个戴草帽的采茶人立在茶行间，两个穿蓝，一个穿红。',
      },
      year: 2019,
      height: 56,
      width: 76,
      price: 1900,
      paint: paintFirstRain,
    },
    {
      ...base,
      slug: 'rows-climbing-into-cloud',
      title: { en: 'Rows Climbing into Cloud', fr: 'Rangs montant dans le nuage', cn: '茶行入云' },
      about: {
        en: 'The left half is untouched paper: that is where the cloud was. He painted from the bottom up and let each row have a little less pigment than the one before.',
        fr: 'La moitié gauche est du papier intact : le nuage était là. Il a peint de bas en haut, chaque rang un peu moins chargé que le précédent.',
        cn: '左半边是没有动过的纸，云就在那里。他从下往上画，每一行都比前一行少一点颜色。',
      },
      alt: {
        en: 'Green tea rows rise in curves towards the upper right and fade into white on the left, two dark cedars and one picker in red among them.',
        fr: 'Des rangs de thé montent en courbes vers le haut à droite et s’effacent dans le blanc à gauche, avec deux cèdres sombres et une cueilleuse en rouge.',
        cn: '一行行茶树弯弯地升向右上，往左淡成空白，其间有两棵深色的杉树和一个穿红的采茶人。',
      },
      year: 2021,
      height: 76,
      width: 56,
      price: 2000,
      availability: 'sold',
      paint: paintCloudTerraces,
    },
    {
      ...base,
      slug: 'tiled-hut-in-heavy-rain',
      title: { en: 'Tiled Hut in Heavy Rain', fr: 'Cabane de tuiles sous l’averse', cn: '大雨中的瓦屋' },
      about: {
        en: 'The hut where the fresh leaf is spread to wither. Somebody has lit the lamp at three in the afternoon; it is the only warm colour on the sheet.',
        fr: 'La cabane où l’on étale la feuille fraîche à flétrir. Quelqu’un a allumé la lampe à trois heures de l’après-midi : c’est la seule couleur chaude de la feuille.',
        cn: '摊晾鲜叶的瓦屋。下午三点就有人点了灯，那是整张纸上唯一的暖色。',
      },
      alt: {
        en: 'A hut with a dark tiled roof and one orange window stands before blurred trees above rows of tea, streaks of rain falling straight down.',
        fr: 'Une cabane au toit de tuiles sombres, une fenêtre orange, devant des arbres flous et au-dessus de rangs de thé, sous des traits de pluie verticaux.',
        cn: '深色瓦顶的小屋亮着一扇橙色的窗，后面是模糊的树，前面是茶垄，雨线直直落下。',
      },
      year: 2017,
      height: 38,
      width: 38,
      price: 850,
      paint: paintHutInRain,
    },
  ],
}
