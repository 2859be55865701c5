import type { DemoSeries } from '../../collection.ts'
import { paintFuchsia } from './hedges/paint-fuchsia.ts'
import { paintGap } from './hedges/paint-gap.ts'
import { paintHawthorn } from './hedges/paint-hawthorn.ts'

const canvas = { category: 'Painting', technique: 'oil-on-canvas', depth: 4 } as const
const panel = { category: 'Painting', technique: 'tempera-on-panel', depth: 2 } as const

/** One road, its hedges, through the year. */
export const boreenHedgesSeries: DemoSeries = {
  slug: 'boreen-hedges',
  title: { en: 'Boreen', fr: 'Chemins creux', cn: '树篱小路' },
  about: {
    en: 'A boreen is a road just wide enough for one cart. The one in these pictures runs for two miles behind Youghal and has been walked by the painter, with a dog and a box, in every month of the year. Hedges are hard: they have no outline and never keep still. He builds them from the dark inside outwards, leaf on leaf, and stops at the light.',
    fr: 'Un chemin creux, ici, c’est une voie juste assez large pour une charrette. Celui-ci court sur trois kilomètres derrière Youghal ; le peintre l’a parcouru chaque mois de l’année, avec un chien et une boîte. Les haies sont difficiles : elles n’ont pas de contour et ne tiennent pas en place. Il les construit depuis l’ombre du dedans, feuille sur feuille, et s’arrête à la lumière.',
    cn: '这种窄路刚够走一辆马车，在爱尔兰乡下到处都是。画里这条在约尔背后，三公里长，画家带着一条狗、一只画箱，一年十二个月都走过。树篱难画：没有轮廓，也从不静止。他从里面的暗处一片叶一片叶往外垒，垒到光亮处为止。',
  },
  firstYear: 2017,
  lastYear: 2022,
  works: [
    {
      ...canvas,
      slug: 'hawthorn-second-week-of-may',
      title: {
        en: 'Hawthorn, Second Week of May',
        fr: 'Aubépine, deuxième semaine de mai',
        cn: '五月第二周，山楂花开',
      },
      about: {
        en: 'The blossom is out for nine days if the wind holds off; that year it had six. Corless used up a whole tube of white in an afternoon and finished the shadow on the lane by the headlamps of the van.',
        fr: 'La fleur dure neuf jours si le vent s’abstient ; cette année-là, elle en eut six. Corless vida un tube entier de blanc en un après-midi et termina l’ombre du chemin aux phares de la camionnette.',
        cn: '没有风的话，花能开九天；那一年只有六天。科利斯一个下午用掉整整一管白色，小路上的影子是借着车灯画完的。',
      },
      alt: {
        en: 'A hedge heaped with white hawthorn blossom slopes down towards a lane in violet shade with grass growing along its middle, under a windy blue sky.',
        fr: 'Une haie chargée d’aubépine blanche descend vers un chemin à l’ombre violette, herbu en son milieu, sous un ciel bleu venteux.',
        cn: '堆满白色山楂花的树篱斜斜伸向一条紫影里的小路，路中间长着草，头顶是有风的蓝天。',
      },
      year: 2020,
      height: 90,
      width: 90,
      price: 6800,
      availability: 'sold',
      paint: paintHawthorn,
    },
    {
      ...canvas,
      slug: 'fuchsia-lane-rain-over',
      title: { en: 'Fuchsia Lane, Rain Over', fr: 'Chemin aux fuchsias, après la pluie', cn: '雨停，倒挂金钟小路' },
      about: {
        en: 'Fuchsia was brought to this coast as a garden plant and took over the ditches. Here it hangs in the wet hedges on both sides while the road, for some twenty minutes, is nearly as light as the sky.',
        fr: 'Venu comme plante de jardin, le fuchsia a gagné tous les talus de cette côte. Il pend ici dans les haies mouillées, des deux côtés, tandis que la route, pour une vingtaine de minutes, est presque aussi claire que le ciel.',
        cn: '倒挂金钟原是作为园林花木带到这片海岸的，后来占满了沟埂。这里它垂在两边湿漉漉的树篱上，而路面，有那么二十来分钟，几乎和天一样亮。',
      },
      alt: {
        en: 'A wet lane runs straight to the horizon between two high green hedges hung with red fuchsia flowers, a wedge of pale sky above.',
        fr: 'Un chemin mouillé file droit vers l’horizon entre deux hautes haies vertes piquées de fuchsias rouges, sous un coin de ciel pâle.',
        cn: '湿漉漉的小路笔直伸向远处，两旁高高的绿篱上挂满红色倒挂金钟，上方是一角浅色的天。',
      },
      year: 2022,
      height: 120,
      width: 90,
      price: 8400,
      paint: paintFuchsia,
    },
    {
      ...panel,
      slug: 'gap-in-the-hedge-rape-in-flower',
      title: {
        en: 'Gap in the Hedge, Rape in Flower',
        fr: 'Brèche dans la haie, colza en fleur',
        cn: '树篱缺口，油菜花',
      },
      about: {
        en: 'Done on the bonnet of the van in under an hour. The yellow is tempera straight from the shell, and the gate was drawn through it while it was still soft.',
        fr: 'Fait en moins d’une heure sur le capot de la camionnette. Le jaune est une tempera posée pure, sortie de la coquille, et la barrière a été tracée dedans encore molle.',
        cn: '在车头盖上画的，不到一小时。黄色是从蛋壳里直接蘸出来的蛋彩，大门趁它还软的时候划了进去。',
      },
      alt: {
        en: 'Between two dark hedges a white five-barred gate opens the view to a field of bright yellow rape under a blue sky.',
        fr: 'Entre deux haies sombres, une barrière blanche à cinq lisses ouvre la vue sur un champ de colza jaune vif sous un ciel bleu.',
        cn: '两道深色树篱之间立着白色五栏木门，门外是蓝天下一片明黄的油菜田。',
      },
      year: 2017,
      height: 24,
      width: 30,
      price: 980,
      availability: 'sold',
      paint: paintGap,
    },
  ],
}
