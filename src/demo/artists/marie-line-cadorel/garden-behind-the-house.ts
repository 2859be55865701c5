import type { DemoSeries } from '../../collection.ts'
import { paintBanana } from './gardens/paint-banana.ts'
import { paintBreadfruit } from './gardens/paint-breadfruit.ts'
import { paintRoofGarden } from './gardens/paint-roof-garden.ts'

const base = { category: 'Drawing', technique: 'cut-paper' } as const

/** A garden in Martinique, leaf by leaf. */
export const gardenBehindTheHouseSeries: DemoSeries = {
  slug: 'garden-behind-the-house',
  title: { en: 'The Garden Behind the House', fr: 'Le jardin derrière la maison', cn: '屋后的园子' },
  about: {
    en: 'In Martinique a kitchen garden is planted in storeys: breadfruit above, banana in the middle, yams and herbs below, something always in the shade of something else. Cadorel builds her gardens the same way, sheet over sheet, with five greens mixed for the series and one warm colour let in for each picture.',
    fr: 'En Martinique, le jardin créole se plante en étages : l’arbre à pain au-dessus, les bananiers au milieu, l’igname et les herbes en bas, chacun à l’ombre d’un autre. Cadorel bâtit les siens de même, feuille sur feuille, avec cinq verts préparés pour la série et une seule couleur chaude par image.',
    cn: '马提尼克的菜园是分层种的：上面是面包树，中间是香蕉，下面是山药和香草，总有一样遮着另一样。卡多雷尔搭园子也是这样，一层纸盖一层纸，整组只用特意调的五种绿，每幅放进一种暖色。',
  },
  firstYear: 2018,
  lastYear: 2023,
  works: [
    {
      ...base,
      slug: 'under-the-breadfruit-tree',
      title: { en: 'Under the Breadfruit Tree', fr: 'Sous l’arbre à pain', cn: '面包树下' },
      about: {
        en: 'The view of a child lying on her back after lunch. Seven leaves, each cut from one sheet in one go, lobes and all; the ribs are strips left over from another picture.',
        fr: 'Ce que voit une enfant couchée sur le dos après le déjeuner. Sept feuilles, chacune coupée d’un trait dans un seul papier, lobes compris ; les nervures sont des bandes restées d’une autre image.',
        cn: '一个孩子午饭后仰面躺着看到的样子。七片叶子，每片都由一张纸一气剪成，裂片也不例外；叶脉用的是另一幅剩下的纸条。',
      },
      alt: {
        en: 'Large lobed leaves in several greens close over two pale green breadfruits, with a strip of orange and straw colour showing at the lower left.',
        fr: 'De grandes feuilles lobées, en plusieurs verts, se referment sur deux fruits à pain vert pâle ; en bas à gauche perce une bande d’orange et de paille.',
        cn: '几种绿色的裂叶层层合拢，托着两只浅绿的面包果，左下角露出一片橙黄。',
      },
      year: 2019,
      height: 100,
      width: 80,
      price: 4800,
      framing: {
        en: 'Deep white frame, museum glass',
        fr: 'Cadre blanc profond, verre musée',
        cn: '白色深框，博物馆级玻璃',
      },
      paint: paintBreadfruit,
    },
    {
      ...base,
      slug: 'banana-row-after-the-wind',
      title: { en: 'Banana Row, After the Wind', fr: 'Bananiers, après le vent', cn: '风后的香蕉林' },
      about: {
        en: 'A banana leaf is whole for about a week. After the first real wind it is a comb, and lets the rain through; Cadorel made these tears with the tip of the shears, one snip for every gust she could remember.',
        fr: 'Une feuille de bananier reste entière une semaine. Au premier vrai vent, c’est un peigne qui laisse passer la pluie ; Cadorel a fait ces déchirures de la pointe des ciseaux, un coup par rafale dont elle se souvenait.',
        cn: '香蕉叶完整的日子大约一个星期，头一场大风过后就成了梳子，雨能漏下来。这些裂口是她用剪刀尖剪的，记得起几阵风，就剪几下。',
      },
      alt: {
        en: 'Three banana plants with torn, arching leaves stand before bands of pink, sand and terracotta; a hand of yellow bananas and a dark red bud hang from the left one.',
        fr: 'Trois bananiers aux feuilles arquées et déchirées devant des bandes rose, sable et terre cuite ; à gauche pendent un régime jaune et sa fleur rouge sombre.',
        cn: '三棵香蕉树叶片撕裂下垂，背后是粉、沙、赭红的色带，左边一棵垂着一梳黄香蕉和深红的花苞。',
      },
      year: 2021,
      height: 70,
      width: 100,
      price: 4400,
      paint: paintBanana,
    },
    {
      ...base,
      slug: 'kitchen-garden-from-the-roof',
      title: { en: 'Kitchen Garden from the Roof', fr: 'Le potager vu du toit', cn: '从屋顶看菜园' },
      about: {
        en: 'The children were sent up to clear the gutters and stayed to look. The straw hat is her grandfather, the only person in any of her gardens.',
        fr: 'On envoyait les enfants là-haut nettoyer les gouttières, et ils restaient à regarder. Le chapeau de paille, c’est son grand-père : le seul personnage de tous ses jardins.',
        cn: '大人打发孩子上去掏檐沟，他们就留在上面看。那顶草帽是她外祖父，她所有的园子里只有他一个人。',
      },
      alt: {
        en: 'A garden plan in cut paper: brown beds with rows of cabbages, leeks, beans, pineapples and red hibiscus, pale paths, a blue hose, a basin and a straw hat.',
        fr: 'Un jardin vu de haut : carrés bruns de choux, poireaux, haricots, ananas et hibiscus rouges, allées claires, un tuyau bleu, une bassine et un chapeau de paille.',
        cn: '俯视的菜园：褐色的畦里种着卷心菜、韭葱、豆子、菠萝和红色扶桑，浅色小径间有蓝水管、水盆和一顶草帽。',
      },
      year: 2023,
      height: 90,
      width: 90,
      price: 5200,
      availability: 'sold',
      paint: paintRoofGarden,
    },
  ],
}
