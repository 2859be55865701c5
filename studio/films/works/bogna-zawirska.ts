import type { DemoFilm } from '../film.ts'

/** How it is made, and what is said meanwhile. */
export const bognaZawirskaFilm: DemoFilm = {
  artist: 'bogna-zawirska',
  work: 'turning-loop-at-the-terminus',
  making: 'mask-and-roll',
  room: 'study',
  table: 'grey',
  detail: [0.63, 0.72],
  captions: [
    {
      from: 0.2,
      to: 1.6,
      words: { en: 'Birch, sanded and sealed.', fr: 'Du bouleau, poncé et scellé.', cn: '打磨并封好的桦木板。' },
    },
    {
      from: 1.7,
      to: 5.9,
      words: {
        en: 'One plane at a time: tape, then the foam roller, once along and once across.',
        fr: 'Un plan à la fois : le ruban, puis le rouleau mousse, une fois en long, une fois en travers.',
        cn: '一次一个色面：贴胶带，再用海绵滚筒，先竖后横。',
      },
    },
    {
      from: 6,
      to: 8.5,
      words: {
        en: 'Pulled while soft, the tape leaves a ridge.',
        fr: 'Retiré à temps, le ruban laisse une arête.',
        cn: '趁漆还软时揭带，留下一道细棱。',
      },
    },
    {
      from: 8.6,
      to: 11.2,
      words: {
        en: 'And the one departure from the rule: green turns violet.',
        fr: 'Et l’unique écart à la règle : le vert vire au violet.',
        cn: '还有唯一一处破例：绿色转成了紫色。',
      },
    },
    {
      from: 11.4,
      to: 14.2,
      words: {
        en: 'In the studio this takes five weeks, most of them waiting.',
        fr: 'À l’atelier, cela prend cinq semaines, à attendre surtout.',
        cn: '在画室里，这要五个星期，大半是在等。',
      },
    },
    {
      from: 14.4,
      to: 17.8,
      words: {
        en: '‘Turning Loop’.',
        fr: '« Boucle du terminus ».',
        cn: '《终点环线》。',
      },
    },
  ],
}
