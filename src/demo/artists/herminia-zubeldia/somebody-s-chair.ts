import type { DemoSeries } from '../../collection.ts'
import { etchEnfilade, etchMorning, etchStairs } from './chairs-paint.ts'
import { CHINES, INKS, pullPlate } from './press.ts'

const base = {
  category: 'Drawing',
  technique: 'aquatint',
  signature: {
    en: 'Signed lower right and numbered lower left in pencil',
    fr: 'Signé en bas à droite et numéroté en bas à gauche au crayon',
    cn: '右下铅笔签名，左下铅笔编号',
  },
} as const

/** Empty rooms with a chair in them. */
export const somebodysChair: DemoSeries = {
  slug: 'somebody-s-chair',
  title: { en: 'Somebody’s Chair', fr: 'La chaise de quelqu’un', cn: '谁的椅子' },
  about: {
    en: 'The chair is always the same one, rush-seated, from her mother’s kitchen. Zubeldía carried it to the houses of friends who were moving out and asked where it wanted to stand. Sepia ink, four tones, and on each plate one surface that was never bitten at all.',
    fr: 'C’est toujours la même chaise, paillée, de la cuisine de sa mère. Zubeldía l’a portée chez des amis qui déménageaient et lui a demandé où elle voulait se mettre. Encre sépia, quatre valeurs, et sur chaque plaque une surface que l’acide n’a jamais touchée.',
    cn: '始终是同一把椅子，草编座面，来自母亲的厨房。朋友搬家，苏韦尔迪亚就把它扛去，问它想立在哪里。乌贼墨色，四个灰度，每块版上总有一处从没碰过酸。',
  },
  firstYear: 2014,
  lastYear: 2021,
  works: [
    {
      ...base,
      slug: 'chair-beside-the-morning',
      title: { en: 'Chair Beside the Morning', fr: 'Chaise à côté du matin', cn: '晨光旁的椅子' },
      about: {
        en: 'A flat in La Plata, first floor, east. The light moved fourteen centimetres while she drew it; the plate keeps its first position. The chair was asked, and stayed in the shade.',
        fr: 'Un appartement à La Plata, premier étage, à l’est. La lumière a bougé de quatorze centimètres pendant le dessin ; la plaque garde sa première place. La chaise, consultée, est restée à l’ombre.',
        cn: '拉普拉塔一间朝东的公寓，二楼。作画时光移了十四厘米，版上留的是最初的位置。问过椅子，它愿意待在阴影里。',
      },
      alt: {
        en: 'A dark chair stands in a grey room; window light lies on the wall and on the floor beside it.',
        fr: 'Une chaise sombre dans une pièce grise ; la lumière d’une fenêtre s’est posée sur le mur et sur le sol, à côté.',
        cn: '灰色的房间里一把深色椅子，窗光落在墙上和旁边的地板上。',
      },
      year: 2014,
      height: 56,
      width: 70,
      price: 1400,
      editionSize: 25,
      paint: pullPlate({ ink: INKS.sepia, etch: etchMorning }),
    },
    {
      ...base,
      slug: 'the-room-after-next',
      title: { en: 'The Room After Next', fr: 'La pièce d’après la suivante', cn: '再过去一间' },
      about: {
        en: 'Three doors in a house at Azul, each opened a little wider than the last. The nearest room took a day of biting, the farthest none. The chair is eight centimetres high and took a week.',
        fr: 'Trois portes d’une maison d’Azul, chacune ouverte un peu plus que la précédente. La première pièce a demandé une journée d’acide, la dernière pas une minute. La chaise fait huit centimètres de haut et lui a pris une semaine.',
        cn: '阿苏尔一座老屋的三道门，一道比一道开得大。最近的房间腐蚀了一整天，最远的一分钟也没有。椅子高八厘米，画了一个星期。',
      },
      alt: {
        en: 'A row of doorways leads from a dark room to a bright one, where a small chair stands.',
        fr: 'Une enfilade de portes mène d’une pièce sombre à une pièce claire où se tient une petite chaise.',
        cn: '一道道门从暗室通向明亮的房间，那里立着一把小椅子。',
      },
      year: 2018,
      height: 76,
      width: 60,
      price: 1750,
      editionSize: 20,
      availability: 'sold',
      paint: pullPlate({ ink: INKS.sepia, etch: etchEnfilade }),
    },
    {
      ...base,
      slug: 'under-the-stairs-chair',
      title: { en: 'Under the Stairs', fr: 'Sous l’escalier', cn: '楼梯下' },
      about: {
        en: 'For once the chair is pale and the room is dark. It stood where the family used to tie their shoes. Printed on a sheet of tea-coloured Japanese paper laid onto the cotton as the plate went through the press.',
        fr: 'Pour une fois, la chaise est claire et le reste sombre. C’est là que la famille laçait ses souliers. Tiré sur une feuille de japon couleur thé, collée au papier coton par le passage sous presse.',
        cn: '这一回，椅子是亮的，屋子是暗的。从前一家人就坐在这里系鞋带。印在茶色薄和纸上，过压印机时与棉纸粘合。',
      },
      alt: {
        en: 'A pale chair stands in the black space under a flight of stairs, banister lines running up to the right.',
        fr: 'Une chaise pâle dans le noir, sous une volée d’escalier ; la rampe monte en lignes vers la droite.',
        cn: '楼梯底下的黑暗里立着一把浅色椅子，扶手的线条斜斜升向右上。',
      },
      year: 2021,
      height: 56,
      width: 60,
      price: 1500,
      editionSize: 20,
      paint: pullPlate({ ink: INKS.sepia, chine: CHINES.tea, etch: etchStairs }),
    },
  ],
}
