import type { DemoSeries } from '../../collection.ts'
import { paintBambooFerry } from './leaves/paint-bamboo-ferry.ts'
import { paintGinkgo } from './leaves/paint-ginkgo.ts'
import { paintLoquat } from './leaves/paint-loquat.ts'

const base = { category: 'Painting', technique: 'watercolour-on-paper' } as const

/** Water, with something growing in front of it. */
export const riverThroughLeavesSeries: DemoSeries = {
  slug: 'river-through-leaves',
  title: { en: 'The River Through Leaves', fr: 'La rivière à travers les feuilles', cn: '隔叶看河' },
  about: {
    en: 'For six years he measured the Min from a boat. Since then he has looked at it only from the bank, from behind something: loquat, bamboo, ginkgo, never the same tree twice. The river is painted first and wet, in bands; the leaves come a day later on dry paper and are allowed one stroke each.',
    fr: 'Six ans durant, il a mesuré la Min depuis un bateau. Depuis, il ne la regarde que de la berge, à travers quelque chose : néflier, bambou, ginkgo, jamais deux fois le même arbre. La rivière est peinte d’abord, dans l’humide, par bandes ; les feuilles viennent le lendemain, sur papier sec, et n’ont droit qu’à un geste chacune.',
    cn: '他在船上量了六年岷江，之后只从岸上看它，而且总隔着点什么：枇杷、竹、银杏，从不重复一种树。河先画，趁湿一段段铺开；叶子第二天才画，纸干了，一片只许一笔。',
  },
  firstYear: 2019,
  works: [
    {
      ...base,
      slug: 'min-river-through-loquat',
      title: { en: 'The Min Through a Loquat Tree', fr: 'La Min à travers un néflier', cn: '枇杷树后的岷江' },
      about: {
        en: 'Early summer, from the yard of an aunt near Leshan. Every leaf is two touches with the white rib left between them, and the five fruits were kept from the first wash on.',
        fr: 'Début d’été, depuis la cour d’une tante près de Leshan. Chaque feuille tient en deux touches, la nervure blanche laissée entre elles ; les cinq fruits ont été réservés dès le premier lavis.',
        cn: '初夏，在乐山附近姑妈家的院子里。每片叶子两笔，中间留一道白筋；五颗果子从第一遍起就空着。',
      },
      alt: {
        en: 'Dark loquat leaves and five orange fruits hang over a pale green river with white ripples, a sandbank and a small boat in the distance.',
        fr: 'Des feuilles sombres de néflier et cinq fruits orange devant une rivière vert pâle aux rides blanches, un banc de sable et une barque au loin.',
        cn: '深色枇杷叶和五颗橙黄的果子悬在浅绿江面前，水上有白色波光，远处是沙洲和小船。',
      },
      year: 2022,
      height: 56,
      width: 76,
      price: 2000,
      paint: paintLoquat,
    },
    {
      ...base,
      slug: 'bamboo-at-the-ferry-steps',
      title: { en: 'Bamboo at the Ferry Steps', fr: 'Bambous à l’escalier du bac', cn: '渡口的竹' },
      about: {
        en: 'The ferryman was a colleague’s father and carried surveyors for nothing. The stems are pulled upwards, joint by joint, with a flat brush held on its edge.',
        fr: 'Le passeur, père d’un collègue, ne faisait pas payer les topographes. Les tiges sont tirées vers le haut, nœud après nœud, avec un pinceau plat tenu sur la tranche.',
        cn: '摆渡的是同事的父亲，从不收测量队的钱。竹竿用排刷侧锋，一节一节往上推。',
      },
      alt: {
        en: 'Tall bamboo stems and leaves in an upright format; between them a ferryman in a straw hat crosses pale water before low hills.',
        fr: 'De hautes tiges de bambou et leurs feuilles, en format vertical ; entre elles, un passeur à chapeau de paille traverse une eau pâle devant des collines basses.',
        cn: '狭长竖幅里立着高高的竹竿与竹叶，竹间一位戴草帽的船夫渡过淡淡的江水，后面是低山。',
      },
      year: 2024,
      height: 100,
      width: 50,
      price: 2600,
      availability: 'reserved',
      paint: paintBambooFerry,
    },
    {
      ...base,
      slug: 'ginkgo-leaves-coming-down',
      title: { en: 'Ginkgo Leaves Coming Down', fr: 'Les feuilles du ginkgo descendent', cn: '银杏落' },
      about: {
        en: 'Chengdu’s tree, and its one loud week of the year. The leaves were masked and the cold river washed over them; the yellow went in last, on clean white paper.',
        fr: 'L’arbre de Chengdu, et sa seule semaine bruyante. Les feuilles furent masquées, la rivière froide passa dessus ; le jaune vint en dernier, sur un papier resté blanc.',
        cn: '成都的市树，一年里只热闹这一个星期。先把叶子遮住，让冷冷的河水漫过去，黄色最后才上，上在干净的白纸上。',
      },
      alt: {
        en: 'Eight yellow ginkgo leaves fall in front of a grey-blue river with a low dark bank and a few white ripples.',
        fr: 'Huit feuilles jaunes de ginkgo tombent devant une rivière gris-bleu, une rive basse et sombre et quelques rides blanches.',
        cn: '八片黄色银杏叶飘落在灰蓝的河前，对岸低而暗，水面有几道白光。',
      },
      year: 2026,
      height: 38,
      width: 38,
      price: 980,
      paint: paintGinkgo,
    },
  ],
}
