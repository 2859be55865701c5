import type { DemoFilm } from '../film.ts'

/** How it is made, and what is said meanwhile. */
export const qiHenianFilm: DemoFilm = {
  artist: 'qi-henian',
  work: 'too-large-for-the-sheet',
  making: 'one-stroke',
  room: 'gallery-wall',
  table: 'felt',
  detail: [0.7, 0.78],
  captions: [
    {
      from: 0.2,
      to: 3.3,
      words: {
        en: 'A morning to grind the ink. Five years for the paper to rest.',
        fr: 'Un matin pour broyer l’encre, cinq ans pour le papier.',
        cn: '他研了一上午的墨。纸已经等了五年。',
      },
    },
    {
      from: 3.4,
      to: 7,
      words: {
        en: 'The stroke is walked rather than drawn, and there is no second try.',
        fr: 'Le trait se marche plus qu’il ne se trace, et il n’y a pas de second essai.',
        cn: '这一笔是走出来的，不是画出来的，也没有第二次。',
      },
    },
    {
      from: 7.1,
      to: 9.4,
      words: {
        en: 'Wet ink is blacker. Now the paper drinks.',
        fr: 'L’encre est encore humide. Le papier boit.',
        cn: '湿墨更黑。现在，纸在喝墨。',
      },
    },
    {
      from: 9.5,
      to: 11.2,
      words: { en: 'When it is dry, the seals.', fr: 'Quand c’est sec, les sceaux.', cn: '干了，钤印。' },
    },
    {
      from: 11.4,
      to: 14.2,
      words: {
        en: 'The brush ran dry here. ‘Flying white’ cannot be planned.',
        fr: 'Ici le pinceau s’assèche. Ce blanc ne se prévoit pas.',
        cn: '笔在这里干了。飞白，是安排不来的。',
      },
    },
    {
      from: 14.4,
      to: 17.8,
      words: { en: '‘Too Large for the Sheet’.', fr: '« Trop grand pour la feuille ».', cn: '《纸不够大》。' },
    },
  ],
}
