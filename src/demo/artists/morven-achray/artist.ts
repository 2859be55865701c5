import type { DemoArtist } from '../../collection.ts'
import { fernCalendar } from './fern-calendar.ts'
import { paintTable } from './portrait.ts'
import { umbelsNotInTheFlora } from './umbels-not-in-the-flora.ts'
import { whatKeepsBelow } from './what-keeps-below.ts'
import { winterStanding } from './winter-standing.ts'

/** Fine line drawings of plants that do not quite exist. */
export const morvenAchray: DemoArtist = {
  slug: 'morven-achray',
  name: { en: 'Morven Achray', fr: 'Morven Achray', cn: '莫文·阿克雷' },
  type: 'drawing',
  groups: ['gallery'],
  born: 1982,
  country: { en: 'Scotland', fr: 'Écosse', cn: '苏格兰' },
  city: { en: 'Inverness', fr: 'Inverness', cn: '因弗内斯' },
  headline: {
    en: 'Her plants do not exist, but every one of them could stand.',
    fr: 'Ses plantes n’existent pas, mais toutes tiendraient debout.',
    cn: '她的植物并不存在，却每一株都站得住。',
  },
  biography: {
    en: 'Morven Achray was born in 1982 on the Black Isle, north of Inverness, where her grandmother sold seed by the spoonful. She studied drawing in Aberdeen and then, for nine years, mounted specimens in a university herbarium: dried plants, linen tape, a label in ink.\n\nIt was there that she began to draw plants that do not quite exist. Each is put together from parts she has handled, the sheath of one species, the fruit of another, and each has to be able to stand, drink and seed itself. Botanists who visit the studio usually need a minute before they object.\n\nSince 2014 she has worked in a former seed loft in Inverness, with north light and no heating worth mentioning. Her paper is old herbarium stock and keeps its pinholes and torn edges.',
    fr: 'Morven Achray naît en 1982 sur la Black Isle, au nord d’Inverness, où sa grand-mère vendait les graines à la cuillère. Elle étudie le dessin à Aberdeen, puis monte pendant neuf ans les planches d’un herbier universitaire : plantes sèches, ruban de lin, étiquette à l’encre.\n\nC’est là qu’elle commence à dessiner des plantes qui n’existent pas tout à fait. Chacune est faite de morceaux qu’elle a tenus en main, la gaine d’une espèce, le fruit d’une autre, et chacune doit pouvoir tenir debout, boire et se ressemer. Les botanistes de passage mettent en général une minute avant de protester.\n\nDepuis 2014, elle travaille à Inverness dans un ancien grenier à semences, avec la lumière du nord et un chauffage symbolique. Son papier vient de vieux stocks d’herbier ; il garde ses trous d’épingle et ses bords déchirés.',
    cn: '莫文·阿克雷1982年生于因弗内斯以北的黑岛，祖母在那里按勺卖种子。她在阿伯丁学素描，之后九年在一所大学的标本馆装裱标本：干燥的植物，亚麻布条，一张墨水标签。\n\n也正是在那里，她开始画一些并不真正存在的植物。每一株都由她亲手摸过的部件拼成，这个种的叶鞘，那个种的果实；每一株都必须站得稳、能吸水、能结籽。来访的植物学家通常要愣上一分钟，才开口反驳。\n\n2014年起，她在因弗内斯一间旧种子阁楼里工作，朝北采光，暖气聊胜于无。用的是标本馆的陈年纸，针孔和撕边都留着。',
  },
  artisticProcess: {
    en: 'She begins with the rule of growth: the angle at which leaves follow each other around the stem, how each branch tapers, where the plant turns to the light. A week of measuring comes first, in pencil ticks that stay on the sheet. Then she draws, always from the tip towards the root, with hard pencils or a steel nib. Watercolour comes last and only once: a single tint, mixed for that sheet.',
    fr: 'Elle part de la règle de croissance : l’angle selon lequel les feuilles se suivent autour de la tige, la façon dont chaque rameau s’amincit, l’endroit où la plante se tourne vers la lumière. Une semaine de mesures d’abord, en petits traits de crayon qui restent sur la feuille. Puis elle dessine, toujours de la pointe vers la racine, au crayon dur ou à la plume d’acier. L’aquarelle vient en dernier, une seule fois : une teinte, préparée pour cette feuille-là.',
    cn: '她从生长的规则开始：叶子按什么角度绕茎而生，每根枝条怎样变细，植物在哪里转向光。先量一个星期，铅笔记号就留在纸上。然后才画，总是从梢画到根，用硬铅笔或钢笔尖。水彩最后上，只上一次：一种颜色，专为那一张纸调成。',
  },
  statement: {
    en: 'I do not invent plants. I leave one step out of a real one, or let a step happen twice, and then draw honestly what follows. If the drawing is wrong the plant would fall over, and I can usually see it from across the room. The empty paper is not background. It is the weather the plant has to stand in.',
    fr: 'Je n’invente pas de plantes. J’ôte une étape à une vraie, ou je la laisse se produire deux fois, puis je dessine honnêtement ce qui s’ensuit. Si le dessin est faux, la plante tomberait, et je le vois d’ordinaire de l’autre bout de la pièce. Le papier vide n’est pas un fond. C’est le temps qu’il fait, et la plante doit s’y tenir.',
    cn: '我不发明植物。我只是从一株真的植物里抽掉一步，或者让某一步发生两次，然后老老实实画下后果。如果画错了，那株植物会倒，我站在房间另一头通常就能看出来。空白的纸不是背景，是植物要站在里面的天气。',
  },
  awards: [
    {
      year: 2016,
      title: {
        en: 'Harlaw Prize for Drawing, Aberdeen',
        fr: 'Prix Harlaw du dessin, Aberdeen',
        cn: '哈洛素描奖，阿伯丁',
      },
    },
    {
      year: 2021,
      title: {
        en: 'Residency at the Quoyness Seed Store, Orkney',
        fr: 'Résidence au Grenier de Quoyness, Orcades',
        cn: '奎尼斯种子仓驻留项目，奥克尼群岛',
      },
    },
    {
      year: 2024,
      title: {
        en: 'Lindqvist Medal for Plant Drawing, Gothenburg',
        fr: 'Médaille Lindqvist du dessin de plantes, Göteborg',
        cn: '林德奎斯特植物绘画奖章，哥德堡',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'achray-loose-leaves-2017',
      year: 2017,
      kind: 'solo',
      title: { en: 'Loose Leaves', fr: 'Feuilles volantes', cn: '散叶' },
      venue: { en: 'Room Eleven', fr: 'Room Eleven', cn: '十一号房间' },
      city: { en: 'Edinburgh', fr: 'Édimbourg', cn: '爱丁堡' },
    },
    {
      slug: 'achray-paper-weather-2019',
      year: 2019,
      kind: 'group',
      title: { en: 'Paper Weather', fr: 'Un temps de papier', cn: '纸上天气' },
      venue: { en: 'Kabinett am Torfkanal', fr: 'Kabinett am Torfkanal', cn: '泥炭运河画室' },
      city: { en: 'Bremen', fr: 'Brême', cn: '不来梅' },
    },
    {
      slug: 'achray-fern-calendar-2022',
      year: 2022,
      kind: 'solo',
      title: { en: 'Fern Calendar', fr: 'Calendrier des fougères', cn: '蕨类月历' },
      venue: { en: 'The Drying Loft', fr: 'The Drying Loft', cn: '晾晒阁楼' },
      city: { en: 'Glasgow', fr: 'Glasgow', cn: '格拉斯哥' },
    },
    {
      slug: 'achray-imaginary-herbaria-2023',
      year: 2023,
      kind: 'group',
      title: { en: 'Imaginary Herbaria', fr: 'Herbiers imaginaires', cn: '想象的标本' },
      venue: { en: 'La Serre blanche', fr: 'La Serre blanche', cn: '白温室' },
      city: { en: 'Lyon', fr: 'Lyon', cn: '里昂' },
    },
    {
      slug: 'achray-what-keeps-below-2025',
      year: 2025,
      kind: 'solo',
      title: { en: 'What Keeps Below', fr: 'Ce qui se garde dessous', cn: '地下所藏' },
      venue: { en: 'Atelier Halm', fr: 'Atelier Halm', cn: '哈尔姆工作室' },
      city: { en: 'Basel', fr: 'Bâle', cn: '巴塞尔' },
    },
  ],
  portrait: {
    height: 100,
    width: 150,
    alt: {
      en: 'Pencil drawing of the artist’s table: a glass jar with dried seed heads, a few pencils, and a sheet with a drawing just begun leaning against the wall.',
      fr: 'Dessin au crayon de la table de l’artiste : un bocal de tiges sèches, quelques crayons et, contre le mur, une feuille où commence un dessin.',
      cn: '铅笔画：画家的桌子，玻璃罐里插着干枯的果序，几支铅笔，墙边靠着一张刚起笔的画。',
    },
    paint: paintTable,
  },
  series: [umbelsNotInTheFlora, fernCalendar, whatKeepsBelow, winterStanding],
}
