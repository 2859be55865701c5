import type { DemoSeries } from '../../collection.ts'
import { paintLadder } from './harbours/paint-ladder.ts'
import { paintLights } from './harbours/paint-lights.ts'
import { paintPunts } from './harbours/paint-punts.ts'
import { paintTrawlers } from './harbours/paint-trawlers.ts'

const canvas = { category: 'Painting', technique: 'oil-on-canvas', depth: 4 } as const
const panel = { category: 'Painting', technique: 'tempera-on-panel', depth: 2 } as const

/** Quays, ladders and boats, painted between two tides. */
export const harboursAtLowWaterSeries: DemoSeries = {
  slug: 'harbours-at-low-water',
  title: { en: 'Harbours at Low Water', fr: 'Ports à basse mer', cn: '落潮的港' },
  about: {
    en: 'Between one tide and the next a harbour shows what it is made of: weed, rust, rope, the lower half of everything. Corless sets up on the slip when the water starts to leave and has about five hours. The series was begun at Youghal in 2016 and has since gone along the coast as far as Helvick and Ballycotton.',
    fr: 'Entre deux marées, un port montre de quoi il est fait : l’algue, la rouille, le cordage, la moitié basse de toute chose. Corless s’installe sur la cale quand l’eau commence à partir ; il a cinq heures devant lui. La série, commencée à Youghal en 2016, a depuis longé la côte jusqu’à Helvick et Ballycotton.',
    cn: '两次潮水之间，港口露出它的底细：海草、铁锈、缆绳，还有一切东西的下半截。潮水一退，科利斯就在船坡上支起画架，大约有五个小时。这组画2016年始于约尔，之后沿着海岸一路画到赫尔维克和巴利科顿。',
  },
  firstYear: 2016,
  lastYear: 2023,
  works: [
    {
      ...canvas,
      slug: 'two-trawlers-inner-wall-november',
      title: {
        en: 'Two Trawlers at the Inner Wall, November',
        fr: 'Deux chalutiers à la digue intérieure, novembre',
        cn: '十一月，内堤边的两艘拖网船',
      },
      about: {
        en: 'The blue-black boat had come in with a fouled propeller and stayed a fortnight, which is why there are two days of work in this canvas and not one. The white of the bulwark was put on last, in seven strokes, and left.',
        fr: 'Le bateau bleu-noir était rentré l’hélice prise et resta quinze jours à quai : d’où deux jours de travail dans cette toile, et non un seul. Le blanc du pavois est venu en dernier, en sept touches, sans retouche.',
        cn: '那艘蓝黑色的船因为螺旋桨缠住而进港，一停就是两周，所以这幅画用了两天，而不是一天。船舷的白色最后才上，七笔，之后再没有动过。',
      },
      alt: {
        en: 'A blue-black trawler with a white wheelhouse lies bow on below a brown harbour wall, the red side of a second boat cut off at the right edge.',
        fr: 'Un chalutier bleu-noir à timonerie blanche, vu de l’étrave, au pied d’une digue brune ; à droite, le flanc rouge d’un second bateau sort du cadre.',
        cn: '一艘带白色驾驶室的蓝黑色拖网船船头朝前，停在褐色堤墙下，右侧是另一艘船被画框切去一半的红色船身。',
      },
      year: 2021,
      height: 100,
      width: 130,
      price: 9800,
      signature: {
        en: 'Signed lower left, dated on the stretcher',
        fr: 'Signé en bas à gauche, daté sur le châssis',
        cn: '左下签名，内框背面署年',
      },
      paint: paintTrawlers,
    },
    {
      ...canvas,
      slug: 'ladder-at-half-tide',
      title: { en: 'Ladder at Half Tide', fr: 'Échelle à mi-marée', cn: '半潮时的铁梯' },
      about: {
        en: 'The wall is built as a mason would build it, course by course with the knife, darker the longer the water covers it. The punt belongs to a neighbour; it was yellow only that one summer.',
        fr: 'Le mur est monté comme l’aurait fait un maçon, assise par assise, au couteau, d’autant plus sombre que l’eau le recouvre longtemps. Le canot est celui d’un voisin ; il n’a été jaune que cet été-là.',
        cn: '这面墙像石匠砌的一样，用刀一层层垒起来，越常被水淹的地方颜色越深。小船是邻居家的，只有那个夏天漆成过黄色。',
      },
      alt: {
        en: 'A rusty ladder runs down a pale stone quay into weed and dark water; a rope leads from it to a yellow punt at the right.',
        fr: 'Une échelle rouillée descend un quai de pierre claire jusqu’aux algues et à l’eau sombre ; une amarre la relie à un canot jaune, à droite.',
        cn: '生锈的铁梯沿浅色石码头伸进海草和暗水里，一根缆绳从梯子牵向右边的黄色小船。',
      },
      year: 2018,
      height: 60,
      width: 60,
      price: 4200,
      availability: 'sold',
      paint: paintLadder,
    },
    {
      ...panel,
      slug: 'three-punts-on-the-mud',
      title: { en: 'Three Punts on the Mud', fr: 'Trois canots sur la vase', cn: '泥滩上的三条小船' },
      about: {
        en: 'A study made standing on the quay with the panel on the wall in front of him, looking straight down. It is the first picture of the series and the only one without a horizon.',
        fr: 'Une étude faite debout sur le quai, le panneau posé sur le parapet, le regard à la verticale. C’est le premier tableau de la série et le seul sans horizon.',
        cn: '站在码头上，把木板搁在矮墙上，垂直往下看着画成的习作。它是这组画的第一幅，也是唯一没有地平线的一幅。',
      },
      alt: {
        en: 'Three rowing boats, blue, white and rust, lie on grey-brown mud with dark shadows beside them; a strip of pale water crosses the top.',
        fr: 'Trois barques, bleue, blanche et rouille, posées sur une vase gris-brun, leurs ombres à côté d’elles ; une bande d’eau pâle traverse le haut.',
        cn: '蓝、白、锈红三条小船躺在灰褐色的泥滩上，身旁拖着深色的影子，画面上方横过一道浅亮的水。',
      },
      year: 2016,
      height: 30,
      width: 40,
      price: 1350,
      framing: { en: 'Framed in limed oak', fr: 'Encadré, chêne cérusé', cn: '白蜡橡木框' },
      paint: paintPunts,
    },
    {
      ...canvas,
      slug: 'lights-on-before-six',
      title: { en: 'Lights On Before Six', fr: 'Lumières avant six heures', cn: '六点前的灯' },
      about: {
        en: 'Painted in the loft from nine small panels made on nine December mornings, when the auction hall switches on its lamps and the boats are still dark. Each lamp is a single touch, and so is each piece of its reflection.',
        fr: 'Peint au grenier d’après neuf petits panneaux faits neuf matins de décembre, à l’heure où la criée allume et où les bateaux sont encore noirs. Chaque lampe est une seule touche, chaque éclat de son reflet aussi.',
        cn: '十二月的九个清晨，鱼市亮灯、船还黑着的时候，他画了九块小板，再回阁楼画成这幅。每盏灯只有一笔，倒影里的每一小段也只有一笔。',
      },
      alt: {
        en: 'Amber, white, red and green lamps along a dark quay before dawn, their broken reflections running down the whole height of the water.',
        fr: 'Des lampes ambre, blanches, rouge et verte le long d’un quai sombre avant l’aube, leurs reflets brisés descendant sur toute la hauteur de l’eau.',
        cn: '天亮前的暗色码头上亮着琥珀、白、红、绿的灯，断续的倒影一直垂到水面下端。',
      },
      year: 2023,
      height: 120,
      width: 160,
      price: 14500,
      isOnRequest: true,
      paint: paintLights,
    },
  ],
}
