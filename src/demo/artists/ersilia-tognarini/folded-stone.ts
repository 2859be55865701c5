import type { DemoSeries } from '../../collection.ts'
import { fallenCloth, foldedInThree, pillow, turnedPage } from './folded-forms.ts'
import { lowSun, northWindow, skylight, throughLight } from './light.ts'
import { MARBLE } from './marble.ts'
import { paintStone } from './paint.ts'
import { cutStone } from './stone.ts'

/** Soft things, in stone. */
export const foldedStone: DemoSeries = {
  slug: 'folded-stone',
  title: { en: 'Folded Stone', fr: 'Pierre pliée', cn: '折石' },
  about: {
    en: 'After her mother’s death Tognarini emptied a linen cupboard and a drawer of letters. She did not want to draw any of it, but she folded each thing once more and looked at how it lay. The series keeps four of those folds. The marble is rubbed with pumice only, never polished, so that the light stays on it as it stays on cloth or paper.',
    fr: 'À la mort de sa mère, Tognarini a vidé une armoire à linge et un tiroir de lettres. Elle n’a rien voulu dessiner, mais elle a replié chaque chose une fois encore et regardé comment elle se posait. La série garde quatre de ces plis. Le marbre est frotté à la ponce, jamais poli, pour que la lumière y reste comme sur le linge ou le papier.',
    cn: '母亲去世后，托尼亚里尼清空了一只亚麻布柜和一抽屉的信。她什么也不想画，只是把每样东西再叠一次，看它怎样躺下。这个系列留住了其中四种折法。石面只用浮石擦磨，从不抛光，光落在上面，就像落在布上、纸上。',
  },
  firstYear: 2020,
  lastYear: 2026,
  works: [
    {
      ...MARBLE,
      slug: 'letter-folded-in-three',
      title: { en: 'Letter Folded in Three', fr: 'Lettre pliée en trois', cn: '三折信' },
      about: {
        en: 'Three leaves from one block of statuary marble, sawn apart by hand to within a finger of the folds. The upper leaf has sprung open as paper does when it has been read often. 34 × 66 × 52 cm.',
        fr: 'Trois feuillets tirés d’un seul bloc de statuaire, sciés à la main jusqu’à un doigt des plis. Celui du dessus s’est relevé, comme fait le papier qu’on a beaucoup lu. 34 × 66 × 52 cm.',
        cn: '三页出自同一块雕像白石，手工锯开，离折处只剩一指。最上一页翘了起来，像一封被读过很多次的信。34 × 66 × 52厘米。',
      },
      alt: {
        en: 'Three thin leaves of white marble folded over each other like a letter, the upper one springing open, in low warm light.',
        fr: 'Trois minces feuillets de marbre blanc pliés l’un sur l’autre comme une lettre, celui du dessus relevé, en lumière rasante et chaude.',
        cn: '三片薄薄的白色大理石像信纸一样相叠，最上一片翘起，光低而暖。',
      },
      year: 2020,
      height: 34,
      width: 66,
      depth: 52,
      weight: 62,
      price: 9800,
      availability: 'sold',
      paint: paintStone((lots) => ({
        parts: [{ form: foldedInThree(), material: cutStone('statuario', lots, { shine: 0.35 }) }],
        studio: lowSun('straw'),
        camera: { elevation: 15, fit: 0.74, place: [0.52, 0.54] },
        points: 420_000,
      })),
    },
    {
      ...MARBLE,
      slug: 'the-page-turns',
      title: { en: 'The Page Turns', fr: 'La page se tourne', cn: '翻页' },
      about: {
        en: 'A slab that stands upright and then thinks better of it. The curl was carved from a block three times as thick; nine tenths of the stone left the yard as gravel. 92 cm high, 4 cm thick at the foot, 2 at the lip.',
        fr: 'Une dalle qui se tient droite, puis se ravise. L’enroulement est pris dans un bloc trois fois plus épais ; les neuf dixièmes de la pierre ont quitté l’atelier en gravier. 92 cm de haut, 4 cm d’épaisseur au pied, 2 au bord.',
        cn: '一片石板先是直立，随后改了主意。那道卷曲取自厚三倍的石料，十分之九都成了碎石运走。高92厘米，足部厚4厘米，卷边厚2厘米。',
      },
      alt: {
        en: 'An upright slab of veined white marble curls over at the top like a page, lit from behind on a slate-blue ground.',
        fr: 'Une dalle dressée de marbre blanc veiné s’enroule en haut comme une page, éclairée par-derrière sur fond bleu ardoise.',
        cn: '一片直立的带纹白色大理石板，顶端如书页般卷下，石板蓝的地面上光从背后来。',
      },
      year: 2024,
      height: 92,
      width: 70,
      depth: 48,
      weight: 96,
      price: 16_400,
      paint: paintStone((lots) => ({
        parts: [{ form: turnedPage(), material: cutStone('carrara', lots, { bed: [80, 58], shine: 0.4 }) }],
        studio: throughLight('slate'),
        camera: { elevation: 12, fit: 0.74, place: [0.48, 0.53] },
        points: 300_000,
      })),
    },
    {
      ...MARBLE,
      slug: 'pillow-that-remembers',
      title: { en: 'Pillow That Remembers', fr: 'L’oreiller se souvient', cn: '记得的枕头' },
      about: {
        en: 'The print in the pillow is not a copy of anything; it was pressed with her own head into clay and carried over with a pointing frame. Visitors tend to lower their voice. Statuary marble, 72 cm wide.',
        fr: 'L’empreinte ne copie rien : elle l’a pressée de sa propre tête dans l’argile, puis reportée au compas à trois branches. Devant elle, on baisse la voix. Marbre statuaire, 72 cm de large.',
        cn: '枕上的凹痕不是照着什么做的。她把自己的头压进陶泥，再用点线仪移到石上。人们走近时，会不自觉放低声音。雕像白石，宽72厘米。',
      },
      alt: {
        en: 'A white marble pillow with pointed corners and a shallow dent on top, resting on a blue-grey ground.',
        fr: 'Un oreiller de marbre blanc aux coins pointus, marqué d’un léger creux, posé sur un fond gris bleu.',
        cn: '一只白色大理石枕头，四角微尖，上面有一处浅浅的凹痕，置于蓝灰色地面。',
      },
      year: 2025,
      height: 34,
      width: 72,
      depth: 54,
      weight: 128,
      price: 12_600,
      paint: paintStone((lots) => ({
        parts: [{ form: pillow(), material: cutStone('statuario', lots, { shine: 0.3 }) }],
        studio: skylight('slate'),
        camera: { elevation: 23, fit: 0.74, place: [0.49, 0.54] },
      })),
    },
    {
      ...MARBLE,
      slug: 'cloth-left-on-a-plinth',
      title: { en: 'Cloth Left on a Plinth', fr: 'Linge oublié sur un socle', cn: '留在台座上的布' },
      about: {
        en: 'In the workshops of her youth a finished figure was always covered with a wet cloth overnight. Here the figure has gone and the cloth has kept its place. Carrara marble, 104 cm high, hollow inside and open below.',
        fr: 'Dans les ateliers de sa jeunesse, on couvrait chaque soir d’un linge mouillé la figure achevée. Ici, la figure est partie et le linge a gardé la place. Marbre de Carrare, 104 cm de haut, évidé et ouvert par-dessous.',
        cn: '她年轻时的作坊里，做好的雕像过夜总要盖一块湿布。如今雕像走了，布还守着它的位置。卡拉拉大理石，高104厘米，内里掏空，底部敞开。',
      },
      alt: {
        en: 'White veined marble carved as a cloth that hangs in deep folds over a square plinth, against a dark backdrop.',
        fr: 'Du marbre blanc veiné taillé comme un linge qui tombe en plis profonds sur un socle carré, devant un fond sombre.',
        cn: '白色带纹大理石雕成一块布，垂着深褶盖在方形台座上，背景幽暗。',
      },
      year: 2026,
      height: 104,
      width: 74,
      depth: 60,
      weight: 310,
      price: 24_500,
      paint: paintStone((lots) => ({
        parts: [{ form: fallenCloth(), material: cutStone('carrara', lots, { shine: 0.3, veined: 0.8 }) }],
        studio: northWindow('night'),
        camera: { fit: 0.74, place: [0.48, 0.55] },
      })),
    },
  ],
}
