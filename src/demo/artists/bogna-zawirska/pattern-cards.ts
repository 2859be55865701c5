import type { DemoSeries } from '../../collection.ts'
import { paintEightHoles, paintSelvedge, paintShed, paintTwoOverThree } from './paint-cards.ts'

const panel = {
  category: 'Painting',
  technique: 'acrylic-on-panel',
  depth: 3,
  signature: {
    en: 'Signed, numbered and dated on the back',
    fr: 'Signé, numéroté et daté au dos',
    cn: '背面签名、编号并署年份',
  },
} as const

/** Bands over and under each other, by the rule of a jacquard card. */
export const patternCardsSeries: DemoSeries = {
  slug: 'pattern-cards',
  title: { en: 'Pattern Cards', fr: 'Cartons', cn: '纹板' },
  about: {
    en: 'Begun two years after the mill had closed. Zawirska took single cards from her boxes and painted what they order: which band passes over, which goes under, where a thread stops. The palette is the mill’s own, ecru, soot, oxblood, bottle green and madder, with one light blue that no cotton mill could dye.',
    fr: 'Commencée deux ans après la fermeture de la filature. Zawirska sort un carton de ses boîtes et peint ce qu’il ordonne : quelle bande passe dessus, laquelle dessous, où le fil s’arrête. La palette est celle de la maison, écru, suie, sang-de-bœuf, vert bouteille, garance, plus un bleu clair qu’aucune teinturerie n’aurait su donner au coton.',
    cn: '工厂关门两年后动笔。她从箱子里抽出一张纹板，照它的指令画：哪条压上面，哪条走下面，哪根线到此为止。颜色就是厂里那几样：本白、煤黑、牛血红、瓶绿、茜红，另加一种棉布怎么也染不出的浅蓝。',
  },
  firstYear: 1994,
  lastYear: 1999,
  works: [
    {
      ...panel,
      slug: 'two-over-three-under',
      title: { en: 'Two Over, Three Under', fr: 'Deux dessus, trois dessous', cn: '两上三下' },
      about: {
        en: 'Three bands across, three upright, and a card that says which of them yields. Where two ecru bands meet, only the ridge of the paint tells them apart. It is the panel with which she resumed after two years without a studio.',
        fr: 'Trois bandes couchées, trois debout, et un carton qui dit laquelle cède. Là où deux bandes écrues se rencontrent, seule l’arête de la peinture les distingue. C’est le panneau par lequel elle a repris, après deux ans sans atelier.',
        cn: '三条横，三条竖，谁让谁，纹板说了算。两条本白相遇的地方，只有颜料的细棱分得出彼此。没有画室的两年过后，她就从这一块重新开始。',
      },
      alt: {
        en: 'Broad bands of oxblood, ecru, black, bottle green and red interlock over and under each other on a flax-coloured square.',
        fr: 'De larges bandes sang-de-bœuf, écru, noir, vert bouteille et rouge s’entrelacent sur un carré couleur de lin.',
        cn: '亚麻色方形上，牛血红、本白、黑、瓶绿和红色的宽带上下交错。',
      },
      year: 1994,
      height: 120,
      width: 120,
      weight: 9,
      price: 9_800,
      provenance: {
        en: 'Private collection, Brno; returned to the artist in 2015',
        fr: 'Collection particulière, Brno ; revenu à l’artiste en 2015',
        cn: '曾为布尔诺私人收藏，2015年回到艺术家手中',
      },
      paint: paintTwoOverThree,
    },
    {
      ...panel,
      slug: 'card-with-eight-holes',
      title: { en: 'Card with Eight Holes', fr: 'Carton à huit trous', cn: '八孔纹板' },
      about: {
        en: 'A card at twenty times its size, hung upright as it runs through the machine. Eight holes in sixteen places. She could still read it aloud; it is the left edge of a bath towel made for export in 1986.',
        fr: 'Un carton agrandi vingt fois, debout comme il passe dans la machine. Huit trous pour seize places. Elle sait encore le lire à voix haute : c’est la lisière gauche d’une serviette de bain tissée pour l’exportation en 1986.',
        cn: '放大二十倍的一张纹板，竖着挂，像它走过机器时那样。十六个位置，八个孔。她至今能念出来：那是1986年一条出口浴巾的左边。',
      },
      alt: {
        en: 'A tall panel: a cream column with eight black squares between stripes of oxblood, red, light blue and green.',
        fr: 'Un panneau haut : une colonne crème percée de huit carrés noirs, entre des bandes sang-de-bœuf, rouge, bleu clair et verte.',
        cn: '竖长画板，米白色立柱上有八个黑方块，两侧是牛血红、红、浅蓝与绿的色条。',
      },
      year: 1995,
      height: 160,
      width: 70,
      weight: 7.5,
      price: 8_400,
      paint: paintEightHoles,
    },
    {
      ...panel,
      slug: 'the-shed-opens',
      title: { en: 'The Shed Opens', fr: 'La Foule s’ouvre', cn: '开梭口' },
      about: {
        en: 'Weavers call the gap between raised and lowered threads the shed; the shuttle has a quarter of a second to pass. Eleven rays run to a point just outside the panel. The blue lozenge is the shuttle, and also the one thing that follows no card.',
        fr: 'Les tisserands appellent foule l’angle entre fils levés et fils baissés ; la navette a un quart de seconde pour passer. Onze rayons courent vers un point situé juste hors du panneau. Le losange bleu est la navette, et la seule chose qui n’obéit à aucun carton.',
        cn: '经线一半提起一半落下，中间的缝叫梭口，梭子只有四分之一秒飞过去。十一道射线收向画板外的一点。那枚蓝色菱形是梭子，也是唯一不听纹板的东西。',
      },
      alt: {
        en: 'Cream, black and red rays converge at the right edge around a green wedge with a light blue lozenge in it.',
        fr: 'Des rayons crème, noirs et rouges convergent au bord droit autour d’un coin vert qui porte un losange bleu clair.',
        cn: '米白、黑与红的射线向右缘收拢，中间一片绿色楔形，里面有一枚浅蓝菱形。',
      },
      year: 1997,
      height: 90,
      width: 150,
      weight: 8.5,
      price: 9_200,
      paint: paintShed,
    },
    {
      ...panel,
      slug: 'selvedge-study',
      title: { en: 'Selvedge, Study', fr: 'Lisière, étude', cn: '布边习作' },
      about: {
        en: 'Everything happens at the right edge, as it does in cloth; the rest is thin paint through which the birch can be read. The smallest panel of the series was made on a kitchen table in the week the boxes of cards were moved.',
        fr: 'Tout se passe au bord droit, comme dans l’étoffe ; le reste est une peinture mince où se lit le bouleau. Le plus petit panneau de la série a été fait sur une table de cuisine, la semaine où les boîtes de cartons ont déménagé.',
        cn: '事情都发生在右边，布也是这样；其余是薄薄一层，桦木的纹理还看得见。这组里最小的一块，是搬纹板箱子那个星期在厨房桌上做的。',
      },
      alt: {
        en: 'Red, green, blue and oxblood bands cross three upright stripes at the right of a small flax-coloured panel.',
        fr: 'Des bandes rouge, verte, bleue et sang-de-bœuf croisent trois bandes verticales à droite d’un petit panneau couleur de lin.',
        cn: '亚麻色小画板右侧，红、绿、蓝、牛血红的横条与三道竖条相交。',
      },
      year: 1999,
      height: 40,
      width: 34,
      weight: 1.6,
      price: 1_900,
      availability: 'sold',
      paint: paintSelvedge,
    },
  ],
}
