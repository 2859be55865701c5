import type { DemoSeries } from '../../collection.ts'
import { paintAjar, paintTwoRooms, paintUnderStair } from './paint-thresholds.ts'

const painting = {
  category: 'Painting',
  technique: 'pigment-on-linen',
  depth: 3,
  signature: { en: 'Signed and dated on the back', fr: 'Signé et daté au dos', cn: '背面签名并署年份' },
} as const

/** Doors and what lies behind them: dark veils around an opening of chalk or bare cloth. */
export const doorsAjarSeries: DemoSeries = {
  slug: 'doors-ajar',
  title: { en: 'Doors Ajar', fr: 'Portes entrebâillées', cn: '虚掩的门' },
  about: {
    en: 'After her father’s death in 2017 Corval emptied the house in Setúbal, room by room, in August, with the shutters down. These pictures come from the doors of that house. The walls are poured in umber, madder and green earth; the openings are not painted but left, chalk or plain cloth, so that the light comes from behind the colour.',
    fr: 'Après la mort de son père, en 2017, Inês Corval a vidé la maison de Setúbal, pièce après pièce, en août, volets clos. Ces tableaux viennent des portes de cette maison. Les murs sont versés à la terre d’ombre, à la garance, à la terre verte ; les ouvertures ne sont pas peintes mais réservées, craie ou toile nue, et la lumière vient de derrière la couleur.',
    cn: '2017年父亲去世后，科瓦尔在八月里关着百叶窗，一间一间清空了塞图巴尔的老屋。这组画就来自那些门。墙用赭褐、茜红和绿土倒成；门洞不画，只留白垩或素布，光便从颜色背后透出来。',
  },
  firstYear: 2017,
  lastYear: 2020,
  works: [
    {
      ...painting,
      slug: 'door-ajar-in-alfama',
      title: { en: 'Door Ajar, Alfama', fr: 'Porte entrouverte, Alfama', cn: '虚掩的门，阿尔法玛' },
      about: {
        en: 'The only one of these doors that is not in Setúbal: she saw it in Alfama, on the evening she gave back the keys. A blade of light between two walls of umber, and the shape it throws on the floor. The lower part is cloth as it came from the mill, with one crease for the doorstep.',
        fr: 'La seule de ces portes qui ne soit pas à Setúbal : elle l’a vue dans l’Alfama, le soir où elle a rendu les clés. Une lame de lumière entre deux murs de terre d’ombre, et la forme qu’elle jette au sol. Le bas est la toile telle que sortie de la filature, avec un pli pour le seuil.',
        cn: '这些门里只有它不在塞图巴尔：交还钥匙那天傍晚，她在阿尔法玛看见的。两面褐墙之间一刃光，落在地上成了形。下方是出坊时的原布，一道折痕就是门槛。',
      },
      alt: {
        en: 'A tall narrow opening of pale yellow between dark brown walls; its light falls as a slanted patch on a floor of bare linen.',
        fr: 'Une haute ouverture étroite jaune pâle entre deux murs brun foncé ; sa lumière tombe en tache oblique sur un sol de lin nu.',
        cn: '深褐色墙面之间一道高而窄的浅黄门缝，光斜落在素麻布的地面上。',
      },
      year: 2017,
      height: 190,
      width: 110,
      weight: 5,
      price: 14_500,
      availability: 'sold',
      paint: paintAjar,
    },
    {
      ...painting,
      slug: 'two-rooms-two-weathers',
      title: { en: 'Two Rooms, Two Weathers', fr: 'Deux chambres, deux temps', cn: '两间屋，两种天气' },
      about: {
        en: 'One corridor, two openings: north the sea, south the street. The wall was poured in one piece over both and lifted off the openings with a wet cloth. Water dropped into the blue made the pale ring; she counts it as the moon, others as a stain.',
        fr: 'Un couloir, deux ouvertures : au nord la mer, au sud la rue. Le mur a été versé d’un seul tenant, puis retiré des ouvertures avec un linge humide. L’eau tombée dans le bleu a laissé l’anneau pâle ; elle y compte une lune, d’autres une tache.',
        cn: '一条走廊，两个门洞：北边是海，南边是街。墙一次倒成，再用湿布把门洞里的颜色提掉。滴进蓝里的水留下那个浅圈，她算作月亮，别人看是水渍。',
      },
      alt: {
        en: 'A wine-red wall with two upright openings, one blue with a pale ring, one yellow, and a vertical crease between them.',
        fr: 'Un mur lie-de-vin percé de deux ouvertures verticales, l’une bleue avec un anneau pâle, l’autre jaune ; entre elles, un pli vertical.',
        cn: '酒红色的墙上两个竖长门洞，一蓝一黄，蓝中有浅色圆圈，中间一道竖折痕。',
      },
      year: 2019,
      height: 130,
      width: 160,
      weight: 5,
      price: 13_500,
      paint: paintTwoRooms,
    },
    {
      ...painting,
      slug: 'under-the-stair',
      title: { en: 'Under the Stair', fr: 'Sous l’escalier', cn: '楼梯下' },
      about: {
        en: 'The place where the children hid: a triangle of violet dark, a slope of plaster, and a window no larger than a postcard. The orange is a single drop of pigment, squared with the edge of a ruler while it was wet.',
        fr: 'La cachette des enfants : un triangle d’ombre violette, une pente de plâtre et une fenêtre pas plus grande qu’une carte postale. L’orange est une seule goutte de pigment, équarrie à la règle pendant qu’elle était humide.',
        cn: '孩子们的藏身处：一角紫黑的暗，一面斜斜的灰泥，一扇明信片大小的窗。那块橙色是一滴颜料，趁湿用尺边推成方的。',
      },
      alt: {
        en: 'A dark violet triangle below a steep diagonal fold; above it pale plaster with one small orange square.',
        fr: 'Un triangle violet sombre sous un pli très incliné ; au-dessus, un plâtre pâle avec un petit carré orange.',
        cn: '陡斜的折痕下是深紫色三角，上方浅色墙面上有一小块橙色方形。',
      },
      year: 2020,
      height: 60,
      width: 50,
      weight: 1.2,
      price: 3_600,
      paint: paintUnderStair,
    },
  ],
}
