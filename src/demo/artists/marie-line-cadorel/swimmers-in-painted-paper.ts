import type { DemoSeries } from '../../collection.ts'
import { paintDive } from './swimmers/paint-dive.ts'
import { paintFloat } from './swimmers/paint-float.ts'
import { paintHeads } from './swimmers/paint-heads.ts'
import { paintLength } from './swimmers/paint-length.ts'

const base = { category: 'Drawing', technique: 'cut-paper' } as const

/** Bodies in blue paper. */
export const swimmersSeries: DemoSeries = {
  slug: 'swimmers-in-painted-paper',
  title: { en: 'The Swimmers', fr: 'Les nageuses', cn: '游泳的人' },
  about: {
    en: 'She learned to swim at thirty-one, in a municipal pool in Nantes, and has gone every Tuesday since. The sea in these works is the one she was kept out of as a child: the Atlantic side, where nobody bathed. Blue is laid in up to nine layers, and the bodies are slid between them, so that the paper closes over a shoulder as water would.',
    fr: 'Elle a appris à nager à trente et un ans, dans une piscine municipale de Nantes, et y retourne chaque mardi. La mer de ces images est celle qu’on lui interdisait, enfant : la côte au vent, où personne ne se baignait. Le bleu vient en couches, jusqu’à neuf ; les corps y sont glissés, et le papier se referme sur une épaule comme le ferait l’eau.',
    cn: '她三十一岁才在南特的市立泳池学会游泳，此后每个星期二都去。画里的海，是小时候不许下的那片：大西洋一侧，没有人在那里游水。蓝纸最多叠到九层，身体夹在中间，纸合上肩头，就像水合上一样。',
  },
  firstYear: 2020,
  lastYear: 2025,
  works: [
    {
      ...base,
      slug: 'one-length-of-the-bay',
      title: { en: 'One Length of the Bay', fr: 'Une longueur de baie', cn: '横渡海湾' },
      about: {
        en: 'The format is that of a swimming lane. The arm is a single strip of paper, bent while the gouache was still damp, and it stands further off the sheet than anything else she has glued.',
        fr: 'Le format est celui d’un couloir de nage. Le bras est une seule bande, courbée quand la gouache était encore humide ; rien de ce qu’elle a collé ne se détache autant du fond.',
        cn: '画幅的比例就是一条泳道。手臂是整条的纸，趁水粉未干时弯成，翘得比她粘过的任何东西都高。',
      },
      alt: {
        en: 'A woman in a coral swimsuit and yellow cap swims the crawl from left to right through layered bands of blue, one arm raised in an arc.',
        fr: 'Une femme en maillot corail et bonnet jaune nage le crawl de gauche à droite dans des bandes de bleus superposés, un bras levé en arc.',
        cn: '穿珊瑚色泳衣、戴黄泳帽的女子在层层蓝纸间自左向右游自由泳，一臂高高扬起。',
      },
      year: 2020,
      height: 60,
      width: 120,
      price: 4600,
      paint: paintLength,
    },
    {
      ...base,
      slug: 'three-heads-far-out',
      title: { en: 'Three Heads, Far Out', fr: 'Trois têtes, au large', cn: '远处的三个人' },
      about: {
        en: 'Three sisters who swim to the buoy and back each evening from May to October, talking all the way. The sun’s road was cut last, without looking, from the lid of a shoebox painted white.',
        fr: 'Trois sœurs qui nagent chaque soir jusqu’à la bouée, de mai à octobre, sans cesser de parler. Le chemin du soleil fut coupé en dernier, sans regarder, dans un couvercle de boîte à chaussures peint en blanc.',
        cn: '三姐妹，五月到十月，每天傍晚游到浮标再游回来，一路说话。海面上的日光是最后剪的，没有看着剪，用的是涂白的鞋盒盖。',
      },
      alt: {
        en: 'Three swimmers’ heads in red, yellow and white caps rise from wide overlapping blue waves; a pale sun leaves a broken path of light at the right.',
        fr: 'Trois têtes de nageuses, bonnets rouge, jaune et blanc, émergent de larges vagues bleues superposées ; à droite, un soleil pâle et son chemin de lumière brisé.',
        cn: '宽阔重叠的蓝色波浪间露出三个戴红、黄、白泳帽的头，右边淡色太阳投下一道断续的光。',
      },
      year: 2022,
      height: 80,
      width: 80,
      price: 4000,
      availability: 'sold',
      paint: paintHeads,
    },
    {
      ...base,
      slug: 'the-moment-before-the-water',
      title: { en: 'The Moment Before the Water', fr: 'L’instant d’avant l’eau', cn: '入水之前' },
      about: {
        en: 'From heel to fingertip the diver is one curve; she laid it out with a tape measure and cut the sheets to it. The ring on the surface is already there although nobody has touched it yet.',
        fr: 'Du talon au bout des doigts, le plongeur n’est qu’une courbe ; elle l’a posée au mètre ruban, puis coupé les feuilles dessus. L’anneau est déjà là, à la surface, que personne n’a encore touchée.',
        cn: '从脚跟到指尖，跳水的人是一条弧线，她用软尺比好，照着它裁纸。水面的圆圈已经在了，虽然还没有人碰到水。',
      },
      alt: {
        en: 'A diver in blue trunks enters the water head first in an upright picture, sand-coloured sky and rock above, five darkening blues below.',
        fr: 'Un plongeur en maillot bleu touche l’eau tête la première, dans un format vertical : ciel de sable et rocher en haut, cinq bleus de plus en plus sombres en bas.',
        cn: '竖幅画面中，穿蓝泳裤的人头朝下入水，上方是沙色天空和岩石，下方五层蓝色渐深。',
      },
      year: 2024,
      height: 140,
      width: 70,
      price: 5800,
      paint: paintDive,
    },
    {
      ...base,
      slug: 'floating-over-bright-sand',
      title: { en: 'Floating over Bright Sand', fr: 'Planche au-dessus du sable clair', cn: '浮在亮沙之上' },
      about: {
        en: 'Her largest work. The net of light is one sheet, a hundred holes cut into it over nine days; under it lies the swimmer’s shadow, the same figure a little smaller, moved a little down and to the right.',
        fr: 'Sa plus grande pièce. Le filet de lumière est une seule feuille, où cent trous ont été coupés en neuf jours ; dessous repose l’ombre de la nageuse, la même figure un peu plus petite, décalée vers le bas et la droite.',
        cn: '她最大的一件。光的网是一整张纸，九天里剪出一百个洞；纸下是泳者的影子，同一个人形，略小一点，往右下挪了一截。',
      },
      alt: {
        en: 'A woman in a coral swimsuit floats on her back with arms and legs spread over a pale turquoise net of cut paper, her dark blue shadow visible through its holes.',
        fr: 'Une femme en maillot corail fait la planche, bras et jambes écartés, sur un filet de papier turquoise pâle ; par les trous apparaît son ombre bleu sombre.',
        cn: '穿珊瑚色泳衣的女子四肢舒展仰浮在浅绿松石色的镂空纸网上，孔洞间透出她深蓝的影子。',
      },
      year: 2025,
      height: 170,
      width: 170,
      price: 12500,
      isOnRequest: true,
      paint: paintFloat,
    },
  ],
}
