import type { DemoSeries } from '../../collection.ts'
import { drawBirch, drawFence, drawTrack, paintSnow } from './snow-paint.ts'

const base = { category: 'Photography', technique: 'silver-gelatin-print' } as const

const field = { eye: 1, focal: 1.3, far: 60, drifts: 0.15, ripples: 0.012, sun: 0.3, air: 0.03 }
const print = { exposure: 1.12, contrast: 1.26 }

/** Snow with hardly anything on it. */
export const countingWhite: DemoSeries = {
  slug: 'counting-white',
  title: { en: 'Counting White', fr: 'Compter les blancs', cn: '数白' },
  about: {
    en: 'Paper white, snow white, sky white and the white of breath on the ground glass: the series began as a note on how many there are. Each picture holds one thing that is not white, so that the eye has somewhere to start counting from.',
    fr: 'Le blanc du papier, de la neige, du ciel, de l’haleine sur le dépoli : la série est née d’une note sur leur nombre. Dans chaque image, une seule chose n’est pas blanche, pour que l’œil sache d’où partir.',
    cn: '纸白、雪白、天白，还有呵在磨砂玻璃上的白：这个系列起于一则笔记，想知道白有几种。每张照片里只有一样东西不白，好让眼睛有个开始数的地方。',
  },
  firstYear: 2016,
  lastYear: 2023,
  works: [
    {
      ...base,
      slug: 'fence-going-under',
      title: { en: 'Fence Going Under', fr: 'La clôture s’enfonce', cn: '没入雪中的篱笆' },
      about: {
        en: 'A reindeer fence near Skibotn in the last week of March. From the top of the hill one could step over it. The shadows are the only measure of the hour: a quarter past two.',
        fr: 'Une clôture à rennes près de Skibotn, la dernière semaine de mars. En haut de la colline, on l’enjambait. Les ombres seules donnent l’heure : deux heures et quart.',
        cn: '希博滕附近的驯鹿围栏，三月最后一周。在坡顶，一抬脚就能跨过去。只有影子能告诉你钟点：两点一刻。',
      },
      alt: {
        en: 'A line of thin fence posts climbs a snow slope and disappears over its top, each with a long shadow.',
        fr: 'Une file de minces piquets gravit une pente de neige et disparaît au sommet, chacun avec sa longue ombre.',
        cn: '一列细细的木桩沿雪坡而上，在坡顶消失，每根都拖着长影。',
      },
      year: 2016,
      height: 80,
      width: 80,
      price: 2400,
      editionSize: 10,
      paint: paintSnow({
        ...field,
        seed: 'n1',
        horizon: 0.4,
        sky: [0.85, 1],
        land: (x, z) => 0.9 * Math.exp(-(((x - 1) / 4) ** 2) - ((z - 8) / 3) ** 2),
        marks: drawFence((share) => [-1.2 + 3 * share + Math.sin(share * 3) * 0.6, 2.2 + share * 7], 26),
        print,
      }),
    },
    {
      ...base,
      slug: 'one-birch-dividalen',
      title: { en: 'One Birch, Dividalen', fr: 'Un bouleau, Dividalen', cn: '迪维山谷，一株桦树' },
      about: {
        en: 'Mountain birch at the edge of the tree line, about a hundred and thirty years old and no taller than a door. Hoarfrost had fallen from it an hour before. Skarvåg does not say where it stands.',
        fr: 'Un bouleau de montagne à la limite des arbres, cent trente ans environ, pas plus haut qu’une porte. Le givre en était tombé une heure plus tôt. Skarvåg ne dit pas où il pousse.',
        cn: '林线边上的山桦，约一百三十岁，不比一扇门高。一个钟头前，霜刚从枝上落尽。它长在哪里，斯卡沃格不说。',
      },
      alt: {
        en: 'A single bare birch stands right of centre on a blank snow slope.',
        fr: 'Un bouleau nu, seul, à droite du centre, sur une pente de neige vierge.',
        cn: '空白的雪坡上，一株光秃的桦树立在画面中央偏右。',
      },
      year: 2018,
      height: 50,
      width: 75,
      price: 1600,
      availability: 'sold',
      editionSize: 12,
      paint: paintSnow({
        ...field,
        seed: 'n2',
        horizon: 0.3,
        sky: [0.85, 1],
        land: (x, z) => 0.07 * x * (z / 8),
        marks: drawBirch([1, 5], 1.5),
        print,
      }),
    },
    {
      ...base,
      slug: 'the-turn',
      title: { en: 'The Turn', fr: 'Le virage', cn: '转弯' },
      about: {
        en: 'Somebody had been there in the morning, had thought better of it and turned. The wind was already filling the track from the left. It is the only picture in the series with a person in it, in a manner of speaking.',
        fr: 'Quelqu’un était passé le matin, s’était ravisé et avait tourné. Le vent comblait déjà la trace par la gauche. C’est la seule image de la série où il y ait quelqu’un, si l’on veut.',
        cn: '早上有人来过，改了主意，转身走了。风已经从左边开始填平雪辙。整个系列里，要说有人，也只有这一张。',
      },
      alt: {
        en: 'The two lines of a ski track come up a snow slope and bend away to the right near the top.',
        fr: 'Les deux lignes d’une trace de skis montent une pente de neige et s’infléchissent vers la droite, près du haut.',
        cn: '两道滑雪板的痕迹沿雪坡上行，快到顶时向右拐去。',
      },
      year: 2021,
      height: 75,
      width: 60,
      price: 1900,
      editionSize: 10,
      paint: paintSnow({
        ...field,
        seed: 'n4',
        horizon: 0.16,
        eye: 1.6,
        sun: 0.16,
        sky: [0.5, 0.75],
        land: (x, z) => 0.1 * z - 0.05 * x,
        marks: drawTrack((share) => [0.9 - 1.9 * Math.sin(share * 2.6), 1.2 + share * 9]),
        print,
      }),
    },
  ],
}
