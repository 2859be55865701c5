import type { DemoSeries } from '../../collection.ts'
import { paintBraidHalfUndone, paintDryingAtTheWindow, paintTheParting } from './paint-hair.ts'
import { paintOnePin } from './paint-one-pin.ts'
import { SCROLL, SEALED } from './sealed.ts'

const base = { category: 'Drawing', technique: 'ink-on-paper', signature: SEALED } as const

/** Hair. */
export const combed: DemoSeries = {
  slug: 'combed',
  title: { en: 'Combed', fr: 'Peignées', cn: '理发' },
  about: {
    en: 'Painted in Paris in the year after her grandmother’s death. As a child Lin Yue had combed her hair every evening, a hundred strokes, counting aloud. There is no face in the series and no body, only how hair lies when someone has taken care of it.',
    fr: 'Peint à Paris l’année qui suivit la mort de sa grand-mère. Enfant, Lin Yue lui peignait les cheveux chaque soir, cent coups, comptés à voix haute. Pas de visage dans la série, pas de corps : seulement la façon dont tombent les cheveux quand quelqu’un en a pris soin.',
    cn: '祖母去世后的那一年画于巴黎。小时候，林月每晚给祖母梳头，一百下，数出声来。这一组里没有脸，也没有身体，只有被人好好梳理过的头发的样子。',
  },
  firstYear: 2019,
  lastYear: 2020,
  works: [
    {
      ...base,
      slug: 'the-parting',
      title: { en: 'The Parting', fr: 'La raie', cn: '发缝' },
      about: {
        en: 'Seen from as near as the one who holds the comb. The white line is bare paper; the grey light on both sides is where the brush ran dry over the round of the head. Three thousand strands, no outline.',
        fr: 'Vu d’aussi près que celle qui tient le peigne. La ligne blanche est le papier nu ; la lumière grise, de part et d’autre, l’endroit où le pinceau s’assèche sur l’arrondi du crâne. Trois mille fils, aucun contour.',
        cn: '近得像执梳人的眼睛。那道白线是纸，两旁的灰亮处，是笔过头顶的弧度时渐渐干掉的地方。三千根，没有一笔轮廓。',
      },
      alt: {
        en: 'Upright ink painting filled with black combed hair on both sides of a winding white parting, with soft bands of light.',
        fr: 'Encre verticale emplie de cheveux noirs peignés de part et d’autre d’une raie blanche sinueuse, avec de douces bandes de lumière.',
        cn: '立幅水墨：一道曲折的白色发缝两侧铺满梳理整齐的黑发，泛着柔和的光带。',
      },
      year: 2019,
      height: 90,
      width: 64,
      price: 3600,
      isOnRequest: true,
      paint: paintTheParting,
    },
    {
      ...base,
      slug: 'braid-half-undone',
      title: { en: 'Braid, Half Undone', fr: 'Tresse à demi défaite', cn: '半散的辫子' },
      about: {
        en: 'Three bundles pass over and under each other down more than half the sheet and then let go. The wave they keep afterwards was the part she repainted most often.',
        fr: 'Trois mèches passent l’une sur l’autre sur plus de la moitié de la feuille, puis se lâchent. L’ondulation qui leur reste est ce qu’elle a le plus souvent recommencé.',
        cn: '三股头发交替压过，一路编过半张纸，松开。松开之后还留着的那点波纹，她重画的次数最多。',
      },
      alt: {
        en: 'Tall narrow ink painting of a three-strand braid hanging from the top edge, right of centre, and loosening into fine wavy hair below.',
        fr: 'Encre haute et étroite : une tresse à trois brins pend du bord supérieur, à droite du centre, et se défait en fines mèches ondulées.',
        cn: '窄长立幅：一条三股辫自纸顶偏右垂下，下端散成细细的波纹。',
      },
      year: 2019,
      height: 150,
      width: 56,
      price: 4300,
      framing: SCROLL,
      paint: paintBraidHalfUndone,
    },
    {
      ...base,
      slug: 'drying-at-the-window',
      title: { en: 'Drying at the Window', fr: 'Sécher à la fenêtre', cn: '临窗晾发' },
      about: {
        en: 'Wet hair enters from the right in heavy locks and is nearly air on the left. The wind is not drawn either; it is how far apart the strands have gone.',
        fr: 'Des cheveux mouillés entrent à droite en mèches lourdes et ne sont presque plus que de l’air à gauche. Le vent non plus n’est pas dessiné : c’est l’écart entre les fils.',
        cn: '湿发从右边一绺绺沉沉地进来，到左边已经快成了空气。风也没有画，风就是发丝分开的距离。',
      },
      alt: {
        en: 'Wide ink painting of dark wet locks of hair streaming in from the right edge and thinning into single strands towards empty paper on the left.',
        fr: 'Encre horizontale : de sombres mèches mouillées surgissent du bord droit et s’amenuisent en fils isolés vers le vide à gauche.',
        cn: '横幅水墨：浓黑湿发自右缘飘入，向左渐散成单丝，没入空白。',
      },
      year: 2020,
      height: 60,
      width: 100,
      price: 3300,
      availability: 'reserved',
      paint: paintDryingAtTheWindow,
    },
    {
      ...base,
      slug: 'one-pin',
      title: { en: 'One Pin', fr: 'Une seule épingle', cn: '一簪' },
      about: {
        en: 'All the hair of a head drawn up into a knot. The neck is paper. The pin, in vermilion, is the only thing in the series that was painted with one movement of the arm.',
        fr: 'Toute une chevelure relevée en chignon. La nuque, c’est le papier. L’épingle, au vermillon, est la seule chose de la série peinte d’un seul mouvement du bras.',
        cn: '满头的发挽成一个髻，后颈是空白的纸。簪子用朱砂，是整组作品里唯一一挥而就的一笔。',
      },
      alt: {
        en: 'Square ink painting of a head of black hair seen from behind, drawn up into a coiled knot through which a vermilion pin passes.',
        fr: 'Encre carrée : une chevelure noire vue de dos, relevée en chignon que traverse une épingle vermillon.',
        cn: '方幅水墨：背面所见的黑发挽成圆髻，一支朱红簪子横贯其中。',
      },
      year: 2020,
      height: 60,
      width: 60,
      price: 2900,
      availability: 'sold',
      paint: paintOnePin,
    },
  ],
}
