import type { DemoSeries } from '../../collection.ts'
import { lowSun, northWindow } from './light.ts'
import { MARBLE } from './marble.ts'
import { paintStone } from './paint.ts'
import { cutStone } from './stone.ts'
import { halfTurn, leaning, standing } from './torsos.ts'

/** Torsos without limbs, brought down to two planes and the ridge between them. */
export const twoPlanes: DemoSeries = {
  slug: 'two-planes',
  title: { en: 'Two Planes', fr: 'Deux plans', cn: '两个面' },
  about: {
    en: 'For ten years she carved draperies and curls for other people’s statues. When she had her own yard she began to leave things out: first the head and arms, then the muscles, then the navel. What stayed were two planes that meet along the front of the body. One takes the light, the other keeps the shade, and the ridge between them says how the weight is carried.',
    fr: 'Pendant dix ans, elle a taillé des drapés et des boucles pour les statues des autres. Une fois chez elle, elle s’est mise à retirer : d’abord la tête et les bras, puis les muscles, puis le nombril. Il est resté deux plans qui se rejoignent au milieu du corps. L’un prend la lumière, l’autre garde l’ombre, et l’arête dit comment le poids est porté.',
    cn: '有十年，她替别人的雕像刻衣褶和鬈发。有了自己的石场以后，她开始做减法：先是头与手臂，再是肌肉，最后连肚脐也去掉。留下的是身体正面相交的两个面。一面受光，一面存影，中间那道棱说明重心落在哪里。',
  },
  firstYear: 2014,
  lastYear: 2024,
  works: [
    {
      ...MARBLE,
      slug: 'torso-in-two-planes',
      title: { en: 'Torso in Two Planes', fr: 'Torse en deux plans', cn: '两个面的躯干' },
      about: {
        en: 'The first of the series and its rule. The ridge leaves the hip on the right, crosses the waist and comes out on the left at the neck, which is cut straight off. The vein that circles the waist was found on the last day of roughing out.',
        fr: 'Le premier de la série, et sa règle. L’arête quitte la hanche à droite, traverse la taille et ressort à gauche, au cou, tranché net. La veine qui fait le tour de la taille est apparue au dernier jour du dégrossissage.',
        cn: '系列的第一件，也立下了规矩。那道棱从右胯起，横过腰，在左侧颈部收住，颈口一刀切平。绕腰的石纹，是粗坯最后一天才露出来的。',
      },
      alt: {
        en: 'A white veined marble torso without limbs, its front formed by two planes that meet in a curved ridge, one lit, one in shade.',
        fr: 'Un torse sans membres en marbre blanc veiné, dont la face est faite de deux plans réunis par une arête courbe, l’un éclairé, l’autre dans l’ombre.',
        cn: '一件没有四肢的白色带纹大理石躯干，正面由两个面构成，交于一道弯棱，一面受光，一面在暗处。',
      },
      year: 2014,
      height: 110,
      width: 58,
      depth: 40,
      weight: 290,
      price: 21_000,
      availability: 'sold',
      paint: paintStone((lots) => ({
        parts: [{ form: standing(), material: cutStone('carrara', lots, { bed: [30, 40] }) }],
        studio: lowSun('slate'),
        camera: { fit: 0.8, place: [0.47, 0.53] },
      })),
    },
    {
      ...MARBLE,
      slug: 'half-turn-in-rose',
      title: { en: 'Half-Turn in Rose', fr: 'Demi-tour en rose', cn: '玫瑰色的半转身' },
      about: {
        en: 'Here the ridge is a spiral. Between hip and shoulder the body turns by a little less than a quarter, the way one turns on hearing one’s name. The rose marble came from Borba in Portugal, in a block of 96 cm that allowed no second attempt.',
        fr: 'Ici, l’arête est une spirale. De la hanche à l’épaule, le corps tourne d’un peu moins d’un quart, comme on se retourne à l’appel de son nom. Le marbre rose vient de Borba, au Portugal, d’un bloc de 96 cm qui n’autorisait pas de second essai.',
        cn: '这里的棱是一道螺旋。从胯到肩，身体转了将近四分之一圈，像听见有人叫自己的名字。玫瑰色大理石来自葡萄牙博尔巴，石料只有96厘米，容不得重来一次。',
      },
      alt: {
        en: 'A slender rose-coloured marble torso that twists from the hips upwards, lit from the left on a warm grey ground.',
        fr: 'Un torse élancé de marbre rose qui se tord depuis les hanches, éclairé de la gauche sur un fond gris chaud.',
        cn: '一件修长的玫瑰色大理石躯干，自胯部向上扭转，暖灰地面上光从左侧来。',
      },
      year: 2016,
      height: 96,
      width: 52,
      depth: 44,
      weight: 225,
      price: 18_500,
      paint: paintStone((lots) => ({
        parts: [{ form: halfTurn(), material: cutStone('rosa', lots) }],
        studio: northWindow('clay'),
        camera: { fit: 0.8, place: [0.52, 0.53] },
      })),
    },
    {
      ...MARBLE,
      slug: 'torso-listening-to-the-floor',
      title: { en: 'Torso Listening to the Floor', fr: 'Torse à l’écoute du sol', cn: '俯身听地' },
      about: {
        en: 'A body that bends from the waist until the cut of the neck faces the wall. In raw light the stripes of the bardiglio look like water running off a back. 86 cm high; it stands on its own weight, without a pin.',
        fr: 'Un corps qui se penche depuis la taille jusqu’à ce que la coupe du cou regarde le mur. En lumière crue, les rayures du bardiglio font comme de l’eau qui coule d’un dos. Haut de 86 cm, il tient par son seul poids, sans goujon.',
        cn: '身体自腰弯下，直到颈部的切口朝向墙壁。强光之下，巴尔迪利奥石的条纹像水从背上流下。高86厘米，全凭自重立住，没有用销钉。',
      },
      alt: {
        en: 'A grey striped marble torso bends to the left from the waist, its neck cut off at a slant, on a pale ground.',
        fr: 'Un torse de marbre gris rayé se penche vers la gauche depuis la taille, le cou tranché en biais, sur un fond clair.',
        cn: '一件灰色条纹大理石躯干自腰部向左弯折，颈口斜切，立于浅色地面。',
      },
      year: 2020,
      height: 86,
      width: 64,
      depth: 42,
      weight: 240,
      price: 17_200,
      paint: paintStone((lots) => ({
        parts: [{ form: leaning(), material: cutStone('bardiglio', lots, { bed: [150, 48] }) }],
        studio: lowSun('chalk'),
        camera: { fit: 0.78, place: [0.54, 0.54] },
      })),
    },
  ],
}
