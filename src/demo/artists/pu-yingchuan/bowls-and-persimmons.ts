import type { DemoSeries } from '../../collection.ts'
import { paintBlueBowl } from './bowls/paint-blue-bowl.ts'
import { paintBranchJar } from './bowls/paint-branch-jar.ts'
import { paintPersimmons } from './bowls/paint-persimmons.ts'
import { paintRiceBowl } from './bowls/paint-rice-bowl.ts'

const base = { category: 'Painting', technique: 'watercolour-on-paper' } as const

/** Small things on the table by the window. */
export const bowlsAndPersimmonsSeries: DemoSeries = {
  slug: 'bowls-and-persimmons',
  title: { en: 'Bowls and Persimmons', fr: 'Bols et kakis', cn: '碗与柿' },
  about: {
    en: 'Done between two larger sheets, with what colour was left in the dish. A persimmon is the best fruit for it, he says: it goes from yellow to red by itself and has a shine that needs only to be left out. The bowls are from the kitchen and each has a chip, turned away.',
    fr: 'Faits entre deux grandes feuilles, avec la couleur qui restait dans la coupelle. Le kaki est le fruit qu’il faut, dit-il : il passe seul du jaune au rouge et porte un reflet qu’il suffit d’omettre. Les bols viennent de la cuisine ; chacun a un éclat, tourné de l’autre côté.',
    cn: '两张大画之间，用碟子里剩的颜色画的。他说柿子最合适：自己会由黄转红，高光只要空着就有。碗是厨房里的，每只都有个缺口，朝着另一边。',
  },
  firstYear: 2016,
  lastYear: 2025,
  works: [
    {
      ...base,
      slug: 'three-persimmons-after-frost',
      title: { en: 'Three Persimmons After Frost', fr: 'Trois kakis après le gel', cn: '霜后三柿' },
      about: {
        en: 'The first picture he did not throw away. He has been offered money for it several times and has painted the buyers another one instead.',
        fr: 'La première peinture qu’il n’ait pas jetée. On lui en a plusieurs fois offert de l’argent ; il a chaque fois peint autre chose à l’acheteur.',
        cn: '第一张他没有扔掉的画。好几次有人要买，他都另画了一张给人家。',
      },
      alt: {
        en: 'Three orange persimmons with dark calyxes lie on white paper with soft violet shadows, a vague warm and blue wash above.',
        fr: 'Trois kakis orange à calice sombre sur le papier blanc, avec de douces ombres violettes ; au-dessus, un lavis vague, chaud puis bleu.',
        cn: '白纸上三只橙红柿子，深色柿蒂，淡紫的软影，上方一片由暖转蓝的水色。',
      },
      year: 2016,
      height: 38,
      width: 56,
      price: 950,
      availability: 'not_for_sale',
      paint: paintPersimmons,
    },
    {
      ...base,
      slug: 'blue-flower-bowl-wet-window',
      title: { en: 'Blue Flower Bowl, Wet Window', fr: 'Bol à fleurs bleues, fenêtre mouillée', cn: '青花碗，雨窗' },
      about: {
        en: 'The bowl is left out, the window runs down behind it. He counts the drops he lifts: twenty-six, one for each day it rained that October.',
        fr: 'Le bol est réservé, la vitre ruisselle derrière. Il compte les gouttes qu’il retire : vingt-six, une par jour de pluie de cet octobre-là.',
        cn: '碗是空出来的，雨在后面的窗上往下淌。他一道道数着擦出来的水痕：二十六道，那年十月正好下了二十六天雨。',
      },
      alt: {
        en: 'A white bowl with blue flowers stands on a brown table beside one persimmon, before a grey-green window streaked with rain.',
        fr: 'Un bol blanc à fleurs bleues, à côté d’un kaki, sur une table brune, devant une fenêtre gris-vert rayée de pluie.',
        cn: '褐色桌上一只白底青花碗，旁边一只柿子，背后是雨水流淌的灰绿色窗子。',
      },
      year: 2022,
      height: 38,
      width: 38,
      price: 900,
      paint: paintBlueBowl,
    },
    {
      ...base,
      slug: 'persimmon-branch-brown-jar',
      title: { en: 'Persimmon Branch, Brown Jar', fr: 'Branche de kakis, jarre brune', cn: '褐罐柿枝' },
      about: {
        en: 'Brought down from his parents’ garden on the bus, standing between his knees. The branch was drawn with almost no water, the jar with almost nothing else.',
        fr: 'Descendue du jardin de ses parents en autocar, debout entre ses genoux. La branche est dessinée presque sans eau, la jarre presque rien qu’avec elle.',
        cn: '从父母园子里折的，坐长途车夹在两膝间带回来。枝几乎不用水，罐几乎全是水。',
      },
      alt: {
        en: 'An angular branch with five persimmons and reddish leaves stands in a round brown jar on white paper, its shadow falling to the right.',
        fr: 'Une branche anguleuse portant cinq kakis et des feuilles roussies, dans une jarre ronde et brune sur le papier blanc ; l’ombre tombe à droite.',
        cn: '圆肚褐罐里插着一枝曲折的柿枝，五只柿子，几片红叶，白纸上的影子落在右边。',
      },
      year: 2023,
      height: 76,
      width: 56,
      price: 2100,
      availability: 'sold',
      paint: paintBranchJar,
    },
    {
      ...base,
      slug: 'supper-is-over',
      title: { en: 'Supper Is Over', fr: 'Le dîner est fini', cn: '晚饭后' },
      about: {
        en: 'Three grains of rice and the lamp already low. It was painted standing up, in the time the kettle took, and signed on the back by his daughter, whose bowl it is.',
        fr: 'Trois grains de riz, et la lampe déjà basse. Peint debout, le temps que l’eau bouille, et signé au dos par sa fille, à qui appartient le bol.',
        cn: '碗里剩三粒米，灯已经低了。他是站着画的，只用了烧开一壶水的工夫；背面的名字由女儿来签，因为碗是她的。',
      },
      alt: {
        en: 'An empty white rice bowl with a thin blue line and a few grains left in it casts a long shadow towards a pair of brown chopsticks.',
        fr: 'Un bol à riz blanc, vide, cerclé d’un filet bleu, quelques grains au fond, porte une longue ombre vers une paire de baguettes brunes.',
        cn: '一只镶蓝线的白饭碗空了，碗里剩几粒米，长长的影子伸向一双褐色筷子。',
      },
      year: 2025,
      height: 28,
      width: 38,
      price: 620,
      paint: paintRiceBowl,
    },
  ],
}
