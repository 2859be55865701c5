import type { DemoSeries } from '../../collection.ts'
import { neighbour, shutterFront, slab } from './facades.ts'
import { paintFacade } from './windows-paint.ts'

const base = { category: 'Photography', technique: 'pigment-print' } as const

/** Windows at an hour when most of them are dark. */
export const stillAwake: DemoSeries = {
  slug: 'still-awake',
  title: { en: 'Still Awake', fr: 'Encore debout', cn: '还没睡' },
  about: {
    en: 'For six years Noh worked as a night porter near Saint-Charles station. On his way home he photographed whatever was still lit. He never shows a person and never waits for one; a lamp, he says, is company enough. Most were made from the street or a landing, with the camera held against something solid.',
    fr: 'Six ans durant, Noh fut veilleur de nuit dans un hôtel près de la gare Saint-Charles. En rentrant, il photographiait ce qui était encore allumé. Il ne montre personne et n’attend personne : une lampe, dit-il, tient assez compagnie. La plupart des vues sont prises de la rue ou d’un palier, l’appareil calé contre un mur.',
    cn: '有六年时间，卢泰谦在圣夏尔车站附近的旅馆值夜班。下班回家的路上，哪里还亮着灯，他就拍哪里。画面里从来没有人，他也不等人；他说，有一盏灯作伴就够了。多数从街上或楼梯口拍，相机抵着墙。',
  },
  firstYear: 2014,
  lastYear: 2019,
  works: [
    {
      ...base,
      slug: 'rue-d-aubagne-two-forty',
      title: { en: 'Rue d’Aubagne, 2:40', fr: 'Rue d’Aubagne, 2 h 40', cn: '欧巴涅街，凌晨2:40' },
      about: {
        en: 'One chandelier on the second floor, one pair of shutters leaking light on the first. The street lamp is just out of the frame to the left. Noh passed here every night for a year before he stopped; the window went dark while he was folding the tripod.',
        fr: 'Un lustre au deuxième, une paire de persiennes qui fuit au premier. Le réverbère est juste hors cadre, à gauche. Noh est passé là chaque nuit pendant un an avant de s’arrêter ; la fenêtre s’est éteinte tandis qu’il repliait son trépied.',
        cn: '三楼亮着一盏吊灯，二楼一扇百叶窗漏出光来。路灯就在画面左边之外。整整一年，卢泰谦夜夜经过，有一晚才停下；收三脚架的时候，那扇窗黑了。',
      },
      alt: {
        en: 'An ochre house front at night with green shutters, one tall window lit warm yellow and light leaking through a closed shutter below.',
        fr: 'Façade ocre de nuit aux volets verts ; une haute fenêtre éclairée de jaune et, plus bas, la lumière qui filtre d’un volet clos.',
        cn: '夜里的赭色楼面，绿色百叶窗，一扇高窗亮着暖黄的灯，下方一扇关着的窗缝里漏出光。',
      },
      year: 2014,
      height: 120,
      width: 90,
      price: 3400,
      editionSize: 6,
      availability: 'sold',
      paint: paintFacade(shutterFront({ '1,1': 'lamp', '2,2': 'leak', '0,0': 'dark' })),
    },
    {
      ...base,
      slug: 'ninety-six-windows',
      title: { en: 'Ninety-Six Windows', fr: 'Quatre-vingt-seize fenêtres', cn: '九十六扇窗' },
      about: {
        en: 'The south face of a housing block in the northern districts, from the roof of the car park opposite. 110 × 165 cm, large enough to see what is drying on the balconies. He keeps a list of the flats that were lit, and by what.',
        fr: 'La face sud d’une barre des quartiers Nord, depuis le toit du parking d’en face. 110 × 165 cm, assez grand pour voir ce qui sèche aux balcons. Il tient la liste des logements allumés et de ce qui les éclairait.',
        cn: '北区一座板楼的南面，从对面停车场屋顶拍摄。110×165厘米，大到看得清阳台上晾的是什么。哪几户亮着、亮的是什么灯，他都记在单子上。',
      },
      alt: {
        en: 'A dark grid of balconies fills the picture; about a fifth of the windows are lit, most warm, a few cold or blue.',
        fr: 'Une trame sombre de balcons emplit l’image ; un cinquième des fenêtres environ sont éclairées, la plupart chaudes, quelques-unes froides ou bleues.',
        cn: '阳台排成的深色网格占满画面，约五分之一的窗亮着，多数暖色，几扇偏冷或发蓝。',
      },
      year: 2016,
      height: 110,
      width: 165,
      price: 6800,
      isOnRequest: true,
      editionSize: 4,
      paint: paintFacade(slab(12, 8, 0.24)),
    },
    {
      ...base,
      slug: 'the-neighbours-paper-lamp',
      title: { en: 'The Neighbour’s Paper Lamp', fr: 'La lampe en papier du voisin', cn: '邻居的纸灯笼' },
      about: {
        en: 'From his own kitchen, across a courtyard four metres wide. The two have never spoken; after the print was shown, a second paper lamp appeared in the next window. 38 × 38 cm.',
        fr: 'De sa propre cuisine, par-dessus une cour de quatre mètres. Ils ne se sont jamais parlé ; après l’exposition, une deuxième lampe en papier est apparue à la fenêtre voisine. 38 × 38 cm.',
        cn: '从自家厨房拍的，隔着四米宽的天井。两人从没说过话；照片展出以后，隔壁那扇窗里也挂起一盏纸灯笼。38×38厘米。',
      },
      alt: {
        en: 'A lit window in a dark stone wall: a round paper lamp, book shelves, a curtain and plants on the sill.',
        fr: 'Une fenêtre éclairée dans un mur de pierre sombre : lampe ronde en papier, étagères de livres, rideau, plantes sur l’appui.',
        cn: '深色石墙上一扇亮着的窗：圆纸灯、书架、窗帘，窗台上几盆植物。',
      },
      year: 2019,
      height: 38,
      width: 38,
      price: 120,
      editionSize: 100,
      paint: paintFacade(neighbour()),
    },
  ],
}
