import type { DemoSeries } from '../../collection.ts'
import { paintSea } from './sea-paint.ts'
import { drawJetty, drawStakes } from './timber.ts'

const base = {
  category: 'Photography',
  technique: 'silver-gelatin-print',
  signature: {
    en: 'Signed, dated and numbered in pencil on the back',
    fr: 'Signé, daté et numéroté au crayon au dos',
    cn: '背面铅笔签名、注明年份与编号',
  },
} as const

/** Seas left open to the shutter. */
export const slowWater: DemoSeries = {
  slug: 'slow-water',
  title: { en: 'Slow Water', fr: 'Eaux lentes', cn: '慢水' },
  about: {
    en: 'Exposures of two to nine minutes along the outer coast between Bodø and Senja. Waves cancel each other out; what does not move is all that remains. Skarvåg counts the seconds aloud and writes the sum on the negative sleeve, together with the wind and whether there was coffee left.',
    fr: 'Des poses de deux à neuf minutes, sur la côte extérieure entre Bodø et Senja. Les vagues s’annulent les unes les autres ; il ne reste que ce qui ne bouge pas. Skarvåg compte les secondes à voix haute et inscrit le total sur la pochette du négatif, avec le vent et l’état de la thermos.',
    cn: '在博德与塞尼亚之间的外海岸，每张曝光两到九分钟。浪头彼此抵消，剩下的只有不动的东西。斯卡沃格出声数秒，把总数写在底片袋上，连同风力，以及保温壶里还有没有咖啡。',
  },
  firstYear: 2012,
  lastYear: 2020,
  works: [
    {
      ...base,
      slug: 'skerry-four-minutes',
      title: { en: 'Skerry, Four Minutes', fr: 'Récif, quatre minutes', cn: '礁石，四分钟' },
      about: {
        en: 'Four minutes and ten seconds off Kjerringøy, a force five wind that left no trace in the picture except above. The clouds all come from one point on the horizon; so did the rain, ten minutes later.',
        fr: 'Quatre minutes dix au large de Kjerringøy, par un vent de force cinq qui n’a laissé de trace que dans le ciel. Tous les nuages viennent d’un même point de l’horizon ; la pluie aussi, dix minutes plus tard.',
        cn: '谢灵厄附近海面，四分十秒。五级风在画面里只留在天上。所有的云都从地平线上同一点涌来，十分钟后，雨也从那里来。',
      },
      alt: {
        en: 'A dark rock in milky, motionless water under clouds that stream outwards from the horizon.',
        fr: 'Un rocher sombre dans une eau laiteuse et immobile, sous des nuages qui s’étirent depuis l’horizon.',
        cn: '乳白而静止的水面上立着一块深色礁石，云从地平线向四面拉开。',
      },
      year: 2012,
      height: 60,
      width: 60,
      price: 1500,
      availability: 'sold',
      editionSize: 12,
      paint: paintSea({
        horizon: 0.42,
        sky: [0.2, 0.62],
        clouds: { kind: 'radial', from: 0.7, strength: 0.85 },
        water: [0.55, 0.85],
        rocks: {
          seed: 'skerry',
          rocks: [
            { x: 0.8, z: 7, radius: 0.72, height: 0.55, stretch: 1.5, lean: 0.25 },
            { x: -0.35, z: 6.6, radius: 0.2, height: 0.11, stretch: 1.6 },
          ],
          eye: 1,
          focal: 1.4,
          sun: 0.6,
          grit: 1.5,
        },
        print: { contrast: 1.28 },
      }),
    },
    {
      ...base,
      slug: 'jetty-at-sund',
      title: { en: 'Jetty at Sund', fr: 'Jetée à Sund', cn: '松德的栈桥' },
      about: {
        en: 'The smithy’s jetty at Sund in Lofoten, before the storm of the following January took the far half. She stood on it for six minutes without shifting her weight.',
        fr: 'La jetée de la forge de Sund, aux Lofoten, avant que la tempête de janvier n’en emporte la moitié du large. Elle y est restée six minutes sans changer d’appui.',
        cn: '罗弗敦松德铁匠铺的栈桥；次年一月的风暴卷走了外面那一半。她在上面站了六分钟，没有挪过重心。',
      },
      alt: {
        en: 'A plank jetty runs out over white water and ends in mist.',
        fr: 'Une jetée de planches s’avance sur une eau blanche et finit dans la brume.',
        cn: '木板栈桥伸向发白的水面，尽头没入雾中。',
      },
      year: 2014,
      height: 50,
      width: 50,
      price: 1250,
      editionSize: 12,
      paint: paintSea({
        horizon: 0.34,
        sky: [0.55, 0.95],
        dim: 0.5,
        clouds: { kind: 'radial', from: 0.3, strength: 0.35 },
        water: [0.88, 0.6],
        timber: (lots) =>
          drawJetty({ eye: 1, focal: 1.2, horizon: 0.34, wide: 1 }, lots, {
            from: [-0.25, 1.15],
            to: [1.6, 12],
            width: 0.5,
            deck: 0.28,
            drift: 0.15,
          }),
        print: { contrast: 1.25 },
      }),
    },
    {
      ...base,
      slug: 'three-stones-before-rain',
      title: { en: 'Three Stones Before Rain', fr: 'Trois pierres avant la pluie', cn: '雨前三石' },
      about: {
        en: 'Low tide at Grøtøya. The nearest stone is within arm’s reach of the lens and the farthest is eighty metres out; the long exposure makes them the same distance from each other. Printed 60 × 90 cm, selenium-toned.',
        fr: 'Marée basse à Grøtøya. La première pierre est à portée de main de l’objectif, la dernière à quatre-vingts mètres ; la pose longue les met à égale distance. Tirage de 60 × 90 cm, viré au sélénium.',
        cn: '格勒特岛退潮。最近的石头伸手可及，最远的在八十米外；长时间曝光让它们彼此等距。60×90厘米，硒调色。',
      },
      alt: {
        en: 'Three low rocks lead from the lower left to a pale horizon under streaked clouds.',
        fr: 'Trois rochers bas mènent du bas à gauche vers un horizon pâle, sous des nuages étirés.',
        cn: '三块低矮的岩石从左下方引向淡白的地平线，云被拉成长条。',
      },
      year: 2015,
      height: 60,
      width: 90,
      price: 2100,
      editionSize: 10,
      paint: paintSea({
        horizon: 0.25,
        sky: [0.3, 0.8],
        clouds: { kind: 'level', strength: 0.8 },
        water: [0.75, 0.38],
        rocks: {
          seed: 'stones',
          rocks: [
            { x: -0.85, z: 2.7, radius: 0.5, height: 0.2, stretch: 1.6, lean: -0.2 },
            { x: 0.2, z: 4.6, radius: 0.4, height: 0.15, stretch: 1.6 },
            { x: 1.9, z: 7, radius: 0.7, height: 0.3, stretch: 2 },
          ],
          eye: 1,
          focal: 1.4,
          sun: 0.6,
          grit: 1.3,
        },
        print: { contrast: 1.28 },
      }),
    },
    {
      ...base,
      slug: 'stack-north-side',
      title: { en: 'Stack, North Side', fr: 'Aiguille, face nord', cn: '海蚀柱，北面' },
      about: {
        en: 'A sea stack south of Værøy, from a boat tied to the rocks with two lines. Anything that moves with the swell would blur, so the camera stood on land and she did not. Nine minutes, the longest of the series.',
        fr: 'Une aiguille au sud de Værøy, depuis un îlot où l’on accoste avec deux amarres. Tout ce qui suit la houle se brouille : l’appareil était à terre, elle dans la barque. Neuf minutes, la plus longue pose de la série.',
        cn: '韦岛以南的一座海蚀柱。小艇用两根缆绳系在礁上；凡随涌浪动的都会模糊，所以相机在岸上，人在船里。九分钟，全系列最长的一次曝光。',
      },
      alt: {
        en: 'A tall black rock stack rises from still grey water against radiating clouds, a smaller rock beside it.',
        fr: 'Une haute aiguille noire se dresse d’une eau grise et calme devant des nuages rayonnants, un rocher plus petit à son côté.',
        cn: '高耸的黑色石柱立在平静的灰色水面上，身后的云呈放射状，旁边有一块小石。',
      },
      year: 2018,
      height: 100,
      width: 80,
      price: 3200,
      editionSize: 7,
      paint: paintSea({
        horizon: 0.98,
        sky: [0.16, 0.72],
        clouds: { kind: 'radial', from: 0.22, strength: 1 },
        water: [0.5, 0.28],
        rocks: {
          seed: 'stack',
          rocks: [
            { x: 0.2, z: 9, radius: 0.75, height: 3.2, steep: 1.5, lean: -0.15 },
            { x: 0.75, z: 8.8, radius: 0.8, height: 2.1, steep: 2, lean: 0.2 },
            { x: 1.3, z: 9.2, radius: 0.6, height: 0.9, steep: 1.8 },
            { x: -1.3, z: 9, radius: 0.42, height: 0.7, steep: 1.6 },
          ],
          eye: 0.7,
          focal: 1.4,
          sun: 0.6,
          strata: 0.7,
          veil: 0.05,
          grit: 1.2,
        },
        print: { contrast: 1.32 },
      }),
    },
    {
      ...base,
      slug: 'what-is-left-of-the-pier',
      title: { en: 'What Is Left of the Pier', fr: 'Ce qui reste du débarcadère', cn: '码头余下的' },
      about: {
        en: 'Stakes of the old herring pier at Tennholmen. Each winter takes one or two. Skarvåg has photographed them four times; in this print, the second, there are still some twenty.',
        fr: 'Les pieux de l’ancien débarcadère à harengs de Tennholmen. Chaque hiver en prend un ou deux. Skarvåg les a photographiés quatre fois ; ici, à la deuxième, il en restait une vingtaine.',
        cn: '滕霍尔门旧鲱鱼码头的木桩，每个冬天少掉一两根。斯卡沃格拍过四次，这是第二次，那时还剩二十来根。',
      },
      alt: {
        en: 'A curving row of dark wooden stakes recedes across white water without a horizon.',
        fr: 'Une file courbe de pieux sombres s’éloigne sur une eau blanche, sans horizon.',
        cn: '一列深色木桩弯弯地退向远处，水面发白，看不见地平线。',
      },
      year: 2019,
      height: 38,
      width: 38,
      price: 880,
      editionSize: 15,
      paint: paintSea({
        horizon: 0.3,
        sky: [0.45, 0.95],
        dim: 0.6,
        clouds: { kind: 'level', strength: 0.3 },
        water: [0.9, 0.72],
        timber: (lots) =>
          drawStakes({ eye: 1.6, focal: 1.3, horizon: 0.3, wide: 1 }, lots, {
            count: 23,
            path: (share) => [-0.95 + 2.4 * share * share + Math.sin(share * 4) * 0.4, 3.2 + share * 11],
            height: 0.72,
            thick: 0.075,
          }),
        print: { contrast: 1.22 },
      }),
    },
  ],
}
