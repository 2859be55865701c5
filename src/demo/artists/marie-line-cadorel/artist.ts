import type { DemoArtist } from '../../collection.ts'
import { carnivalOfBirdsSeries } from './carnival-of-birds.ts'
import { gardenBehindTheHouseSeries } from './garden-behind-the-house.ts'
import { paintStudio } from './paint-studio.ts'
import { swimmersSeries } from './swimmers-in-painted-paper.ts'
import { tablesAtNoonSeries } from './tables-at-noon.ts'

/** Painted paper, cut by hand and laid in layers. */
export const marieLineCadorel: DemoArtist = {
  slug: 'marie-line-cadorel',
  name: { en: 'Marie-Line Cadorel', fr: 'Marie-Line Cadorel', cn: '玛丽琳·卡多雷尔' },
  type: 'drawing',
  groups: ['gallery'],
  born: 1969,
  country: { en: 'France', fr: 'France', cn: '法国' },
  city: { en: 'Nantes', fr: 'Nantes', cn: '南特' },
  headline: {
    en: 'She draws with shears, and never twice along the same line.',
    fr: 'Elle dessine aux ciseaux, et jamais deux fois sur la même ligne.',
    cn: '她用剪刀作画，同一条线从不剪第二遍。',
  },
  biography: {
    en: `Marie-Line Cadorel was born in 1969 in Le Lorrain, on the Atlantic side of Martinique, in a house with a garden that fed eleven people. Her grandmother sewed; the first thing she was allowed to cut was lining.

She left for Nantes at nineteen and trained as a pattern cutter. For fourteen years she cut in the workshop of a theatre, where a mistake in velvet cost a week’s wages. The hand she has now comes from there: no pencil line, no second try. In 2003 she pinned some painted offcuts to the wall above her table and did not take them down again.

She works in a former printing shop on the Île de Nantes. The garden, the sea, the carnival and the Sunday table of her childhood are all in the pictures, though she paints none of it from photographs and returns only every third winter.`,
    fr: `Marie-Line Cadorel naît en 1969 au Lorrain, sur la côte atlantique de la Martinique, dans une maison dont le jardin nourrissait onze personnes. Sa grand-mère cousait ; la première chose qu’on lui permit de couper fut de la doublure.

À dix-neuf ans, elle part pour Nantes et apprend le métier de coupeuse. Pendant quatorze ans, elle coupe dans l’atelier d’un théâtre, où une erreur dans le velours coûtait une semaine de paie. Sa main vient de là : pas de trait de crayon, pas de deuxième essai. En 2003, elle épingle quelques chutes peintes au-dessus de sa table et ne les décroche plus.

Elle travaille dans une ancienne imprimerie de l’île de Nantes. Le jardin, la mer, le carnaval et la table du dimanche de son enfance sont dans ses images ; elle n’en fait rien d’après photographie et ne rentre qu’un hiver sur trois.`,
    cn: `玛丽琳·卡多雷尔1969年生于马提尼克岛大西洋一侧的洛兰镇，家里的园子养活十一口人。外祖母做裁缝，她最早获准下剪的，是衬里布。

十九岁她去了南特，学做裁剪师，随后在一家剧院的服装间剪了十四年，丝绒剪错一刀就是一个星期的工钱。她今天的手就是这样练出来的：不打稿，也没有第二次。2003年，她把几片涂过颜色的边角料钉在工作台上方的墙上，从此再没有取下来。

她的工作室在南特岛上一间旧印刷所里。童年的园子、海、狂欢节和星期天的饭桌都在画中，但她从不照着照片做，每隔三个冬天才回去一次。`,
  },
  artisticProcess: {
    en: 'She paints every sheet herself, two coats of gouache with a wide brush, and stores them by colour in plan chests; some wait for years. The shapes are cut freehand with one pair of tailor’s shears, long bites on the straight, short ones round a curve. Each piece is glued at its middle only, so that the edges stand off and throw a real shadow. A large work holds three to four hundred pieces.',
    fr: 'Elle peint elle-même chaque feuille, deux couches de gouache au spalter, et les range par couleur dans des meubles à plans ; certaines attendent des années. Les formes sont coupées sans dessin, avec une seule paire de ciseaux de tailleur : longues morsures en ligne droite, courtes dans les courbes. Chaque pièce n’est collée qu’en son milieu ; les bords se soulèvent et portent une vraie ombre. Un grand format compte trois à quatre cents morceaux.',
    cn: '每张纸她都自己上色，用宽刷刷两层水粉，按颜色收进图纸柜，有的一放好几年。剪形不打稿，只用一把裁缝剪：直处一口长，弯处一口短。每片只在中间上胶，边缘微微翘起，投下真实的影子。大幅作品要用三四百片。',
  },
  statement: {
    en: 'With a brush you can change your mind. With shears you have to have made it up, and then the paper tells you what you meant. I like the small corners a curve gets when I turn the sheet and not my wrist. My grandmother called them bites. She said cloth that has no bites was cut by someone who was not hungry.',
    fr: 'Au pinceau, on peut changer d’avis. Aux ciseaux, il faut s’être décidée, et le papier dit ensuite ce qu’on voulait. J’aime les petits angles que prend une courbe quand je tourne la feuille et non le poignet. Ma grand-mère appelait ça des morsures. Une étoffe sans morsure, disait-elle, a été coupée par quelqu’un qui n’avait pas faim.',
    cn: '用笔可以改主意，用剪刀就得先拿定主意，然后纸会告诉你，你原来想的是什么。转弯时我转纸，不转手腕，曲线上就留下一个个小角，我很喜欢。外祖母管它叫“咬痕”，她说，没有咬痕的布，是不饿的人剪的。',
  },
  awards: [
    {
      year: 2012,
      title: {
        en: 'Paper Prize of the Loire Print Rooms, Angers',
        fr: 'Prix du papier des Cabinets de Loire, Angers',
        cn: '卢瓦尔版画室纸艺奖，昂热',
      },
    },
    {
      year: 2019,
      title: {
        en: 'Residency Prize of the Maison de Grand-Anse, Fort-de-France',
        fr: 'Prix de résidence de la Maison de Grand-Anse, Fort-de-France',
        cn: '大湾之家驻留奖，法兰西堡',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'cadorel-noon-nantes',
      year: 2025,
      kind: 'solo',
      title: { en: 'Noon', fr: 'Midi', cn: '正午' },
      venue: { en: 'Halle aux Encres', fr: 'Halle aux Encres', cn: '油墨大厅' },
      city: { en: 'Nantes', fr: 'Nantes', cn: '南特' },
    },
    {
      slug: 'cadorel-salt-water-fort-de-france',
      year: 2023,
      kind: 'solo',
      title: { en: 'Salt Water', fr: 'Eau salée', cn: '咸水' },
      venue: { en: 'Maison de Grand-Anse', fr: 'Maison de Grand-Anse', cn: '大湾之家' },
      city: { en: 'Fort-de-France', fr: 'Fort-de-France', cn: '法兰西堡' },
    },
    {
      slug: 'cadorel-edges-brussels',
      year: 2021,
      kind: 'group',
      title: { en: 'Edges', fr: 'Lisières', cn: '边缘' },
      venue: { en: 'Atelier Septante', fr: 'Atelier Septante', cn: '七十号工作室' },
      city: { en: 'Brussels', fr: 'Bruxelles', cn: '布鲁塞尔' },
    },
    {
      slug: 'cadorel-masked-angers',
      year: 2018,
      kind: 'solo',
      title: { en: 'Masked', fr: 'Masquées', cn: '戴面具的鸟' },
      venue: { en: 'Cabinets de Loire', fr: 'Cabinets de Loire', cn: '卢瓦尔版画室' },
      city: { en: 'Angers', fr: 'Angers', cn: '昂热' },
    },
    {
      slug: 'cadorel-paper-weights-basel',
      year: 2015,
      kind: 'group',
      title: { en: 'Paper Weights', fr: 'Poids du papier', cn: '纸的重量' },
      venue: { en: 'Haus zum Falz', fr: 'Haus zum Falz', cn: '折痕之屋' },
      city: { en: 'Basel', fr: 'Bâle', cn: '巴塞尔' },
    },
  ],
  portrait: {
    height: 100,
    width: 80,
    alt: {
      en: 'A cutting table from above, made of painted paper: sheets, scraps, open shears, a jar of brushes, and a brown hand holding a green sheet with a leaf cut out of it.',
      fr: 'Une table de coupe vue de haut, en papiers peints : des feuilles, des chutes, des ciseaux ouverts, un pot de pinceaux et une main brune qui retient une feuille verte où une forme a été découpée.',
      cn: '彩纸拼成的俯视工作台：纸张、碎片、张开的剪刀、一罐画笔，还有一只棕色的手按着剪去一片叶形的绿纸。',
    },
    paint: paintStudio,
  },
  series: [gardenBehindTheHouseSeries, swimmersSeries, carnivalOfBirdsSeries, tablesAtNoonSeries],
}
