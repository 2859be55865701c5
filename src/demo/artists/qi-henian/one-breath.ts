import type { DemoSeries } from '../../collection.ts'
import { paintBeforeTheWord, paintFell, paintOverItself, paintTooLarge } from './paint-one-breath.ts'

const sheet = {
  category: 'Painting',
  technique: 'ink-on-rice-paper',
  signature: { en: 'Crane seal in cinnabar', fr: 'Sceau à la grue, cinabre', cn: '钤朱砂鹤印' },
} as const

/** One stroke each. */
export const oneBreathSeries: DemoSeries = {
  slug: 'one-breath',
  title: { en: 'One Breath', fr: 'Un souffle', cn: '一息' },
  about: {
    en: 'One sheet, one stroke, as long as he can hold his breath. The brush is loaded once, with nearly a litre of ink, and walked across the paper until it is empty or the paper ends. Qi numbers the attempts: the four shown here are the second, the nineteenth, the forty-first and the sixtieth. The others no longer exist.',
    fr: 'Une feuille, un trait, aussi longtemps qu’il retient son souffle. Le pinceau est chargé une fois, de près d’un litre d’encre, et conduit jusqu’à ce qu’il soit vide ou que le papier finisse. Qi numérote les essais : les quatre feuilles montrées ici sont la deuxième, la dix-neuvième, la quarante et unième et la soixantième. Les autres n’existent plus.',
    cn: '一张纸，一笔，一口气能憋多久就多久。笔只蘸一次，吃将近一升墨，走到墨尽，或者纸尽。他给每次编号，这里的四张是第二、第十九、第四十一和第六十张。其余的都不在了。',
  },
  firstYear: 2018,
  lastYear: 2022,
  works: [
    {
      ...sheet,
      slug: 'before-the-word',
      title: { en: 'Before the Word', fr: 'Avant le mot', cn: '字前' },
      about: {
        en: 'The gesture with which a character begins, made by itself and not continued. It presses down at the left, hesitates for about a second, which one can see in the bleeding, and leaves the sheet on the right without having said anything.',
        fr: 'Le geste par lequel commence un caractère, fait pour lui-même et sans suite. Il appuie à gauche, hésite une seconde environ, cela se voit à l’encre qui a bu, et quitte la feuille à droite sans avoir rien dit.',
        cn: '写一个字的起手，只写起手，不往下写。左边按下去，停了一秒上下，看洇出的墨边就知道；然后从右边离开纸，什么也没说。',
      },
      alt: {
        en: 'A single broad black stroke presses down at the left and runs out in dry streaks to the right edge of a cream sheet.',
        fr: 'Un seul large trait noir appuie à gauche et s’effile en stries sèches vers le bord droit d’une feuille crème.',
        cn: '米色纸上一道宽阔的黑墨，左端按下，向右散成飞白，直至纸边。',
      },
      year: 2018,
      height: 97,
      width: 180,
      price: 12_000,
      availability: 'sold',
      paint: paintBeforeTheWord,
    },
    {
      ...sheet,
      slug: 'it-fell-and-turned-aside',
      title: { en: 'It Fell and Turned Aside', fr: 'Tombé, puis tourné', cn: '落而侧' },
      about: {
        en: 'Begun above the top edge, so that the heaviest part of the stroke was never on the paper. It falls for a metre and a half, thins, and just before the ground decides otherwise. Hung as a scroll, it needs a ceiling of three metres.',
        fr: 'Commencé au-dessus du bord supérieur, si bien que la part la plus lourde n’a jamais été sur le papier. Il tombe d’un mètre cinquante, s’amincit et, juste avant le sol, en décide autrement. En rouleau, il lui faut trois mètres sous plafond.',
        cn: '起笔在纸外，最重的那一段从来没落在纸上。往下走了一米半，越来越薄，快到底时改了主意。装成立轴，要三米层高才挂得开。',
      },
      alt: {
        en: 'A wide black stroke falls from the top edge of a tall narrow sheet, dries into streaks and hooks to the right above a red seal.',
        fr: 'Un large trait noir tombe du haut d’une feuille étroite, se sèche en stries et crochète vers la droite, au-dessus d’un sceau rouge.',
        cn: '狭长的纸上，一道宽墨自顶端落下，渐成飞白，近底处向右一钩，下有红印。',
      },
      year: 2019,
      height: 180,
      width: 60,
      price: 7_800,
      paint: paintFell,
    },
    {
      ...sheet,
      slug: 'too-large-for-the-sheet',
      title: { en: 'Too Large for the Sheet', fr: 'Trop grand pour la feuille', cn: '纸不够大' },
      about: {
        en: 'The forty-first. The circle would have been three metres wide; the paper shows the part that fell on it. Halfway through, the hairs open and the white comes in between them. The small oval seal at the lower left is the one he uses when he is pleased.',
        fr: 'La quarante et unième. Le cercle aurait eu trois mètres ; le papier en montre ce qui est tombé dessus. À mi-course les poils s’ouvrent et le blanc entre entre eux. Le petit sceau ovale, en bas à gauche, est celui des jours où il est content.',
        cn: '第四十一张。那个圆本该有三米宽，纸上只留住落在纸上的一段。走到一半，笔毫散开，白就进来了。左下角那枚椭圆小印，是他高兴时才用的。',
      },
      alt: {
        en: 'A huge black curve enters from the top of a square sheet, swings round and leaves at the right in dry parallel streaks.',
        fr: 'Une immense courbe noire entre par le haut d’une feuille carrée, tourne et sort à droite en stries parallèles et sèches.',
        cn: '方纸上一道巨大的黑弧自上方进入，回转后从右侧以平行的飞白离开。',
      },
      year: 2021,
      height: 138,
      width: 138,
      price: 13_500,
      paint: paintTooLarge,
    },
    {
      ...sheet,
      slug: 'once-round-and-over-itself',
      title: { en: 'Once Round and over Itself', fr: 'Un tour, et par-dessus soi', cn: '绕过自己' },
      about: {
        en: 'The only stroke of the series that meets itself. It enters low at the left, goes round beyond the upper edge and crosses its own wet beginning on the way down; the crossing took the ink of both. Paper dyed with tea.',
        fr: 'Le seul trait de la série qui se rencontre. Il entre bas à gauche, fait le tour au-delà du bord supérieur et croise en descendant son propre début encore humide ; le croisement a pris l’encre des deux. Papier teint au thé.',
        cn: '这组里唯一与自己相遇的一笔。从左下进来，绕出上边，下来时压过自己还湿着的开头，交叉处吃了两回墨。纸是用茶染的。',
      },
      alt: {
        en: 'A black stroke loops beyond the top of a tea-coloured sheet and crosses itself in dry streaks.',
        fr: 'Un trait noir fait une boucle au-delà du haut d’une feuille couleur de thé et se croise lui-même en stries sèches.',
        cn: '茶色纸上，一道黑墨绕出上缘，再以飞白与自己相交。',
      },
      year: 2022,
      height: 96,
      width: 120,
      price: 8_600,
      paint: paintOverItself,
    },
  ],
}
