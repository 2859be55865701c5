import type { GalleryNews } from '../shapes.ts'

export const THIS_SEASON: GalleryNews[] = [
  {
    slug: 'ines-corval-folds-a-sheet',
    daysAgo: 4,
    title: { en: 'Inês Corval folds a sheet', fr: 'Inês Corval plie un drap', cn: '伊内丝·科瓦尔叠一张床单' },
    lead: {
      en: 'Forty people, one trestle table, a bowl of indigo: the artist showed in our courtyard what she otherwise does alone.',
      fr: 'Quarante personnes, une table à tréteaux, un bol d’indigo : l’artiste a montré dans notre cour ce qu’elle fait d’ordinaire seule.',
      cn: '四十个人，一张支架桌，一碗靛蓝：平日独自做的事，艺术家在我们的院子里做了一遍。',
    },
    body: {
      en: 'She had brought the cloth from Lisbon in her hand luggage, washed, dried and rolled around a broom handle. Two visitors were asked to help with the folding, as one does with a bed sheet: meet in the middle, hand over the corners, step back. Then she poured, tilted the table with a knee, closed the fold and put the kettle on.\n\nFor an hour nothing could be seen. She spoke about her mother’s laundry, about pilots who draw a comb in the margin when the rain does not arrive, and about the two pictures in three that she washes out.\n\nWhen she opened the cloth the seam was pale, the blue had stopped a hand’s breadth short of the edge, and she looked at it for some time. It will be washed. The photographs are ours.',
      fr: 'Elle avait apporté la toile de Lisbonne en bagage à main, lavée, séchée, roulée autour d’un manche à balai. Deux visiteurs ont été priés d’aider à plier, comme on le fait d’un drap : se rejoindre au milieu, échanger les coins, reculer. Puis elle a versé, incliné la table d’un coup de genou, refermé le pli et mis l’eau à chauffer.\n\nPendant une heure, il n’y a rien eu à voir. Elle a parlé de la blanchisserie de sa mère, des pilotes qui dessinent un peigne dans la marge quand la pluie n’arrive pas, et des deux tableaux sur trois qu’elle lave.\n\nÀ l’ouverture, la couture était pâle, le bleu s’était arrêté à une main du bord, et elle l’a regardé longtemps. Il sera lavé. Les photographies sont à nous.',
      cn: '布是她从里斯本随身带来的，洗过，晾过，卷在一根扫帚柄上。她请两位观众帮忙折，跟叠床单一样：走到中间，交过布角，退后一步。接着她倒下颜色，用膝盖把桌子顶斜，合上布，然后去烧水。\n\n一个小时里什么也看不见。她讲母亲的洗衣房，讲雨落不到海面时在页边画一把梳子的引水员，也讲三张里要洗掉的那两张。\n\n打开的时候，折痕是浅的，蓝色停在离布边一掌宽的地方。她看了很久。这一张会洗掉，照片归我们。',
    },
    artists: ['ines-corval'],
    picture: 'portrait-of-ines-corval',
  },
  {
    slug: 'thursdays-until-ten',
    daysAgo: 10,
    title: { en: 'Thursdays until ten', fr: 'Le jeudi jusqu’à 22 h', cn: '周四开到晚上十点' },
    lead: {
      en: 'Two artists of the night deserve to be seen at night. As long as they hang here, we stay up with them.',
      fr: 'Deux artistes de la nuit méritent d’être vus la nuit. Tant qu’ils sont accrochés ici, nous veillons avec eux.',
      cn: '两位画夜的人，理应在夜里看。展期之内，我们陪着熬夜。',
    },
    body: {
      en: 'In daylight Bogna Zawirska’s three panels look black for as long as it takes to cross the room. After dark, with one lamp by the door, they come apart within a minute: a warm plane, a green one, a violet one, and the one that is lit. Noh Tae-gyeom’s photographs do the opposite and seem to give light themselves.\n\nUntil the end of the exhibition the gallery is therefore open on Thursdays until ten in the evening. The large room is lit as usual, so that nobody need miss Inês Corval’s linens, of which the largest, as it happens, is also another picture at night.\n\nThere is tea in the courtyard. On the first of these evenings Noh will be at the desk, in the chair of the night porter, and answers questions between the rounds.',
      fr: 'De jour, les trois panneaux de Bogna Zawirska paraissent noirs le temps de traverser la salle. À la nuit, avec une seule lampe près de la porte, ils se détachent en une minute : un plan chaud, un vert, un violet, et celui qui est éclairé. Les photographies de Noh Tae-gyeom font l’inverse et semblent donner elles-mêmes de la lumière.\n\nJusqu’à la fin de l’exposition, la galerie est donc ouverte le jeudi jusqu’à 22 h. La grande salle reste éclairée comme d’habitude : personne ne manquera les toiles d’Inês Corval, dont la plus grande est elle aussi, la nuit, un autre tableau.\n\nIl y a du thé dans la cour. Le premier de ces soirs, Noh sera à l’accueil, dans le fauteuil du veilleur, et répondra aux questions entre deux rondes.',
      cn: '白天，博格娜·扎维尔斯卡的三块木板要走过整个展厅才不觉得黑。天黑以后，门边只留一盏灯，不到一分钟它们就分开了：一面暖，一面绿，一面紫，还有亮着的那一面。卢泰谦的照片正相反，像是自己在发光。\n\n因此，展期之内画廊每周四开放到晚上十点。大厅照常亮灯，不会有人错过伊内丝·科瓦尔的麻布画；其中最大的那张，到了夜里也恰好是另一张画。\n\n院子里备有热茶。第一个周四，卢泰谦会坐在前台，那把夜班门房的椅子上，巡夜的间隙回答大家的问题。',
    },
    artists: ['noh-tae-gyeom', 'bogna-zawirska'],
    picture: 'self-service-la-capelette',
  },
  {
    slug: 'green-by-day-black-at-night',
    daysAgo: 18,
    title: {
      en: 'Green by day, black at night',
      fr: 'Verte le jour, noire la nuit',
      cn: '白天是绿的，夜里是黑的',
    },
    lead: {
      en: '“Where the Water Stood” has opened: nine linens by Inês Corval, the largest hung at dusk.',
      fr: '« Là où l’eau s’est tenue » est ouverte : neuf toiles d’Inês Corval, dont la plus grande accrochée au crépuscule.',
      cn: '“水停过的地方”开幕：伊内丝·科瓦尔的九块麻布画，最大的一张在黄昏时挂上墙。',
    },
    body: {
      en: '“Three in the Morning, Graça” is two metres tall and weighs no more than a small dog. It crossed the wet courtyard under a tarpaulin, carried by Bastien Lhoir and two neighbours from the frame shop; the artist walked behind, holding nothing, to see whether it was level.\n\nShe wanted it opposite the north roof, where the light leaves last. Around six it is dark green with a grey corner. A quarter of an hour later it is black, and the corner seems to belong to somebody else’s picture. We have put the bench there.\n\nThe exhibition also holds the first showing of the small cloths from “What the Ebb Left”. They are the only works we have ever hung beside a light switch, at the artist’s request.',
      fr: '« Trois heures du matin, Graça » mesure deux mètres de haut et ne pèse pas plus qu’un petit chien. Elle a traversé la cour mouillée sous une bâche, portée par Bastien Lhoir et deux voisins encadreurs ; l’artiste suivait, les mains vides, pour voir si elle était de niveau.\n\nElle la voulait face au nord, là où la lumière s’en va en dernier. Vers six heures, la toile est vert sombre avec un coin gris. Un quart d’heure plus tard, elle est noire, et le coin semble appartenir au tableau d’un autre. C’est là que nous avons mis le banc.\n\nL’exposition montre aussi, pour la première fois, les petits lins de « Ce que laisse le jusant ». Ce sont les seules œuvres que nous ayons jamais accrochées à côté d’un interrupteur, à la demande de l’artiste.',
      cn: '《凌晨三点，格拉萨》高两米，重量却不过一只小狗。院子里刚下过雨，巴斯蒂安·卢瓦尔和隔壁画框铺的两位邻居盖着油布把它抬进来，艺术家空手跟在后面，看它平不平。\n\n她要把它挂在正对北窗的地方，光最后才从那里离开。六点前后，画是深绿的，一角灰色；再过一刻钟就全黑了，那一角仿佛是别人画里的。我们把长凳摆在了那里。\n\n展览还首次展出“退潮所留”系列的小布。应艺术家的要求，它们挂在电灯开关旁边，这在我们画廊还是头一回。',
    },
    artists: ['ines-corval'],
    picture: 'three-in-the-morning-graca',
  },
  {
    slug: 'lunch-under-the-long-table',
    daysAgo: 27,
    title: {
      en: 'Lunch under the long table',
      fr: 'Déjeuner sous la grande table',
      cn: '长桌下的一顿午饭',
    },
    lead: {
      en: 'Marie-Line Cadorel’s largest cut paper has arrived from Nantes, and she cooked for those who carried it.',
      fr: 'Le plus grand papier découpé de Marie-Line Cadorel est arrivé de Nantes, et elle a fait la cuisine pour ceux qui l’ont porté.',
      cn: '玛丽琳·卡多雷尔最大的一件剪纸从南特运到，她给抬画的人做了一顿饭。',
    },
    body: {
      en: '“Sunday Noon, the Long Table” came on the back of a lorry from Nantes, upright, with a blanket on each side and nothing touching the front: its pieces are glued at the middle only, and the edges stand off. It took four people and an hour to get it from the street to the wall.\n\nThe picture shows a table from above. Every plate is a circle, some are empty, and one can tell from the bones who sits where. When it hung straight the artist asked for two trestles and a sheet, laid a real table underneath, and served the same menu.\n\nIt can be seen in the office until the exhibition on paper opens. The fish, she says, was better than the one in the picture, which has been lying there since last year.',
      fr: '« Dimanche midi, la grande table » est venue de Nantes en camion, debout, une couverture de chaque côté et rien contre la face : les pièces ne sont collées qu’au milieu, leurs bords se soulèvent. Il a fallu quatre personnes et une heure pour la mener de la rue au mur.\n\nLe tableau montre une table vue d’en haut. Chaque assiette est un cercle, certaines sont vides, et les arêtes disent qui est assis où. Une fois l’œuvre bien droite, l’artiste a demandé deux tréteaux et un drap, a dressé dessous une vraie table et servi le même menu.\n\nOn peut la voir dans le bureau jusqu’à l’ouverture de l’exposition sur papier. Le poisson, dit-elle, était meilleur que celui du tableau, qui attend là depuis l’an dernier.',
      cn: '《星期天正午的长桌》从南特坐卡车来，竖着放，两边各垫一条毯子，正面什么也不能碰：每片纸只粘中间，边都是翘起来的。从街上抬到墙上，用了四个人、一个钟头。\n\n画的是从上往下看的一张饭桌。每只盘子都是一个圆，有的已经空了，看鱼骨就知道谁坐在哪里。等画挂正了，艺术家要来两副支架和一张床单，在画下面摆了一张真的桌子，上了同样的菜。\n\n在纸上作品的展览开幕之前，可以在办公室看到它。她说，今天的鱼比画里的好，画里那条从去年一直躺到现在。',
    },
    artists: ['marie-line-cadorel'],
    picture: 'sunday-noon-the-long-table',
  },
  {
    slug: 'eleven-objections-answered',
    daysAgo: 41,
    title: { en: 'Eleven objections, answered', fr: 'Onze objections et leurs réponses', cn: '十一条异议，逐条作答' },
    lead: {
      en: 'Morven Achray has replied to the professor who came with a hand lens. The leaflet lies at the desk.',
      fr: 'Morven Achray a répondu au professeur venu avec sa loupe. Le feuillet est à l’accueil.',
      cn: '莫文·阿克雷回复了那位带放大镜来的教授，小册子放在前台。',
    },
    body: {
      en: 'During “Able to Stand” a retired professor of botany spent four afternoons in front of nine drawings and left us a list: eleven reasons why these plants cannot exist. We sent it to Inverness. The answer has come back in pencil, numbered, on a herbarium label for each point.\n\nSeven objections she accepts and is glad about. Two, she thinks, would be settled by a wet summer. One concerns a root that goes round a stone on the wrong side; she still has the stone. On the last, that no umbel could carry so many rays without breaking, she writes only that it is being held up by the paper.\n\nList and answers are printed together as a leaflet of eight pages, free at the desk. The professor has asked for twenty.',
      fr: 'Pendant « De quoi tenir debout », un professeur de botanique à la retraite a passé quatre après-midi devant neuf dessins et nous a laissé une liste : onze raisons pour lesquelles ces plantes ne peuvent exister. Nous l’avons envoyée à Inverness. La réponse est revenue au crayon, numérotée, une étiquette d’herbier par point.\n\nElle accepte sept objections, et s’en réjouit. Deux, pense-t-elle, se régleraient avec un été pluvieux. Une autre concerne une racine qui contourne une pierre du mauvais côté ; elle a gardé la pierre. À la dernière, selon laquelle aucune ombelle ne porterait autant de rayons sans se briser, elle répond seulement que le papier la soutient.\n\nListe et réponses sont imprimées ensemble, en un feuillet de huit pages, offert à l’accueil. Le professeur en a demandé vingt.',
      cn: '“站得住”展出期间，一位退休的植物学教授在九张素描前坐了四个下午，留下一张清单：这些植物不可能存在的十一条理由。我们把它寄到因弗内斯。回信来了，铅笔写的，编了号，每一条写在一张标本签上。\n\n七条她接受，而且高兴。两条，她觉得多下一个夏天的雨就能解决。有一条说某根绕错了石头的方向，那块石头她还留着。最后一条说，没有哪种伞形花撑得起这么多枝而不折断，她只回了一句：有纸托着呢。\n\n清单与回答合印成一本八页的小册子，前台免费领取。教授要了二十本。',
    },
    artists: ['morven-achray'],
    picture: 'comb-for-the-wind',
  },
  {
    slug: 'the-second-table-of-lin-yue',
    daysAgo: 66,
    title: { en: 'The second table of Lin Yue', fr: 'La seconde table de Lin Yue', cn: '林月的第二张桌子' },
    lead: {
      en: 'For one week she worked in our cabinet, with the door open and seven cups of ink. One rule: nobody speaks during a strand.',
      fr: 'Pendant une semaine, elle a travaillé dans notre cabinet, porte ouverte, devant sept tasses d’encre. Une seule règle : on ne parle pas pendant un fil.',
      cn: '她在我们的小展厅画了一个星期，门开着，七只杯子盛着墨。规矩只有一条：落笔的时候，谁也别说话。',
    },
    body: {
      en: 'Lin Yue has two studios, one in Hangzhou and one in Paris, with the same table in each. While the ceiling of the Paris one was being repaired we offered her a room. She measured the cabinet, went home, and came back with the table on a hand cart.\n\nVisitors could sit along the wall. A strand lasts as long as a breath; then there was time for a question. Children asked the best ones. How do you know it is finished? When the paper says no. Why is there rice on it? That is the stone.\n\nThe sheet, begun on the Tuesday, was taken away unfinished on the Saturday: about two thousand strands, and a place in the middle, the size of a sleeping cat, with nothing in it.',
      fr: 'Lin Yue a deux ateliers, l’un à Hangzhou, l’autre à Paris, et dans chacun la même table. Pendant qu’on réparait le plafond de celui de Paris, nous lui avons proposé une salle. Elle a mesuré le cabinet, est rentrée chez elle et revenue avec la table sur une charrette à bras.\n\nOn pouvait s’asseoir le long du mur. Un fil dure le temps d’un souffle ; ensuite venait une question. Les meilleures étaient celles des enfants. Comment sais-tu que c’est fini ? Quand le papier dit non. Pourquoi y a-t-il du riz dessus ? C’est la pierre.\n\nLa feuille, commencée le mardi, est repartie le samedi sans être achevée : environ deux mille fils et, au milieu, grande comme un chat endormi, une place où il n’y a rien.',
      cn: '林月有两间画室，一间在杭州，一间在巴黎，各放一张一模一样的桌子。巴黎那间修天花板，我们请她来用一间展厅。她量了尺寸，回家，再来时推着一辆手推车，桌子在上面。\n\n观众可以沿墙坐下。一根墨丝是一口气的工夫，画完了才轮到提问。问得最好的是孩子。你怎么知道画完了？纸说不要了。上面为什么有米？那是石头。\n\n星期二开的头，星期六还没画完就带走了：两千来根墨丝，中间空着一块，有一只睡着的猫那么大，里面什么也没有。',
    },
    artists: ['lin-yue'],
    picture: 'portrait-of-lin-yue',
  },
  {
    slug: 'the-floor-will-hold',
    daysAgo: 83,
    title: { en: 'The floor will hold', fr: 'Le plancher tiendra', cn: '地板撑得住' },
    lead: {
      en: 'Two lorries, one from Pietrasanta and one from Ghent, a hand crane, and an engineer with a marble in his pocket.',
      fr: 'Deux camions, l’un de Pietrasanta, l’autre de Gand, une grue à main, et un ingénieur avec une bille dans la poche.',
      cn: '两辆卡车，一辆从彼得拉桑塔来，一辆从根特来；一台手摇吊车；还有一位口袋里揣着弹珠的工程师。',
    },
    body: {
      en: 'Before a single crate of “By Weight” was unloaded, the engineer put a glass marble on the boards of the large room and watched which way it rolled. It rolled towards the stove, as it has done since the braid makers, and he wrote down a figure that is a little above what we had asked for.\n\nErsilia Tognarini came with her own rope and her own word for every knot. Her stones went in first, since they are the ones that cannot be moved twice. Kolade Ayinmode carried the smaller bronzes in under his coat, one at a time, with the tortoise last.\n\nBy evening everything stood, and the marble was tried again. It rolled to the same place, only more slowly.',
      fr: 'Avant qu’une seule caisse d’« Au poids » ne soit déchargée, l’ingénieur a posé une bille de verre sur le plancher de la grande salle et regardé où elle allait. Elle a roulé vers le poêle, comme au temps des passementiers, et il a noté un chiffre légèrement supérieur à celui que nous demandions.\n\nErsilia Tognarini est venue avec sa propre corde, et un mot à elle pour chaque nœud. Ses pierres sont entrées les premières, puisqu’on ne les déplace pas deux fois. Kolade Ayinmode a apporté les plus petits bronzes sous son manteau, un à un, la tortue en dernier.\n\nLe soir, tout était debout, et l’on a essayé de nouveau la bille. Elle a roulé au même endroit, mais plus lentement.',
      cn: '“分量”的箱子还一只没卸，工程师先在大厅的地板上放下一颗玻璃弹珠，看它往哪边滚。它滚向炉子，从织带匠人的年代起就是这样；他记下一个数字，比我们要求的略高一点。\n\n埃尔西利娅·托尼亚里尼带着自己的绳子来，每一种绳结都有自己的叫法。她的石头先进门，因为它们挪不了第二回。科拉德·阿因莫德把小件青铜揣在大衣里，一件一件抱进来，乌龟最后到。\n\n到了傍晚，样样站定，弹珠又放了一次。它滚到同一个地方，只是慢了些。',
    },
    artists: ['ersilia-tognarini', 'kolade-ayinmode'],
    picture: 'tortoise-that-arrived',
  },
]
