import type { DemoSeries } from '../../collection.ts'
import { lowSun, northWindow, skylight } from './light.ts'
import { MARBLE } from './marble.ts'
import { paintStone } from './paint.ts'
import { largerOfTwo, lid, siestaBlock, siestaStone, smallerOfTwo } from './sleeping-forms.ts'
import { cutStone } from './stone.ts'

/** Stones that have lain down. */
export const sleepers: DemoSeries = {
  slug: 'sleepers-of-seravezza',
  title: { en: 'Sleepers of Seravezza', fr: 'Les dormeuses de Seravezza', cn: '塞拉韦扎的眠石' },
  about: {
    en: 'In the yard at Seravezza the blocks that nobody has ordered lie along the wall for years. Tognarini noticed that some of them look tired and others asleep. She takes the second kind. Only as much is carved as it takes to see how the stone lies: a flank, a seam where two weights meet, once in a while a lid. None of them stands on a base; they lie where one puts them.',
    fr: 'Dans la cour de Seravezza, les blocs que personne n’a commandés restent des années le long du mur. Tognarini a remarqué que certains ont l’air fatigués et d’autres endormis. Elle prend les seconds. Elle n’enlève que ce qu’il faut pour qu’on voie comment la pierre est couchée : un flanc, la couture entre deux poids, parfois une paupière. Aucune n’a de socle ; elles dorment là où on les pose.',
    cn: '塞拉韦扎的石场里，没有人订走的石料会在墙边一躺好几年。托尼亚里尼发现，有的看上去疲惫，有的却是睡着了。她只取后一种。凿去的不多，刚够让人看出石头是怎样躺着的：一道侧腰，两份重量相接的缝，偶尔是一片眼睑。它们都没有底座，放在哪里，便睡在哪里。',
  },
  firstYear: 2019,
  lastYear: 2023,
  works: [
    {
      ...MARBLE,
      slug: 'stone-with-one-closed-lid',
      title: { en: 'Stone with One Closed Lid', fr: 'Pierre à la paupière close', cn: '闭着一只眼的石头' },
      about: {
        en: 'A boulder of grey bardiglio, 52 cm high, rounded with the rasp until it rocked. The single cut was made last, in one afternoon, with a flat chisel two fingers wide. Tognarini says she waited three months to know where it belonged.',
        fr: 'Un bloc de bardiglio gris, haut de 52 cm, arrondi à la râpe jusqu’à ce qu’il se balance. L’unique entaille est venue en dernier, en un après-midi, avec un ciseau plat large de deux doigts. Il lui a fallu trois mois, dit-elle, pour savoir où la mettre.',
        cn: '一块灰色巴尔迪利奥大理石，高52厘米，用锉一直锉到它能轻轻摇动。唯一的一刀留到最后，用两指宽的平凿，一个下午完成。她说，为了知道这一刀该落在哪里，她等了三个月。',
      },
      alt: {
        en: 'A rounded blue-grey marble boulder with wavy veins and one long curved cut, lying on a pale ground in low light.',
        fr: 'Une pierre arrondie de marbre gris bleuté, veinée de vagues et fendue d’une longue entaille courbe, posée sur un fond clair en lumière rasante.',
        cn: '一块浑圆的蓝灰色大理石，纹理如波，表面有一道弯长的刻痕，低斜的光里躺在浅色地面上。',
      },
      year: 2019,
      height: 52,
      width: 60,
      depth: 48,
      weight: 205,
      price: 14_500,
      paint: paintStone((lots) => ({
        parts: [{ form: lid(), material: cutStone('bardiglio', lots, { bed: [20, 35] }) }],
        studio: lowSun('chalk'),
        camera: { elevation: 9, place: [0.53, 0.55] },
      })),
    },
    {
      ...MARBLE,
      slug: 'two-stones-one-sleep',
      title: { en: 'Two Stones, One Sleep', fr: 'Deux pierres, un sommeil', cn: '两石同眠' },
      about: {
        en: 'A white stone from Carrara and a smaller one of Portuguese rose. Where they touch, the rose has been hollowed to take the other’s shoulder, so that the two can be set apart and will only fit together one way. Together they measure 46 × 78 × 44 cm.',
        fr: 'Une pierre blanche de Carrare et une plus petite, en rose du Portugal. Au point de contact, la rose a été creusée pour recevoir l’épaule de l’autre : on peut les séparer, elles ne se retrouvent que d’une seule façon. Ensemble, elles mesurent 46 × 78 × 44 cm.',
        cn: '一块卡拉拉白石，一块较小的葡萄牙玫瑰石。相触之处，玫瑰石凿出一处凹面，正好承住另一块的肩。两石可以分开，但只有一种方式能重新合拢。合在一起为46 × 78 × 44厘米。',
      },
      alt: {
        en: 'A small rose-coloured stone leans against a larger white one with grey veins, on a dark ground.',
        fr: 'Une petite pierre rose s’appuie contre une plus grande, blanche veinée de gris, sur un fond sombre.',
        cn: '深色地面上，一块小小的玫瑰色石头倚着一块较大的、带灰纹的白石。',
      },
      year: 2021,
      height: 46,
      width: 78,
      depth: 44,
      weight: 178,
      price: 16_800,
      paint: paintStone((lots) => ({
        parts: [
          { form: largerOfTwo(), material: cutStone('carrara', lots, { bed: [120, 50] }) },
          { form: smallerOfTwo(), material: cutStone('rosa', lots.fork('rose')) },
        ],
        studio: northWindow('night'),
        camera: { elevation: 12, fit: 0.76, place: [0.48, 0.55] },
      })),
    },
    {
      ...MARBLE,
      slug: 'siesta-on-a-rough-bed',
      title: { en: 'Siesta on a Rough Bed', fr: 'Sieste sur un lit brut', cn: '粗床上的午睡' },
      about: {
        en: 'A black pebble no longer than a forearm, polished with felt and oxalic acid until the window shows in it. The white block under it was left as the claw chisel left it, with a hollow of just the right size. 32 cm high with its bed.',
        fr: 'Un galet noir pas plus long qu’un avant-bras, poli au feutre et à l’acide oxalique jusqu’à ce que la fenêtre s’y voie. Dessous, le bloc blanc garde les traces de la gradine, avec un creux juste à la taille. 32 cm de haut, lit compris.',
        cn: '一枚黑石，不过一截小臂长，用毡布与草酸抛光，直到能映出窗户。身下的白石保留齿凿的痕迹，只凿出一处大小正合的凹陷。连床高32厘米。',
      },
      alt: {
        en: 'A polished black stone with one fine cut rests in a hollow on a block of white marble covered with chisel marks.',
        fr: 'Une pierre noire polie, marquée d’une fine entaille, repose dans le creux d’un bloc de marbre blanc couvert de traces de ciseau.',
        cn: '一块抛光黑石带着一道细刻痕，卧在布满凿痕的白色大理石块的凹处。',
      },
      year: 2023,
      height: 32,
      width: 30,
      depth: 26,
      weight: 34,
      price: 4900,
      availability: 'sold',
      paint: paintStone((lots) => ({
        parts: [
          { form: siestaStone(), material: cutStone('nero', lots, { veined: 0.6, shine: 0.9 }) },
          { form: siestaBlock(), material: cutStone('carrara', lots.fork('bed'), { polishAt: () => 0 }) },
        ],
        studio: skylight('clay'),
        camera: { elevation: 13, fit: 0.66 },
      })),
    },
  ],
}
