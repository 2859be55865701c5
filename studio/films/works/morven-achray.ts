import type { DemoFilm } from '../film.ts'

/** How it is made, and what is said meanwhile. */
export const morvenAchrayFilm: DemoFilm = {
  artist: 'morven-achray',
  work: 'branch-after-frost',
  making: 'rub-out',
  room: 'hallway',
  isFramed: true,
  table: 'grey',
  detail: [0.52, 0.36],
  captions: [
    {
      from: 0.2,
      to: 1.8,
      words: {
        en: 'Old herbarium paper, torn.',
        fr: 'Un vieux papier d’herbier.',
        cn: '一张旧标本纸。',
      },
    },
    {
      from: 1.9,
      to: 5.1,
      words: {
        en: 'Graphite is rubbed in with a cloth, the way the wind came.',
        fr: 'Le graphite est frotté au chiffon, dans le sens du vent.',
        cn: '用布把石墨粉揉进去，始终朝一个方向，像那天的风。',
      },
    },
    {
      from: 5.3,
      to: 8.2,
      words: {
        en: 'Then the branch is taken out with the edge of an eraser.',
        fr: 'Puis la branche en est tirée, à l’arête d’une gomme.',
        cn: '然后用橡皮的棱，把树枝从灰里取出来。',
      },
    },
    {
      from: 8.3,
      to: 11,
      words: {
        en: 'Light first, then hard pencil for the bark below.',
        fr: 'La lumière d’abord, puis l’écorce au crayon dur.',
        cn: '先有光，再用硬铅笔画出霜下的树皮。',
      },
    },
    {
      from: 11.3,
      to: 14.2,
      words: {
        en: 'No such tree exists. It could, though.',
        fr: 'Cet arbre n’existe pas. Il pourrait.',
        cn: '世上没有这种树，但它完全可能存在。',
      },
    },
    {
      from: 14.4,
      to: 17.8,
      words: { en: '‘Branch after Frost’.', fr: '« Branche après le gel ».', cn: '《霜后的枝》。' },
    },
  ],
}
