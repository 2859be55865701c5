import type { DemoArtist } from '../../collection.ts'
import { nightShiftSeries } from './night-shift.ts'
import { paintTable } from './paint-table.ts'
import { patternCardsSeries } from './pattern-cards.ts'
import { stairwellSeries } from './stairwell.ts'
import { tramDetoursSeries } from './tram-detours.ts'

/** Hard-edged planes on birch, after the cards of a jacquard loom. */
export const bognaZawirska: DemoArtist = {
  slug: 'bogna-zawirska',
  name: { en: 'Bogna Zawirska', fr: 'Bogna Zawirska', cn: '博格娜·扎维尔斯卡' },
  type: 'painting',
  groups: ['gallery', 'worldwide'],
  born: 1953,
  country: { en: 'Poland', fr: 'Pologne', cn: '波兰' },
  city: { en: 'Łódź', fr: 'Łódź', cn: '罗兹' },
  headline: {
    en: 'Every panel follows a rule, and in one place breaks it.',
    fr: 'Chaque panneau suit une règle et l’enfreint à un endroit.',
    cn: '每块画板都守一条规则，又在一处破掉它。',
  },
  biography: {
    en: 'Bogna Zawirska was born in Łódź in 1953, two streets from the cotton mill where both her parents worked shifts. She trained there as a textile designer and from 1977 drew patterns for its jacquard looms: squared paper, four colours, a hole or no hole. She kept the cards when the mill closed in 1992.\n\nShe had been painting on offcuts of birch plywood since the early eighties, at first to test a repeat at full size, then for its own sake. Her first solo exhibition, in 1989, was hung in the mill’s canteen. Today she works on the third floor of a former dye-house, with north light and a freight lift that decides the size of the largest panels.\n\nShe rides the tram to work, always the same line, and takes the diversions as they come.',
    fr: 'Bogna Zawirska naît à Łódź en 1953, à deux rues de la filature de coton où ses parents font les trois-huit. Elle s’y forme au dessin textile et, dès 1977, compose des motifs pour les métiers jacquard : papier quadrillé, quatre couleurs, un trou ou pas de trou. À la fermeture, en 1992, elle emporte les cartons.\n\nElle peignait depuis le début des années quatre-vingt sur des chutes de contreplaqué de bouleau, d’abord pour essayer un rapport à grandeur, puis pour rien d’autre. Sa première exposition personnelle, en 1989, est accrochée à la cantine de la filature. Elle travaille aujourd’hui au troisième étage d’une ancienne teinturerie, lumière du nord et monte-charge : c’est lui qui décide du plus grand format.\n\nElle va à l’atelier en tramway, toujours la même ligne, et prend les déviations comme elles viennent.',
    cn: '博格娜·扎维尔斯卡1953年生于罗兹，离父母倒班的棉纺厂只隔两条街。她在厂里学会了织物设计，1977年起为提花机画纹样：方格纸，四种颜色，有孔或者无孔。1992年工厂关门，她把纹板都带回了家。\n\n八十年代初她就在桦木胶合板的边料上画画，起先是为了看看一个花回放到实物大小是什么样，后来就只为画画。1989年的第一次个展挂在厂里的食堂。如今她在一座旧染坊的三楼工作，北窗采光，货梯多大，画板最大就多大。\n\n她坐电车去画室，总是同一路；遇上改道，就跟着走。',
  },
  artisticProcess: {
    en: 'The drawing is settled on squared paper at one to ten. The birch panel is sanded, sealed with two coats of clear acrylic, and masked plane by plane. Colour is mixed by weight, put on with a foam roller in four to six thin coats, and the tape is pulled while the last one is soft: hence the fine ridge along every edge. A panel with nine planes takes five weeks, most of them waiting.',
    fr: 'Le dessin est arrêté sur papier quadrillé, au dixième. Le panneau de bouleau est poncé, fermé de deux couches d’acrylique incolore, puis masqué plan par plan. La couleur, dosée au poids, est passée au rouleau mousse en quatre à six couches minces ; le ruban est retiré avant que la dernière ne durcisse, d’où la fine arête le long de chaque bord. Neuf plans demandent cinq semaines, d’attente surtout.',
    cn: '先在方格纸上按一比十定稿。桦木板打磨后封两遍透明丙烯，再一个面一个面贴胶带。颜色按克称重调配，用海绵滚筒薄薄上四到六遍，最后一遍未干透就揭带，所以每条边都有一道细棱。一块九个面的画板要五个星期，多半是在等。',
  },
  statement: {
    en: 'A pattern is a promise: if I know this much, I know the rest. I like to keep the promise nearly to the end. Somewhere there is one plane that does not follow, and I will not say where, because after a while the eye finds it and then the whole panel moves. I do not paint by feeling. I count, and the feeling comes by itself.',
    fr: 'Un motif est une promesse : si je sais ceci, je sais le reste. J’aime la tenir presque jusqu’au bout. Quelque part, un plan ne suit pas ; je ne dirai pas lequel, l’œil finit par le trouver et alors tout le panneau bouge. Je ne peins pas au sentiment. Je compte, et le sentiment vient tout seul.',
    cn: '纹样是一句承诺：知道了这一点，就知道了其余。我喜欢把承诺守到快要结束。总有一个面不跟着走，在哪里我不说；看久了，眼睛自己会找到，整块板子就动起来。我不凭感觉画。我数数，感觉自己会来。',
  },
  awards: [
    {
      year: 1998,
      title: {
        en: 'Prize of the Loom and Line Triennial, Łódź',
        fr: 'Prix de la Triennale Métier et Ligne, Łódź',
        cn: '罗兹“织机与线条”三年展奖',
      },
    },
    {
      year: 2009,
      title: {
        en: 'Fellowship of the Old Dye-House Foundation, Łódź',
        fr: 'Bourse de la Fondation de la Vieille Teinturerie, Łódź',
        cn: '罗兹旧染坊基金会奖助金',
      },
    },
    {
      year: 2021,
      title: {
        en: 'Honorary prize of the Association of Concrete Painters, Wrocław',
        fr: 'Prix d’honneur de l’Association des peintres concrets, Wrocław',
        cn: '弗罗茨瓦夫具体绘画协会荣誉奖',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'zawirska-canteen-lodz',
      year: 1989,
      kind: 'solo',
      title: { en: 'Repeat', fr: 'Rapport', cn: '花回' },
      venue: { en: 'Mill canteen, Księży Młyn', fr: 'Cantine de la filature, Księży Młyn', cn: '神父磨坊棉纺厂食堂' },
      city: { en: 'Łódź', fr: 'Łódź', cn: '罗兹' },
    },
    {
      slug: 'zawirska-hole-or-no-hole-brno',
      year: 1999,
      kind: 'solo',
      title: { en: 'Hole or No Hole', fr: 'Trou ou pas de trou', cn: '有孔，无孔' },
      venue: { en: 'Galerie U Přádelny', fr: 'Galerie U Přádelny', cn: '纺坊画廊' },
      city: { en: 'Brno', fr: 'Brno', cn: '布尔诺' },
    },
    {
      slug: 'zawirska-edge-to-edge-budapest',
      year: 2007,
      kind: 'group',
      title: { en: 'Edge to Edge', fr: 'Bord à bord', cn: '边到边' },
      venue: { en: 'Vízmű Kunsthalle', fr: 'Kunsthalle Vízmű', cn: '水厂艺术馆' },
      city: { en: 'Budapest', fr: 'Budapest', cn: '布达佩斯' },
    },
    {
      slug: 'zawirska-five-values-zurich',
      year: 2012,
      kind: 'solo',
      title: { en: 'Five Values', fr: 'Cinq valeurs', cn: '五个明度' },
      venue: { en: 'Haus Seidenhof', fr: 'Haus Seidenhof', cn: '丝绸院艺术之家' },
      city: { en: 'Zurich', fr: 'Zurich', cn: '苏黎世' },
    },
    {
      slug: 'zawirska-diversion-warsaw',
      year: 2020,
      kind: 'solo',
      title: { en: 'Diversion', fr: 'Déviation', cn: '改道' },
      venue: { en: 'Zajezdnia Projects', fr: 'Zajezdnia Projects', cn: '电车库项目空间' },
      city: { en: 'Warsaw', fr: 'Varsovie', cn: '华沙' },
    },
    {
      slug: 'zawirska-counting-lyon',
      year: 2024,
      kind: 'group',
      title: { en: 'Those Who Count', fr: 'Celles qui comptent', cn: '数数的人' },
      venue: { en: 'Atelier des Canettes', fr: 'Atelier des Canettes', cn: '纬管工坊' },
      city: { en: 'Lyon', fr: 'Lyon', cn: '里昂' },
    },
  ],
  portrait: {
    height: 100,
    width: 150,
    alt: {
      en: 'The painter’s table from above: a panel half unmasked in blues, two rolls of tape, a foam roller, a steel ruler and six colour cards, the last one orange.',
      fr: 'La table de l’artiste vue d’en haut : un panneau bleu à demi démasqué, deux rouleaux de ruban, un rouleau mousse, une règle d’acier et six nuanciers, le dernier orange.',
      cn: '俯看画家的工作台：一块揭到一半胶带的蓝色画板，两卷胶带，一支海绵滚筒，一把钢尺和六张色卡，最后一张是橙色。',
    },
    paint: paintTable,
  },
  series: [patternCardsSeries, stairwellSeries, tramDetoursSeries, nightShiftSeries],
}
