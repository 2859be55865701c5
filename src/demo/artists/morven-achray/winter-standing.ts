import type { DemoSeries } from '../../collection.ts'
import { paintAfterFrost, paintCombForTheWind, paintFourRattles, paintHalfPastBlown } from './paint-winter.ts'
import { FLOATED, SIGNED } from './signed.ts'

const base = { category: 'Drawing', signature: SIGNED } as const

/** Seed heads and a branch, in ink and rubbed graphite. */
export const winterStanding: DemoSeries = {
  slug: 'winter-standing',
  title: { en: 'Winter Standing', fr: 'Debout l’hiver', cn: '冬立' },
  about: {
    en: 'What is left standing in January: combs, rattles, clocks, a branch. Two sheets are plain line. For the other two Achray rubbed graphite powder into the paper until it was dark, taped the margins clean, and drew backwards, lifting the light out with the edge of an eraser.',
    fr: 'Ce qui reste debout en janvier : peignes, crécelles, horloges, une branche. Deux feuilles sont au trait seul. Pour les deux autres, Achray a frotté de la poudre de graphite jusqu’à la nuit, protégé les marges au ruban, puis dessiné à rebours, en levant la lumière du bord de la gomme.',
    cn: '一月里还站着的东西：梳子、拨浪鼓、绒球、一根树枝。两张只用线；另外两张，阿克雷先把石墨粉揉进纸里，直到发黑，四边贴胶带留白，再反过来画——用橡皮的棱角把光一点点提出来。',
  },
  firstYear: 2024,
  lastYear: 2026,
  works: [
    {
      ...base,
      technique: 'ink-on-paper',
      slug: 'comb-for-the-wind',
      title: { en: 'Comb for the Wind', fr: 'Peigne à vent', cn: '梳风' },
      about: {
        en: 'Five hundred hooked bracts in golden order around one head. The spirals were not planned on paper; Achray set each bract by turning the plant a little further than a third.',
        fr: 'Cinq cents bractées crochues en ordre d’or autour d’une seule tête. Les spirales n’ont pas été prévues : Achray plaçait chaque bractée en tournant la plante d’un peu plus d’un tiers.',
        cn: '一个头状花序上五百枚带钩苞片，按黄金角排列。螺旋并非事先画好；每画一枚，她就把植物再转三分之一圈多一点。',
      },
      alt: {
        en: 'Ink drawing of a leaning teasel-like seed head with long curved bracts below it, on a thorny stem that leaves the sheet at lower right.',
        fr: 'Dessin à l’encre d’une tête de cardère inclinée, longues bractées courbes à sa base, sur une tige épineuse qui sort en bas à droite.',
        cn: '墨线画：一个略斜的起绒草果序，下有弯长苞片，带刺的茎自右下出画。',
      },
      year: 2024,
      height: 56,
      width: 42,
      price: 1700,
      paint: paintCombForTheWind,
    },
    {
      ...base,
      technique: 'graphite-on-paper',
      slug: 'four-rattles',
      title: { en: 'Four Rattles', fr: 'Quatre crécelles', cn: '四只拨浪鼓' },
      about: {
        en: 'Four capsules, each with a different number of ribs, hung across the sheet like notes. The fourth has tipped, and its seed lies in the lower corner as dots of soft pencil.',
        fr: 'Quatre capsules, chacune d’un nombre de côtes différent, posées sur la feuille comme des notes. La quatrième a penché : ses graines gisent au coin, en points de crayon gras.',
        cn: '四个蒴果，棱数各不相同，像音符一样挂在纸上。第四个歪倒了，种子撒在角落，是软铅点出的小点。',
      },
      alt: {
        en: 'Pencil drawing of four poppy-like capsules on thin stems at different heights, the right one tipping out a scatter of seeds.',
        fr: 'Dessin au crayon de quatre capsules de pavot sur de fines tiges, à des hauteurs diverses, celle de droite répandant ses graines.',
        cn: '铅笔画：细茎上四个似罂粟的蒴果，高低错落，右边一个倾斜，撒出点点种子。',
      },
      year: 2025,
      height: 40,
      width: 56,
      price: 1550,
      paint: paintFourRattles,
    },
    {
      ...base,
      technique: 'graphite-on-paper',
      slug: 'half-past-blown',
      title: { en: 'Half Past Blown', fr: 'Soufflée à demi', cn: '吹去一半' },
      about: {
        en: 'A seed clock lifted out of rubbed graphite. Half the parasols have gone to the right and six are still in the air. Achray keeps this sheet in the studio to remember how little eraser it needs.',
        fr: 'Une aigrette levée à la gomme dans le graphite frotté. La moitié des ombrelles est partie à droite, six sont encore en l’air. Achray garde cette feuille à l’atelier pour se rappeler combien peu de gomme il faut.',
        cn: '从揉黑的石墨里提出来的一个绒球。一半小伞已向右飞走，六把还在半空。阿克雷把这张留在工作室，提醒自己橡皮用得再少也够。',
      },
      alt: {
        en: 'Square drawing in rubbed dark graphite with a white dandelion-like seed head, half its parasols missing and six drifting to the upper right.',
        fr: 'Dessin carré sur fond de graphite sombre : une aigrette blanche à moitié dégarnie, six ombrelles dérivant en haut à droite.',
        cn: '方形深灰石墨底上，一个白色蒲公英般的绒球少了一半，六把小伞飘向右上。',
      },
      year: 2025,
      height: 48,
      width: 48,
      price: 2200,
      availability: 'not_for_sale',
      paint: paintHalfPastBlown,
    },
    {
      ...base,
      technique: 'graphite-on-paper',
      slug: 'branch-after-frost',
      title: { en: 'Branch after Frost', fr: 'Branche après le gel', cn: '霜后的枝' },
      about: {
        en: 'One night of freezing fog had grown needles on the windward side of everything. The bark is pencil, the ice is paper. It was drawn from an open window in two mornings, because there was no third.',
        fr: 'Une nuit de brouillard givrant avait hérissé d’aiguilles tout ce qui faisait face au vent. L’écorce est au crayon, la glace est le papier. Dessinée d’une fenêtre ouverte en deux matins ; il n’y en eut pas de troisième.',
        cn: '一夜冻雾，万物迎风的一面都长出了冰针。树皮是铅笔，冰是纸本身。她开着窗画了两个早晨，因为没有第三个。',
      },
      alt: {
        en: 'Drawing in rubbed graphite of a bare branch rising from lower left to upper right, its windward side covered in fine white needles of frost.',
        fr: 'Dessin au graphite frotté d’une branche nue montant de gauche à droite, son côté au vent couvert de fines aiguilles de givre blanc.',
        cn: '石墨揉擦的灰底上，一根枯枝自左下斜向右上，迎风面布满细白霜针。',
      },
      year: 2026,
      height: 60,
      width: 46,
      price: 2400,
      framing: FLOATED,
      paint: paintAfterFrost,
    },
  ],
}
