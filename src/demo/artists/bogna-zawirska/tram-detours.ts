import type { DemoSeries } from '../../collection.ts'
import { paintDepotRoad, paintFourUnderOneRoof, paintTurningLoop } from './paint-detours.ts'

const panel = {
  category: 'Painting',
  technique: 'acrylic-on-panel',
  depth: 4,
  signature: {
    en: 'Signed, numbered and dated on the back',
    fr: 'Signé, numéroté et daté au dos',
    cn: '背面签名、编号并署年份',
  },
} as const

/** Bands with round turns on bare birch; neighbours are equally light. */
export const tramDetoursSeries: DemoSeries = {
  slug: 'tram-detours',
  title: { en: 'Tram Detours', fr: 'Déviations', cn: '电车改道' },
  about: {
    en: 'From 2015 to 2020 the main street of Łódź was dug up and the trams went round. Zawirska drew the notices at the stops. The birch is left bare, for the first time, and stands for the city. Neighbouring colours are mixed to exactly the same lightness, so that in a photograph without colour the lines would disappear into each other.',
    fr: 'De 2015 à 2020, la grande rue de Łódź est éventrée et les tramways font le tour. Zawirska dessine les avis affichés aux arrêts. Le bouleau, pour la première fois, reste nu : c’est la ville. Les couleurs voisines ont exactement la même clarté ; sur une photographie sans couleur, les lignes se fondraient l’une dans l’autre.',
    cn: '2015年到2020年，罗兹的主街被挖开，电车只好绕行。扎维尔斯卡画下站牌上的告示。桦木第一次整片裸露，它就是城市。相邻的颜色调到完全一样的明度，拍成黑白照片，线路便会彼此消失。',
  },
  firstYear: 2016,
  lastYear: 2020,
  works: [
    {
      ...panel,
      slug: 'depot-road-three-lines',
      title: { en: 'Depot Road, Three Lines', fr: 'Rue du Dépôt, trois lignes', cn: '车库路，三条线' },
      about: {
        en: 'Two lines turn together and do not come apart; the third has left a stop earlier. The thin dark track at the lower right belongs to the works train, which ran at night and is on no map.',
        fr: 'Deux lignes tournent ensemble et ne se quittent pas ; la troisième est partie un arrêt plus tôt. La mince voie sombre, en bas à droite, est celle du train de chantier, qui roulait la nuit et ne figure sur aucun plan.',
        cn: '两条线一起拐弯，始终不分开；第三条早一站就走了。右下角那道细细的深色轨道是工程车的，夜里才跑，哪张图上都没有。',
      },
      alt: {
        en: 'Brick-red and grey-blue bands turn upwards side by side on bare birch, an ochre band at the upper left, a thin dark line at the right.',
        fr: 'Sur le bouleau nu, une bande brique et une bande gris-bleu tournent côte à côte vers le haut ; une bande ocre en haut à gauche, un trait sombre à droite.',
        cn: '素桦木上，砖红与灰蓝两条色带并肩向上拐，左上一条赭色，右侧一道细深线。',
      },
      year: 2016,
      height: 110,
      width: 140,
      weight: 10,
      price: 10_900,
      availability: 'reserved',
      paint: paintDepotRoad,
    },
    {
      ...panel,
      slug: 'turning-loop-at-the-terminus',
      title: { en: 'Turning Loop', fr: 'Boucle du terminus', cn: '终点环线' },
      about: {
        en: 'At the terminus there is a loop and a hut where the drivers drink tea. The inner line changes colour half-way round without changing lightness; most visitors notice it only when they turn to the next picture.',
        fr: 'Au terminus, une boucle et un cabanon où les conducteurs boivent leur thé. La ligne intérieure change de couleur à mi-parcours sans changer de clarté ; la plupart ne le voient qu’en passant au tableau suivant.',
        cn: '终点站有一个环，还有一间司机喝茶的小屋。内圈那条线绕到一半换了颜色，明度却没变，多数人要走到下一张画前才回过神来。',
      },
      alt: {
        en: 'Two concentric bands, old rose outside and sage and mauve inside, turn round on bare birch; a short dark bar meets them from the left.',
        fr: 'Deux bandes concentriques, vieux rose à l’extérieur, sauge et mauve à l’intérieur, font demi-tour sur le bouleau nu ; une courte barre sombre les rejoint à gauche.',
        cn: '素桦木上两条同心色带回转，外圈灰玫瑰，内圈灰绿接灰紫，左侧一截深色短杠抵住。',
      },
      year: 2017,
      height: 80,
      width: 80,
      weight: 5.5,
      price: 6_200,
      paint: paintTurningLoop,
    },
    {
      ...panel,
      slug: 'four-lines-under-one-roof',
      title: { en: 'Four Lines under One Roof', fr: 'Quatre lignes sous un toit', cn: '同一屋檐下的四条线' },
      about: {
        en: 'The interchange at the crossing of the two main streets, which the townspeople call the unicorn stable for its coloured roof. Four lines stand side by side and leave in pairs. The short dark bar is the one that does not run on Sundays.',
        fr: 'Le nœud de correspondance au croisement des deux grandes rues, que les habitants appellent l’écurie aux licornes à cause de son toit coloré. Quatre lignes s’y tiennent côte à côte et partent deux par deux. La courte barre sombre est celle qui ne roule pas le dimanche.',
        cn: '两条主街交叉处的换乘站，顶棚五彩，市民叫它“独角兽马厩”。四条线并排站着，两两离开。那截深色短杠，是星期天不开的那一路。',
      },
      alt: {
        en: 'Mauve and sage bands rise and turn right at the top of a tall birch panel; ochre and grey-blue bands do the same below.',
        fr: 'Sur un haut panneau de bouleau, des bandes mauve et sauge montent et tournent à droite ; plus bas, des bandes ocre et gris-bleu font de même.',
        cn: '高高的桦木板上，灰紫与灰绿两带上行后右拐，下方赭色与灰蓝两带同样转弯。',
      },
      year: 2019,
      height: 180,
      width: 120,
      weight: 15,
      price: 14_800,
      paint: paintFourUnderOneRoof,
    },
  ],
}
