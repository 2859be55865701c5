import type { DemoSeries } from '../../collection.ts'
import { plotClosedHarbour, plotLongJunction, plotMoonAsClock, plotNightTrains } from './paint-timetables.ts'
import { STAMPED } from './stamped.ts'

const base = { category: 'Drawing', technique: 'pen-plotter-on-paper', signature: STAMPED } as const

/** Tides and trains. */
export const timetablesForNoOne: DemoSeries = {
  slug: 'timetables-for-no-one',
  title: { en: 'Timetables for No One', fr: 'Horaires pour personne', cn: '无人的时刻表' },
  about: {
    en: 'Before the machine, Sannine spent eleven years in a railway planning office, where a day is a sheet of slanting lines. These four return to that way of drawing time: trains as slopes, tides as waves, a junction as one long breath. The figures are worked out properly. Nothing will ever run by them.',
    fr: 'Avant la machine, Sannine a passé onze ans dans un bureau de planification ferroviaire, où une journée est une feuille de lignes obliques. Ces quatre feuilles reviennent à cette façon de dessiner le temps : les trains en pentes, les marées en vagues, une gare de triage en une seule longue respiration. Les chiffres sont justes. Rien ne circulera jamais d’après eux.',
    cn: '遇到绘图仪之前，萨宁在铁路运行图室坐了十一年，在那里，一天就是一张画满斜线的纸。这四张回到那种画时间的办法：列车是坡度，潮汐是波浪，枢纽站是一口长长的气。数字都认真算过，只是永远不会有什么照它运行。',
  },
  firstYear: 2024,
  lastYear: 2026,
  works: [
    {
      ...base,
      slug: 'tides-of-a-closed-harbour',
      title: { en: 'Tides of a Closed Harbour', fr: 'Marées d’un port fermé', cn: '封港之潮' },
      about: {
        en: 'Thirty days, one line each, high water marked in red and given to the minute on the left. The harbour was filled in years ago; the moon has not been told.',
        fr: 'Trente jours, une ligne chacun ; les pleines mers en rouge, à la minute près dans la colonne de gauche. Le port est comblé depuis longtemps, mais on n’a pas prévenu la lune.',
        cn: '三十天，一天一行，高潮标红，左栏写到分钟。这个港多年前就填平了，只是没人通知月亮。',
      },
      alt: {
        en: 'Plotted sheet of thirty stacked blue tide curves that drift to the right from day to day, small red marks on their crests and columns of times at the left.',
        fr: 'Feuille de trente courbes de marée bleues superposées, glissant vers la droite de jour en jour, petites marques rouges aux crêtes, colonnes d’heures à gauche.',
        cn: '三十条蓝色潮汐曲线上下叠排，逐日右移，波峰有红色小记号，左侧是时刻列。',
      },
      year: 2024,
      height: 70,
      width: 50,
      price: 2200,
      paint: plotClosedHarbour,
    },
    {
      ...base,
      slug: 'night-trains',
      title: { en: 'Night Trains', fr: 'Trains de nuit', cn: '夜行列车' },
      about: {
        en: 'Six in the evening to six in the evening on a line of 412 kilometres. Every slope is a train, every crossing a meeting. Between one and four there is almost nothing; two expresses in red keep their promise.',
        fr: 'De dix-huit heures à dix-huit heures sur une ligne de 412 kilomètres. Chaque pente est un train, chaque croisement une rencontre. Entre une heure et quatre heures, presque rien ; deux rapides, en rouge, tiennent parole.',
        cn: '从傍晚六点到次日傍晚六点，线路全长412公里。每道斜线是一列车，每个交点是一次会车。一点到四点之间几乎什么也没有；两趟红色特快准点运行。',
      },
      alt: {
        en: 'Wide plotted railway graph on cream paper, black slanting train lines crossing over a fine grid of hours and stations, with two steeper lines in red.',
        fr: 'Grand graphique ferroviaire sur papier crème : lignes noires obliques croisées sur une fine grille d’heures et de gares, deux lignes rouges plus raides.',
        cn: '横幅米色纸上的列车运行图：黑色斜线在钟点与车站的细格上交错，另有两条更陡的红线。',
      },
      year: 2025,
      height: 70,
      width: 120,
      price: 4800,
      paint: plotNightTrains,
    },
    {
      ...base,
      slug: 'the-long-junction',
      title: { en: 'The Long Junction', fr: 'Le long triage', cn: '长枢纽' },
      about: {
        en: 'Thirteen tracks leave two and return to two, over eight kilometres drawn on a strip of 165 centimetres. Three of them end at buffers. The wagons stand where they were standing when he left the office.',
        fr: 'Treize voies en quittent deux et redeviennent deux, sur huit kilomètres ramenés à une bande de 165 centimètres. Trois finissent contre un heurtoir. Les wagons sont là où ils étaient quand il a quitté le bureau.',
        cn: '十三股道从两股分出，又归于两股，八公里画在一条165厘米长的纸上。其中三股尽头是车挡。车皮停的位置，就是他离开办公室那天停的位置。',
      },
      alt: {
        en: 'Long plotted strip on pale blue paper of railway tracks fanning out from two lines into thirteen with parked wagons and gathering again above a kilometre scale.',
        fr: 'Longue bande sur papier bleu pâle : des voies ferrées s’ouvrent de deux à treize, wagons garés, puis se rassemblent, au-dessus d’une échelle kilométrique.',
        cn: '淡蓝色长条纸上，铁轨由两股散为十三股，停着车皮，再度收拢，下方是公里标尺。',
      },
      year: 2025,
      height: 45,
      width: 165,
      price: 4400,
      paint: plotLongJunction,
    },
    {
      ...base,
      slug: 'moon-as-clock',
      title: { en: 'Moon as Clock', fr: 'La lune pour horloge', cn: '以月为钟' },
      about: {
        en: 'Twenty-nine days of one tide wound around a twelve-hour dial. Because the moon is late every day the line leans a little further each turn and never closes. Two days around full moon are in red. Kept by the artist.',
        fr: 'Vingt-neuf jours d’une même marée, enroulés sur un cadran de douze heures. La lune étant chaque jour en retard, la ligne penche un peu plus à chaque tour et ne se ferme jamais. Deux jours de pleine lune en rouge. Gardé par l’artiste.',
        cn: '一处潮水的二十九天，绕在十二小时的钟面上。月亮天天迟到，线便一圈比一圈歪，永不闭合。满月前后的两天用红色。画家自留。',
      },
      alt: {
        en: 'Small square plotted spiral of fine black lines around an off-centre dial, its turns crowding and spreading, with one band of four turns in red.',
        fr: 'Petit carré : une spirale de fines lignes noires autour d’un cadran décentré, tours tantôt serrés tantôt lâches, quatre d’entre eux en rouge.',
        cn: '小方幅：黑色细线绕着偏心的钟面盘成螺旋，疏密相间，其中四圈为红色。',
      },
      year: 2026,
      height: 30,
      width: 30,
      price: 780,
      availability: 'not_for_sale',
      paint: plotMoonAsClock,
    },
  ],
}
