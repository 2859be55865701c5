import type { DemoSeries } from '../../collection.ts'
import { paintHallFour, paintSawTooth, paintSixOClock } from './paint-night-shift.ts'

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

/** Blacks that are not black, and one light. */
export const nightShiftSeries: DemoSeries = {
  slug: 'night-shift',
  title: { en: 'Night Shift', fr: 'Équipe de nuit', cn: '夜班' },
  about: {
    en: 'Her father worked nights for thirty-one years. As a child she was sent to bring him his supper and remembers the mill only in the dark. No tube of black is used: each plane is mixed from two complementary colours and comes out warm, cool, green or violet. In every panel one plane is lit. One should give the eyes a minute.',
    fr: 'Son père a travaillé de nuit pendant trente et un ans. Enfant, on l’envoyait lui porter son repas, et elle ne se souvient de la filature que dans le noir. Aucun tube de noir : chaque plan est fait de deux complémentaires et penche vers le chaud, le froid, le vert ou le violet. Sur chaque panneau, un plan est éclairé. Il faut laisser une minute aux yeux.',
    cn: '父亲上了三十一年夜班。小时候她被差去送晚饭，记忆里的工厂总是黑的。这组画不用现成的黑：每个面由一对互补色调成，偏暖、偏冷、偏绿或偏紫。每块画板上只有一个面亮着。看的时候，给眼睛一分钟。',
  },
  firstYear: 2022,
  lastYear: 2025,
  works: [
    {
      ...panel,
      slug: 'hall-four-at-night',
      title: { en: 'Hall Four', fr: 'Halle quatre', cn: '四号车间' },
      about: {
        en: 'Twelve windows in unequal columns, eleven of them dark in four different ways. In the twelfth somebody has forgotten the lamp, or has stayed. The two yellows were left until last and rolled on in one evening.',
        fr: 'Douze fenêtres en colonnes inégales, onze éteintes de quatre façons. Dans la douzième, quelqu’un a oublié la lampe, ou est resté. Les deux jaunes ont attendu la fin et ont été passés en une soirée.',
        cn: '十二扇窗，列宽不等，十一扇暗着，暗法有四种。第十二扇里，有人忘了关灯，或者还没走。两种黄留到最后，一个晚上滚完。',
      },
      alt: {
        en: 'A grid of unequal, nearly black windows on a black wall; one of them, at the right, glows yellow and amber.',
        fr: 'Une grille de fenêtres inégales presque noires sur un mur noir ; l’une, à droite, luit jaune et ambre.',
        cn: '黑墙上大小不等的近黑窗格，右侧一扇亮着黄与琥珀色。',
      },
      year: 2022,
      height: 140,
      width: 180,
      weight: 17,
      price: 15_900,
      paint: paintHallFour,
    },
    {
      ...panel,
      slug: 'six-o-clock-the-shutter',
      title: { en: 'Six O’Clock, the Shutter', fr: 'Six heures, le rideau de fer', cn: '六点，卷帘门' },
      about: {
        en: 'The shift ends when the shutter goes up. Here it has gone up by the breadth of a hand, not quite evenly, and the morning lies on the floor. The three dark slats differ by less than one can name.',
        fr: 'L’équipe finit quand le rideau se lève. Ici il s’est levé d’une main, pas tout à fait droit, et le matin est couché par terre. Les trois lames sombres diffèrent de moins qu’un mot.',
        cn: '卷帘门升起，就下班了。这里才升起一掌宽，还有点歪，早晨已经躺在地上。三条暗色叶片之间的差别，小得说不出名字。',
      },
      alt: {
        en: 'A dark blue panel with a black shutter of three dim slats and a slanting strip of orange light under it.',
        fr: 'Un panneau bleu sombre avec un rideau noir à trois lames éteintes et, dessous, une bande oblique de lumière orange.',
        cn: '深蓝画板上一扇黑色卷帘，三条暗叶，底下斜透一道橙光。',
      },
      year: 2023,
      height: 130,
      width: 90,
      weight: 9,
      price: 9_400,
      paint: paintSixOClock,
    },
    {
      ...panel,
      slug: 'saw-tooth-roofs',
      title: { en: 'Saw-Tooth Roofs', fr: 'Toits en dents de scie', cn: '锯齿屋顶' },
      about: {
        en: 'The weaving sheds had saw-tooth roofs, glazed to the north so that no sun fell on the cloth. Seen from the tram at half past five. One pane is still lit, or already. The panel stays with the artist.',
        fr: 'Les ateliers de tissage avaient des toits en dents de scie, vitrés au nord pour que le soleil ne touche pas l’étoffe. Vus du tramway, à cinq heures et demie. Un carreau est encore éclairé, ou déjà. Le panneau reste chez l’artiste.',
        cn: '织造车间的屋顶是锯齿形的，玻璃朝北，不让太阳晒到布。清晨五点半，从电车上看。有一格窗还亮着，也可能是刚亮。这块画板艺术家自留。',
      },
      alt: {
        en: 'Saw-tooth roofs in black, violet and green grow from left to right before a night sky in two blues; of their narrow grey panes one is yellow.',
        fr: 'Des toits en dents de scie, noirs, violets et vert, grandissent de gauche à droite devant un ciel de nuit en deux bleus ; de leurs étroits vitrages gris, un seul est jaune.',
        cn: '宽幅画板上，黑、紫、绿的锯齿屋顶由左向右渐高，背后是两种蓝的夜空；窄窄的灰窗里，只有一格是黄的。',
      },
      year: 2025,
      height: 60,
      width: 160,
      weight: 7,
      price: 7_800,
      availability: 'not_for_sale',
      paint: paintSawTooth,
    },
  ],
}
