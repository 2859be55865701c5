import type { DemoArtist } from '../../collection.ts'
import { etchBench } from './bench-paint.ts'
import { nightVisitors } from './night-visitors.ts'
import { INKS, pullPlate } from './press.ts'
import { quarryNotebook } from './quarry-notebook.ts'
import { somebodysChair } from './somebody-s-chair.ts'
import { wellsOfThePlain } from './wells-of-the-plain.ts'

/** Aquatints in one ink. */
export const herminiaZubeldia: DemoArtist = {
  slug: 'herminia-zubeldia',
  name: { en: 'Herminia Zubeldía', fr: 'Herminia Zubeldía', cn: '埃尔米尼娅·苏韦尔迪亚' },
  type: 'drawing',
  groups: ['worldwide'],
  born: 1959,
  country: { en: 'Argentina', fr: 'Argentine', cn: '阿根廷' },
  city: { en: 'Tandil', fr: 'Tandil', cn: '坦迪尔' },
  headline: {
    en: 'Dust, acid, time: she bites darkness into copper, one tone after another.',
    fr: 'Poussière, acide, temps : elle fait mordre la nuit dans le cuivre, valeur après valeur.',
    cn: '粉尘、酸、时间：她把黑暗一层一层蚀进铜版。',
  },
  biography: {
    en: 'Herminia Zubeldía was born in 1959 in Tandil, in the south of Buenos Aires province, into a family of stonecutters. She was the first of them to be paid for making holes smaller than a drill’s. At twenty she entered the engraving workshop in La Plata, stayed on as an assistant, and learned aquatint from a printer of theatre tickets.\n\nShe went back to Tandil in 1994 and set up her press, built from the winch of a quarry derrick, in what had been the powder store. She prints every edition herself, ten sheets a day, and breaks the plate when the number is reached.\n\nFrom 1997 to 2019 she taught evening classes to miners, nurses and one judge. Her prints are in public print rooms in Argentina, Uruguay and Spain.',
    fr: 'Herminia Zubeldía naît en 1959 à Tandil, au sud de la province de Buenos Aires, dans une famille de tailleurs de pierre. Elle est la première qu’on ait payée pour faire des trous plus petits que ceux d’une perforatrice. À vingt ans elle entre à l’atelier de gravure de La Plata, y reste comme assistante et apprend l’aquatinte d’un imprimeur de billets de théâtre.\n\nElle revient à Tandil en 1994 et monte sa presse, tirée d’un treuil de carrière, dans l’ancienne poudrière. Elle imprime elle-même chaque édition, dix feuilles par jour, et brise la plaque quand le compte y est.\n\nDe 1997 à 2019, elle donne des cours du soir à des mineurs, des infirmières et un juge. Ses estampes sont conservées dans des cabinets publics en Argentine, en Uruguay et en Espagne.',
    cn: '埃尔米尼娅·苏韦尔迪亚1959年生于布宜诺斯艾利斯省南部的坦迪尔，家里世代是石匠。一家人里，她头一个靠凿比钻孔还小的眼挣钱。二十岁进拉普拉塔的版画工坊，后来留下当助手，飞尘蚀刻是跟一位印戏票的师傅学的。\n\n1994年她回到坦迪尔，在从前的火药库里装起一台压印机，是用采石场吊杆的绞盘改的。每一版都亲手印，一天十张，印满数目就把版敲碎。\n\n1997年到2019年，她开夜校教版画，学生有矿工、护士，还有一位法官。作品收藏于阿根廷、乌拉圭和西班牙的公立版画室。',
  },
  artisticProcess: {
    en: 'She dusts a copper plate with powdered resin in a box the size of a wardrobe, melts the grains fast, and paints out with varnish whatever should stay light. Then acid; then more varnish; then acid again, three to eight times. Lines are drawn last with a gramophone needle, and lights are polished back with the handle of a spoon. One ink, damp cotton paper, sometimes a thin coloured sheet between.',
    fr: 'Elle saupoudre la plaque de cuivre de résine, dans une boîte grande comme une armoire, fond le grain, puis couvre au vernis ce qui doit rester clair. L’acide ; encore du vernis ; l’acide à nouveau, de trois à huit fois. Les traits viennent à la fin, à l’aiguille de gramophone, et les lumières sont rebrunies au manche d’une cuiller. Une seule encre, du papier coton humide, parfois une mince feuille teintée entre les deux.',
    cn: '她在一只衣柜大的箱子里给铜版撒上松香粉，加热让颗粒固定，再用防蚀漆盖住要留亮的地方。下酸，再上漆，再下酸，三次到八次不等。线条最后用唱机针来刻，亮处用勺柄磨回来。一色油墨，湿棉纸，有时中间夹一层染色薄纸。',
  },
  statement: {
    en: 'A tone cannot be corrected, only made darker. That suits my age. I decide what to protect, I put the rest in the acid and I look at the clock. People think the black is the difficult part. The black comes by itself if you let it. The difficult part is to leave one small place alone until the end.',
    fr: 'Une valeur ne se corrige pas, elle ne peut que foncer. À mon âge, cela me va. Je décide de ce que je protège, je mets le reste à l’acide et je regarde l’heure. On croit que le noir est difficile. Le noir vient tout seul, si on le laisse. Le difficile, c’est de laisser un petit endroit tranquille jusqu’au bout.',
    cn: '灰度改不了，只能往深里走。这很合我这个年纪。我决定护住哪里，其余的交给酸，然后看钟。人家以为黑最难。黑你由着它，自己就来了。难的是留出一小块地方，到最后都不去碰它。',
  },
  awards: [
    {
      year: 1998,
      title: {
        en: 'First Prize for Engraving, Southern Provinces Salon, Bahía Blanca',
        fr: 'Premier prix de gravure, Salon des provinces du Sud, Bahía Blanca',
        cn: '布兰卡港南方诸省沙龙版画一等奖',
      },
    },
    {
      year: 2010,
      title: {
        en: 'Copper Plate Award, Montevideo',
        fr: 'Prix de la Plaque de cuivre, Montevideo',
        cn: '蒙得维的亚铜版奖',
      },
    },
    {
      year: 2020,
      title: {
        en: 'Honorary Member, Guild of Intaglio Printers, Bilbao',
        fr: 'Membre d’honneur de la Guilde des taille-douciers, Bilbao',
        cn: '毕尔巴鄂凹版印刷师行会荣誉会员',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'zubeldia-powder-store-1997',
      year: 1997,
      kind: 'solo',
      title: { en: 'From the Powder Store', fr: 'De la poudrière', cn: '来自火药库' },
      venue: { en: 'Casa del Empedrador', fr: 'Casa del Empedrador', cn: '铺路工之家' },
      city: { en: 'Tandil', fr: 'Tandil', cn: '坦迪尔' },
    },
    {
      slug: 'zubeldia-paper-and-acid-2004',
      year: 2004,
      kind: 'group',
      title: { en: 'Paper and Acid', fr: 'Le papier et l’acide', cn: '纸与酸' },
      venue: { en: 'Sala Tinta Baja', fr: 'Sala Tinta Baja', cn: '低墨厅' },
      city: { en: 'Montevideo', fr: 'Montevideo', cn: '蒙得维的亚' },
    },
    {
      slug: 'zubeldia-quarry-notebook-2012',
      year: 2012,
      kind: 'solo',
      title: { en: 'Quarry Notebook', fr: 'Carnet de carrières', cn: '采石场笔记' },
      venue: { en: 'Galpón del Sur Print Room', fr: 'Cabinet d’estampes du Galpón del Sur', cn: '南仓版画室' },
      city: { en: 'Buenos Aires', fr: 'Buenos Aires', cn: '布宜诺斯艾利斯' },
    },
    {
      slug: 'zubeldia-the-only-thing-that-goes-down-2017',
      year: 2017,
      kind: 'solo',
      title: { en: 'The Only Thing That Goes Down', fr: 'La seule chose qui descende', cn: '只有井往下去' },
      venue: { en: 'Kutxa Zaharra', fr: 'Kutxa Zaharra', cn: '老箱屋' },
      city: { en: 'Bilbao', fr: 'Bilbao', cn: '毕尔巴鄂' },
    },
    {
      slug: 'zubeldia-black-manners-2022',
      year: 2022,
      kind: 'group',
      title: { en: 'Black Manners', fr: 'Manières noires', cn: '黑的手法' },
      venue: { en: 'The Damp Room', fr: 'La Chambre humide', cn: '湿纸房' },
      city: { en: 'Antwerp', fr: 'Anvers', cn: '安特卫普' },
    },
  ],
  portrait: {
    height: 80,
    width: 120,
    alt: {
      en: 'The workbench from above, as an aquatint: a plate with a chair begun on it, a needle, a burnisher, an ink dabber and a saucer of resin.',
      fr: 'L’établi vu d’en haut, à l’aquatinte : une plaque où commence une chaise, une pointe, un brunissoir, un tampon à encrer, une soucoupe de résine.',
      cn: '以飞尘蚀刻画成的俯视工作台：刻了一半椅子的铜版、刻针、磨光刀、上墨拓包和一碟松香。',
    },
    paint: pullPlate({ ink: INKS.sepia, etch: etchBench }),
  },
  series: [quarryNotebook, wellsOfThePlain, somebodysChair, nightVisitors],
}
