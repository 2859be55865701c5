import type { DemoSeries } from '../../collection.ts'
import { paintFog, paintLowWater, paintSquall, paintVirga } from './paint-bar.ts'

const painting = {
  category: 'Painting',
  technique: 'pigment-on-linen',
  depth: 3,
  signature: { en: 'Signed and dated on the back', fr: 'Signé et daté au dos', cn: '背面签名并署年份' },
} as const

/** Weather over the water where the river meets the sea: veils poured at the slant of the rain. */
export const barSeries: DemoSeries = {
  slug: 'weather-at-the-bar',
  title: { en: 'Weather at the Bar', fr: 'Temps sur la barre', cn: '河口的天气' },
  about: {
    en: 'The bar is the bank of sand where the Tagus meets the Atlantic; pilots wait there for the tide. Corval spent three winters with their logbook, which gives the weather twice a day in one line. Each picture takes one entry. The horizon is always a fold and never level, because the stretcher was tilted to the angle of that day’s wind.',
    fr: 'La barre est ce banc de sable où le Tage rencontre l’Atlantique ; les pilotes y attendent la marée. Inês Corval a passé trois hivers avec leur registre, qui dit le temps deux fois par jour, en une ligne. Chaque tableau en prend une. L’horizon est toujours un pli, jamais de niveau : le châssis penchait comme le vent de ce jour-là.',
    cn: '特茹河入海处有一道沙洲，引水员在那里等潮。科瓦尔读了三个冬天的引水日志，上面每天两行，记着天气。一张画取一行。地平线总是一道折痕，从不水平，因为绷框照着那天的风向倾斜。',
  },
  firstYear: 2023,
  lastYear: 2025,
  works: [
    {
      ...painting,
      slug: 'squall-from-the-southwest',
      title: { en: 'Squall from the Southwest', fr: 'Grain de sud-ouest', cn: '西南来的飑' },
      about: {
        en: '‘17.40, SW 8, visibility one cable, gone by six.’ The dark comes in from the left on slanted legs while the right half is still dry and blue. The slate was poured with the cloth standing almost upright and caught at the fold with a sponge.',
        fr: '« 17 h 40, SO 8, visibilité une encablure, passé à six heures. » L’ombre entre par la gauche sur ses jambes obliques, la moitié droite est encore sèche et bleue. Le gris ardoise a coulé sur la toile presque debout ; une éponge l’a arrêté au pli.',
        cn: '“17时40分，西南风八级，能见度一链，六点前过。”暗色迈着斜腿从左边进来，右半边还干着、蓝着。石板灰倒下时布几乎竖着，到折痕处用海绵接住。',
      },
      alt: {
        en: 'Slanted veils of dark slate at the left of a very wide picture, pale blue and bare linen at the right, a dark green band of sea below.',
        fr: 'Dans un format très large, des voiles ardoise obliques à gauche, du bleu pâle et du lin nu à droite, une bande de mer vert sombre en bas.',
        cn: '极宽的画幅，左侧斜垂的石板色薄幕，右侧浅蓝与素布，下方一条深绿的海。',
      },
      year: 2023,
      height: 90,
      width: 200,
      weight: 5,
      price: 15_500,
      availability: 'reserved',
      paint: paintSquall,
    },
    {
      ...painting,
      slug: 'rain-that-does-not-arrive',
      title: { en: 'Rain That Does Not Arrive', fr: 'La Pluie qui n’arrive pas', cn: '到不了的雨' },
      about: {
        en: 'Pilots have no word for rain that dries on the way down; they draw a comb in the margin. Three violet sheets were let run at sixty-six degrees and stopped with blotting paper before they touched the water. The warm strip is chalk with a breath of ochre.',
        fr: 'Les pilotes n’ont pas de mot pour la pluie qui sèche en tombant : ils dessinent un peigne dans la marge. Trois nappes violettes ont coulé à soixante-six degrés, arrêtées au buvard avant de toucher l’eau. La bande chaude est une craie avec un souffle d’ocre.',
        cn: '雨没落到海面就干了，引水员没有词，就在页边画一把梳子。三片紫色按六十六度流下，碰到水以前用吸水纸截住。那道暖色是白垩里掺了一口气的赭石。',
      },
      alt: {
        en: 'Violet-grey veils slant down from a dark cloud and fade above a pale, warm horizon and a narrow band of blue sea.',
        fr: 'Des voiles gris-violet descendent en biais d’un nuage sombre et s’effacent au-dessus d’un horizon pâle et chaud, sur une étroite bande de mer bleue.',
        cn: '紫灰色的薄幕从乌云斜垂，在淡暖的天际上方消散，底下一窄条蓝海。',
      },
      year: 2024,
      height: 110,
      width: 160,
      weight: 4.5,
      price: 14_200,
      paint: paintVirga,
    },
    {
      ...painting,
      slug: 'fog-lifting-at-cabo-raso',
      title: { en: 'Fog Lifting at Cabo Raso', fr: 'Brume qui se lève, Cabo Raso', cn: '拉索角，雾起' },
      about: {
        en: 'Most of this picture is milk: chalk, water and a trace of verdigris, wiped back for two days. Then one dark plane came up out of it at the right, in a single pour, and repeated itself faintly below the fold. Nothing was done after that.',
        fr: 'Ce tableau est surtout du lait : craie, eau, une trace de vert-de-gris, essuyés pendant deux jours. Puis un plan sombre en est sorti à droite, en un seul versement, et s’est répété faiblement sous le pli. Plus rien n’a été fait ensuite.',
        cn: '这张画大半是奶：白垩、水，一点铜绿，来回擦了两天。后来右边一个暗面浮了出来，只倒了一遍，在折痕下又淡淡地重复了自己。之后她再没动过。',
      },
      alt: {
        en: 'A square of pale, milky green and white; a dark green plane fades upwards at the right above a tilted horizon and a grey-blue sea.',
        fr: 'Un carré vert laiteux et blanc ; à droite, un plan vert sombre s’efface vers le haut, au-dessus d’un horizon incliné et d’une mer gris-bleu.',
        cn: '方形画面一片乳白与淡绿，右侧深绿的暗面向上消融，下方是倾斜的地平线和灰蓝的海。',
      },
      year: 2024,
      height: 140,
      width: 140,
      weight: 5,
      price: 14_800,
      paint: paintFog,
    },
    {
      ...painting,
      slug: 'low-water-at-cabanas',
      title: { en: 'Low Water at Cabanas', fr: 'Basse mer à Cabanas', cn: '卡巴纳斯低潮' },
      about: {
        en: 'The one picture of the series made away from the Tagus, on a borrowed terrace in the Algarve. Sand, channel, sand, channel, sea: the bands were poured one each morning, at low tide, with the water of the lagoon. The salt has left a slight sparkle in the ochre.',
        fr: 'Le seul tableau de la série fait loin du Tage, sur une terrasse prêtée en Algarve. Sable, chenal, sable, chenal, mer : une bande chaque matin, à marée basse, avec l’eau de la lagune. Le sel a laissé un léger scintillement dans l’ocre.',
        cn: '这组里唯一不在特茹河画的一张，借了阿尔加维的一个露台。沙、水道、沙、水道、海：每天清晨低潮时倒一条，用的是潟湖的水。盐在赭色里留下一点细闪。',
      },
      alt: {
        en: 'Leaning bands of sand, ochre, blue and dark green lie across a wide picture, with bare linen between them.',
        fr: 'Des bandes penchées, sable, ocre, bleu et vert sombre, traversent un format large, séparées par du lin nu.',
        cn: '沙色、赭色、蓝与深绿的色带微斜着横贯宽幅画面，其间露出素布。',
      },
      year: 2025,
      height: 70,
      width: 150,
      weight: 3,
      price: 10_400,
      paint: paintLowWater,
    },
  ],
}
