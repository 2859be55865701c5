import type { DemoFilm } from '../film.ts'

/** How it is made, and what is said meanwhile. */
export const inesCorvalFilm: DemoFilm = {
  artist: 'ines-corval',
  work: 'fog-lifting-at-cabo-raso',
  making: 'pour',
  room: 'gallery-wall',
  table: 'ash',
  detail: [0.44, 0.56],
  captions: [
    {
      from: 0.2,
      to: 2,
      words: {
        en: 'Raw linen, washed and dried.',
        fr: 'Un lin brut, lavé et séché.',
        cn: '一块洗净晾干的生亚麻布。',
      },
    },
    {
      from: 2.1,
      to: 3.9,
      words: {
        en: 'Chalk, only where there is to be light.',
        fr: 'De la craie, là où sera la lumière.',
        cn: '只在需要光的地方上一层白垩。',
      },
    },
    {
      from: 4,
      to: 7.7,
      words: {
        en: 'Then she pours and tilts: water, chalk, a trace of verdigris. Mostly milk.',
        fr: 'Puis elle verse, incline : eau, craie, un peu de vert-de-gris. Du lait, surtout.',
        cn: '然后她倾斜桌面，开始倾倒：白垩、水，一点铜绿。大半是奶。',
      },
    },
    {
      from: 7.8,
      to: 10.9,
      words: {
        en: 'At last one dark plane, from the right, in a single pour.',
        fr: 'Enfin un plan sombre, par la droite, en un seul versement.',
        cn: '最后是一个暗面，从右边，只倒一遍。',
      },
    },
    {
      from: 11.2,
      to: 14.2,
      words: {
        en: 'Where the water stopped, it left its edge.',
        fr: 'Là où l’eau s’est arrêtée, elle a laissé son bord.',
        cn: '水停在哪里，就在哪里留下它的边。',
      },
    },
    {
      from: 14.4,
      to: 17.8,
      words: {
        en: '‘Fog Lifting at Cabo Raso’. Nothing was done after that.',
        fr: '« Brume qui se lève, Cabo Raso ». Plus rien n’a été fait ensuite.',
        cn: '《拉索角，雾起》。之后她再没动过。',
      },
    },
  ],
}
