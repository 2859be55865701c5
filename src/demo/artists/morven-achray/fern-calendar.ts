import type { DemoSeries } from '../../collection.ts'
import { paintFiveAlongTheWall, paintLadyOfTheBurn, paintMarchCrozier, paintUndersideAugust } from './paint-ferns.ts'
import { FLOATED, SIGNED } from './signed.ts'

const base = { category: 'Drawing', technique: 'watercolour-on-paper', signature: SIGNED } as const

/** Ferns in ink, each sheet with one tint. */
export const fernCalendar: DemoSeries = {
  slug: 'fern-calendar',
  title: { en: 'Fern Calendar', fr: 'Calendrier des fougères', cn: '蕨类月历' },
  about: {
    en: 'A fern is the same shape three times over: frond, pinna, lobe. Achray drew one from March, when it is still a fist, to August, when the spores are ripe. The line is ink; each sheet is allowed one watercolour, mixed on the day from what the plant was doing, and never kept inside the line.',
    fr: 'Une fougère, c’est trois fois la même forme : la fronde, la pinnule, le lobe. Achray l’a suivie de mars, quand elle n’est qu’un poing, à août, quand les spores sont mûres. Le trait est à l’encre ; chaque feuille n’a droit qu’à une aquarelle, préparée le jour même, et qui ne respecte jamais tout à fait le trait.',
    cn: '蕨是同一形状重复三次：叶、羽片、裂片。阿克雷从三月画起，那时它还是一只拳头，一直画到八月孢子成熟。线条用墨水；每张纸只许用一种水彩，当天按植物的样子调成，从不老老实实待在线内。',
  },
  firstYear: 2021,
  lastYear: 2022,
  works: [
    {
      ...base,
      slug: 'crozier-in-march',
      title: { en: 'Crozier in March', fr: 'Crosse de mars', cn: '三月的卷芽' },
      about: {
        en: 'The frond is already complete; it only has to unroll. Achray drew the folded leaflets bead by bead along the spiral, then touched the coil once with sap green, a little off the mark.',
        fr: 'La fronde est déjà entière, il ne lui reste qu’à se dérouler. Achray a dessiné les folioles repliées une à une le long de la spirale, puis posé sur la crosse un vert de vessie, un rien décalé.',
        cn: '整片蕨叶早已长成，只差舒展。阿克雷沿着螺旋把卷起的小羽片一粒粒画出，再以树汁绿轻点一笔，略略偏出。',
      },
      alt: {
        en: 'Ink drawing on a narrow upright sheet of a tall fern crozier with a green-tinted coil and a smaller one to its right.',
        fr: 'Dessin à l’encre sur une feuille haute et étroite : une grande crosse de fougère à la spirale teintée de vert, une plus petite à sa droite.',
        cn: '窄长纸面上的墨线画：一枝高高的蕨类卷芽，卷心染绿，右侧另有一枝小芽。',
      },
      year: 2021,
      height: 60,
      width: 30,
      price: 1500,
      paint: paintMarchCrozier,
    },
    {
      ...base,
      slug: 'lady-of-the-burn',
      title: { en: 'Lady of the Burn', fr: 'La Dame du ruisseau', cn: '溪夫人' },
      about: {
        en: 'A whole frond laid across the sheet, twenty-seven pairs of pinnae in alternate order. It looks like lady fern until one counts the lobes. The tint is the green of burn water under trees.',
        fr: 'Une fronde entière en travers de la feuille, vingt-sept paires de pinnules alternes. On jurerait une fougère femelle, jusqu’à ce qu’on compte les lobes. La teinte est le vert d’un ruisseau sous les arbres.',
        cn: '一整片蕨叶横过纸面，二十七对羽片互生。乍看是蹄盖蕨，数过裂片才知道不是。那抹绿取自林荫下的溪水。',
      },
      alt: {
        en: 'Ink drawing of a single arching fern frond tinted grey-green, reaching from the lower left corner to the right edge of a wide sheet.',
        fr: 'Dessin à l’encre d’une fronde de fougère arquée, teintée de vert-gris, du coin inférieur gauche au bord droit d’une feuille horizontale.',
        cn: '墨线画：一片弯拱的蕨叶染以灰绿，从左下角一直伸到横幅纸的右缘。',
      },
      year: 2021,
      height: 50,
      width: 70,
      price: 2300,
      availability: 'reserved',
      framing: FLOATED,
      paint: paintLadyOfTheBurn,
    },
    {
      ...base,
      slug: 'five-along-the-wall',
      title: { en: 'Five Along the Wall', fr: 'Cinq le long du mur', cn: '墙根五芽' },
      about: {
        en: 'Five croziers as they stood below the loft on the same April morning, each at its own height. Two thirds of the sheet stay empty, because that is how much wall there was.',
        fr: 'Cinq crosses telles qu’elles se dressaient sous l’atelier un même matin d’avril, chacune à sa hauteur. Les deux tiers de la feuille restent vides : il y avait autant de mur.',
        cn: '同一个四月清晨，工作室墙根下的五枝卷芽，各有各的高度。纸面三分之二留空，因为墙就有那么高。',
      },
      alt: {
        en: 'Ink drawing of five fern croziers of different heights along a ground line, one coil tinted rust, below a large expanse of bare paper.',
        fr: 'Dessin à l’encre de cinq crosses de fougère de hauteurs inégales sur une ligne de sol, l’une teintée de rouille, sous une grande étendue de papier nu.',
        cn: '墨线画：地平线上立着五枝高低不一的蕨芽，其中一枝卷心染作锈色，上方是大片空白。',
      },
      year: 2022,
      height: 76,
      width: 56,
      price: 2600,
      paint: paintFiveAlongTheWall,
    },
    {
      ...base,
      slug: 'underside-in-august',
      title: { en: 'Underside in August', fr: 'Le revers, en août', cn: '八月，叶背' },
      about: {
        en: 'The largest fern of the series hangs from the top of the sheet and shows its back, every spore case set down with the nib. Ochre covers the part that was dry; where the line is bare the frond was still alive.',
        fr: 'La plus grande fougère de la série pend du haut de la feuille et montre son dos, chaque sporange posé à la plume. L’ocre couvre la partie sèche ; là où le trait est nu, la fronde vivait encore.',
        cn: '这组里最大的一片蕨自纸顶垂下，露出叶背，每个孢子囊都用笔尖点成。赭色覆盖干枯的部分；线条裸露之处，叶子还活着。',
      },
      alt: {
        en: 'Very tall ink drawing of a hanging fern frond seen from below, dotted with spores, its upper half tinted ochre and its tip left uncoloured.',
        fr: 'Très haut dessin à l’encre d’une fronde suspendue, vue de dessous et piquetée de spores, moitié supérieure teintée d’ocre, pointe laissée sans couleur.',
        cn: '高幅墨线画：自上垂下的蕨叶背面布满孢子点，上半染赭，叶尖未着色。',
      },
      year: 2022,
      height: 168,
      width: 100,
      price: 6400,
      isOnRequest: true,
      paint: paintUndersideAugust,
    },
  ],
}
