import type { DemoSeries } from '../../collection.ts'
import { paintLaundryLine } from './roofs/paint-laundry-line.ts'
import { paintQuilt } from './roofs/paint-quilt.ts'
import { paintTileRoofs } from './roofs/paint-tile-roofs.ts'
import { paintWhiteShirt } from './roofs/paint-white-shirt.ts'

const base = { category: 'Painting', technique: 'watercolour-on-paper' } as const

/** What can be seen from the balcony. */
export const sixthFloorFacingSouthSeries: DemoSeries = {
  slug: 'sixth-floor-facing-south',
  title: { en: 'Sixth Floor, Facing South', fr: 'Sixième étage, plein sud', cn: '六楼朝南' },
  about: {
    en: 'His balcony looks over one of the last blocks of tiled houses inside the second ring road. When the sun comes out in Chengdu, everything that can be hung is hung within a quarter of an hour. He paints cloth by painting what is behind it; the whitest things in the series have hardly been touched by the brush.',
    fr: 'Son balcon donne sur l’un des derniers îlots de maisons à tuiles en deçà du deuxième périphérique. Quand le soleil perce à Chengdu, tout ce qui peut s’étendre est étendu dans le quart d’heure. Il peint le linge en peignant ce qu’il y a derrière ; le plus blanc, dans cette série, le pinceau l’a à peine effleuré.',
    cn: '他的阳台望出去，是二环以内最后几片瓦房之一。成都一出太阳，一刻钟之内，能晒的全晒出来了。他画布，画的是布后面的东西；这组画里最白的部分，笔几乎没有碰过。',
  },
  firstYear: 2018,
  lastYear: 2025,
  works: [
    {
      ...base,
      slug: 'tile-roofs-and-a-cat',
      title: { en: 'Tile Roofs and a Cat', fr: 'Toits de tuiles et un chat', cn: '瓦顶与猫' },
      about: {
        en: 'The cat belongs to nobody and sits there from seven to eight. The roofs were painted in one wash with a granulating black, and the tiles drawn into it as it dried.',
        fr: 'Le chat n’est à personne ; il s’assied là de sept à huit heures. Les toits ont été posés en un seul lavis, d’un noir qui granule, et les tuiles tracées dedans pendant qu’il séchait.',
        cn: '猫不是谁家的，每天七点到八点坐在那里。屋顶是一遍会沉淀的黑铺成的，瓦垄趁它将干时勾进去。',
      },
      alt: {
        en: 'A black cat sits on the ridge of a large grey tiled roof; other roofs, wires with birds and faint towers behind, and someone with a red umbrella in the white lane at the right.',
        fr: 'Un chat noir assis sur le faîte d’un grand toit de tuiles grises ; d’autres toits, des fils et des oiseaux, des tours à peine visibles, et, à droite, quelqu’un sous un parapluie rouge dans la ruelle blanche.',
        cn: '一只黑猫坐在灰瓦大屋顶的脊上，后面是别的屋顶、停着鸟的电线和淡淡的高楼，右边白色巷子里有人撑着红伞。',
      },
      year: 2020,
      height: 56,
      width: 76,
      price: 1950,
      paint: paintTileRoofs,
    },
    {
      ...base,
      slug: 'five-things-on-a-line',
      title: { en: 'Five Things on a Line', fr: 'Cinq choses sur un fil', cn: '一根绳上的五样东西' },
      about: {
        en: 'The family across the way: father, mother, child, the good towel, and something yellow he has never seen worn. The wall was painted around them in one go.',
        fr: 'La famille d’en face : le père, la mère, l’enfant, la belle serviette, et quelque chose de jaune qu’il n’a jamais vu porter. Le mur a été peint autour, d’une traite.',
        cn: '对面那家人：爸爸、妈妈、孩子、一条好毛巾，还有一条他从没见谁穿过的黄裙子。墙是绕着它们一口气画完的。',
      },
      alt: {
        en: 'A white shirt, blue trousers, a small red shirt, a striped towel and a yellow dress, blown to the right, hang on a sagging line before a stained ochre wall; their shadows on it are tinted.',
        fr: 'Une chemise blanche, un pantalon bleu, une petite chemise rouge, une serviette rayée et une robe jaune, poussés par le vent vers la droite sur un fil qui ploie, devant un mur ocre taché ; leurs ombres y sont teintées.',
        cn: '斑驳的赭黄墙前，绳子坠成弧，晾着白衬衫、蓝裤子、小红衫、条纹毛巾和一条黄裙，被风吹向右边，墙上的影子带着颜色。',
      },
      year: 2018,
      height: 38,
      width: 56,
      price: 1100,
      availability: 'sold',
      paint: paintLaundryLine,
    },
    {
      ...base,
      slug: 'white-shirt-on-a-pole',
      title: { en: 'White Shirt on a Pole', fr: 'Chemise blanche sur une perche', cn: '竹竿上的白衬衫' },
      about: {
        en: 'His own, washed for the opening of an exhibition. One blue-green wash from top to bottom, then five folds laid in while the shirt was, as he says, still wet.',
        fr: 'La sienne, lavée pour un vernissage. Un seul lavis bleu-vert de haut en bas, puis cinq plis posés pendant que la chemise, dit-il, était encore mouillée.',
        cn: '他自己的衬衫，为展览开幕洗的。蓝绿色从上到下一遍，然后趁着——用他的话说——衬衫还没干，添了五道褶。',
      },
      alt: {
        en: 'A white shirt hangs from a bamboo pole against a deep blue-green wall that grows lighter towards the bottom.',
        fr: 'Une chemise blanche pend à une perche de bambou devant un mur bleu-vert profond qui s’éclaircit vers le bas.',
        cn: '一件白衬衫挂在竹竿上，背后是深蓝绿的墙，越往下越亮。',
      },
      year: 2023,
      height: 76,
      width: 56,
      price: 2200,
      framing: { en: 'Framed in ash, UV glass', fr: 'Encadrée, frêne, verre anti-UV', cn: '白蜡木框，防紫外线玻璃' },
      paint: paintWhiteShirt,
    },
    {
      ...base,
      slug: 'peony-quilt-across-the-lane',
      title: {
        en: 'Peony Quilt Across the Lane',
        fr: 'Couette aux pivoines en travers de la ruelle',
        cn: '巷子里晒的牡丹被面',
      },
      about: {
        en: 'A wedding quilt, aired every March. The flowers were drawn first in nothing but water; then the red was floated around them, and stopped of its own accord.',
        fr: 'Une couette de mariage, aérée chaque mois de mars. Les fleurs furent d’abord dessinées à l’eau pure ; puis le rouge coula autour et s’arrêta de lui-même.',
        cn: '一床结婚的被面，年年三月拿出来晒。花先用清水画好，再让红色漫上来，到花边自己就停住了。',
      },
      alt: {
        en: 'A red quilt with pink peonies hangs from a wire across a narrow lane between a shaded wall and a sunny one, pale paving running to the back.',
        fr: 'Une couette rouge à pivoines roses pend à un fil en travers d’une ruelle, entre un mur à l’ombre et un mur au soleil ; le pavé clair file vers le fond.',
        cn: '红底粉牡丹的被面挂在横过窄巷的铁丝上，两边一面墙背阴一面墙向阳，浅色石板路通向深处。',
      },
      year: 2025,
      height: 70,
      width: 50,
      price: 2050,
      paint: paintQuilt,
    },
  ],
}
