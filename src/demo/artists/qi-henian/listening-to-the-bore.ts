import type { DemoSeries } from '../../collection.ts'
import { paintThrownBack, paintWall, paintWhiteLine } from './paint-bore.ts'

const sheet = {
  category: 'Painting',
  technique: 'ink-on-rice-paper',
  signature: { en: 'Crane seal in cinnabar', fr: 'Sceau à la grue, cinabre', cn: '钤朱砂鹤印' },
} as const

/** The tidal bore of the Qiantang: low, wide strokes over pale ink. */
export const boreSeries: DemoSeries = {
  slug: 'listening-to-the-bore',
  title: { en: 'Listening to the Bore', fr: 'À l’écoute du mascaret', cn: '听潮' },
  about: {
    en: 'Twice a day the sea runs up the Qiantang past the studio; in the eighth month it is as high as a house. Long before it can be seen it can be heard. Qi paints with his back to the river: the pale ink first, for the water that is there, then the dark, at the moment he hears it turn.',
    fr: 'Deux fois par jour, la mer remonte le Qiantang devant l’atelier ; au huitième mois lunaire, elle est haute comme une maison. On l’entend bien avant de la voir. Qi peint le dos au fleuve : l’encre pâle d’abord, pour l’eau qui est là, puis la noire, à l’instant où il entend qu’elle tourne.',
    cn: '海水一天两回从画室门前逆江而上，八月里有一层楼高。看见它之前，早就听见了。祁鹤年背对着江画：先落淡墨，是原来的水；听见它转了，再落浓墨。',
  },
  firstYear: 2020,
  lastYear: 2024,
  works: [
    {
      ...sheet,
      slug: 'a-white-line-that-is-a-noise',
      title: { en: 'A White Line That Is a Noise', fr: 'Une ligne blanche qui est un bruit', cn: '一线潮' },
      about: {
        en: 'At first the bore is a line across the whole river, straight as a thread. Two strokes from right to left on a sheet of more than two metres, pale below and black above, with a strip of untouched paper between them. That strip is the line.',
        fr: 'D’abord le mascaret est une ligne en travers du fleuve, droite comme un fil. Deux traits de droite à gauche sur plus de deux mètres, pâle dessous, noir dessus, et entre eux une bande de papier intact. C’est elle, la ligne.',
        cn: '潮初起时，横江一线，直得像根线。两米多的纸上，两笔都从右往左，下淡上浓，中间空着一道没碰过的纸。那道空的，就是潮头。',
      },
      alt: {
        en: 'On a very wide white sheet a thin black stroke and a pale grey one below it run in from the right and dry out to the left.',
        fr: 'Sur une très large feuille blanche, un mince trait noir et, dessous, un trait gris pâle entrent par la droite et s’assèchent vers la gauche.',
        cn: '极宽的白纸上，一道细黑墨与其下的淡灰墨从右侧进入，向左渐渐枯去。',
      },
      year: 2020,
      height: 70,
      width: 220,
      price: 15_000,
      isOnRequest: true,
      paint: paintWhiteLine,
    },
    {
      ...sheet,
      slug: 'the-wall-of-water',
      title: { en: 'The Wall of Water', fr: 'Le Mur d’eau', cn: '潮墙' },
      about: {
        en: 'Painted on the eighteenth day of the eighth month, while the crowd on the dyke was shouting. Three strokes, one over the other, each faster than the last; the drops were not thrown, they left the brush when it turned over at the crest.',
        fr: 'Peint le dix-huitième jour du huitième mois, pendant que la foule criait sur la digue. Trois traits l’un sur l’autre, chacun plus rapide que le précédent ; les gouttes n’ont pas été jetées, elles ont quitté le pinceau quand il s’est retourné à la crête.',
        cn: '八月十八，塘上的人正喊成一片，他画了这张。三笔叠上去，一笔比一笔快。墨点不是甩的，是笔翻过浪头时自己飞出去的。',
      },
      alt: {
        en: 'Black strokes rise from the left like a wave breaking over a band of grey, with ink drops flying off the crest.',
        fr: 'Des traits noirs se lèvent à gauche comme une vague qui se brise sur une bande grise ; des gouttes d’encre s’envolent de la crête.',
        cn: '浓墨自左侧涌起，如浪头翻过一带灰色，墨点从浪尖飞出。',
      },
      year: 2021,
      height: 97,
      width: 180,
      price: 12_800,
      availability: 'reserved',
      paint: paintWall,
    },
    {
      ...sheet,
      slug: 'thrown-back-by-the-dyke',
      title: { en: 'Thrown Back by the Dyke', fr: 'Rejeté par la digue', cn: '回头潮' },
      about: {
        en: 'Where the river bends, the bore strikes the stones and stands up. The stroke begins wet and low, bends once, and goes to pieces as it climbs. He made it with the broom from his years at the opera.',
        fr: 'Là où le fleuve tourne, le mascaret frappe les pierres et se dresse. Le trait commence bas et mouillé, se courbe une fois, et se défait en montant. Il l’a fait avec le balai de ses années d’opéra.',
        cn: '江流拐弯处，潮头撞上塘石，站了起来。这一笔起得低，起得湿，弯一下，越往上越散。用的还是剧团里那把扫帚。',
      },
      alt: {
        en: 'A thick black stroke rises and curves from a pale grey band on a tall sheet, breaking into streaks and drops at the top.',
        fr: 'Un épais trait noir se dresse en courbe depuis une bande gris pâle, sur une feuille haute, et se brise en stries et en gouttes au sommet.',
        cn: '竖幅纸上，一道粗墨从淡灰带中弯曲升起，顶端碎成飞白与墨点。',
      },
      year: 2023,
      height: 138,
      width: 69,
      price: 8_200,
      paint: paintThrownBack,
    },
  ],
}
