import type { DemoArtist } from '../../collection.ts'
import { bowlsAndPersimmonsSeries } from './bowls-and-persimmons.ts'
import { paintStudio } from './paint-studio.ts'
import { rainOnTheTeaTerracesSeries } from './rain-on-the-tea-terraces.ts'
import { riverThroughLeavesSeries } from './river-through-leaves.ts'
import { sixthFloorFacingSouthSeries } from './sixth-floor-facing-south.ts'

/** Watercolours of few washes and much paper. */
export const puYingchuan: DemoArtist = {
  slug: 'pu-yingchuan',
  name: { en: 'Pu Yingchuan', fr: 'Pu Yingchuan', cn: '蒲映川' },
  type: 'painting',
  groups: ['worldwide'],
  born: 1987,
  country: { en: 'China', fr: 'Chine', cn: '中国' },
  city: { en: 'Chengdu', fr: 'Chengdu', cn: '成都' },
  headline: {
    en: 'Seven washes at most; the light is whatever he leaves alone.',
    fr: 'Sept lavis au plus ; la lumière, c’est ce qu’il laisse tranquille.',
    cn: '至多七遍水色，光就是他没有动的地方。',
  },
  biography: {
    en: `Pu Yingchuan was born in 1987 in Ya’an, the wettest city of Sichuan, where his parents kept a tea garden on the slopes of Mengding. He drew river sections for a living before he painted: for six years he was a draughtsman with a survey of the Min and its tributaries, colouring depth charts by hand long after everyone else had stopped.

He left in 2014 with the brushes and a good knowledge of how water finds its way down a sheet. He settled in Chengdu, on the sixth floor of an old work-unit building without a lift, where the humidity is high enough for a wash to stay open for twenty minutes.

He paints on rainy days, of which the city has plenty, and works on one sheet at a time. Of three pictures he keeps one.`,
    fr: `Pu Yingchuan naît en 1987 à Ya’an, la ville la plus pluvieuse du Sichuan, où ses parents tenaient un jardin de thé sur les pentes du Mengding. Avant de peindre, il dessinait des coupes de rivières : six ans durant, il fut projeteur pour un relevé de la Min et de ses affluents, à colorier des profondeurs à la main quand tous les autres avaient cessé.

Il part en 2014, avec les pinceaux et une bonne idée du chemin que prend l’eau sur une feuille. Il s’installe à Chengdu, au sixième étage sans ascenseur d’un ancien immeuble d’unité de travail, où l’air est assez humide pour qu’un lavis reste ouvert vingt minutes.

Il peint les jours de pluie, dont la ville ne manque pas, une feuille à la fois. De trois peintures, il en garde une.`,
    cn: `蒲映川1987年生于四川雅安，那里雨水最多，父母在蒙顶山坡上种茶。画画之前，他以画河为业：在岷江水系测量队当了六年绘图员，别人早已不用手工，他还在给水深图一层层上色。

2014年他离开测量队，带走了那些笔，也带走了对水在纸上怎么走的了解。他住进成都一栋没有电梯的老单位楼，六楼，空气潮得一遍水色可以二十分钟不干。

他只在雨天画，好在成都不缺雨天。一次只画一张，三张里留一张。`,
  },
  artisticProcess: {
    en: 'The sheet, rag paper of 300 grams, is soaked for twenty minutes and stretched on a board tilted like a lectern. He uses rainwater, eleven pigments and two brushes, a goat-hair wash brush and a pointed wolf-hair one, and allows himself seven washes. Where colour runs back into a damp patch and dries with a crimped edge, it stays. White is never added: it is the paper, kept.',
    fr: 'La feuille, un papier chiffon de 300 grammes, trempe vingt minutes avant d’être tendue sur une planche inclinée comme un pupitre. Il emploie l’eau de pluie, onze pigments et deux pinceaux, l’un large en poil de chèvre, l’autre pointu en poil de loup, et s’accorde sept lavis. Là où la couleur reflue et sèche en liseré, elle reste. Le blanc n’est jamais ajouté : c’est le papier, gardé.',
    cn: '纸用三百克棉浆纸，泡二十分钟，绷在像书案一样斜着的板上。水是雨水，颜料十一种，笔两支，一支羊毫排刷，一支狼毫尖笔，一张画至多七遍。水色倒流、干出花边的地方，就让它留着。白从来不是画上去的，是留下来的纸。',
  },
  statement: {
    en: 'When I drew charts the rule was that water is blue and land is not. It took me years to unlearn this. Rain is grey, tea is nearly black, a river is whatever stands behind it. I put down the little I am sure of and then I wait, because the sheet goes on painting for twenty minutes after I have stopped.',
    fr: 'Du temps des cartes, la règle voulait que l’eau soit bleue et la terre non. J’ai mis des années à la désapprendre. La pluie est grise, le thé presque noir, une rivière est ce qui se trouve derrière elle. Je pose le peu dont je suis sûr, puis j’attends : la feuille continue de peindre vingt minutes après moi.',
    cn: '画测图的时候，规矩是水用蓝色，地不用。我花了好几年才把它忘掉。雨是灰的，茶山近看是黑的，河是它身后的东西的颜色。我把有把握的那一点放下去，然后等，因为我停手以后，纸还会自己画上二十分钟。',
  },
  awards: [
    {
      year: 2018,
      title: {
        en: 'Young Hand Prize, Jinjiang Watercolour Salon, Chengdu',
        fr: 'Prix de la jeune main, Salon d’aquarelle de Jinjiang, Chengdu',
        cn: '锦江水彩沙龙新手奖，成都',
      },
    },
    {
      year: 2023,
      title: {
        en: 'Paper and Water Award, Kanazawa',
        fr: 'Prix Papier et eau, Kanazawa',
        cn: '纸与水奖，金泽',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'pu-seven-washes-shanghai',
      year: 2025,
      kind: 'solo',
      title: { en: 'Seven Washes', fr: 'Sept lavis', cn: '七遍' },
      venue: { en: 'Tide House Gallery', fr: 'Galerie de la Maison des marées', cn: '潮屋画廊' },
      city: { en: 'Shanghai', fr: 'Shanghai', cn: '上海' },
    },
    {
      slug: 'pu-what-the-paper-kept-kanazawa',
      year: 2023,
      kind: 'group',
      title: { en: 'What the Paper Kept', fr: 'Ce que le papier a gardé', cn: '纸留下的' },
      venue: { en: 'Saigawa Storehouse', fr: 'Entrepôt de la Saigawa', cn: '犀川仓库' },
      city: { en: 'Kanazawa', fr: 'Kanazawa', cn: '金泽' },
    },
    {
      slug: 'pu-plum-rain-chengdu',
      year: 2022,
      kind: 'solo',
      title: { en: 'A Long Wet Autumn', fr: 'Un long automne mouillé', cn: '华西秋雨' },
      venue: { en: 'Courtyard 44', fr: 'Cour 44', cn: '四十四号院' },
      city: { en: 'Chengdu', fr: 'Chengdu', cn: '成都' },
    },
    {
      slug: 'pu-wet-on-wet-edinburgh',
      year: 2019,
      kind: 'group',
      title: { en: 'Wet on Wet', fr: 'Dans le frais', cn: '湿画' },
      venue: { en: 'Water of Leith Rooms', fr: 'Water of Leith Rooms', cn: '利斯河画室' },
      city: { en: 'Edinburgh', fr: 'Édimbourg', cn: '爱丁堡' },
    },
  ],
  portrait: {
    height: 100,
    width: 80,
    alt: {
      en: 'A table at a rainy window in watercolour: two jars of water, one clear and one clouded, brushes in a blue pot, a box of colours and a sheet with a single persimmon begun.',
      fr: 'Une table devant une fenêtre pluvieuse, à l’aquarelle : deux verres d’eau, l’un clair, l’autre trouble, des pinceaux dans un pot bleu, une boîte de couleurs et une feuille où un seul kaki est commencé.',
      cn: '水彩画成的雨窗前的桌子：两杯水一清一浊，蓝罐里插着笔，一盒颜料，还有一张刚画了一只柿子的纸。',
    },
    paint: paintStudio,
  },
  series: [rainOnTheTeaTerracesSeries, sixthFloorFacingSouthSeries, riverThroughLeavesSeries, bowlsAndPersimmonsSeries],
}
