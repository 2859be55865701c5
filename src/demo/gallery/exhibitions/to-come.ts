import type { GalleryExhibition } from '../shapes.ts'

/** What will hang next. */
export const TO_COME: GalleryExhibition[] = [
  {
    slug: 'shears-and-rain',
    kind: 'group',
    title: { en: 'Shears and Rain', fr: 'Les Ciseaux et la Pluie', cn: '剪刀与雨' },
    about: {
      en: 'One cuts into paper, the other waits for it to dry. Marie-Line Cadorel paints her own sheets in gouache and cuts them freehand, with shears from her years at the theatre; a large work holds up to four hundred pieces, and every edge throws a shadow. Pu Yingchuan wets a single sheet, tilts the board and allows himself seven washes; his whites are what he has left alone. Between her Sunday table and his shirt on a pole there is a garden, a river, two kinds of rain. The hang puts the thickest paper in the gallery beside the thinnest colour. Until the opening the two write to each other; the letters will lie at the desk.',
      fr: 'L’une taille dans le papier, l’autre attend qu’il sèche. Marie-Line Cadorel peint elle-même ses feuilles à la gouache et les découpe à main levée, avec les ciseaux de ses années de théâtre ; une grande pièce compte jusqu’à quatre cents morceaux, et chaque bord jette son ombre. Pu Yingchuan mouille une seule feuille, incline la planche et s’accorde sept lavis ; ses blancs sont ce qu’il a laissé tranquille. Entre la table du dimanche et la chemise sur sa perche, il y a un jardin, une rivière, deux sortes de pluie. L’accrochage place le papier le plus épais de la galerie à côté de la couleur la plus mince. D’ici au vernissage, ils s’écrivent ; les lettres seront à l’accueil.',
      cn: '一个往纸里剪，一个等纸干。玛丽琳·卡多雷尔自己刷水粉纸，用剧院年代留下的剪刀徒手裁形，一件大作可达四百片，每道纸边都投下影子。蒲映川只打湿一张纸，斜起画板，至多许自己七遍水色；白，是他没有去碰的地方。她的星期天饭桌与他竹竿上的衬衫之间，隔着一座园子、一条河、两种雨。展厅把最厚的纸挂在最薄的颜色旁边。开幕之前，两人一直通信，信会放在前台。',
    },
    startsIn: 51,
    endsIn: 98,
    artists: ['marie-line-cadorel', 'pu-yingchuan'],
    works: [
      'sunday-noon-the-long-table',
      'peony-quilt-across-the-lane',
      'one-length-of-the-bay',
      'first-rain-three-pickers',
      'the-moment-before-the-water',
      'white-shirt-on-a-pole',
      'under-the-breadfruit-tree',
      'min-river-through-loquat',
      'owl-mask-with-coral-ribbons',
      'ginkgo-leaves-coming-down',
    ],
    picture: 'view-of-shears-and-rain',
  },
  {
    slug: 'ten-thousand-years-of-vine',
    kind: 'solo',
    title: { en: 'Ten Thousand Years of Vine', fr: 'Dix mille ans de sarment', cn: '万岁枯藤' },
    about: {
      en: 'The old manuals ask two things of a hand: that a dot fall like a stone from a peak, and that a long stroke hold like a vine ten thousand years old. Qi Henian took them in that order. After the stones, which he poured while his shoulder healed, he has gone back to the brush, a small one held upright, and the line is thick only where he stopped to breathe. He comes to Paris with eight sheets and none in reserve, and will decide on the first morning which wall is to be the white one. He asks visitors to look at the dots last, since that is when he made them.',
      fr: 'Les vieux traités demandent deux choses à la main : qu’un point tombe comme une pierre du haut d’un pic, et qu’un long trait tienne comme un sarment de dix mille ans. Qi Henian les a prises dans cet ordre. Après les pierres, versées pendant que son épaule guérissait, il est revenu au pinceau, un petit, tenu droit ; la ligne n’est épaisse que là où il s’est arrêté pour respirer. Il vient à Paris avec huit feuilles, sans aucune en réserve, et décidera le premier matin lequel des murs sera le blanc. Il demande que l’on regarde les points en dernier, puisque c’est en dernier qu’il les a posés.',
      cn: '古人论书，对手有两个要求：点如高峰坠石，长画如万岁枯藤。祁鹤年就照这个次序来。养肩伤的时候，他泼出了石头；如今重新提笔，笔小，握得直，线只在他停下换气的地方才粗。他带八张来巴黎，没有备选，头一天早上才定哪面墙留白。他请观众最后再看那些点，因为他是最后才点上去的。',
    },
    startsIn: 112,
    endsIn: 160,
    artists: ['qi-henian'],
    works: [
      'vine-let-down-from-the-wall',
      'wound-and-wound-again',
      'along-the-wall-unrolled',
      'the-wall-of-water',
      'rock-face-from-too-near',
      'two-stones-long-neighbours',
      'pebble-the-size-of-a-hand',
      'thrown-back-by-the-dyke',
    ],
    picture: 'view-of-ten-thousand-years-of-vine',
  },
]
