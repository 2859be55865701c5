import type { DemoSeries } from '../../collection.ts'
import { plotGridMeetsGrid, plotMovedOver, plotSevenBasins, plotTwoGates } from './paint-cities.ts'
import { GLAZED, STAMPED } from './stamped.ts'

const base = { category: 'Drawing', technique: 'pen-plotter-on-paper', signature: STAMPED } as const

/** Plans of towns that gave way to something. */
export const townsBentByARiver: DemoSeries = {
  slug: 'towns-bent-by-a-river',
  title: { en: 'Towns Bent by a River', fr: 'Villes pliées par un fleuve', cn: '被河弯折的城' },
  about: {
    en: 'A grid is what a town would like to be. Sannine draws the moment it gives in: to a river, a wall, a harbour, an older grid. Every block is plotted on its own and hatched by how many people it holds, so the darkest places on the sheet are the oldest streets. Red is reserved for whatever runs on rails or keeps people in.',
    fr: 'Une ville voudrait être une grille. Sannine dessine l’instant où elle cède : à un fleuve, à un rempart, à un port, à une grille plus ancienne. Chaque îlot est tracé à part et haché selon le nombre de ses habitants ; les endroits les plus sombres sont donc les rues les plus vieilles. Le rouge est réservé à ce qui roule sur rails ou retient les gens.',
    cn: '城市都想长成一张网格。萨宁画的是它让步的时刻：让给河，让给城墙，让给港口，让给更老的网格。每个街区单独绘制，住的人越多，排线越密，所以纸上最黑的地方就是最老的街。红色只留给跑在轨道上的，或者把人关在里面的东西。',
  },
  firstYear: 2019,
  lastYear: 2021,
  works: [
    {
      ...base,
      slug: 'the-town-that-moved-over',
      title: { en: 'The Town That Moved Over', fr: 'La ville qui s’est poussée', cn: '挪了一挪的城' },
      about: {
        en: 'The river took its time and the streets followed, block by block, until nobody could say who had moved. To the north the town thins out into single houses and then paper. Two tram lines in red.',
        fr: 'Le fleuve a pris son temps et les rues ont suivi, îlot par îlot, au point qu’on ne sait plus qui a bougé. Au nord, la ville s’éclaircit en maisons isolées, puis en papier. Deux lignes de tramway en rouge.',
        cn: '河慢慢地走，街道一个街区一个街区地跟，到后来谁也说不清是谁挪的。城往北渐渐散成零星的房子，再散成白纸。两条电车线用红色。',
      },
      alt: {
        en: 'Square plotted plan of a street grid bending along an S-shaped blue river, dense near the water and dissolving into scattered blocks at the top, with two red tram lines.',
        fr: 'Plan carré : une grille de rues ploie le long d’un fleuve bleu en S, dense près de l’eau, dispersée vers le haut, avec deux lignes de tram rouges.',
        cn: '方形绘图仪平面图：街道网格沿一条S形蓝河弯曲，近水处稠密，上方散成零星街区，两条红色电车线。',
      },
      year: 2019,
      height: 60,
      width: 60,
      price: 2100,
      availability: 'sold',
      paint: plotMovedOver,
    },
    {
      ...base,
      slug: 'town-with-two-gates',
      title: { en: 'Town with Two Gates', fr: 'Ville à deux portes', cn: '两门之城' },
      about: {
        en: 'Inside the red wall everything goes round; one road goes through. The houses are hatched so closely that the pen nearly cut the paper. Small, and the densest sheet he has made.',
        fr: 'Dans le rempart rouge, tout tourne ; une seule route traverse. Les maisons sont hachées si serré que la plume a failli couper le papier. Petite, et la plus dense de ses feuilles.',
        cn: '红墙之内一切都在绕圈，只有一条路穿城而过。房屋的排线密到笔尖几乎划破纸。尺寸很小，却是他画得最密的一张。',
      },
      alt: {
        en: 'Small plotted plan of a round town with black concentric blocks inside a crenellated red wall, blue moat lines, and one straight road through two gates.',
        fr: 'Petit plan d’une ville ronde : îlots noirs concentriques dans un rempart rouge crénelé, douves bleues, une route droite passant par deux portes.',
        cn: '小幅圆城平面图：锯齿状红色城墙内是同心的黑色街区，外有蓝色护城河，一条直路穿过两座城门。',
      },
      year: 2020,
      height: 32,
      width: 24,
      price: 650,
      paint: plotTwoGates,
    },
    {
      ...base,
      slug: 'grid-meets-grid',
      title: { en: 'Grid Meets Grid', fr: 'Grille contre grille', cn: '网格相遇' },
      about: {
        en: 'Two plans drawn by two surveyors who did not speak meet along the bed of a dry river. The railway moved in where the water had been. The paper is pale blue drafting stock, folded once across and three times down.',
        fr: 'Deux plans, dus à deux géomètres qui ne se parlaient pas, se rejoignent le long d’un oued à sec. Le chemin de fer s’est installé dans le lit. Papier à dessin bleu pâle, plié une fois en travers, trois fois en hauteur.',
        cn: '两位互不说话的测绘员各画一张网格，在一条干河床上碰了头。水走之后，铁路搬了进来。纸是淡蓝色制图纸，横折一道，竖折三道。',
      },
      alt: {
        en: 'Wide plotted plan on pale blue paper of two street grids at different angles divided by a curved double railway line in red.',
        fr: 'Plan panoramique sur papier bleu pâle : deux grilles de rues d’orientations différentes, séparées par une voie ferrée rouge et courbe.',
        cn: '淡蓝纸上的横幅平面图：两张角度不同的街道网格，被一条弯曲的红色铁路隔开。',
      },
      year: 2020,
      height: 70,
      width: 100,
      price: 3200,
      framing: GLAZED,
      paint: plotGridMeetsGrid,
    },
    {
      ...base,
      slug: 'seven-basins',
      title: { en: 'Seven Basins', fr: 'Sept bassins', cn: '七个船坞' },
      about: {
        en: 'A port cut into its shore like a comb. Sannine counted the quays of Marseille from the window of the 35 bus and then forgot them again on purpose. The sea is one pen, running out.',
        fr: 'Un port entaillé dans sa côte comme un peigne. Sannine a compté les quais de Marseille par la vitre du 35, puis les a oubliés exprès. La mer, c’est une seule plume qui s’épuise.',
        cn: '港口像梳齿一样切进岸里。萨宁坐35路公交车隔窗数过马赛的码头，又故意把它们忘掉。海是一支笔，一直画到没墨。',
      },
      alt: {
        en: 'Tall plotted plan of a port town on the left with seven rectangular basins cut into its quay and blue sea lines thinning out to the right, with a red railway.',
        fr: 'Haut plan d’une ville portuaire à gauche, sept bassins rectangulaires taillés dans le quai, lignes bleues de la mer s’espaçant vers la droite, voie ferrée rouge.',
        cn: '高幅平面图：左侧是港城，岸线切出七个矩形船坞，右侧蓝色海线渐疏，另有红色铁路。',
      },
      year: 2021,
      height: 120,
      width: 80,
      price: 4300,
      paint: plotSevenBasins,
    },
  ],
}
