import type { DemoSeries } from '../../collection.ts'
import { paintGulls } from './tillage/paint-gulls.ts'
import { paintHeadland } from './tillage/paint-headland.ts'
import { paintRain } from './tillage/paint-rain.ts'
import { paintStubble } from './tillage/paint-stubble.ts'

const canvas = { category: 'Painting', technique: 'oil-on-canvas', depth: 4 } as const
const panel = { category: 'Painting', technique: 'tempera-on-panel', depth: 2 } as const

/** Worked land and the sky over it. */
export const tillageSkiesSeries: DemoSeries = {
  slug: 'tillage-skies',
  title: { en: 'Tillage', fr: 'Labours', cn: '耕地' },
  about: {
    en: 'For thirty years he avoided the land he grew up on. When his brother gave up the farm in 2023 Corless went back to Carlow with the largest canvases the van would take. These are fields he has ploughed himself; he knows where they hold water and from which side the rain arrives.',
    fr: 'Trente ans durant, il a évité la terre où il a grandi. Quand son frère quitta la ferme, en 2023, Corless retourna dans le Carlow avec les plus grandes toiles que la camionnette pouvait contenir. Ces champs, il les a labourés lui-même ; il sait où l’eau y reste et de quel côté vient la pluie.',
    cn: '三十年里，他一直避开自己长大的那片土地。2023年哥哥不再种田，科利斯带着车里装得下的最大的画布回到卡洛。这些地他亲手犁过，知道哪里积水，也知道雨从哪边来。',
  },
  firstYear: 2023,
  works: [
    {
      ...canvas,
      slug: 'ploughed-to-the-headland-february',
      title: {
        en: 'Ploughed to the Headland, February',
        fr: 'Labouré jusqu’à la fourrière, février',
        cn: '二月，犁到地头',
      },
      about: {
        en: 'The furrows were drawn towards one point with the longest brush he has, tied to a hazel stick. The ash in the ditch is where the tractor used to turn; it died the year after.',
        fr: 'Les sillons ont été tirés vers un seul point avec sa brosse la plus longue, liée à une baguette de noisetier. Le frêne du fossé marque l’endroit où tournait le tracteur ; il est mort l’année suivante.',
        cn: '他把最长的笔绑在榛木棍上，将犁沟一道道引向同一点。沟边那棵白蜡树是从前拖拉机掉头的地方，第二年它就死了。',
      },
      alt: {
        en: 'Dark brown furrows run to a low horizon under a broad clouded sky, a bare ash tree standing at the left edge of the field.',
        fr: 'Des sillons brun sombre courent vers un horizon bas sous un large ciel de nuages ; un frêne nu se dresse à gauche, au bord du champ.',
        cn: '深褐色的犁沟伸向低低的地平线，上面是大片云天，左边地头立着一棵光秃的白蜡树。',
      },
      year: 2024,
      height: 130,
      width: 180,
      price: 18000,
      paint: paintHeadland,
    },
    {
      ...canvas,
      slug: 'rain-coming-over-the-blackstairs',
      title: { en: 'Rain Coming over the Blackstairs', fr: 'La pluie arrive des Blackstairs', cn: '雨从黑梯山来' },
      about: {
        en: 'He had the cloud on the canvas before the rain reached him and painted the shower with the shower on it; if one knows where to look, the drops can still be found in the lower right. The strip of winter wheat was really that green.',
        fr: 'Le nuage était sur la toile avant que la pluie n’arrive ; l’averse fut peinte sous l’averse, et l’on en retrouve encore les gouttes en bas à droite, pour peu qu’on sache où chercher. Le blé d’hiver était vraiment de ce vert.',
        cn: '雨到之前，云已经画上去了；阵雨是淋着阵雨画的，知道往哪儿看的人，至今还能在右下角找到雨点。那条冬小麦，当时确实有那么绿。',
      },
      alt: {
        en: 'A dark cloud drags slanting rain across the right of the sky while the left is still bright; below lie narrow bands of green wheat and brown earth.',
        fr: 'Un nuage sombre traîne une pluie oblique sur la droite du ciel, la gauche est encore claire ; en bas, d’étroites bandes de blé vert et de terre brune.',
        cn: '乌云在天空右边拖下斜斜的雨，左边仍然明亮，底下是一道道绿麦和褐土。',
      },
      year: 2025,
      height: 100,
      width: 120,
      price: 10500,
      signature: { en: 'Signed lower left', fr: 'Signé en bas à gauche', cn: '左下签名' },
      paint: paintRain,
    },
    {
      ...canvas,
      slug: 'round-bales-late-light',
      title: { en: 'Round Bales, Late Light', fr: 'Balles rondes, lumière du soir', cn: '圆草捆，傍晚' },
      about: {
        en: 'The last harvest before the farm was let. The near bale is painted in the way it was rolled, from the middle outwards, without lifting the brush more often than was needed.',
        fr: 'La dernière moisson avant que la ferme ne soit louée. La balle du premier plan est peinte comme elle fut roulée, du centre vers le bord, en levant la brosse le moins possible.',
        cn: '农场出租前的最后一次收割。近处那捆草，怎样卷的就怎样画：从中心往外转，能不提笔就不提笔。',
      },
      alt: {
        en: 'Four round bales throw long violet shadows across golden stubble, the nearest one large in the foreground, under a lilac evening sky.',
        fr: 'Quatre balles rondes jettent de longues ombres violettes sur un chaume doré, la plus proche très grande, sous un ciel du soir lilas.',
        cn: '金色麦茬地上四个圆草捆拖着长长的紫影，最近的一个占满前景，上面是淡紫的暮色天空。',
      },
      year: 2023,
      height: 70,
      width: 70,
      price: 4900,
      paint: paintStubble,
    },
    {
      ...panel,
      slug: 'gulls-behind-the-plough',
      title: { en: 'Gulls Behind the Plough', fr: 'Mouettes derrière la charrue', cn: '犁后的海鸥' },
      about: {
        en: 'The field is forty kilometres from the sea and the gulls know the day. Sixty-odd birds, two touches for the wings and one for the body, put in while the earth colour was still wet enough to grey them.',
        fr: 'Le champ est à quarante kilomètres de la mer, et les mouettes savent le jour. Une soixantaine d’oiseaux, deux touches pour les ailes, une pour le corps, posées quand la terre était encore assez fraîche pour les griser.',
        cn: '这块地离海四十公里，海鸥却知道哪天开犁。六十来只鸟，翅膀两笔，身子一笔，趁土色还湿，正好把白色染灰一点。',
      },
      alt: {
        en: 'Seen from above, a small red tractor turns brown furrows beside pale stubble, a long flock of white gulls trailing behind it.',
        fr: 'Vu de haut, un petit tracteur rouge retourne des sillons bruns au bord d’un chaume clair, suivi d’une longue volée de mouettes blanches.',
        cn: '从高处望下去，一台小小的红拖拉机在浅色麦茬旁翻起褐色犁沟，身后跟着长长一群白鸥。',
      },
      year: 2026,
      height: 30,
      width: 40,
      price: 1450,
      paint: paintGulls,
    },
  ],
}
