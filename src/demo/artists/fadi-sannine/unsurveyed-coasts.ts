import type { DemoSeries } from '../../collection.ts'
import { plotDeltaFromMemory, plotLateArrivals, plotTwoTides, plotWrongScale } from './paint-coasts.ts'
import { STAMPED } from './stamped.ts'

const base = { category: 'Drawing', technique: 'pen-plotter-on-paper', signature: STAMPED } as const

/** Charts of coasts that are nowhere. */
export const unsurveyedCoasts: DemoSeries = {
  slug: 'unsurveyed-coasts',
  title: { en: 'Unsurveyed Coasts', fr: 'Côtes non levées', cn: '未测海岸' },
  about: {
    en: 'The first sheets Sannine made with the machine. They follow the rules of a hydrographic chart, black for land, blue for depth, red for what a pilot needs at night, and apply them to coasts that are nowhere. Soundings are given in metres. He sailed none of them and can tell you where each one is dangerous.',
    fr: 'Les premières feuilles que Sannine ait tirées de la machine. Elles suivent les règles de la carte marine, noir pour la terre, bleu pour les fonds, rouge pour ce qu’un pilote doit savoir la nuit, et les appliquent à des côtes qui ne sont nulle part. Les sondes sont en mètres. Il n’en a longé aucune, mais sait où chacune est dangereuse.',
    cn: '这是萨宁用绘图仪做的第一批作品。规则照搬海图：黑是陆地，蓝是水深，红是领航员夜里要知道的东西；海岸却哪里都不是。水深以米计。他一处也没去过，但每一处哪里危险，他都说得出来。',
  },
  firstYear: 2016,
  lastYear: 2018,
  works: [
    {
      ...base,
      slug: 'coast-for-late-arrivals',
      title: { en: 'Coast for Late Arrivals', fr: 'Côte pour arrivées tardives', cn: '晚到者的海岸' },
      about: {
        en: 'Steep land on the right, one deep inlet, a light on the last cape. The red course enters at 047 degrees. The black pen began to fail on the upper hills and Sannine let it.',
        fr: 'Une terre raide à droite, une seule ria profonde, un feu sur le dernier cap. La route rouge entre au 047. La plume noire a commencé à faiblir sur les hauteurs, et Sannine l’a laissée faire.',
        cn: '右边是陡峭的陆地，一道深湾，最后的岬角上有一盏灯。红色航线以047度驶入。画到高处的山时黑笔开始断墨，萨宁由它去。',
      },
      alt: {
        en: 'Plotted sea chart with dense black contours of hilly land on the right, blue depth lines, printed soundings, and a red course entering an inlet.',
        fr: 'Carte marine tracée à la machine : à droite, un relief aux courbes noires serrées, isobathes bleues, sondes chiffrées, une route rouge pénétrant dans une ria.',
        cn: '绘图仪绘制的海图：右侧是密集黑色等高线的山地，蓝色等深线，水深数字，一条红色航线驶入海湾。',
      },
      year: 2016,
      height: 70,
      width: 50,
      price: 1800,
      availability: 'sold',
      paint: plotLateArrivals,
    },
    {
      ...base,
      slug: 'archipelago-at-the-wrong-scale',
      title: { en: 'Archipelago at the Wrong Scale', fr: 'Archipel à la mauvaise échelle', cn: '比例尺有误的群岛' },
      about: {
        en: 'The islands grew while the sheet did not. Twice the pen ran to the edge of the paper before the program had finished with the coast; a red course picks its way along the north.',
        fr: 'Les îles ont grandi, la feuille non. Deux fois, la plume a buté sur le bord avant que le programme en ait fini avec la côte ; une route rouge se faufile au nord.',
        cn: '岛屿一直在长，纸却没有。程序还没画完海岸，笔已两次走到纸边；一条红色航线沿北侧小心穿行。',
      },
      alt: {
        en: 'Wide plotted map on cream paper of a ragged chain of islands in black contours with blue waterlines, and a dashed red course above them.',
        fr: 'Carte panoramique tracée sur papier crème : un chapelet d’îles déchiquetées en courbes noires, lisérés bleus, une route rouge en tirets au-dessus.',
        cn: '横幅米色纸上的绘图仪地图：一串破碎的岛屿以黑色等高线画成，蓝线环绕，上方一条红色虚线航线。',
      },
      year: 2017,
      height: 50,
      width: 90,
      price: 2400,
      paint: plotWrongScale,
    },
    {
      ...base,
      slug: 'strait-with-two-tides',
      title: { en: 'Strait with Two Tides', fr: 'Détroit à deux marées', cn: '双潮海峡' },
      about: {
        en: 'Two shores that almost meet. Fifteen red lines run through the narrows, eight of them one way and seven the other; the machine drew each twice and never quite in the same place.',
        fr: 'Deux rives qui se touchent presque. Quinze traits rouges passent le goulet, huit dans un sens, sept dans l’autre ; la machine a repassé chacun sans jamais retomber au même endroit.',
        cn: '两岸几乎相接。十五道红线穿过狭口，八道向这边，七道向那边；机器每道画两遍，从没落在同一处。',
      },
      alt: {
        en: 'Square plotted chart of two contoured shores in black divided by a diagonal strait through which a bundle of red arrows runs both ways.',
        fr: 'Carte carrée : deux rivages en courbes noires séparés par un détroit en diagonale, où passe dans les deux sens un faisceau de flèches rouges.',
        cn: '方形绘图仪海图：黑色等高线的两岸被一道斜向海峡隔开，一束红色箭头在其中往返。',
      },
      year: 2017,
      height: 40,
      width: 40,
      price: 950,
      paint: plotTwoTides,
    },
    {
      ...base,
      slug: 'delta-from-memory',
      title: { en: 'Delta from Memory', fr: 'Delta de mémoire', cn: '记忆中的三角洲' },
      about: {
        en: 'Eighty-four blue lines come down from the hills side by side, and eighty-four reach the sea. In between they divide as often as they like; none is added and none is lost. The sheet was folded in eight to travel.',
        fr: 'Quatre-vingt-quatre lignes bleues descendent côte à côte des collines, quatre-vingt-quatre gagnent la mer. Entre-temps elles se séparent autant qu’elles veulent ; aucune ne s’ajoute, aucune ne se perd. La feuille a voyagé pliée en huit.',
        cn: '八十四道蓝线并排从山里下来，入海时仍是八十四道。中间随它们怎样分岔，不多一道，也不少一道。这张纸曾折成八折带着上路。',
      },
      alt: {
        en: 'Very tall plotted map of a broad band of parallel blue lines descending between black contoured hills and dividing into a delta above a red dashed course.',
        fr: 'Très haute carte tracée : un large ruban de lignes bleues parallèles descend entre des collines en courbes noires et se divise en delta, au-dessus d’une route rouge en tirets.',
        cn: '高幅绘图仪地图：一束平行蓝线自黑色等高线的山间流下，散成三角洲，下方一条红色虚线航线。',
      },
      year: 2018,
      height: 180,
      width: 120,
      price: 7800,
      isOnRequest: true,
      paint: plotDeltaFromMemory,
    },
  ],
}
