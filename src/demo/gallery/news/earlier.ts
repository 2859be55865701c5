import type { GalleryNews } from '../shapes.ts'

export const EARLIER: GalleryNews[] = [
  {
    slug: 'ninety-four-metres-of-oak',
    daysAgo: 97,
    title: { en: 'Ninety-four metres of oak', fr: 'Quatre-vingt-quatorze mètres de chêne', cn: '九十四米橡木' },
    lead: {
      en: 'The rail that gave the gallery its name has been taken down, oiled, and put back where it was.',
      fr: 'La moulure qui a donné son nom à la galerie a été déposée, huilée, puis remise à sa place.',
      cn: '画廊因它得名的那道挂镜线拆了下来，上过油，又装回原处。',
    },
    body: {
      en: 'A cimaise is the moulding along a wall from which pictures hang. Ours runs around all three rooms and was put up in the workshop’s own time, to carry skeins of braid while they dried. After a century of hooks it had become thirsty. The joiner from rue du Grand-Métier counted ninety-four metres, two thousand old nail holes and one initial, a B, cut with a knife behind the stove.\n\nFor three days the works stood on the floor with their faces to the wall. Each length was brushed, oiled twice and laid out in the courtyard in order, with a number in chalk.\n\nThe hooks are the old ones, of brass. The nail holes have stayed: the joiner offered to fill them, and Bastien Lhoir, who has made about four hundred of them himself, thanked him and said no.',
      fr: 'Une cimaise est la moulure à laquelle on accroche les tableaux. La nôtre fait le tour des trois salles ; elle date de l’atelier, où elle portait les écheveaux de passementerie à sécher. Après un siècle de crochets, elle avait soif. Le menuisier de la rue du Grand-Métier a compté quatre-vingt-quatorze mètres, deux mille trous de clous et une initiale, un B, gravée au couteau derrière le poêle.\n\nPendant trois jours, les œuvres sont restées au sol, face au mur. Chaque longueur a été brossée, huilée deux fois, puis couchée dans la cour à son rang, un numéro à la craie.\n\nLes crochets sont les anciens, en laiton. Les trous sont restés : le menuisier proposait de les boucher ; Bastien Lhoir, qui en a fait lui-même près de quatre cents, l’a remercié et a dit non.',
      cn: 'Cimaise 是法语，指墙上用来挂画的那道木线。我们这道绕着三个展厅走了一圈，是作坊年代装的，那时候挂的是晾干的编带。被钩子磨了一百年，木头渴了。从大织机街请来的木匠数了数：九十四米，两千个旧钉眼，还有炉子后面用小刀刻的一个字母 B。\n\n整整三天，作品都立在地上，脸朝着墙。木线一段一段刷净，上两遍油，用粉笔编好号，按顺序摆在院子里。\n\n钩子还是原来的黄铜钩，钉眼也留着。木匠说可以补上；巴斯蒂安·卢瓦尔道了谢，说不用，其中四百来个是他自己钉的。',
    },
    artists: [],
    picture: 'the-rail',
  },
  {
    slug: 'the-map-of-a-print',
    daysAgo: 120,
    title: { en: 'The map of a print', fr: 'La carte d’un tirage', cn: '一张照片的地图' },
    lead: {
      en: 'Ragnhild Skarvåg has lent us the sheet of paper that tells her hands what to do in the dark.',
      fr: 'Ragnhild Skarvåg nous prête la feuille qui dit à ses mains ce qu’elles doivent faire dans le noir.',
      cn: '朗希尔·斯卡沃格借给我们一张纸，她的手在暗房里照着它做。',
    },
    body: {
      en: 'A print of “Seven Ridges, Lyngen” takes her a day. In the morning she makes proofs; after lunch she draws a map of the picture and writes on it, in seconds, how long each part is to be held back from the light or given more: four for the third ridge, eleven for the corner of the sky, “and breathe” beside the mist.\n\nThe map now hangs next to the print, at the same size. One sees seven pencil lines, some numbers, a coffee ring. It is not for sale. She needs it back for the next print of the edition, of which there are seven, and which will be a little different, since the numbers are only where she begins.\n\nOn the back stands the weather of the day on which she drew it.',
      fr: 'Un tirage de « Sept crêtes, Lyngen » lui demande une journée. Le matin, des épreuves ; l’après-midi, elle dessine une carte de l’image et y note, en secondes, combien de temps chaque partie doit être retenue à l’abri de la lumière ou exposée davantage : quatre pour la troisième crête, onze pour le coin du ciel, « et respirer » à côté de la brume.\n\nLa carte est désormais accrochée près du tirage, à la même taille. On y voit sept traits de crayon, des chiffres, un rond de café. Elle n’est pas à vendre. L’artiste en a besoin pour le prochain tirage de l’édition, qui en compte sept, et qui sera un peu différent : les chiffres ne sont que son point de départ.\n\nAu dos figure le temps qu’il faisait le jour où elle l’a dessinée.',
      cn: '印一张《灵恩，七重山脊》，她要一整天。上午出小样；午后画一张地图，在上面写下每一处要遮光或补光多少秒：第三道山脊四秒，天角十一秒，雾的旁边写着“喘口气”。\n\n这张地图现在挂在照片旁边，两者一般大。看得见七道铅笔线，几个数字，一圈咖啡印。它不卖。这个版共有七张，下一张还要照着它印，印出来又会有点不一样，因为那些数字只是起点。\n\n背面写着画地图那天的天气。',
    },
    artists: ['ragnhild-skarvag'],
    picture: 'seven-ridges-lyngen',
  },
  {
    slug: 'stores-open-on-first-saturdays',
    daysAgo: 150,
    title: { en: 'The stores are open', fr: 'Les réserves sont ouvertes', cn: '库房开放' },
    lead: {
      en: 'On the first Saturday of every month we pull out whatever you ask for.',
      fr: 'Le premier samedi de chaque mois, nous sortons ce que vous demandez.',
      cn: '每月第一个星期六，您想看什么，我们就抽出什么。',
    },
    body: {
      en: 'Most of what a gallery owns to can be seen; most of what it looks after cannot. Behind the cabinet, beyond a felt curtain and with the temperature of a cellar, some two hundred works stand on their edges in racks of deal, wrapped or not, each with a tag.\n\nFrom now on the stores are open on the first Saturday of the month, from two to six. The rule is simple: you name a number, a name or a colour, and Bastien Lhoir pulls out what he thinks you mean. He is right more often than one would like.\n\nSix people fit in at a time; please leave bags and umbrellas at the desk. Children may pull the handle of the ladder rack. Works that are for sale carry a white tag, those that wait for their owner a brown one.',
      fr: 'D’une galerie, on voit surtout ce qu’elle montre ; l’essentiel de ce dont elle prend soin reste caché. Derrière le cabinet, passé un rideau de feutre, à la température d’une cave, quelque deux cents œuvres attendent sur la tranche, dans des casiers de sapin, emballées ou non, chacune avec son étiquette.\n\nDésormais, les réserves ouvrent le premier samedi du mois, de 14 h à 18 h. La règle est simple : vous dites un numéro, un nom ou une couleur, et Bastien Lhoir sort ce à quoi il pense que vous pensez. Il a raison plus souvent qu’on ne le voudrait.\n\nSix personnes à la fois ; sacs et parapluies restent à l’accueil. Les enfants ont le droit de tirer la poignée du casier à échelle. Étiquette blanche : l’œuvre est à vendre. Étiquette brune : elle attend son propriétaire.',
      cn: '画廊摆出来的，大家都看得见；画廊照看着的，大半看不见。小展厅后面，掀开一道毡帘，温度像地窖，近两百件作品竖在松木架上，有的包着，有的没包，每件挂一张签。\n\n从现在起，每月第一个星期六下午两点到六点，库房开放。规矩很简单：您报一个编号、一个名字或一种颜色，巴斯蒂安·卢瓦尔就抽出他认为您想看的那件。他猜对的次数，多得让人有点不甘心。\n\n一次容六个人，包和雨伞请留在前台。小朋友可以拉梯架的把手。白签的作品在售，褐签的在等主人来取。',
    },
    artists: [],
    picture: 'the-stores',
  },
  {
    slug: 'our-map-has-been-corrected',
    daysAgo: 186,
    title: { en: 'Our map has been corrected', fr: 'Notre plan a été corrigé', cn: '我们的地图有人改过了' },
    lead: {
      en: 'Fadi Sannine, who surveys places that no one has to defend, found three errors on the map at our door.',
      fr: 'Fadi Sannine, qui arpente des lieux que personne n’a à défendre, a trouvé trois erreurs sur le plan affiché à notre porte.',
      cn: '专测无人需要守卫之地的法迪·萨宁，在我们门口的地图上找出三处错误。',
    },
    body: {
      en: 'He was early for the hanging of “Until the Ink Runs Out” and had time to look at the drawn map beside the entrance. Rue Aubine, he said, bends the other way. The lock opens upstream. And the third lime tree in the square stands eleven metres further south than we would like it to.\n\nHe paced the quarter on two evenings with a notebook and a bicycle wheel, and sent us his findings from Marseille as a list of distances. We have redrawn the map, by hand, with all three corrections. The lime tree is now where it is.\n\nThe list itself is pinned up next to it. Under the last figure he has written, in red: “Valid until the next street works.”',
      fr: 'Il était en avance pour l’accrochage de « Jusqu’au bout de l’encre » et a eu le temps de regarder le plan dessiné, à côté de l’entrée. La rue Aubine, a-t-il dit, tourne de l’autre côté. L’écluse s’ouvre vers l’amont. Et le troisième tilleul du square se trouve onze mètres plus au sud que nous ne le voudrions.\n\nIl a arpenté le quartier deux soirs durant, avec un carnet et une roue de vélo, et nous a envoyé de Marseille ses relevés : une liste de distances. Nous avons redessiné le plan, à la main, avec les trois corrections. Le tilleul est désormais où il est.\n\nLa liste est épinglée à côté. Sous le dernier chiffre, il a écrit en rouge : « Valable jusqu’aux prochains travaux. »',
      cn: '为“墨尽为止”布展那天他到得早，有空看了看入口旁那张手绘地图。他说，奥比纳街弯的是另一边；船闸朝上游开；还有，小广场上第三棵椴树，比我们画的往南十一米。\n\n他用两个傍晚，带着一个本子、一只自行车轮，把这一带走了一遍，然后从马赛寄来一份清单，全是距离。我们照着三处更正，重新手绘了一张。那棵椴树，现在在它该在的地方。\n\n清单就钉在地图旁边。最后一个数字下面，他用红笔写着：“有效期至下次修路。”',
    },
    artists: ['fadi-sannine'],
    picture: 'map-of-the-quarter',
  },
  {
    slug: 'please-do-not-touch-still-wet',
    daysAgo: 219,
    title: { en: 'Please do not touch, still wet', fr: 'Ne pas toucher, encore frais', cn: '请勿触摸，油彩未干' },
    lead: {
      en: 'Fintan Corless brought his latest field in the van, and it is drying on our wall.',
      fr: 'Fintan Corless est venu en camionnette avec son dernier champ, qui sèche à notre mur.',
      cn: '芬坦·科利斯开着货车送来他最近画的一块地，正在我们墙上晾干。',
    },
    body: {
      en: 'He brings everything home wet; this time he brought it to us wet. “Rain Coming over the Blackstairs” travelled from Carlow by way of two ferries in a rack he built into the van, with a hand’s breadth of air on every side and the windows open. The small tempera panel beside it was painted on the way, before breakfast, and was dry before the coffee.\n\nOil paint as thick as a thumb does not dry, it sets, first the skin and then the rest. We have hung the canvas at the end of the large room, with a cord in front and a thermometer beside it. In about a month it may be touched by a duster.\n\nThe smell of linseed is part of it. Two visitors have come back for the smell alone.',
      fr: 'Il rapporte tout chez lui encore frais ; cette fois, il nous l’a apporté. « La pluie arrive des Blackstairs » a voyagé depuis Carlow, deux ferries compris, dans un casier qu’il a construit à l’intérieur de la camionnette, une main d’air de chaque côté et les vitres ouvertes. Le petit panneau voisin, à la tempera, a été peint en chemin, avant le petit déjeuner ; il était sec avant le café.\n\nUne pâte épaisse comme le pouce ne sèche pas, elle prend : la peau d’abord, puis le reste. Nous avons accroché la toile au bout de la grande salle, derrière un cordon, avec un thermomètre. Dans un mois environ, un plumeau pourra la toucher.\n\nL’odeur de lin fait partie de l’ensemble. Deux visiteurs sont revenus pour l’odeur seule.',
      cn: '他的画向来湿着带回家，这回湿着送到了我们这里。《雨从黑梯山来》从卡洛出发，坐了两趟渡轮，插在他装在车厢里的木架上，四面各留一掌宽的空，车窗开着。旁边那块蛋彩小木板，是路上早饭之前画的，咖啡还没喝完就干了。\n\n拇指厚的油彩不是干，是凝：先结皮，再慢慢硬透。这张画挂在大厅尽头，前面拉了绳子，旁边放一支温度计。大约一个月后，可以用掸子碰一碰。\n\n亚麻油的气味也是作品的一部分。已经有两位观众，专为闻味道又来了一趟。',
    },
    artists: ['fintan-corless'],
    picture: 'rain-coming-over-the-blackstairs',
  },
  {
    slug: 'places-for-artists',
    daysAgo: 252,
    title: { en: 'Four places for artists', fr: 'Quatre places pour des artistes', cn: '四个艺术家名额' },
    lead: {
      en: 'The artist programme takes applications again: free of charge, with a PDF, and always with an answer.',
      fr: 'Le programme pour artistes reçoit de nouveau des candidatures : gratuites, en PDF, et toujours suivies d’une réponse.',
      cn: '艺术家计划重新接受申请：免费，一份 PDF，每份都有回音。',
    },
    body: {
      en: 'We hang no more artists than we can follow, and this year we can follow four more. Whoever draws, paints, photographs or carves may apply through the form on this site. The application is free. We need one complete PDF of up to 20 MB: ten works with sizes and years, a page about yourself in your own words, no letters of recommendation.\n\nYou receive a reference number by e-mail. All of us look at all applications, on the large table, on paper; then we talk. Everybody gets an answer.\n\nThose who are accepted join the programme for one year, at 150 euros a month including tax. It pays for photographs, a page in three languages and a place in a group exhibition. What is sold is settled work by work, as the general terms explain.',
      fr: 'Nous n’accrochons pas plus d’artistes que nous ne pouvons en suivre, et cette année nous pouvons en suivre quatre de plus. Que vous dessiniez, peigniez, photographiiez ou tailliez la pierre, le formulaire de ce site vous est ouvert. La candidature est gratuite. Il nous faut un seul PDF complet, de 20 Mo au plus : dix œuvres avec dimensions et années, une page sur vous, avec vos mots, aucune lettre de recommandation.\n\nVous recevez par e-mail un numéro de dossier. Nous regardons tous tous les envois, sur la grande table, imprimés ; ensuite nous parlons. Chacun reçoit une réponse.\n\nLes artistes retenus rejoignent le programme pour un an, à 150 euros par mois, taxes comprises. Cela paie des photographies, une page en trois langues et une place dans une exposition collective. Les ventes se règlent œuvre par œuvre, comme l’expliquent les conditions générales.',
      cn: '我们只接纳自己照顾得过来的艺术家，今年还能再照顾四位。画素描的、画画的、摄影的、做雕塑的，都可以通过本站的表格申请。申请免费。我们需要一份完整的 PDF，不超过 20 MB：十件作品，注明尺寸与年份；一页自我介绍，用自己的话写；不要推荐信。\n\n您会收到一封带编号的邮件。每份申请我们都打印出来，摊在大桌上，所有人一起看，然后讨论。每个人都会得到答复。\n\n入选者加入为期一年的计划，每月 150 欧元（含税），用于拍摄作品、制作三种语言的页面，以及参加一次群展。作品售出后逐件结算，详见一般条款。',
    },
    artists: [],
    picture: 'the-gallery-at-dusk',
  },
]
