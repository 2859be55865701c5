import type { DemoSeries } from '../../collection.ts'
import { paintBelowOneBlade, paintForkedOnAStone, paintMotherAndTwo } from './paint-roots.ts'
import { SIGNED } from './signed.ts'

const base = { category: 'Drawing', technique: 'ink-on-paper', signature: SIGNED } as const

/** Roots, in ink. */
export const whatKeepsBelow: DemoSeries = {
  slug: 'what-keeps-below',
  title: { en: 'What Keeps Below', fr: 'Ce qui se garde dessous', cn: '地下所藏' },
  about: {
    en: 'For two winters Achray drew only what a herbarium sheet usually cuts off. The pencil line near the top is the ground; everything beneath it had to be washed, spread on wet glass and drawn before it dried. Roots have no symmetry to lean on, she says, only history: a stone, a dry summer, a neighbour.',
    fr: 'Pendant deux hivers, Achray n’a dessiné que ce qu’une planche d’herbier coupe d’ordinaire. Le trait de crayon, vers le haut, c’est le sol ; tout ce qui est dessous a dû être lavé, étalé sur un verre mouillé et dessiné avant de sécher. Une racine n’a pas de symétrie, dit-elle, seulement une histoire : une pierre, un été sec, un voisin.',
    cn: '整整两个冬天，阿克雷只画标本页上通常剪掉的那一半。靠上的一道铅笔线是地面；线下的一切都要洗净、摊在湿玻璃上，赶在干掉之前画完。她说，根没有对称可以依靠，只有经历：一块石头，一个旱夏，一位邻居。',
  },
  firstYear: 2023,
  lastYear: 2024,
  works: [
    {
      ...base,
      slug: 'forked-on-a-stone',
      title: { en: 'Forked on a Stone', fr: 'Fourchée sur une pierre', cn: '遇石分岔' },
      about: {
        en: 'A taproot met a stone, divided, and closed again below it. The stone itself is not drawn: it is the shape of paper that both arms agree on.',
        fr: 'Une racine pivotante a rencontré une pierre, s’est divisée, s’est presque refermée dessous. La pierre n’est pas dessinée : c’est la forme de papier sur laquelle les deux bras s’accordent.',
        cn: '主根碰到石头，分作两股，到下面又渐渐合拢。石头没有画出来，它就是两股根共同让出的那块空白。',
      },
      alt: {
        en: 'Ink drawing of a thick wrinkled taproot below a pencil ground line, dividing into two arms around an empty oval.',
        fr: 'Dessin à l’encre d’une grosse racine pivotante ridée, sous une ligne de sol au crayon, qui se sépare en deux bras autour d’un ovale vide.',
        cn: '墨线画：铅笔地平线下一条粗皱的主根，绕着一块椭圆空白分成两股。',
      },
      year: 2023,
      height: 70,
      width: 50,
      price: 2100,
      paint: paintForkedOnAStone,
    },
    {
      ...base,
      slug: 'mother-and-two',
      title: { en: 'Mother and Two', fr: 'Une mère et deux', cn: '一母二子' },
      about: {
        en: 'A bulb with its two offsets, lifted in June and drawn the same afternoon. The dry skins are a few broken lines; the hatching on the right is as dark as this nib will go.',
        fr: 'Un bulbe et ses deux caïeux, arrachés en juin et dessinés l’après-midi même. Les tuniques sèches tiennent en quelques traits rompus ; à droite, les hachures sont aussi sombres que la plume le permet.',
        cn: '一颗鳞茎带着两颗子球，六月掘出，当天下午画成。干皮只用几笔断线；右侧的排线，已是这支笔尖能画出的最深。',
      },
      alt: {
        en: 'Small ink drawing of a large bulb with a smaller bulb on each side, all with long trailing roots, low on a cream sheet.',
        fr: 'Petit dessin à l’encre d’un gros bulbe flanqué de deux plus petits, tous aux longues racines tombantes, au bas d’une feuille crème.',
        cn: '小幅墨线画：米色纸下方一颗大鳞茎，左右各附一颗小的，长根下垂。',
      },
      year: 2024,
      height: 30,
      width: 21,
      price: 580,
      paint: paintMotherAndTwo,
    },
    {
      ...base,
      slug: 'below-one-blade',
      title: { en: 'Below One Blade', fr: 'Sous un brin', cn: '一茎草之下' },
      about: {
        en: 'Above the line, five short leaves of grass; below it, everything they need. The sheet is taller than the artist and was drawn on the floor, working backwards towards the door.',
        fr: 'Au-dessus du trait, cinq courtes feuilles d’herbe ; au-dessous, tout ce qu’il leur faut. La feuille est plus haute que l’artiste et fut dessinée au sol, à reculons vers la porte.',
        cn: '线上是五片短短的草叶，线下是它们所需的一切。纸比画家还高，铺在地上，她一边画一边朝门口退。',
      },
      alt: {
        en: 'Very tall ink drawing of a small tuft of grass above a ground line and its wide fan of fine branching roots filling the sheet below.',
        fr: 'Très haut dessin à l’encre : une petite touffe d’herbe au-dessus du sol et, dessous, l’éventail de ses fines racines ramifiées.',
        cn: '高幅墨线画：地平线上一小丛草，线下细密分枝的根系如扇展开，占满纸面。',
      },
      year: 2024,
      height: 180,
      width: 110,
      price: 7200,
      paint: paintBelowOneBlade,
    },
  ],
}
