import type { DemoSeries } from '../../collection.ts'
import { etchBlock, etchSteps } from './blocks-paint.ts'
import { INKS, pullPlate, SHEETS } from './press.ts'
import { etchBenches, etchPool } from './quarries-paint.ts'

const base = {
  category: 'Drawing',
  technique: 'aquatint',
  signature: {
    en: 'Signed lower right and numbered lower left in pencil',
    fr: 'Signé en bas à droite et numéroté en bas à gauche au crayon',
    cn: '右下铅笔签名，左下铅笔编号',
  },
} as const

/** The granite quarries around Tandil. */
export const quarryNotebook: DemoSeries = {
  slug: 'quarry-notebook',
  title: { en: 'Quarry Notebook', fr: 'Carnet de carrières', cn: '采石场笔记' },
  about: {
    en: 'The hills around Tandil were cut for the paving stones of Buenos Aires. Zubeldía’s grandfather split them by hand, twelve hundred to the peso. She draws in the abandoned pits with a stick of charcoal and a folding stool, then works the plate at home from memory, which, she says, is what stops out best.',
    fr: 'Les collines de Tandil ont été débitées en pavés pour Buenos Aires. Le grand-père de Zubeldía les fendait à la main, douze cents pour un peso. Elle dessine dans les fosses abandonnées, au fusain, sur un pliant, puis travaille la plaque chez elle, de mémoire : rien, dit-elle, n’est meilleur vernis à couvrir.',
    cn: '坦迪尔一带的山，曾被凿成布宜诺斯艾利斯的铺路石。苏韦尔迪亚的祖父是凿石工，一千二百块换一个比索。她带着炭条和折叠凳，到废弃的矿坑里写生，回家再凭记忆做版；她说，记忆是最好的防蚀漆。',
  },
  firstYear: 1996,
  lastYear: 2011,
  works: [
    {
      ...base,
      slug: 'north-face-with-ladder',
      title: { en: 'North Face with Ladder', fr: 'Face nord, à l’échelle', cn: '北壁与梯子' },
      about: {
        en: 'Six benches and the ladder by which the powder men went up. The dark walls were bitten for forty minutes, the water for an hour and a half. The light streaks on it were burnished out of the finished black.',
        fr: 'Six gradins et l’échelle par où montaient les boutefeux. Les parois sombres ont mordu quarante minutes, l’eau une heure et demie. Ses reflets ont été repris au brunissoir dans le noir achevé.',
        cn: '六级台阶，一架放炮工上下用的梯子。暗壁腐蚀了四十分钟，水面一个半小时。水上的几道光，是在做好的黑上用刮光刀磨出来的。',
      },
      alt: {
        en: 'Six terraces of a quarry run across the picture above black water, with a thin ladder between two of them.',
        fr: 'Six gradins de carrière traversent l’image au-dessus d’une eau noire ; une mince échelle relie deux d’entre eux.',
        cn: '六层采石台阶横贯画面，下方是黑色的水，一架细梯搭在其间。',
      },
      year: 1996,
      height: 56,
      width: 76,
      price: 1400,
      editionSize: 25,
      availability: 'sold',
      paint: pullPlate({ ink: INKS.warmBlack, etch: etchBenches }),
    },
    {
      ...base,
      slug: 'steps-for-no-one',
      title: { en: 'Steps for No One', fr: 'Escalier pour personne', cn: '无人的石阶' },
      about: {
        en: 'Blocks left where they were split, seven of them, rising towards nothing. Three tones for three faces; the paper itself is the fourth. Printed on a cold day, when the ink is short and the edges stay hard.',
        fr: 'Sept blocs restés là où on les a fendus, montant vers rien. Trois valeurs pour trois faces ; le papier est la quatrième. Tiré un jour de froid, quand l’encre est courte et que les bords restent nets.',
        cn: '凿开后就留在原处的七块石头，一级级向上，上面什么也没有。三个面用三个灰度，纸本身是第四个。印于冷天，油墨发硬，边缘才利落。',
      },
      alt: {
        en: 'Seven stone blocks rise like a staircase from lower left to upper right, white on top and black at the side.',
        fr: 'Sept blocs de pierre montent en escalier du bas à gauche vers le haut à droite, blancs dessus, noirs sur le flanc.',
        cn: '七块石头像台阶一样从左下升向右上，顶面雪白，侧面漆黑。',
      },
      year: 2003,
      height: 54,
      width: 50,
      price: 1250,
      editionSize: 30,
      paint: pullPlate({ ink: INKS.warmBlack, etch: etchSteps }),
    },
    {
      ...base,
      slug: 'block-marked-for-the-wedge',
      title: { en: 'Block, Marked for the Wedge', fr: 'Bloc marqué pour le coin', cn: '待楔的石块' },
      about: {
        en: 'Fifteen holes drilled and never used: the wedges were on the lorry the day the quarry was sold. The block is still there. Zubeldía measured it for the plate and found it two centimetres out of square.',
        fr: 'Quinze trous percés, jamais servis : le jour de la vente, les coins étaient dans le camion. Le bloc y est toujours. Zubeldía l’a mesuré pour la plaque ; il s’en faut de deux centimètres qu’il soit d’équerre.',
        cn: '十五个孔打好了，却没用上：采石场卖掉那天，楔子还在卡车上。石块至今仍在原地。苏韦尔迪亚做版前量过，差两厘米才算方正。',
      },
      alt: {
        en: 'A single pale stone block with a row of drill marks stands on a light floor, its dark shadow falling to the right.',
        fr: 'Un seul bloc de pierre clair, marqué d’une rangée de trous, posé sur un sol pâle, son ombre sombre portée à droite.',
        cn: '浅色地面上一块孤零零的石头，上沿有一排凿痕，深影投向右侧。',
      },
      year: 2007,
      height: 56,
      width: 70,
      price: 1500,
      editionSize: 25,
      paint: pullPlate({ ink: INKS.warmBlack, paper: SHEETS.white, etch: etchBlock }),
    },
    {
      ...base,
      slug: 'the-road-down-to-the-pool',
      title: { en: 'The Road Down to the Pool', fr: 'Le chemin jusqu’à la mare', cn: '下到水潭的路' },
      about: {
        en: 'The last plate of the notebook, and the only one seen from the rim. Rain had filled the bottom. She left that shape untouched through every bite, so that it is the whitest thing on the sheet.',
        fr: 'La dernière plaque du carnet, la seule vue du bord. La pluie avait rempli le fond. Elle a réservé cette forme à chaque morsure : c’est le plus blanc de la feuille.',
        cn: '笔记的最后一块版，也是唯一从坑沿俯看的。雨水积满坑底。每次腐蚀她都把那块形状留着不动，于是它成了整张纸上最白的地方。',
      },
      alt: {
        en: 'An open pit seen from its rim, its walls winding down in rings to a small white pool in black.',
        fr: 'Une fosse vue du bord, ses parois descendant en anneaux jusqu’à une petite mare blanche dans le noir.',
        cn: '从坑沿俯看的露天矿坑，石壁一圈圈盘下去，黑色深处有一小潭白水。',
      },
      year: 2011,
      height: 60,
      width: 76,
      price: 1600,
      isOnRequest: true,
      editionSize: 20,
      paint: pullPlate({ ink: INKS.warmBlack, etch: etchPool }),
    },
  ],
}
