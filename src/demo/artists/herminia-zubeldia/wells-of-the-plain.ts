import type { DemoSeries } from '../../collection.ts'
import { INKS, pullPlate, SHEETS } from './press.ts'
import { etchLid, etchRope } from './well-gear-paint.ts'
import { etchPlain, etchShaft } from './wells-paint.ts'

const base = {
  category: 'Drawing',
  technique: 'aquatint',
  signature: {
    en: 'Signed lower right and numbered lower left in pencil',
    fr: 'Signé en bas à droite et numéroté en bas à gauche au crayon',
    cn: '右下铅笔签名，左下铅笔编号',
  },
} as const

/** Wells, in Prussian blue. */
export const wellsOfThePlain: DemoSeries = {
  slug: 'wells-of-the-plain',
  title: { en: 'Wells of the Plain', fr: 'Les puits de la plaine', cn: '平原上的井' },
  about: {
    en: 'On the pampa a well is the only thing that goes down. After the drought of 2008 Zubeldía visited some forty of them on abandoned farms, leaned over each one and counted until the stone hit. All the plates are printed in Prussian blue, which she grinds a little too coarse on purpose, so that it settles in the grain like silt.',
    fr: 'Dans la pampa, le puits est la seule chose qui descende. Après la sécheresse de 2008, Zubeldía en a visité une quarantaine, dans des fermes abandonnées ; elle se penchait sur chacun et comptait jusqu’au bruit de la pierre. Toutes les plaques sont tirées au bleu de Prusse, qu’elle broie exprès un peu gros, pour qu’il se dépose dans le grain comme un limon.',
    cn: '潘帕斯草原上，只有井是往下去的。2008年大旱之后，苏韦尔迪亚走访了四十来口废弃农庄的井，每一口都俯身下看，丢一块石头，数到听见响声为止。全部用普鲁士蓝印制，颜料她有意磨得略粗，让它像淤泥一样沉在颗粒里。',
  },
  firstYear: 2009,
  lastYear: 2016,
  works: [
    {
      ...base,
      slug: 'well-looking-down',
      title: { en: 'Well, Looking Down', fr: 'Puits, regard plongeant', cn: '俯看一口井' },
      about: {
        en: 'Eight bites for eight courses of stone. At the bottom the sky, and in the sky the head of whoever is looking. She scraped that head out twice and put it back twice.',
        fr: 'Huit morsures pour huit assises de pierre. Au fond, le ciel, et dans le ciel la tête de qui regarde. Cette tête, elle l’a grattée deux fois et remise deux fois.',
        cn: '八层石头，八次腐蚀。井底是天，天上是往下看的那个人的头。这个头她刮掉两次，又补上两次。',
      },
      alt: {
        en: 'Rings of stone darken towards the middle of a well, where a small white disc shows the silhouette of a head.',
        fr: 'Des anneaux de pierre s’assombrissent vers le centre d’un puits, où un petit disque blanc montre la silhouette d’une tête.',
        cn: '一圈圈井石越往里越暗，中央一小片白光里映出一个人头的剪影。',
      },
      year: 2009,
      height: 62,
      width: 60,
      price: 1450,
      editionSize: 25,
      paint: pullPlate({ ink: INKS.prussian, etch: etchShaft }),
    },
    {
      ...base,
      slug: 'rope-and-pail',
      title: { en: 'Rope and Pail', fr: 'La corde et le seau', cn: '绳与桶' },
      about: {
        en: 'The tallest plate she could fit under the press, cut from a length of copper gutter. The rope is paper: a straight line of varnish painted in one breath before the first bite, 52 centimetres long.',
        fr: 'La plus haute plaque que sa presse accepte, prise dans une gouttière de cuivre. La corde, c’est le papier : un trait de vernis droit, posé d’un souffle avant la première morsure, long de 52 centimètres.',
        cn: '压印机容得下的最高的版，裁自一段铜水槽。绳子就是纸：第一次腐蚀之前，屏着一口气画下的一道防蚀漆，长52厘米。',
      },
      alt: {
        en: 'A white rope hangs from a wheel into a dark shaft and ends at a pail.',
        fr: 'Une corde blanche descend d’une poulie dans un puits sombre et finit sur un seau.',
        cn: '一根白绳从滑轮垂入幽暗的井筒，末端挂着一只桶。',
      },
      year: 2011,
      height: 92,
      width: 44,
      price: 1900,
      editionSize: 15,
      availability: 'reserved',
      paint: pullPlate({ ink: INKS.prussian, etch: etchRope }),
    },
    {
      ...base,
      slug: 'well-with-moon',
      title: { en: 'Well with Moon', fr: 'Puits sous la lune', cn: '井与月' },
      about: {
        en: 'Las Flores, at the end of January, too hot to sleep. The well has water again; nobody lives there to draw it. Two plates of sky were etched and this one, the plainer, was kept.',
        fr: 'Las Flores, fin janvier, trop chaud pour dormir. Le puits a de nouveau de l’eau ; plus personne n’y habite pour la tirer. Deux ciels ont été gravés ; elle a gardé celui-ci, le plus nu.',
        cn: '拉斯弗洛雷斯，一月底，热得睡不着。井里又有了水，却没有人住在那里打水了。天空做过两块版，留下的是较素的这一块。',
      },
      alt: {
        en: 'A small well with a wooden frame stands on a dark flat plain under a full moon.',
        fr: 'Un petit puits à portique de bois sur une plaine plate et sombre, sous la pleine lune.',
        cn: '满月之下，幽暗平坦的原野上有一口带木架的小井。',
      },
      year: 2013,
      height: 50,
      width: 90,
      price: 1700,
      editionSize: 20,
      paint: pullPlate({ ink: INKS.prussian, paper: SHEETS.white, etch: etchPlain }),
    },
    {
      ...base,
      slug: 'the-lid',
      title: { en: 'The Lid', fr: 'Le couvercle', cn: '井盖' },
      about: {
        en: 'One plank was missing. Through the gap came cold air and the sound of her own shoes. The missing plank is the deepest tone of the series: it was bitten until the resin gave way.',
        fr: 'Il manquait une planche. Par la fente montaient l’air froid et le bruit de ses propres souliers. Cette planche absente est la valeur la plus profonde de la série : elle a mordu jusqu’à ce que la résine cède.',
        cn: '少了一块木板。缝里透上来冷气，还有她自己的脚步声。那块缺了的木板是整个系列里最深的一处，一直蚀到松香也撑不住。',
      },
      alt: {
        en: 'A round wooden well lid seen from above, with one plank missing and darkness showing through.',
        fr: 'Un couvercle de puits rond, en bois, vu d’en haut ; une planche manque et laisse voir le noir.',
        cn: '俯看一个圆木井盖，少了一块板，露出下面的黑。',
      },
      year: 2016,
      height: 52,
      width: 50,
      price: 1300,
      editionSize: 25,
      paint: pullPlate({ ink: INKS.prussian, etch: etchLid }),
    },
  ],
}
