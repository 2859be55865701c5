import type { DemoSeries } from '../../collection.ts'
import { paintAlongTheWall, paintLetDown, paintWound } from './paint-vine.ts'

const sheet = {
  category: 'Painting',
  technique: 'ink-on-rice-paper',
  signature: { en: 'Crane seal in cinnabar', fr: 'Sceau à la grue, cinabre', cn: '钤朱砂鹤印' },
} as const

/** Long lines with an upright brush. */
export const oldVineSeries: DemoSeries = {
  slug: 'old-vine',
  title: { en: 'Old Vine', fr: 'Vieux sarments', cn: '枯藤' },
  about: {
    en: 'The manuals say that a dot should fall like a stone from a peak, and a long stroke hold like a vine ten thousand years old. Qi had painted the stones; these are the vines. The brush is small and held upright, the line thick only where he stopped to breathe. The dots come last, quickly, and decide the balance.',
    fr: 'Les traités veulent qu’un point tombe comme une pierre d’un sommet et qu’un long trait tienne comme un sarment de dix mille ans. Qi avait peint les pierres ; voici les sarments. Le pinceau est petit, tenu droit, la ligne ne s’épaissit que là où il s’est arrêté pour respirer. Les points viennent à la fin, vite, et décident de l’équilibre.',
    cn: '古人论书，点如高峰坠石，竖如万岁枯藤。石头已经画过了，这回画藤。笔换小的，中锋立着走，线只在他停下来换气的地方粗一粗。点子最后落，落得快，整张纸的轻重全由它来定。',
  },
  firstYear: 2025,
  lastYear: 2026,
  works: [
    {
      ...sheet,
      slug: 'vine-let-down-from-the-wall',
      title: { en: 'Let Down from the Wall', fr: 'Descendue du mur', cn: '垂藤' },
      about: {
        en: 'The line comes over the top edge as a vine comes over a wall, and takes its time. Half-way down it goes once round itself. Each thick place is a breath; there are five. It was painted from above, standing on the bench, in the narrowest paper he had.',
        fr: 'La ligne passe le bord supérieur comme une liane passe un mur, et prend son temps. À mi-hauteur, elle fait un tour sur elle-même. Chaque renflement est une respiration ; il y en a cinq. Peinte d’en haut, debout sur le banc, sur le papier le plus étroit qu’il avait.',
        cn: '线从上边翻下来，像藤翻过墙头，不着急。半路上还绕了自己一圈。每一处粗，是换一口气，一共五口。站在条凳上往下画，用的是手边最窄的一条纸。',
      },
      alt: {
        en: 'A black line of changing thickness descends a very narrow sheet, loops once round itself and thins out, with a few dots beside it and a seal at the foot.',
        fr: 'Une ligne noire, tantôt épaisse tantôt mince, descend une feuille très étroite, fait une boucle et s’amincit, accompagnée de quelques points ; un sceau en bas.',
        cn: '极窄的纸上，一条粗细变化的墨线垂下，中途绕一圈，渐渐细去，旁有数点，底端一印。',
      },
      year: 2025,
      height: 180,
      width: 48,
      price: 6_400,
      paint: paintLetDown,
    },
    {
      ...sheet,
      slug: 'wound-and-wound-again',
      title: { en: 'Wound and Wound Again', fr: 'Enroulée, encore enroulée', cn: '绕了又绕' },
      about: {
        en: 'One load of ink for two and a half turns. The line enters black at the left and is almost only paper when it ends; where it crosses itself the older ink has kept the newer out. The pale shoot at the right was drawn the next day, to answer it.',
        fr: 'Une seule charge d’encre pour deux tours et demi. La ligne entre noire à gauche et n’est presque plus que papier quand elle finit ; aux croisements, l’encre ancienne a tenu la nouvelle à distance. La pousse pâle, à droite, a été tracée le lendemain, pour lui répondre.',
        cn: '一笔墨，绕两圈半。从左边黑着进来，收尾时几乎只剩纸；自己压自己的地方，旧墨不让新墨。右边那根淡的是第二天添的，算是应它一声。',
      },
      alt: {
        en: 'A black line enters from the left of a white square and winds round itself twice, drier each time; a pale line answers at the right.',
        fr: 'Une ligne noire entre par la gauche d’un carré blanc et s’enroule deux fois sur elle-même, toujours plus sèche ; une ligne pâle lui répond à droite.',
        cn: '白色方纸上，一条墨线自左进入，绕自己两圈，越绕越枯，右侧一条淡线相应。',
      },
      year: 2025,
      height: 97,
      width: 97,
      price: 6_900,
      paint: paintWound,
    },
    {
      ...sheet,
      slug: 'along-the-wall-unrolled',
      title: { en: 'Along the Wall, Unrolled', fr: 'Le long du mur, déroulé', cn: '沿墙' },
      about: {
        en: 'A short handscroll, to be read from right to left like the wall of the cocoon store it was painted beside. The dark line is certain at the beginning and a question at the end; a pale one comes from the other side to meet it. The seal stands where an answer would.',
        fr: 'Un court rouleau horizontal, à lire de droite à gauche comme le mur du magasin à cocons près duquel il a été peint. La ligne noire commence sûre et finit en question ; une ligne pâle vient à sa rencontre de l’autre côté. Le sceau est à la place de la réponse.',
        cn: '一个短手卷，从右往左看，就像茧仓那面墙，他正是挨着墙画的。浓的一条开头笃定，到末了成了一个问号；淡的一条从那头迎过来。该回答的地方，盖了一方印。',
      },
      alt: {
        en: 'A black line swings from right to left across a wide sheet and thins out; a pale grey line crosses it, with a few ink dots beside them.',
        fr: 'Une ligne noire ondule de droite à gauche sur une large feuille et s’amincit ; une ligne gris pâle la croise, avec quelques points d’encre à côté.',
        cn: '横幅纸上，一条浓墨线由右向左摆动、渐细，一条淡灰线与它相交，旁有几点墨。',
      },
      year: 2026,
      height: 45,
      width: 136,
      price: 5_200,
      paint: paintAlongTheWall,
    },
  ],
}
