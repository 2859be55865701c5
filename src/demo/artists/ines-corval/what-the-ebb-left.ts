import type { DemoSeries } from '../../collection.ts'
import { paintRust, paintSaltPan, paintTwin } from './paint-ebb.ts'

const painting = {
  category: 'Painting',
  technique: 'pigment-on-linen',
  depth: 2,
  signature: { en: 'Initialled on the back', fr: 'Paraphé au dos', cn: '背面有姓名缩写' },
  framing: { en: 'Oak tray frame', fr: 'Caisse américaine en chêne', cn: '橡木浮框' },
} as const

/** Small cloths, mostly bare, with one stain each. */
export const ebbSeries: DemoSeries = {
  slug: 'what-the-ebb-left',
  title: { en: 'What the Ebb Left', fr: 'Ce que laisse le jusant', cn: '退潮所留' },
  about: {
    en: 'Offcuts of the large linens, none larger than a pillowcase. Corval gives each of them one colour, one fold and one day. Most of the cloth stays as it is. What one sees is where the water stood, how long, and in which order it went: a dark rim is an evening, a pale ring a single drop.',
    fr: 'Des chutes des grandes toiles, jamais plus grandes qu’une taie d’oreiller. À chacune, Inês Corval donne une couleur, un pli et une journée. L’essentiel du lin reste comme il est. On voit où l’eau s’est tenue, combien de temps et dans quel ordre elle est partie : un bord sombre est un soir, un anneau pâle une seule goutte.',
    cn: '大画裁下的边角，没有一块大过枕套。每块布她只给一种颜色、一道折痕、一天工夫，其余原样留着。看得见的是水停在哪里、停了多久、先从哪边退走：一道深边是一个傍晚，一个浅圈是一滴水。',
  },
  firstYear: 2025,
  lastYear: 2026,
  works: [
    {
      ...painting,
      slug: 'twin-puddle-closed-and-opened',
      title: { en: 'Twin (Closed and Opened)', fr: 'Jumeau (fermé, ouvert)', cn: '孪生（合上，打开）' },
      about: {
        en: 'One puddle of azurite on the left; on the right what it printed when the cloth was closed for as long as a coffee takes. The orange drop left almost nothing. It is the first of the series and set its rule: never retouch the paler half.',
        fr: 'À gauche, une flaque d’azurite ; à droite, ce qu’elle a imprimé pendant que la toile était fermée, le temps d’un café. La goutte orange n’a presque rien laissé. Premier de la série, il en a fixé la règle : ne jamais retoucher la moitié pâle.',
        cn: '左边一汪石青，右边是布合上一杯咖啡的工夫印出来的影子，那滴橙几乎没留下什么。它是这组的第一张，也定下了规矩：淡的那一半，绝不补笔。',
      },
      alt: {
        en: 'A blue stain with a pale ring left of a vertical crease and its faint print to the right, an orange dot below, on bare linen.',
        fr: 'Sur du lin nu, une tache bleue avec un anneau pâle à gauche d’un pli vertical, son empreinte effacée à droite, un point orange dessous.',
        cn: '素布上，竖折痕左侧一块带浅圈的蓝渍，右侧是它淡淡的印痕，下方一点橙色。',
      },
      year: 2025,
      height: 30,
      width: 30,
      weight: 0.8,
      price: 1_900,
      availability: 'sold',
      paint: paintTwin,
    },
    {
      ...painting,
      slug: 'rust-of-a-winter-tin',
      title: { en: 'Rust of a Winter Tin', fr: 'La Rouille d’une boîte, un hiver', cn: '一只铁罐的冬天' },
      about: {
        en: 'A tin of nails stood on this offcut from November to March while the roof leaked. She added only the strip of green at the top and the crease. The three rings are three storms; the darkest is the one that flooded the Baixa.',
        fr: 'Une boîte de clous est restée sur cette chute de novembre à mars, sous une fuite du toit. Elle n’a ajouté que la bande verte du haut et le pli. Les trois anneaux sont trois tempêtes ; le plus sombre, celle qui a inondé la Baixa.',
        cn: '从十一月到三月，屋顶漏雨，一罐钉子一直压在这块布上。她只添了上方一条绿和一道折痕。三个圈是三场暴雨，最深的那个，是淹了下城的那场。',
      },
      alt: {
        en: 'Three rust-brown rings, one within the other, low on bare linen under a strip of dark green.',
        fr: 'Trois anneaux brun rouille emboîtés, bas sur le lin nu, sous une bande vert sombre.',
        cn: '素布偏下处三个相套的锈褐色圆环，上方一条深绿。',
      },
      year: 2025,
      height: 35,
      width: 28,
      weight: 0.8,
      price: 1_900,
      paint: paintRust,
    },
    {
      ...painting,
      slug: 'salt-pan-folded-in-four',
      title: { en: 'Salt Pan, Folded in Four', fr: 'Marais salant, plié en quatre', cn: '折成四块的盐田' },
      about: {
        en: 'Folded twice, like a napkin, and dipped by three of its corners into three bowls. The fourth quarter never got wet; a drop of madder fell on it afterwards and was allowed to stay. The two creases cross where her thumb was.',
        fr: 'Pliée deux fois comme une serviette, puis trempée par trois coins dans trois bols. Le quatrième quart est resté sec ; une goutte de garance y est tombée après coup et a eu le droit d’y rester. Les deux plis se croisent là où était son pouce.',
        cn: '像餐巾一样折两次，三个角分别浸进三只碗。第四块始终没沾水，后来掉上一滴茜红，也就由它去。两道折痕交叉的地方，是她拇指按住的地方。',
      },
      alt: {
        en: 'Three stained rectangles, pale green, dark teal and blue, meet at two crossing creases; the fourth quarter is bare linen with one pink dot.',
        fr: 'Trois rectangles teints, vert pâle, bleu canard et bleu, se rejoignent à la croisée de deux plis ; le quatrième quart est du lin nu avec un point rose.',
        cn: '浅绿、深青与蓝三块染色在两道折痕交叉处相接，第四块是素布，只有一个粉点。',
      },
      year: 2026,
      height: 36,
      width: 36,
      weight: 0.9,
      price: 2_200,
      paint: paintSaltPan,
    },
  ],
}
