import type { DemoSeries } from '../../collection.ts'
import { paintMangoes } from './tables/paint-mangoes.ts'
import { paintOneLate } from './tables/paint-one-late.ts'
import { paintSnapper } from './tables/paint-snapper.ts'
import { paintSunday } from './tables/paint-sunday.ts'

const base = { category: 'Drawing', technique: 'cut-paper' } as const

/** Tables seen from the ceiling. */
export const tablesAtNoonSeries: DemoSeries = {
  slug: 'tables-at-noon',
  title: { en: 'Tables at Noon', fr: 'Tables de midi', cn: '正午的饭桌' },
  about: {
    en: 'Seen from above, a table has no host: every plate is a circle and all circles are equal. Cadorel began these during a year in which nobody came to lunch, laying the table in paper instead, true to size in her head and small on the sheet. What has been eaten can be told from what is left.',
    fr: 'Vue d’en haut, une table n’a pas de maître : chaque assiette est un cercle, et tous les cercles se valent. Cadorel les a commencées l’année où personne ne venait déjeuner ; elle mettait la table en papier, grandeur nature dans sa tête, petite sur la feuille. À ce qui reste, on sait ce qui a été mangé.',
    cn: '从上面看，饭桌没有主人：盘子都是圆，圆与圆不分高下。有一年谁也不来吃午饭，卡多雷尔就用纸摆起了桌子，心里是原样大小，纸上是小小一张。吃过什么，看剩下的就知道。',
  },
  firstYear: 2021,
  works: [
    {
      ...base,
      slug: 'table-for-two-one-late',
      title: { en: 'Table for Two, One Late', fr: 'Table pour deux, dont un en retard', cn: '两个人的饭，有一个迟到' },
      about: {
        en: 'One fish is bones, one napkin is still folded. She cut the skeleton from a single piece of black, ribs and all, on the eleventh attempt.',
        fr: 'D’un poisson il ne reste que l’arête ; une serviette est encore pliée. Elle a coupé le squelette dans un seul morceau de noir, côtes comprises, au onzième essai.',
        cn: '一条鱼只剩了骨头，一块餐巾还叠着。鱼骨连刺都是从一片黑纸上剪下来的，试到第十一次才成。',
      },
      alt: {
        en: 'A striped tablecloth from above: at the left a plate with a fish skeleton and used cutlery, at the right a clean plate with a folded pink napkin, between them bread, wine and crumbs.',
        fr: 'Une nappe rayée vue de haut : à gauche une assiette avec une arête et des couverts usés, à droite une assiette propre et sa serviette rose pliée ; entre les deux, pain, vin et miettes.',
        cn: '俯视的条纹桌布：左边盘里是鱼骨和用过的刀叉，右边干净的盘上叠着粉红餐巾，中间有面包、红酒和碎屑。',
      },
      year: 2021,
      height: 70,
      width: 100,
      price: 4300,
      paint: paintOneLate,
    },
    {
      ...base,
      slug: 'red-snapper-on-its-dish',
      title: { en: 'Red Snapper on Its Dish', fr: 'Vivaneau sur son plat', cn: '盘中红鲷' },
      about: {
        en: 'The scales are holes: thirty-odd cuts in the red sheet let a paler one below it show. The dish is the good one, with the blue line, that was carried on the knees all the way from the boat.',
        fr: 'Les écailles sont des trous : une trentaine d’entailles dans la feuille rouge laissent voir, dessous, une feuille plus pâle. Le plat est le beau, celui au filet bleu, qu’on a tenu sur les genoux depuis le bateau.',
        cn: '鱼鳞是洞：红纸上剪了三十来刀，露出下面更浅的一层。盘子是家里那只好盘，镶蓝边的，当年下了船一路抱在膝上带回来。',
      },
      alt: {
        en: 'A red fish with cut-out scales lies on an oval white dish with a blue line, with three slices of lime and green leaves, on a night-blue table.',
        fr: 'Un poisson rouge aux écailles ajourées sur un plat ovale blanc à filet bleu, avec trois rondelles de citron vert et des feuilles, sur une table bleu nuit.',
        cn: '一条镂出鳞片的红鱼躺在镶蓝边的白色椭圆盘里，配三片青柠和绿叶，桌面是夜蓝色。',
      },
      year: 2023,
      height: 60,
      width: 80,
      price: 3300,
      availability: 'sold',
      paint: paintSnapper,
    },
    {
      ...base,
      slug: 'mangoes-one-cut-open',
      title: { en: 'Mangoes, One Cut Open', fr: 'Mangues, dont une ouverte', cn: '芒果，切开了一只' },
      about: {
        en: 'There are two ways of eating a mango, over the sink or like this. The cubes were cut with the same knife as the fruit; the work stays in the family.',
        fr: 'Il y a deux façons de manger une mangue : au-dessus de l’évier, ou ainsi. Les dés ont été taillés avec le même couteau que le fruit ; l’œuvre reste dans la famille.',
        cn: '吃芒果有两种办法，对着水槽吃，或者这样吃。纸上的小方块和果肉用的是同一把刀；这件作品留在家里。',
      },
      alt: {
        en: 'Two whole mangoes lie on a white plate and two scored halves beside it on a blue cloth, with a knife and one leaf.',
        fr: 'Deux mangues entières dans une assiette blanche et, à côté, deux moitiés quadrillées sur une nappe bleue, avec un couteau et une feuille.',
        cn: '蓝布上一只白盘盛着两只芒果，旁边是划成方格的两半，还有一把刀和一片叶子。',
      },
      year: 2024,
      height: 30,
      width: 40,
      price: 1250,
      availability: 'not_for_sale',
      paint: paintMangoes,
    },
    {
      ...base,
      slug: 'sunday-noon-the-long-table',
      title: { en: 'Sunday Noon, the Long Table', fr: 'Dimanche midi, la grande table', cn: '星期天正午的长桌' },
      about: {
        en: 'Everyone has been called and nobody has sat down. Fish, rice with red beans, avocados; the chairs were cut from the papers of her earlier gardens, and each setting has its own glass.',
        fr: 'On a appelé tout le monde et personne n’est encore assis. Poissons, riz aux haricots rouges, avocats ; les chaises sont coupées dans les papiers de ses jardins, et chaque place a son verre.',
        cn: '人都喊过了，还没有谁坐下。鱼、红豆饭、牛油果；椅子是用从前那些园子剩下的纸剪的，每个座位都有自己的杯子。',
      },
      alt: {
        en: 'A long white table crosses the picture from above, with dishes of fish, rice and avocado down its middle, plates and glasses along both sides, chairs pushed in on a terracotta floor.',
        fr: 'Une longue table blanche vue de haut traverse l’image : plats de poissons, de riz et d’avocats au milieu, assiettes et verres des deux côtés, chaises sur un carrelage de terre cuite.',
        cn: '俯视的白色长桌横贯画面，中间摆着鱼、米饭和牛油果，两边是盘子和杯子，椅子推在赭红地砖上。',
      },
      year: 2026,
      height: 120,
      width: 180,
      price: 9800,
      paint: paintSunday,
    },
  ],
}
