import type { DemoSeries } from '../../collection.ts'
import { WHITE } from './exposure.ts'
import { cornice, farLights, hairpin } from './roads.ts'
import { paintStreet } from './street-paint.ts'
import { drawHouses, drawShelter, drawStation } from './street-things.ts'
import { paintTrails } from './trails-paint.ts'

const base = { category: 'Photography', technique: 'pigment-print' } as const

/** Wet streets with one thing lit in them, and roads with nothing but lamps. */
export const afterTheLastBus: DemoSeries = {
  slug: 'after-the-last-bus',
  title: { en: 'After the Last Bus', fr: 'Après le dernier bus', cn: '末班车以后' },
  about: {
    en: 'Two kinds of picture, hung together. In one something has stayed: a filling station, a shelter, lit for whoever might still come. In the other everything has left, and the shutter was open long enough for the lamps to draw the road. Noh walks between the two; he does not drive.',
    fr: 'Deux sortes d’images, accrochées ensemble. Dans l’une, quelque chose est resté : une station-service, un abri, allumés pour qui viendrait encore. Dans l’autre, tout est parti, et l’obturateur est resté ouvert assez longtemps pour que les phares dessinent la route. Noh va de l’une à l’autre à pied ; il ne conduit pas.',
    cn: '两类照片，挂在一处。一类里有东西留了下来：一个加油站、一个候车亭，亮着灯，等也许还会来的人。另一类里什么都走了，快门开得够久，车灯自己画出了路。卢泰谦在两者之间步行往来，他不开车。',
  },
  firstYear: 2020,
  lastYear: 2025,
  works: [
    {
      ...base,
      slug: 'self-service-la-capelette',
      title: { en: 'Self-Service, La Capelette', fr: 'Libre-service, La Capelette', cn: '拉卡佩莱特，自助加油' },
      about: {
        en: 'Closed since ten, its roof lit until six by a timer nobody has the key to. Noh, who cannot drive, is the only person known to have come here on foot. 50 × 75 cm.',
        fr: 'Fermée depuis dix heures, le toit allumé jusqu’à six par une minuterie dont personne n’a la clef. Noh, qui ne conduit pas, est le seul client connu à y être venu à pied. 50 × 75 cm.',
        cn: '十点就关了门，顶棚却由一个没人有钥匙的定时器管着，一直亮到六点。卢泰谦不会开车，据说是唯一走路来这里的人。50×75厘米。',
      },
      alt: {
        en: 'A filling station at night, its white-lit canopy and two pumps mirrored in wet asphalt, blurred lamps behind.',
        fr: 'Une station-service la nuit : auvent éclairé de blanc et deux pompes reflétés dans l’asphalte mouillé, lampes floues au fond.',
        cn: '夜里的加油站，亮着白灯的顶棚和两台油泵映在湿路面上，身后是虚化的灯。',
      },
      year: 2021,
      height: 50,
      width: 75,
      price: 1500,
      editionSize: 10,
      paint: paintStreet({
        sky: [
          [0.002, 0.003, 0.007],
          [0.009, 0.011, 0.018],
        ],
        back: (lots, wide, baseLine) => drawHouses(lots, wide, baseLine - 50, 260),
        lights: farLights(30, 0.26),
        thing: (lots, wide, baseLine) => drawStation(lots, wide * 430, baseLine, 300),
        ground: {
          from: 0.57,
          contact: 0.66,
          wet: 0.75,
          puddles: 0.4,
          color: [0.004, 0.004, 0.005],
          pools: [{ x: 0.64, y: 0.69, rx: 0.42, ry: 0.1, color: WHITE, power: 0.1 }],
        },
      }),
    },
    {
      ...base,
      slug: 'shelter-no-service',
      title: { en: 'Shelter, No Service', fr: 'Abri, service terminé', cn: '候车亭，停运' },
      about: {
        en: 'The poster had been taken out and its tubes left on. For one night the shelter was lit better than any room in the street. Somebody had forgotten a red bag; it was still there when the rain stopped.',
        fr: 'On avait retiré l’affiche et laissé les tubes. Une nuit durant, l’abri fut mieux éclairé qu’aucune pièce de la rue. Quelqu’un avait oublié un sac rouge ; il y était encore quand la pluie a cessé.',
        cn: '海报撤走了，灯管还亮着。那一夜，候车亭比街上哪间屋子都亮。有人落下一只红袋子，雨停的时候还在。',
      },
      alt: {
        en: 'A glass bus shelter with a blank white light panel in the rain, its cold light spreading over wet ground.',
        fr: 'Un abribus de verre et son panneau lumineux blanc, vide, sous la pluie ; sa lumière froide s’étale sur le sol mouillé.',
        cn: '雨中的玻璃候车亭，空白的灯箱亮着，冷光铺在湿地上。',
      },
      year: 2022,
      height: 70,
      width: 70,
      price: 1950,
      editionSize: 8,
      paint: paintStreet({
        sky: [
          [0.002, 0.004, 0.009],
          [0.009, 0.012, 0.018],
        ],
        back: (lots, wide, baseLine) => drawHouses(lots, wide, baseLine - 40, 420),
        lights: farLights(24, 0.4),
        thing: (_lots, wide, baseLine) => drawShelter(wide * 480, baseLine, 290),
        ground: {
          from: 0.58,
          contact: 0.66,
          wet: 0.85,
          puddles: 0.42,
          color: [0.004, 0.005, 0.006],
          pools: [{ x: 0.5, y: 0.7, rx: 0.35, ry: 0.1, color: WHITE, power: 0.09 }],
        },
        rain: 900,
      }),
    },
    {
      ...base,
      slug: 'corniche-thirty-seconds',
      title: { en: 'The Corniche, Thirty Seconds', fr: 'La Corniche, trente secondes', cn: '滨海道，三十秒' },
      about: {
        en: 'Nineteen cars in half a minute, by his count: nine coming, ten going. The sea is on the left, below the wall, and is the only thing in the picture that gives no light at all.',
        fr: 'Dix-neuf voitures en une demi-minute, selon lui : neuf qui viennent, dix qui s’en vont. La mer est à gauche, sous le parapet ; c’est la seule chose de l’image qui ne donne aucune lumière.',
        cn: '据他数，半分钟过了十九辆车：九辆来，十辆去。海在左边，矮墙下面，是整个画面里唯一不发光的东西。',
      },
      alt: {
        en: 'White and red light trails follow a long bend of a coastal road at night, with lamps on the right and a hill of house lights behind.',
        fr: 'Traînées de lumière blanches et rouges dans la longue courbe d’une route côtière, la nuit ; réverbères à droite, colline habitée au fond.',
        cn: '夜里海边公路的长弯上，白色和红色的车灯轨迹，右侧有路灯，远处山上点点灯火。',
      },
      year: 2023,
      height: 80,
      width: 120,
      price: 3300,
      editionSize: 6,
      paint: paintTrails(cornice()),
    },
    {
      ...base,
      slug: 'gineste-one-up-one-down',
      title: {
        en: 'La Gineste, One Up, One Down',
        fr: 'La Gineste, l’un monte, l’autre descend',
        cn: '吉内斯特山口，一上一下',
      },
      about: {
        en: 'The bend above Cassis on a night of mistral, camera weighted with a bag of stones. Cars were few; he kept the shutter open for four minutes and covered the lens with his cap in between.',
        fr: 'Le virage au-dessus de Cassis, une nuit de mistral, l’appareil lesté d’un sac de pierres. Peu de voitures : l’obturateur est resté ouvert quatre minutes, et sa casquette devant l’objectif entre deux passages.',
        cn: '卡西斯上方的弯道，刮密史脱拉风的夜里，相机用一袋石头压着。车很少，快门开了四分钟，没车的时候他拿帽子挡住镜头。',
      },
      alt: {
        en: 'A single sweeping bend of white and red light across black hillside, with a town’s glow behind the hills.',
        fr: 'Une seule grande courbe de lumière blanche et rouge sur un versant noir, la lueur d’une ville derrière les collines.',
        cn: '漆黑的山坡上一道大弯，白光与红光并行，山后透出城市的亮。',
      },
      year: 2025,
      height: 60,
      width: 60,
      price: 1600,
      editionSize: 8,
      availability: 'sold',
      paint: paintTrails(hairpin()),
    },
  ],
}
