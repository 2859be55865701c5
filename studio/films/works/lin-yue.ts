import type { DemoFilm } from '../film.ts'

/** How it is made, and what is said meanwhile. */
export const linYueFilm: DemoFilm = {
  artist: 'lin-yue',
  work: 'someone-walked-here',
  making: 'strands',
  room: 'living-room',
  isFramed: true,
  table: 'walnut',
  detail: [0.42, 0.66],
  captions: [
    {
      from: 0.2,
      to: 2.9,
      words: {
        en: 'She marks with rice what will be missing.',
        fr: 'Du riz marque ce qui manquera.',
        cn: '她先用米粒标出画里将缺少的部分。',
      },
    },
    {
      from: 3,
      to: 6.2,
      words: {
        en: 'A brush of nine hairs. One strand, one breath.',
        fr: 'Un pinceau de neuf poils. Un trait, un souffle.',
        cn: '一支九根毫的笔。一缕，一口气。',
      },
    },
    {
      from: 6.3,
      to: 9.7,
      words: {
        en: 'She works towards herself. If a strand breaks, it stays broken.',
        fr: 'Elle avance vers elle-même. Si un trait se rompt, il le reste.',
        cn: '她从远处的纸边向自己画来。哪一缕断了，就让它断着。',
      },
    },
    {
      from: 9.8,
      to: 11.2,
      words: { en: 'The rice is taken away.', fr: 'Le riz est retiré.', cn: '取走米粒。' },
    },
    {
      from: 11.4,
      to: 14.2,
      words: {
        en: 'Nobody painted the path. It is the paper.',
        fr: 'Personne n’a peint le chemin. C’est le papier.',
        cn: '没有人画过这条路。它就是纸。',
      },
    },
    {
      from: 14.4,
      to: 17.8,
      words: { en: '‘Someone Walked Here’.', fr: '« Quelqu’un est passé ».', cn: '《有人走过》。' },
    },
  ],
}
