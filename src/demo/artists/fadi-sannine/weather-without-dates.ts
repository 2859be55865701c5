import type { DemoSeries } from '../../collection.ts'
import { plotTwelveMornings, plotTwoLows } from './paint-winds.ts'
import { STAMPED } from './stamped.ts'

const base = { category: 'Drawing', technique: 'pen-plotter-on-paper', signature: STAMPED } as const

/** Isobars, traces and arrows. */
export const weatherWithoutDates: DemoSeries = {
  slug: 'weather-without-dates',
  title: { en: 'Weather Without Dates', fr: 'Temps sans date', cn: '没有日期的天气' },
  about: {
    en: 'Old weather charts are thrown away because the weather on them is over. Sannine makes ones that cannot be out of date. One chart the size of a table, or twelve the size of a hand: two ways of drawing air, each with its own economy of line. He says the fair-weather parts are the hardest, since there is so little to plot.',
    fr: 'On jette les vieilles cartes du temps parce que ce temps-là est passé. Sannine en fait qui ne peuvent pas périmer. Une carte grande comme une table, ou douze grandes comme la main : deux manières de dessiner l’air, chacune avec son économie. Le plus difficile, dit-il, c’est le beau temps, il y a si peu à tracer.',
    cn: '旧天气图总被扔掉，因为上面的天气已经过去。萨宁做的天气图不会过期。一张桌面大的图，或者十二张巴掌大的：两种画空气的办法，各有各的省笔之道。他说最难的是晴天，几乎没什么可画。',
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
  ],
}
