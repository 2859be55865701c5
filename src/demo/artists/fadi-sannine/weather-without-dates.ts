import type { DemoSeries } from '../../collection.ts'
import { plotAirOverTheGulf, plotTwelveMornings, plotTwoLows, plotWeekIndoors } from './paint-winds.ts'
import { GLAZED, STAMPED } from './stamped.ts'

const base = { category: 'Drawing', technique: 'pen-plotter-on-paper', signature: STAMPED } as const

/** Isobars, traces and arrows. */
export const weatherWithoutDates: DemoSeries = {
  slug: 'weather-without-dates',
  title: { en: 'Weather Without Dates', fr: 'Temps sans date', cn: '没有日期的天气' },
  about: {
    en: 'Old weather charts are thrown away because the weather on them is over. Sannine makes ones that cannot be out of date. Isobars, a barograph trace, wind arrows: three ways of drawing air, each with its own economy of line. He says the fair-weather parts are the hardest, since there is so little to plot.',
    fr: 'On jette les vieilles cartes du temps parce que ce temps-là est passé. Sannine en fait qui ne peuvent pas périmer. Isobares, tracé de barographe, flèches de vent : trois manières de dessiner l’air, chacune avec son économie. Le plus difficile, dit-il, c’est le beau temps, il y a si peu à tracer.',
    cn: '旧天气图总被扔掉，因为上面的天气已经过去。萨宁做的天气图不会过期。等压线、气压计曲线、风羽：三种画空气的办法，各有各的省笔之道。他说最难的是晴天，几乎没什么可画。',
  },
  firstYear: 2022,
  lastYear: 2024,
  works: [
    {
      ...base,
      slug: 'two-lows-and-a-promise',
      title: { en: 'Two Lows and a Promise', fr: 'Deux dépressions et une promesse', cn: '两个低压和一个许诺' },
      about: {
        en: 'On the left the lines crowd round a deep low; on the right a high has room for three of them. Between, a warm front in red and a cold one in blue, gone over three times until the paper gave a little.',
        fr: 'À gauche, les lignes se pressent autour d’une dépression creuse ; à droite, un anticyclone n’en loge que trois. Entre les deux, un front chaud rouge, un front froid bleu, repassés trois fois jusqu’à marquer le papier.',
        cn: '左边的线挤在一个深低压周围，右边的高压只容得下三条。中间是红色暖锋和蓝色冷锋，来回画了三遍，纸都微微凹了下去。',
      },
      alt: {
        en: 'Plotted weather chart with dense black isobars around two lows on the left, widely spaced lines around a high on the right, a red warm front and a blue cold front.',
        fr: 'Carte météo tracée : isobares noires serrées autour de deux dépressions à gauche, lignes espacées autour d’un anticyclone à droite, front chaud rouge et front froid bleu.',
        cn: '绘图仪天气图：左侧黑色等压线密集围绕两个低压，右侧高压线条疏朗，一条红色暖锋，一条蓝色冷锋。',
      },
      year: 2022,
      height: 60,
      width: 84,
      price: 2600,
      paint: plotTwoLows,
    },
    {
      ...base,
      slug: 'a-week-indoors',
      title: { en: 'A Week Indoors', fr: 'Une semaine sans sortir', cn: '一周未出门' },
      about: {
        en: 'The red paper of a barograph, its hours bent like the arm that writes on them, and one blue line for seven days. The fall on the fifth is the storm nobody in the house noticed.',
        fr: 'Le papier rouge d’un barographe, aux heures courbes comme le bras qui les écrit, et un seul trait bleu pour sept jours. La chute, le cinquième, c’est la tempête que personne dans la maison n’a remarquée.',
        cn: '红格的气压记录纸，钟点的竖线随书写臂弯成弧；七天只有一道蓝线。第五天的陡降是一场暴风雨，屋里谁也没察觉。',
      },
      alt: {
        en: 'Long narrow plotted barograph chart with a fine red grid of curved hour lines and a single blue trace that dips sharply past the middle.',
        fr: 'Longue feuille de barographe : fine grille rouge aux heures courbes et un seul tracé bleu qui plonge après le milieu.',
        cn: '窄长的气压记录图：红色细格与弯曲的时间线，一道蓝色曲线在中段之后骤降。',
      },
      year: 2022,
      height: 30,
      width: 90,
      price: 1700,
      availability: 'reserved',
      paint: plotWeekIndoors,
    },
    {
      ...base,
      slug: 'twelve-mornings',
      title: { en: 'Twelve Mornings', fr: 'Douze matins', cn: '十二个早晨' },
      about: {
        en: 'The same stretch of sea at seven o’clock on twelve days running. A storm enters in the second row, fills the third, leaves in the last. The red rings mark its eye.',
        fr: 'Le même morceau de mer, à sept heures, douze jours de suite. Une tempête entre à la deuxième rangée, emplit la troisième, sort à la dernière. Les anneaux rouges marquent son œil.',
        cn: '同一片海，连着十二天，每天早上七点。风暴在第二排进来，占满第三排，到最后一排离开。红圈是它的眼。',
      },
      alt: {
        en: 'Plotted sheet of twelve small square weather charts in four rows, a tight whorl of isobars with red rings crossing them from left to right.',
        fr: 'Feuille de douze petites cartes carrées en quatre rangées : un tourbillon serré d’isobares, marqué d’anneaux rouges, les traverse de gauche à droite.',
        cn: '四排十二幅方形小天气图，一团紧密的等压线带着红圈自左向右移过。',
      },
      year: 2023,
      height: 76,
      width: 56,
      price: 2400,
      availability: 'sold',
      paint: plotTwelveMornings,
    },
    {
      ...base,
      slug: 'air-over-the-gulf',
      title: { en: 'Air over the Gulf', fr: 'L’air au-dessus du golfe', cn: '海湾上空' },
      about: {
        en: 'No coastline is drawn here. Wind arrows stand close together over land and far apart at sea, and the gulf appears by itself. The plot ran for thirty-one hours; behind the mountains the sheet is bare.',
        fr: 'Aucun trait de côte ici. Les flèches de vent se serrent sur la terre et s’espacent en mer ; le golfe apparaît de lui-même. Le tracé a duré trente et une heures ; derrière les montagnes, la feuille est nue.',
        cn: '这里没有画海岸线。风羽在陆上密，在海上疏，海湾便自己显出来。机器跑了三十一个小时；山的背风处，纸是空的。',
      },
      alt: {
        en: 'Large plotted field of thousands of small black wind arrows whose edge leaves the shape of a gulf, filled with sparse larger arrows in red and blue.',
        fr: 'Grand champ de milliers de petites flèches de vent noires dont la lisière dessine un golfe, occupé par des flèches plus grandes et rares, rouges et bleues.',
        cn: '大幅绘图仪作品：成千上万支黑色小风羽的边缘围出一个海湾，湾中是稀疏的红蓝大风羽。',
      },
      year: 2024,
      height: 100,
      width: 140,
      price: 5600,
      framing: GLAZED,
      paint: plotAirOverTheGulf,
    },
  ],
}
