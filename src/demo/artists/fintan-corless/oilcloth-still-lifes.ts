import type { DemoSeries } from '../../collection.ts'
import { paintEggs } from './kitchen/paint-eggs.ts'
import { paintJug } from './kitchen/paint-jug.ts'
import { paintLoaf } from './kitchen/paint-loaf.ts'
import { paintMackerel } from './kitchen/paint-mackerel.ts'

const canvas = { category: 'Painting', technique: 'oil-on-canvas', depth: 4 } as const
const panel = { category: 'Painting', technique: 'tempera-on-panel', depth: 2 } as const

/** What was on the kitchen table before it was eaten. */
export const oilclothStillLifesSeries: DemoSeries = {
  slug: 'oilcloth-still-lifes',
  title: { en: 'Oilcloth', fr: 'Toile cirée', cn: '油布餐桌' },
  about: {
    en: 'On days too wet for the van he paints what is on the kitchen table. The rule is that nothing may be bought for the purpose and that everything must be eaten afterwards, so a fish has until evening and a loaf until tea. The window is on the left in all of them, and the light is always the light of about eleven.',
    fr: 'Les jours trop mouillés pour la camionnette, il peint ce qui se trouve sur la table de la cuisine. La règle : ne rien acheter exprès, et tout manger ensuite ; un poisson a donc jusqu’au soir, un pain jusqu’à l’heure du thé. La fenêtre est toujours à gauche, la lumière toujours celle d’onze heures.',
    cn: '雨大得出不了车的日子，他就画厨房桌上的东西。规矩是不为画画而买，画完都要吃掉，所以鱼能等到晚上，面包只能等到下午茶。每一幅里窗都在左边，光总是上午十一点的光。',
  },
  firstYear: 2013,
  lastYear: 2024,
  works: [
    {
      ...canvas,
      slug: 'three-mackerel-on-newspaper',
      title: { en: 'Three Mackerel on Newspaper', fr: 'Trois maquereaux sur un journal', cn: '报纸上的三条鲭鱼' },
      about: {
        en: 'Mackerel lose their colour within hours, and the order of painting was the order of their fading: backs first, bellies last. The artist keeps this picture in the kitchen where it was made.',
        fr: 'Le maquereau perd ses couleurs en quelques heures ; l’ordre de la peinture fut celui de leur disparition, les dos d’abord, les ventres à la fin. L’artiste garde ce tableau dans la cuisine où il l’a fait.',
        cn: '鲭鱼几小时就会褪色，作画的顺序也就是它褪色的顺序：先画背，最后画腹。画家把这幅留在当初画它的厨房里。',
      },
      alt: {
        en: 'Three blue-green mackerel with dark bars lie side by side on a sheet of newspaper, a knife beside them, on green oilcloth.',
        fr: 'Trois maquereaux bleu-vert rayés de sombre, couchés côte à côte sur un journal avec un couteau, sur une toile cirée verte.',
        cn: '三条带深色条纹的蓝绿鲭鱼并排躺在报纸上，旁边一把刀，底下是绿色油布。',
      },
      year: 2013,
      height: 40,
      width: 50,
      price: 2600,
      availability: 'not_for_sale',
      paint: paintMackerel,
    },
    {
      ...canvas,
      slug: 'brown-loaf-and-butter',
      title: { en: 'Brown Loaf and Butter', fr: 'Pain bis et beurre', cn: '黑面包和黄油' },
      about: {
        en: 'A soda loaf with its cross, one slice off. The crust is the thickest paint in the series, nearly a centimetre in places, and took eleven weeks to dry.',
        fr: 'Un pain au bicarbonate, sa croix sur le dessus, une tranche ôtée. La croûte porte la pâte la plus épaisse de la série, près d’un centimètre par endroits ; elle mit onze semaines à sécher.',
        cn: '一只划了十字的苏打面包，切下一片。面包皮是这组画里颜料最厚的地方，有几处将近一厘米，晾了十一个星期才干。',
      },
      alt: {
        en: 'A round brown loaf marked with a cross stands cut on a wooden board with a slice, a knife and a dish of butter, before a dark green wall.',
        fr: 'Un pain rond et brun, marqué d’une croix et entamé, sur une planche avec une tranche, un couteau et un beurrier, devant un mur vert sombre.',
        cn: '木板上放着切开的褐色圆面包，顶上有十字刻痕，旁边是一片面包、一把刀和一碟黄油，背后是暗绿的墙。',
      },
      year: 2015,
      height: 50,
      width: 60,
      price: 3200,
      framing: { en: 'Float frame, black', fr: 'Caisse américaine noire', cn: '黑色悬浮框' },
      paint: paintLoaf,
    },
    {
      ...panel,
      slug: 'banded-jug-two-lemons',
      title: { en: 'Banded Jug, Two Lemons', fr: 'Pichet rayé, deux citrons', cn: '条纹壶和两只柠檬' },
      about: {
        en: 'The jug was his mother’s and is older than he is. He has painted it more often than anything else he owns; this is the one time he allowed himself lemons.',
        fr: 'Le pichet était à sa mère ; il est plus vieux que lui. C’est, de tout ce qu’il possède, l’objet qu’il a peint le plus souvent, et la seule fois qu’il s’est permis des citrons.',
        cn: '这把壶是他母亲的，年纪比他还大。家里的东西数它画得最多，而柠檬，只破例用过这一次。',
      },
      alt: {
        en: 'A white jug with three blue bands stands on a red-brown table before a cream wall, two lemons in front of it.',
        fr: 'Un pichet blanc à trois bandes bleues, posé sur une table brun-rouge devant un mur crème, deux citrons au premier plan.',
        cn: '奶油色墙前的红褐色桌上立着一把白壶，壶身三道蓝带，前面放着两只柠檬。',
      },
      year: 2014,
      height: 30,
      width: 24,
      price: 1100,
      paint: paintJug,
    },
    {
      ...canvas,
      slug: 'eggs-in-an-enamel-basin',
      title: { en: 'Eggs in an Enamel Basin', fr: 'Œufs dans une bassine émaillée', cn: '搪瓷盆里的鸡蛋' },
      about: {
        en: 'Five eggs from three hens. The basin is painted round and round, each mark following the rim, so that the eggs have something to lie in; the chip at the edge was there before he was.',
        fr: 'Cinq œufs de trois poules. La bassine est peinte en tournant, chaque touche suit le bord, pour que les œufs aient où se poser ; l’éclat d’émail, sur la bordure, était là avant lui.',
        cn: '三只母鸡下的五个蛋。盆是一圈一圈画出来的，每一笔都沿着盆沿走，好让鸡蛋有个落处；盆边那块磕掉的瓷，他出生前就有了。',
      },
      alt: {
        en: 'Five eggs, four brown and one white, lie in a white enamel basin with a blue rim on a red-brown table, a striped cloth in the corner.',
        fr: 'Cinq œufs, quatre bruns et un blanc, dans une bassine émaillée blanche à bord bleu, sur une table brun-rouge ; un torchon rayé dans l’angle.',
        cn: '蓝边白搪瓷盆里躺着五个鸡蛋，四褐一白，下面是红褐色桌面，角上露出一块条纹布。',
      },
      year: 2024,
      height: 40,
      width: 40,
      price: 2400,
      availability: 'reserved',
      paint: paintEggs,
    },
  ],
}
