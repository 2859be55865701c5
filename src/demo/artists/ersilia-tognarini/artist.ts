import type { DemoArtist } from '../../collection.ts'
import { foldedStone } from './folded-stone.ts'
import { paintBench } from './paint-bench.ts'
import { passages } from './passages.ts'
import { sleepers } from './sleepers.ts'
import { twoPlanes } from './two-planes.ts'

/** Marble, brought to rest. */
export const ersiliaTognarini: DemoArtist = {
  slug: 'ersilia-tognarini',
  name: { en: 'Ersilia Tognarini', fr: 'Ersilia Tognarini', cn: '埃尔西利娅·托尼亚里尼' },
  type: 'sculpture',
  groups: ['gallery', 'featured'],
  born: 1966,
  country: { en: 'Italy', fr: 'Italie', cn: '意大利' },
  city: { en: 'Pietrasanta', fr: 'Pietrasanta', cn: '彼得拉桑塔' },
  headline: {
    en: 'She puts the chisel down when the stone begins to rest.',
    fr: 'Elle pose le ciseau quand la pierre commence à se reposer.',
    cn: '石头睡着的时候，她便放下凿子。',
  },
  biography: {
    en: 'Ersilia Tognarini was born in Carrara in 1966, the daughter of a man who brought blocks down the mountain on soaped beams. At fifteen she swept the floor of a carving workshop; at nineteen she was given her first hand to carve, the left one of a bishop.\n\nFor ten years she worked as an ornament carver in Pietrasanta, on draperies, curls and laurel for other people’s statues. In 1998 she rented a yard below Monte Altissimo, at Seravezza, and began to carve on her own account. Her first exhibition, in Lucca in 2003, showed seven stones that hardly differed from the ones in the river, and sold two.\n\nShe works alone, with one apprentice in summer. Her stones stand in gardens and houses in Italy, Switzerland and Japan.',
    fr: 'Ersilia Tognarini est née à Carrare en 1966, d’un père qui descendait les blocs de la montagne sur des madriers savonnés. À quinze ans, elle balayait un atelier de taille ; à dix-neuf, on lui confia sa première main à sculpter, la gauche d’un évêque.\n\nPendant dix ans, elle fut ornemaniste à Pietrasanta : drapés, boucles et lauriers pour les statues des autres. En 1998, elle loue une cour au pied du mont Altissimo, à Seravezza, et taille enfin pour elle. Sa première exposition, à Lucques en 2003, montrait sept pierres qui se distinguaient à peine de celles de la rivière ; deux furent vendues.\n\nElle travaille seule, avec un apprenti l’été. Ses pierres se trouvent dans des jardins et des maisons en Italie, en Suisse et au Japon.',
    cn: '埃尔西利娅·托尼亚里尼1966年生于卡拉拉，父亲是在抹了肥皂的木梁上把石料溜下山的人。十五岁，她在一家石雕作坊扫地；十九岁，第一次有人交给她一只手来刻，是一位主教的左手。\n\n此后十年，她在彼得拉桑塔做装饰石工，为别人的雕像刻衣褶、鬈发和月桂。1998年，她在阿尔蒂西莫山下的塞拉韦扎租下一处石场，开始做自己的东西。2003年在卢卡的首次个展，七块石头与河里的几乎没有分别，卖出了两块。\n\n她独自工作，只在夏天收一名学徒。她的石头如今在意大利、瑞士和日本的花园与人家里。',
  },
  artisticProcess: {
    en: 'She chooses blocks by rapping them with a steel rod: a sound stone rings, a tired one answers dully. There are no models and few drawings. She roughs out with point and claw, pierces before she shapes, and turns the block every few days so that no side becomes the front too early. Polishing is done by hand with water and ever finer stones; where the marks of the chisel are better, she leaves them.',
    fr: 'Elle choisit ses blocs en les frappant d’une tige d’acier : la pierre saine chante, la pierre fatiguée répond sourdement. Pas de maquette, peu de dessins. Elle dégrossit à la pointe et à la gradine, perce avant de donner forme, et tourne le bloc tous les deux ou trois jours pour qu’aucun côté ne devienne trop tôt la face. Le polissage se fait à la main, à l’eau, avec des pierres de plus en plus fines ; là où la trace du ciseau vaut mieux, elle la laisse.',
    cn: '她用一根钢条敲石选料：好石头声音清亮，倦了的石头回声发闷。不做小样，很少画稿。先用尖凿和齿凿开荒，先凿穿再成形，每隔两三天把石料转个方向，免得哪一面过早成为正面。抛光全凭手工，用水和一道比一道细的磨石；凿痕更好看的地方，就留着。',
  },
  statement: {
    en: 'A block has been lying still for some two hundred million years. I come along with a hammer and am in a hurry. So I try to take away only what keeps it from lying comfortably. When I can leave the yard in the evening without looking back at it, it is finished.',
    fr: 'Un bloc est resté couché quelque deux cents millions d’années. Moi, j’arrive avec un marteau et je suis pressée. Alors j’essaie de n’enlever que ce qui l’empêche d’être bien. Quand je peux quitter la cour le soir sans me retourner vers lui, il est fini.',
    cn: '一块石头已经静静躺了两亿年。我提着锤子来了，还很着急。所以我只想去掉那些让它躺得不舒服的部分。哪天傍晚我离开石场，不再回头看它，它就做完了。',
  },
  awards: [
    {
      year: 2008,
      title: {
        en: 'Apuan Prize for Carving in Marble, Massa',
        fr: 'Prix apuan de la taille du marbre, Massa',
        cn: '马萨阿普安大理石雕刻奖',
      },
    },
    {
      year: 2015,
      title: {
        en: 'Stone and Garden Award, Lugano',
        fr: 'Prix Pierre et Jardin, Lugano',
        cn: '卢加诺“石与园”奖',
      },
    },
    {
      year: 2022,
      title: {
        en: 'Medal of the Ligurian Sculptors’ Circle, Genoa',
        fr: 'Médaille du Cercle des sculpteurs ligures, Gênes',
        cn: '热那亚利古里亚雕塑家协会奖章',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'tognarini-seven-stones-lucca',
      year: 2003,
      kind: 'solo',
      title: { en: 'Seven Stones', fr: 'Sept pierres', cn: '七石' },
      venue: { en: 'Spazio San Regolo', fr: 'Spazio San Regolo', cn: '圣雷戈洛空间' },
      city: { en: 'Lucca', fr: 'Lucques', cn: '卢卡' },
    },
    {
      slug: 'tognarini-what-was-left-out-zurich',
      year: 2012,
      kind: 'solo',
      title: { en: 'What Was Left Out', fr: 'Ce qui a été retiré', cn: '减去的部分' },
      venue: { en: 'Galerie Lindenhofgasse', fr: 'Galerie Lindenhofgasse', cn: '林登霍夫巷画廊' },
      city: { en: 'Zurich', fr: 'Zurich', cn: '苏黎世' },
    },
    {
      slug: 'tognarini-weight-and-rest-turin',
      year: 2016,
      kind: 'group',
      title: { en: 'Weight and Rest', fr: 'Poids et repos', cn: '重与息' },
      venue: { en: 'Ex Filanda Dora', fr: 'Ex Filanda Dora', cn: '多拉旧纺厂' },
      city: { en: 'Turin', fr: 'Turin', cn: '都灵' },
    },
    {
      slug: 'tognarini-stones-that-sleep-kyoto',
      year: 2019,
      kind: 'solo',
      title: { en: 'Stones That Sleep', fr: 'Les pierres qui dorment', cn: '眠石' },
      venue: { en: 'Sumire House', fr: 'Maison Sumire', cn: '堇之家' },
      city: { en: 'Kyoto', fr: 'Kyoto', cn: '京都' },
    },
    {
      slug: 'tognarini-passages-lyon',
      year: 2023,
      kind: 'solo',
      title: { en: 'Passages', fr: 'Passages', cn: '穿行' },
      venue: { en: 'Atelier des Terreaux-Neufs', fr: 'Atelier des Terreaux-Neufs', cn: '新泰罗工作室' },
      city: { en: 'Lyon', fr: 'Lyon', cn: '里昂' },
    },
  ],
  portrait: {
    height: 100,
    width: 150,
    alt: {
      en: 'A work table in window light: an iron mallet, three chisels and a smooth white stone, all dusted with marble.',
      fr: 'Un établi à la lumière d’une fenêtre : une massette de fer, trois ciseaux et une pierre blanche et lisse, couverts de poussière de marbre.',
      cn: '窗光下的工作台：一把铁锤、三支凿子和一块光滑的白石，都蒙着大理石粉。',
    },
    paint: paintBench,
  },
  series: [sleepers, twoPlanes, passages, foldedStone],
}
