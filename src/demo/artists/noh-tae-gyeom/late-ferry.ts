import type { DemoSeries } from '../../collection.ts'
import { paintHarbour } from './harbour-paint.ts'
import { ferry, gantries, onlyWater } from './quays.ts'

const base = {
  category: 'Photography',
  technique: 'pigment-print',
  framing: {
    en: 'Mounted on aluminium, black lacquered wood frame, no glass',
    fr: 'Contrecollé sur aluminium, cadre en bois laqué noir, sans verre',
    cn: '裱于铝板，黑漆木框，不加玻璃',
  },
} as const

/** A harbour and its reflections. */
export const lateFerry: DemoSeries = {
  slug: 'late-ferry',
  title: { en: 'Late Ferry', fr: 'Le dernier ferry', cn: '晚班渡轮' },
  about: {
    en: 'Noh grew up above the ferry terminal in Busan and says he can tell a port by its lamps: sodium where things are loaded, mercury where they are counted, cyan where nobody has got round to changing the tube. The pictures are made from the water’s edge in Marseille, most of them between midnight and the first train.',
    fr: 'Noh a grandi au-dessus de la gare maritime de Busan et prétend reconnaître un port à ses lampes : le sodium où l’on charge, le mercure où l’on compte, le cyan où personne n’a encore changé le tube. Vues prises au ras de l’eau, à Marseille, le plus souvent entre minuit et le premier train.',
    cn: '卢泰谦在釜山的渡轮码头上方长大，他说看灯就能认出一个港口：装货的地方用钠灯，点数的地方用汞灯，发青的地方是灯管该换还没人换。这些照片都在马赛的水边拍成，多半是在午夜到头班火车之间。',
  },
  firstYear: 2019,
  lastYear: 2024,
  works: [
    {
      ...base,
      slug: 'the-night-boat-loading',
      title: { en: 'The Night Boat, Loading', fr: 'Le bateau de nuit, à quai', cn: '夜船装货' },
      about: {
        en: 'The Corsica boat at La Joliette, ten minutes behind time. In the water the red of the funnel is longer than the funnel. Mounted, 80 × 120 cm.',
        fr: 'Le bateau de Corse à la Joliette, dix minutes de retard. Dans l’eau, le rouge de la cheminée est plus long que la cheminée. Contrecollé, 80 × 120 cm.',
        cn: '若列特码头的科西嘉班轮，晚点十分钟。水里烟囱的红，比烟囱还长。已装裱，80×120厘米。',
      },
      alt: {
        en: 'A ferry with rows of lit windows and a red funnel at a quay at night, its lights broken up in dark water.',
        fr: 'Un ferry aux rangées de hublots éclairés et à la cheminée rouge, à quai la nuit, ses lumières brisées dans l’eau sombre.',
        cn: '夜里靠岸的渡轮，一排排亮着的舷窗，红色烟囱，灯光碎在暗沉的水里。',
      },
      year: 2019,
      height: 80,
      width: 120,
      price: 3600,
      editionSize: 6,
      paint: paintHarbour(ferry()),
    },
    {
      ...base,
      slug: 'gantries-at-mourepiane',
      title: { en: 'Gantries at Mourepiane', fr: 'Portiques de Mourepiane', cn: '穆尔皮亚纳的龙门吊' },
      about: {
        en: 'Four container cranes at work, from the breakwater, in one exposure of forty seconds. 70 × 160 cm: at that width one has to walk along it. The sky has the colour it has because of the lamps, not the other way round.',
        fr: 'Quatre portiques au travail, depuis la digue du large, en une pose de quarante secondes. 70 × 160 cm : à cette largeur, on la longe à pied. La couleur du ciel vient des lampes, et non l’inverse.',
        cn: '四台集装箱龙门吊正在作业，从外堤拍摄，一次曝光四十秒。70×160厘米，这样的宽度，得边走边看。天是这个颜色，是因为灯，而不是反过来。',
      },
      alt: {
        en: 'A wide view of container cranes and a line of quay lamps under a brown-orange sky, all reflected in choppy water.',
        fr: 'Vue large de portiques à conteneurs et d’une ligne de lampes de quai sous un ciel brun orangé, reflétés dans le clapot.',
        cn: '宽幅画面：橙褐色的天空下，集装箱吊机与一排码头灯，全都映在细碎的浪里。',
      },
      year: 2022,
      height: 70,
      width: 160,
      price: 4800,
      editionSize: 5,
      paint: paintHarbour(gantries()),
    },
    {
      ...base,
      slug: 'only-the-water-vieux-port',
      title: { en: 'Only the Water', fr: 'Rien que l’eau', cn: '只有水' },
      about: {
        en: 'The Vieux-Port with the town cut off at the top, where it would begin to explain itself. Noh calls this his one abstract picture and then names every lamp in it, from left to right.',
        fr: 'Le Vieux-Port, la ville coupée en haut, là où elle commencerait à s’expliquer. Noh dit que c’est sa seule image abstraite, puis il en nomme chaque lampe, de gauche à droite.',
        cn: '老港，城市在上沿被裁掉，不让它开口解释自己。卢泰谦说这是他唯一一张抽象的照片，接着就从左到右，把每盏灯的名字报了一遍。',
      },
      alt: {
        en: 'Dark rippled water fills a square picture, streaked with orange, cyan and red reflections from lamps at the upper edge.',
        fr: 'Une eau sombre et ridée emplit l’image carrée, striée de reflets orange, cyan et rouges de lampes au bord supérieur.',
        cn: '方形画面里满是幽暗起皱的水，上沿的灯投下橙、青、红的光痕。',
      },
      year: 2024,
      height: 90,
      width: 90,
      price: 2900,
      editionSize: 6,
      paint: paintHarbour(onlyWater()),
    },
  ],
}
