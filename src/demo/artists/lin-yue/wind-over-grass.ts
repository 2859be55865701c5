import type { DemoSeries } from '../../collection.ts'
import { paintReedsInNovember, paintSomeoneWalked, paintWhereTheDeerLay } from './paint-grass.ts'
import { SEALED } from './sealed.ts'

const base = { category: 'Drawing', technique: 'ink-on-paper', signature: SEALED } as const

/** Grass, and what has passed through it. */
export const windOverGrass: DemoSeries = {
  slug: 'wind-over-grass',
  title: { en: 'Wind over Grass', fr: 'Vent sur l’herbe', cn: '草上之风' },
  about: {
    en: 'Short strands this time, one touch to a blade, set down with a worn wolf-hair brush in the wetlands west of Hangzhou. Each picture is about something that has already gone: a walker, a summer, an animal. The grass has not yet stood up again.',
    fr: 'Des fils courts, cette fois, une touche par brin, posés avec un pinceau de loup usé dans les marais à l’ouest de Hangzhou. Chaque image parle de ce qui vient de passer : un marcheur, un été, une bête. L’herbe ne s’est pas encore relevée.',
    cn: '这回是短丝，一笔一叶，用一支秃狼毫，在杭州城西的湿地里画。每张画的都是已经离开的东西：一个行人，一个夏天，一头兽。草还没有重新站起来。',
  },
  firstYear: 2021,
  lastYear: 2022,
  works: [
    {
      ...base,
      slug: 'someone-walked-here',
      title: { en: 'Someone Walked Here', fr: 'Quelqu’un est passé', cn: '有人走过' },
      about: {
        en: 'A meadow in some thousands of touches and one path in none. The blades lean away from it on both sides; near the horizon it turns once more and is lost.',
        fr: 'Une prairie en quelques milliers de touches, un chemin en aucune. Les brins s’en écartent des deux côtés ; près de l’horizon, il tourne encore une fois et se perd.',
        cn: '一片草地用了几千笔，一条小路一笔也没有。两旁的草都向外倒；快到天边，路又拐了一下，不见了。',
      },
      alt: {
        en: 'Upright ink painting of a meadow of short dark blades crossed by a winding empty path that narrows towards a high horizon under blank sky.',
        fr: 'Encre verticale : une prairie de brins courts et sombres, traversée par un chemin vide et sinueux qui s’amincit vers un horizon haut, sous un ciel nu.',
        cn: '立幅水墨：短短墨草铺成草地，一条空白小路曲折变细，伸向高处的地平线，天空留白。',
      },
      year: 2021,
      height: 120,
      width: 90,
      price: 5200,
      paint: paintSomeoneWalked,
    },
    {
      ...base,
      slug: 'reeds-in-november',
      title: { en: 'Reeds in November', fr: 'Roseaux de novembre', cn: '十一月的芦苇' },
      about: {
        en: 'About seventy reeds, a quarter of them broken. The water is only their reflection, painted with what was left in the brush after each stalk.',
        fr: 'Environ soixante-dix roseaux, dont un quart brisés. L’eau n’est que leur reflet, peint avec ce qui restait dans le pinceau après chaque tige.',
        cn: '七十来枝芦苇，折断的占四分之一。水只是它们的倒影，用每一枝画完后笔里剩下的墨画成。',
      },
      alt: {
        en: 'Upright ink painting of a dense stand of dark leaning reeds, some broken, right of centre, with faint wavering reflections below a waterline.',
        fr: 'Encre verticale : à droite du centre, une touffe serrée de roseaux sombres et penchés, certains brisés, aux reflets pâles et tremblés.',
        cn: '立幅水墨：中偏右一丛浓密斜立的芦苇，有的已折断，水线下是淡而颤动的倒影。',
      },
      year: 2022,
      height: 100,
      width: 70,
      price: 3900,
      availability: 'sold',
      paint: paintReedsInNovember,
    },
    {
      ...base,
      slug: 'where-the-deer-lay',
      title: { en: 'Where the Deer Lay', fr: 'Là où dormait le chevreuil', cn: '鹿卧处' },
      about: {
        en: 'Grass pressed round by a body and still warm when she found it. Inside, a few pale strands turn the way the animal turned before lying down. One blade, in vermilion, has already risen.',
        fr: 'De l’herbe couchée en rond par un corps, tiède encore quand elle l’a trouvée. À l’intérieur, quelques fils pâles tournent comme la bête avant de se coucher. Un brin, au vermillon, s’est déjà redressé.',
        cn: '草被身体压成一个圆窝，她发现时还是温的。窝里几根淡丝，转的方向就是鹿卧下之前转身的方向。一片草已经站起来，用朱砂。',
      },
      alt: {
        en: 'Small square ink painting of dense grass around an empty oval hollow with a few pale curved strands and one vermilion blade inside.',
        fr: 'Petite encre carrée : une herbe dense autour d’un creux ovale presque vide, quelques fils pâles et courbes, un seul brin vermillon.',
        cn: '小方幅：密草围着一个椭圆空窝，窝内几根淡弧线和一片朱红草叶。',
      },
      year: 2022,
      height: 38,
      width: 38,
      price: 1400,
      paint: paintWhereTheDeerLay,
    },
  ],
}
