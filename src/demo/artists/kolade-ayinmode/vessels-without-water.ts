import type { DemoSeries } from '../../collection.ts'
import { CAST } from './cast.ts'
import { paintBronze } from './paint.ts'
import { gourdColumn, pressedJar, threeBowls } from './vessel-forms.ts'

/** Pots that will never hold anything. */
export const vesselsWithoutWater: DemoSeries = {
  slug: 'vessels-without-water',
  title: { en: 'Vessels without Water', fr: 'Vases sans eau', cn: '无水之器' },
  about: {
    en: 'His grandmother stacked her pots by size and by temper: the one that had cracked a lid went to the bottom. Ayinmode throws the originals on a wheel, badly on purpose, stacks them while they are soft and casts the pile as one piece. The bowls have fused; none can be taken out again. What is left is the sound when one knocks: each storey has its own.',
    fr: 'Sa grand-mère empilait ses pots par taille et par caractère : celui qui avait fendu un couvercle allait tout en bas. Ayinmode tourne les originaux, exprès un peu mal, les empile encore mous et fond le tas d’une seule pièce. Les bols ne font plus qu’un, on n’en retire aucun. Reste le son, quand on frappe : chaque étage a le sien.',
    cn: '他的祖母叠陶罐，按大小，也按脾气：碰裂过盖子的那只，压在最底下。阿因莫德在转盘上拉坯，故意拉得不大好，趁软叠起来，整摞铸成一件。碗与碗已连成一体，谁也取不出来。剩下的是敲击的声音，每一层都不同。',
  },
  firstYear: 2017,
  lastYear: 2023,
  works: [
    {
      ...CAST,
      slug: 'three-bowls-one-evening',
      title: { en: 'Three Bowls, One Evening', fr: 'Trois bols, un soir', cn: '三只碗，一个傍晚' },
      about: {
        en: 'Thrown, stacked and cut off the wheel within the same evening. The second bowl slid a little and was left where it stopped. Green patina in the folds, bare metal on the lips; 58 cm high.',
        fr: 'Tournés, empilés et coupés du tour dans la même soirée. Le deuxième bol a glissé un peu et on l’a laissé là. Patine verte dans les creux, métal nu sur les lèvres ; 58 cm de haut.',
        cn: '拉坯、叠放、割离转盘，都在同一个傍晚。第二只碗滑了一点，停在哪里就留在哪里。凹处绿锈，口沿露铜，高58厘米。',
      },
      alt: {
        en: 'Three green bronze bowls of decreasing size, stacked a little askew, seen slightly from above.',
        fr: 'Trois bols de bronze vert, de plus en plus petits, empilés un peu de travers, vus légèrement d’en haut.',
        cn: '三只由大到小的绿锈青铜碗，略微歪斜地叠在一起，稍带俯视。',
      },
      year: 2017,
      height: 58,
      width: 62,
      depth: 60,
      weight: 47,
      price: 8200,
      availability: 'sold',
      paint: paintBronze({
        form: threeBowls,
        patina: 'green',
        floor: 'lead',
        rubbed: 0.42,
        camera: { elevation: 17, fit: 0.7, place: [0.52, 0.54] },
      }),
    },
    {
      ...CAST,
      slug: 'column-of-gourds',
      title: { en: 'Column of Gourds', fr: 'Colonne de calebasses', cn: '葫芦柱' },
      about: {
        en: 'Four calabashes grown into one another, 142 cm high, with a mouth at the top no wider than a fist. The wax was turned in one piece on a pipe in his courtyard; where the pipe sagged, the column still leans.',
        fr: 'Quatre calebasses poussées l’une dans l’autre, 142 cm de haut, avec en haut une bouche pas plus large qu’un poing. La cire a été tournée d’un tenant sur un tuyau, dans sa cour ; là où le tuyau a fléchi, la colonne penche encore.',
        cn: '四只葫芦长成一体，高142厘米，顶口不过一拳宽。蜡模在他院子里的一根钢管上整段旋成，钢管弯下去的地方，柱子至今还斜着。',
      },
      alt: {
        en: 'A tall column of four bulging bronze gourds, brown and golden, with a narrow open mouth at the top.',
        fr: 'Une haute colonne de quatre calebasses de bronze ventrues, brune et dorée, ouverte au sommet par une bouche étroite.',
        cn: '四只鼓腹的青铜葫芦叠成高柱，棕里透金，顶端一个窄口。',
      },
      year: 2019,
      height: 142,
      width: 60,
      depth: 54,
      weight: 88,
      price: 12_500,
      paint: paintBronze({
        form: gourdColumn,
        patina: 'brown',
        floor: 'bottle',
        rubbed: 0.4,
        camera: { elevation: 8, fit: 0.78, place: [0.55, 0.53] },
      }),
    },
    {
      ...CAST,
      slug: 'jar-my-palm-pushed-in',
      title: { en: 'Jar My Palm Pushed In', fr: 'La jarre que ma paume a enfoncée', cn: '被手掌推凹的罐' },
      about: {
        en: 'A storage jar with a high shoulder, perfectly round until he laid his palm against it and leaned. The dent is the only thing in the piece that was done quickly. Black patina over brown, 72 cm high.',
        fr: 'Une jarre à haute épaule, parfaitement ronde jusqu’à ce qu’il y pose la paume et s’appuie. Le creux est la seule chose, ici, qui ait été faite vite. Patine noire sur brun, 72 cm de haut.',
        cn: '一只高肩储水罐，本来浑圆，直到他把手掌贴上去，身子一靠。全件只有这一凹是快的。棕底黑皮，高72厘米。',
      },
      alt: {
        en: 'A wide-shouldered dark bronze jar with a short neck, its left side pushed in, shining in places.',
        fr: 'Une jarre de bronze sombre aux larges épaules et au col court, le flanc gauche enfoncé, luisante par endroits.',
        cn: '一只宽肩短颈的深色青铜罐，左侧被推凹进去，几处闪着光。',
      },
      year: 2021,
      height: 72,
      width: 70,
      depth: 66,
      weight: 58,
      price: 9400,
      paint: paintBronze({
        form: pressedJar,
        patina: 'black',
        floor: 'rust',
        rubbed: 0.3,
        camera: { elevation: 13, fit: 0.7, place: [0.47, 0.54] },
      }),
    },
  ],
}
