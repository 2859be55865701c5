import type { DemoSeries } from '../../collection.ts'
import { paintFrigate } from './masks/paint-frigate.ts'
import { paintHeron } from './masks/paint-heron.ts'
import { paintHummingbird } from './masks/paint-hummingbird.ts'
import { paintOwl } from './masks/paint-owl.ts'

const base = { category: 'Drawing', technique: 'cut-paper' } as const

/** Masks for four birds. */
export const carnivalOfBirdsSeries: DemoSeries = {
  slug: 'carnival-of-birds',
  title: { en: 'Carnival of Birds', fr: 'Carnaval des oiseaux', cn: '鸟的狂欢节' },
  about: {
    en: 'On Shrove Tuesday in Le Lorrain everybody wore a mask made at home from whatever there was. These are masks for a carnival that has not taken place: they have eyes to look through and ribbons to tie them by, and they would fit. Each begins as a folded sheet cut on both sides at once, which is why left and right are never quite the same.',
    fr: 'Le Mardi gras, au Lorrain, chacun portait un masque fait à la maison avec ce qu’il y avait. Ceux-ci sont pour un carnaval qui n’a pas eu lieu : ils ont des yeux pour voir, des rubans pour les nouer, et ils iraient. Chacun commence par une feuille pliée, coupée des deux côtés à la fois ; d’où une gauche et une droite jamais tout à fait pareilles.',
    cn: '狂欢节最后那个星期二，洛兰镇上人人都戴面具，家里有什么就用什么做。这几只面具，是为一场没有举行过的狂欢节准备的：有看得出去的眼洞，有系的带子，真戴上也合适。每只都从对折的纸剪起，两边一起下剪，所以左右总不完全一样。',
  },
  firstYear: 2016,
  lastYear: 2022,
  works: [
    {
      ...base,
      slug: 'owl-mask-with-coral-ribbons',
      title: {
        en: 'Owl Mask with Coral Ribbons',
        fr: 'Masque de chouette aux rubans corail',
        cn: '系珊瑚带的猫头鹰面具',
      },
      about: {
        en: 'More than a hundred feathers, every second one laid over its neighbours. In Martinique an owl on the roof is bad news; her grandmother kept this one out of the bedroom.',
        fr: 'Plus de cent plumes, une sur deux posée par-dessus ses voisines. En Martinique, une chouette sur le toit annonce le malheur ; sa grand-mère n’en aurait pas voulu dans la chambre.',
        cn: '一百多片羽毛，隔一片压一片。在马提尼克，屋顶落了猫头鹰不是好兆头，外祖母绝不会让它进卧室。',
      },
      alt: {
        en: 'A frontal owl mask with round orange eyes and layered brown and cream feathers on a dark indigo ground, coral ribbons hanging at both sides.',
        fr: 'Un masque de chouette de face, yeux orange ronds et plumes brunes et crème superposées, sur fond indigo sombre ; des rubans corail pendent des deux côtés.',
        cn: '深靛蓝底上一只正面的猫头鹰面具，橙色圆眼，褐色与米色羽毛层层叠起，两侧垂着珊瑚色带子。',
      },
      year: 2016,
      height: 60,
      width: 48,
      price: 2300,
      paint: paintOwl,
    },
    {
      ...base,
      slug: 'heron-mask-on-terracotta',
      title: { en: 'Heron Mask on Terracotta', fr: 'Masque de héron sur terre cuite', cn: '赭红底上的苍鹭面具' },
      about: {
        en: 'The grey herons of the Loire stand outside her studio window in winter. She gave this one the colour of the wall behind them at four in the afternoon.',
        fr: 'L’hiver, les hérons de la Loire se tiennent sous les fenêtres de son atelier. Elle a donné à celui-ci la couleur du mur derrière eux, à quatre heures de l’après-midi.',
        cn: '冬天，卢瓦尔河的苍鹭就站在她画室窗外。这一只的背景，是下午四点它们身后那面墙的颜色。',
      },
      alt: {
        en: 'The profile of a heron with a long yellow bill, black crest and blue-grey plumage, facing left on a pink terracotta ground.',
        fr: 'Un héron de profil, long bec jaune, huppe noire et plumage gris-bleu, tourné vers la gauche sur un fond rose terre cuite.',
        cn: '一只朝左的苍鹭侧影，长长的黄喙，黑色羽冠，蓝灰羽毛，衬着粉赭色的底。',
      },
      year: 2017,
      height: 80,
      width: 60,
      price: 3100,
      availability: 'sold',
      paint: paintHeron,
    },
    {
      ...base,
      slug: 'frigatebird-mask-pouch-full',
      title: { en: 'Frigatebird Mask, Pouch Full', fr: 'Masque de frégate, poche gonflée', cn: '鼓起喉囊的军舰鸟面具' },
      about: {
        en: 'The male blows up his red throat to be seen from a kilometre off. Three reds, one inside the other; the darkest is a sheet from 2004 that she had been saving.',
        fr: 'Le mâle gonfle sa gorge rouge pour être vu à un kilomètre. Trois rouges, l’un dans l’autre ; le plus sombre est une feuille de 2004, qu’elle gardait.',
        cn: '雄鸟把红色喉囊鼓起来，一公里外都看得见。三种红一层套一层，最深的那张是2004年刷的，一直舍不得用。',
      },
      alt: {
        en: 'A black frigatebird faces us with spread wings and a long grey hooked bill lying on a heart-shaped throat of three reds, on a cream ground.',
        fr: 'Une frégate noire de face, ailes ouvertes, son long bec gris crochu posé sur une gorge en forme de cœur, en trois rouges, sur fond crème.',
        cn: '一只黑色军舰鸟正对着我们，双翅张开，灰色的长钩喙搭在心形的三层红喉囊上，底色米白。',
      },
      year: 2022,
      height: 100,
      width: 70,
      price: 4500,
      availability: 'reserved',
      paint: paintFrigate,
    },
    {
      ...base,
      slug: 'hummingbird-mask-in-mustard',
      title: { en: 'Hummingbird Mask in Mustard', fr: 'Masque de colibri, fond moutarde', cn: '芥黄底上的蜂鸟面具' },
      about: {
        en: 'The smallest mask, life-size many times over. The scales of the throat were punched out with her grandmother’s thimble and are the only pieces in the series not cut by shears.',
        fr: 'Le plus petit des masques, et l’oiseau bien des fois agrandi. Les écailles de la gorge ont été frappées avec le dé de sa grand-mère : seules pièces de la série que les ciseaux n’ont pas coupées.',
        cn: '最小的一只面具，却比真鸟大了许多倍。喉部的鳞片是用外祖母的顶针一片片压出来的，整组里只有它们不是剪的。',
      },
      alt: {
        en: 'The head of a green hummingbird with a scaled magenta throat and a long black bill pointing to the upper right, on mustard yellow.',
        fr: 'La tête d’un colibri vert à gorge écaillée magenta, le long bec noir pointé vers le haut à droite, sur jaune moutarde.',
        cn: '芥黄底上一只绿色蜂鸟的头，品红的鳞状喉部，黑色长喙指向右上方。',
      },
      year: 2016,
      height: 32,
      width: 32,
      price: 1050,
      paint: paintHummingbird,
    },
  ],
}
