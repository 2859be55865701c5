import type { DemoArtist } from '../../collection.ts'
import { plotStudio } from './portrait.ts'
import { timetablesForNoOne } from './timetables-for-no-one.ts'
import { townsBentByARiver } from './towns-bent-by-a-river.ts'
import { unsurveyedCoasts } from './unsurveyed-coasts.ts'
import { weatherWithoutDates } from './weather-without-dates.ts'

/** Plotted maps of coasts, towns, winds and hours that are nowhere. */
export const fadiSannine: DemoArtist = {
  slug: 'fadi-sannine',
  name: { en: 'Fadi Sannine', fr: 'Fadi Sannine', cn: '法迪·萨宁' },
  type: 'drawing',
  groups: ['worldwide'],
  born: 1976,
  country: { en: 'Lebanon', fr: 'Liban', cn: '黎巴嫩' },
  city: { en: 'Marseille', fr: 'Marseille', cn: '马赛' },
  headline: {
    en: 'He surveys places no one has to defend.',
    fr: 'Il lève la carte de lieux que personne n’a à défendre.',
    cn: '他测绘的地方，没有人需要去守。',
  },
  biography: {
    en: 'Fadi Sannine was born in Beirut in 1976, the year after the city was divided along a line that was on no map. The family came to Marseille in 1989. He has both passports and draws with three pens.\n\nHe trained as a survey draughtsman and then worked for eleven years in a railway planning office, on the graphs by which trains are kept apart. In 2013 the port of Marseille sold off its old equipment, and for sixty euros he bought a drum plotter built in 1987. It took him three years to make it skip only where he could live with it.\n\nHe writes his own programs, short ones, and lets each sheet run once. What the machine does wrong stays. The studio is on the ground floor, near the station; the neighbours know a large plot by the sound.',
    fr: 'Fadi Sannine naît à Beyrouth en 1976, l’année qui suit la coupure de la ville par une ligne qui ne figurait sur aucune carte. La famille arrive à Marseille en 1989. Il a les deux passeports et dessine avec trois plumes.\n\nFormé comme dessinateur-topographe, il travaille onze ans dans un bureau de planification ferroviaire, sur les graphiques qui empêchent les trains de se rencontrer. En 2013, le port de Marseille solde son vieux matériel ; pour soixante euros, il achète un traceur à tambour de 1987. Il lui faudra trois ans pour que la machine ne saute plus que là où il peut l’accepter.\n\nIl écrit ses propres programmes, brefs, et ne lance chaque feuille qu’une fois. Ce que la machine rate reste. L’atelier est au rez-de-chaussée, près de la gare ; les voisins reconnaissent un grand tracé au bruit.',
    cn: '法迪·萨宁1976年生于贝鲁特，前一年，这座城市刚被一条任何地图上都没有的线分成两半。1989年全家来到马赛。他有两本护照，用三支笔画画。\n\n他学的是测绘制图，之后在铁路运行图室工作了十一年，画那些让列车互不相撞的图。2013年马赛港变卖旧设备，他花六十欧元买下一台1987年造的滚筒绘图仪，又花了三年，才让它只在他能接受的地方断墨。\n\n程序都是他自己写的，很短，每张纸只跑一遍。机器出的错就留着。工作室在一楼，离车站不远；邻居光听声音就知道今天画的是大张。',
  },
  artisticProcess: {
    en: 'Each sheet begins as a rule: how water divides, how a street gives way, how far apart two lines of pressure may lie. The program is rarely longer than two pages. Then paper goes on the drum, drafting stock or the backs of old charts, and the pens follow each other: blue, red, black. A plot takes from forty minutes to thirty hours. Registration crosses stay in the corners so that one can see how badly the three agree.',
    fr: 'Chaque feuille commence par une règle : comment l’eau se divise, comment une rue cède, à quelle distance deux isobares peuvent courir. Le programme dépasse rarement deux pages. Puis le papier monte sur le tambour, papier à dessin ou dos de vieilles cartes, et les plumes se succèdent : bleue, rouge, noire. Un tracé dure de quarante minutes à trente heures. Les croix de repérage restent aux angles, pour qu’on voie combien les trois s’entendent mal.',
    cn: '每张纸都从一条规则开始：水怎样分流，街怎样让步，两条等压线可以隔多远。程序很少超过两页。然后上纸，制图纸或旧海图的背面，三支笔依次下场：蓝、红、黑。短则四十分钟，长则三十小时。四角的套准十字不擦，好让人看清三支笔合得有多不准。',
  },
  statement: {
    en: 'I grew up with maps that were wrong by the time they were folded. So I make maps of places that cannot be taken, sold or corrected. I give them depths, tides, a last train. The machine is not precise, people think it is. It hesitates, it runs dry, it goes over the same line and misses. I trust it for that.',
    fr: 'J’ai grandi avec des cartes fausses avant d’être repliées. Alors je fais celles de lieux qu’on ne peut ni prendre, ni vendre, ni corriger. Je leur donne des fonds, des marées, un dernier train. On croit la machine précise ; elle ne l’est pas. Elle hésite, elle s’assèche, elle repasse et manque son trait. C’est pour cela que je lui fais confiance.',
    cn: '我小时候的地图，还没折好就已经错了。所以我画那些夺不走、卖不掉、也没法更正的地方，给它们水深、潮汐和末班车。人们以为机器精确，其实不是。它会犹豫，会断墨，会在同一条线上再走一遍却走偏。我信任它，正因为这个。',
  },
  awards: [
    {
      year: 2018,
      title: {
        en: 'Cap Sud Grant for Works on Paper, Marseille',
        fr: 'Bourse Cap Sud pour les œuvres sur papier, Marseille',
        cn: '南岬纸上作品资助，马赛',
      },
    },
    {
      year: 2020,
      title: {
        en: 'Kelleter Prize for Machine Drawing, Leipzig',
        fr: 'Prix Kelleter du dessin à la machine, Leipzig',
        cn: '凯勒特机器绘画奖，莱比锡',
      },
    },
    {
      year: 2023,
      title: {
        en: 'Residency at the Old Tide House, Saint-Nazaire',
        fr: 'Résidence à l’Ancienne Maison des marées, Saint-Nazaire',
        cn: '老潮汐站驻留项目，圣纳泽尔',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'sannine-no-fixed-datum-2017',
      year: 2017,
      kind: 'solo',
      title: { en: 'No Fixed Datum', fr: 'Sans point fixe', cn: '没有基准面' },
      venue: { en: 'Le Hangar à sel', fr: 'Le Hangar à sel', cn: '盐仓' },
      city: { en: 'Marseille', fr: 'Marseille', cn: '马赛' },
    },
    {
      slug: 'sannine-drawn-by-others-2019',
      year: 2019,
      kind: 'group',
      title: { en: 'Drawn by Others', fr: 'Dessiné par d’autres', cn: '由他者所画' },
      venue: { en: 'Werkhalle Nord', fr: 'Werkhalle Nord', cn: '北厂房' },
      city: { en: 'Leipzig', fr: 'Leipzig', cn: '莱比锡' },
    },
    {
      slug: 'sannine-towns-bent-by-a-river-2021',
      year: 2021,
      kind: 'solo',
      title: { en: 'Towns Bent by a River', fr: 'Villes pliées par un fleuve', cn: '被河弯折的城' },
      venue: { en: 'Galerie de l’Écluse', fr: 'Galerie de l’Écluse', cn: '船闸画廊' },
      city: { en: 'Lyon', fr: 'Lyon', cn: '里昂' },
    },
    {
      slug: 'sannine-after-the-survey-2022',
      year: 2022,
      kind: 'group',
      title: { en: 'After the Survey', fr: 'Après le relevé', cn: '测绘之后' },
      venue: { en: 'Dar el Warak', fr: 'Dar el Warak', cn: '纸之屋' },
      city: { en: 'Beirut', fr: 'Beyrouth', cn: '贝鲁特' },
    },
    {
      slug: 'sannine-weather-without-dates-2024',
      year: 2024,
      kind: 'solo',
      title: { en: 'Weather Without Dates', fr: 'Temps sans date', cn: '没有日期的天气' },
      venue: { en: 'Papierzimmer', fr: 'Papierzimmer', cn: '纸室' },
      city: { en: 'Vienna', fr: 'Vienne', cn: '维也纳' },
    },
    {
      slug: 'sannine-line-and-lag-2026',
      year: 2026,
      kind: 'group',
      title: { en: 'Line and Lag', fr: 'Trait et retard', cn: '线与延迟' },
      venue: { en: 'Foundry Row Rooms', fr: 'Foundry Row Rooms', cn: '铸造街展厅' },
      city: { en: 'Rotterdam', fr: 'Rotterdam', cn: '鹿特丹' },
    },
  ],
  portrait: {
    height: 100,
    width: 150,
    alt: {
      en: 'Plotted floor plan of the artist’s studio: hatched walls, a plotter and a table in black, window light in blue, his walks through the day in red dashes.',
      fr: 'Plan de l’atelier tracé à la machine : murs hachurés, traceur et table en noir, lumière des fenêtres en bleu, allées et venues de la journée en tirets rouges.',
      cn: '绘图仪绘制的工作室平面图：黑色是墙、绘图仪和桌子，蓝色是窗光，红色虚线是他一天走动的路线。',
    },
    paint: plotStudio,
  },
  series: [unsurveyedCoasts, townsBentByARiver, weatherWithoutDates, timetablesForNoOne],
}
