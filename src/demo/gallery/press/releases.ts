import type { GalleryPress } from '../shapes.ts'

/** Where the kit lies, and the picture in it. */
export const PRESS_KIT = { file: 'files/press-kit.pdf', picture: 'the-gallery-at-dusk' }

/** What the gallery itself has sent out. */
export const RELEASES: GalleryPress[] = [
  {
    slug: 'press-kit',
    kind: 'kit',
    dated: '2019-10-01',
    title: { en: 'Press kit', fr: 'Dossier de presse', cn: '媒体资料包' },
    lead: {
      en: 'The gallery on two pages, with a photograph for printing. PDF, in English and French.',
      fr: 'La galerie en deux pages, avec une photographie pour l’impression. PDF, en français et en anglais.',
      cn: '两页了解画廊，附一张可供刊印的照片。PDF，英文与法文。',
    },
    body: {
      en: 'The kit tells where the name of the gallery comes from, who runs it, how many exhibitions there are in a year, and where to find us. The photograph may be printed free of charge with an article about the gallery. For pictures of single works, please name the work and the size you need; we send them within a day, with the line of credit.\n\nPress: [presse@gallery.example](mailto:presse@gallery.example), +33 1 99 00 48 20.',
      fr: 'Le dossier dit d’où vient le nom de la galerie, qui la tient, combien d’expositions elle présente par an et où nous trouver. La photographie peut être reproduite gratuitement avec un article sur la galerie. Pour les images d’une œuvre en particulier, indiquez l’œuvre et le format ; nous les envoyons dans la journée, avec la mention à imprimer.\n\nPresse : [presse@gallery.example](mailto:presse@gallery.example), 01 99 00 48 20.',
      cn: '资料包介绍画廊名字的由来、由谁经营、一年办几次展览，以及如何找到我们。照片可随画廊报道免费刊用。如需单件作品的图片，请告知作品与尺寸，我们会在一天之内连同署名要求一并发送。\n\n媒体联系：[presse@gallery.example](mailto:presse@gallery.example)，+33 1 99 00 48 20。',
    },
    artists: [],
    file: PRESS_KIT.file,
    picture: PRESS_KIT.picture,
  },
  {
    slug: 'release-shears-and-rain',
    kind: 'release',
    dated: 6,
    title: {
      en: '“Shears and Rain”: Marie-Line Cadorel and Pu Yingchuan',
      fr: '« Les Ciseaux et la Pluie » : Marie-Line Cadorel et Pu Yingchuan',
      cn: '“剪刀与雨”：玛丽琳·卡多雷尔与蒲映川',
    },
    lead: {
      en: 'The next exhibition brings together two artists who have never met and who both begin with a sheet of paper.',
      fr: 'La prochaine exposition réunit deux artistes qui ne se sont jamais rencontrés et qui commencent tous deux par une feuille de papier.',
      cn: '下一个展览请来两位素未谋面的艺术家，他们都从一张纸开始。',
    },
    body: {
      en: 'Marie-Line Cadorel, born in Martinique, cuts gouache-painted paper freehand in a former printing shop in Nantes. Pu Yingchuan paints watercolours in Chengdu, on rainy days, in seven washes at most. Ten works are shown, among them Cadorel’s largest, “Sunday Noon, the Long Table”, and Pu’s “Peony Quilt Across the Lane”, which leaves China for the first time.\n\nThe two have been writing to each other for half a year, in French and Chinese, through the gallery’s translator. The letters lie at the desk.\n\nPictures for the press are ready. Both artists will be present on the first day; interviews can be arranged in French and Chinese.',
      fr: 'Marie-Line Cadorel, née en Martinique, découpe à main levée des papiers gouachés dans une ancienne imprimerie de Nantes. Pu Yingchuan peint à l’aquarelle à Chengdu, les jours de pluie, en sept lavis au plus. Dix œuvres sont présentées, dont la plus grande de Marie-Line Cadorel, « Dimanche midi, la grande table », et « Vapeur après la pluie » de Pu Yingchuan, qui quitte la Chine pour la première fois.\n\nTous deux s’écrivent depuis six mois, en français et en chinois, par l’intermédiaire de la traductrice de la galerie. Les lettres sont à l’accueil.\n\nLes visuels de presse sont prêts. Les deux artistes seront présents le premier jour ; des entretiens sont possibles en français et en chinois.',
      cn: '玛丽琳·卡多雷尔生于马提尼克，在南特一间旧印刷厂里徒手裁剪水粉纸。蒲映川在成都画水彩，只画雨天，至多七遍水色。展出作品十件，包括卡多雷尔最大的一件《星期天正午的长桌》，以及首次离开中国的蒲映川《巷子里晒的牡丹被面》。\n\n半年来，两人经画廊译者之手，用法文和中文通信。信件放在前台。\n\n媒体图片已备妥。开幕首日两位艺术家均在场，可安排法文与中文采访。',
    },
    artists: ['marie-line-cadorel', 'pu-yingchuan'],
    picture: 'peony-quilt-across-the-lane',
  },
  {
    slug: 'release-one-plane-is-lit',
    kind: 'release',
    dated: 24,
    title: {
      en: '“One Plane Is Lit”: an exhibition to be seen after dark',
      fr: '« Un pan reste éclairé » : une exposition à voir de nuit',
      cn: '“亮着的一面”：适合天黑以后看的展览',
    },
    lead: {
      en: 'Night photographs by Noh Tae-gyeom beside nearly black panels by Bogna Zawirska, with late opening on Thursdays.',
      fr: 'Les nuits photographiées de Noh Tae-gyeom à côté des panneaux presque noirs de Bogna Zawirska, avec une nocturne le jeudi.',
      cn: '卢泰谦的夜景照片，与博格娜·扎维尔斯卡近乎全黑的木板画并置；周四延长开放。',
    },
    body: {
      en: 'A former night porter from Busan who lives in Marseille, and a former textile designer from Łódź whose father worked nights in a cotton mill: the cabinet shows ten of their works in a room painted slate grey and lit as sparingly as possible.\n\nNoh Tae-gyeom shows seven photographs, from a filling station after the last bus to ninety-six windows of one façade. Bogna Zawirska’s three panels come from the series “Night Shift”; “Saw-Tooth Roofs” has been lent by the artist and is not for sale.\n\nOpen on Thursdays until 10 pm during the exhibition. A visit for the press takes place, fittingly, after closing time.',
      fr: 'Un ancien veilleur de nuit venu de Busan, installé à Marseille, et une ancienne dessinatrice textile de Łódź dont le père travaillait de nuit dans une filature : le cabinet réunit dix de leurs œuvres dans une salle peinte en gris ardoise, éclairée le moins possible.\n\nNoh Tae-gyeom montre sept photographies, d’une station-service après le dernier bus aux quatre-vingt-seize fenêtres d’une même façade. Les trois panneaux de Bogna Zawirska appartiennent à la série « Équipe de nuit » ; « Toits en dents de scie », prêté par l’artiste, n’est pas à vendre.\n\nNocturne le jeudi jusqu’à 22 h pendant l’exposition. La visite de presse a lieu, comme il se doit, après la fermeture.',
      cn: '一位是住在马赛、当过夜班门房的釜山人；一位是罗兹的前纺织设计师，父亲曾在棉纺厂上夜班。小展厅刷成石板灰，灯光减到最少，展出两人的十件作品。\n\n卢泰谦的七张照片，从末班车后的加油站，到一面墙上的九十六扇窗。博格娜·扎维尔斯卡的三块木板出自“夜班”系列，其中《锯齿屋顶》由艺术家借展，不出售。\n\n展期内周四开放至晚上十点。媒体专场理所当然地安排在闭馆之后。',
    },
    artists: ['noh-tae-gyeom', 'bogna-zawirska'],
    picture: 'hall-four-at-night',
  },
  {
    slug: 'release-where-the-water-stood',
    kind: 'release',
    dated: 33,
    title: {
      en: '“Where the Water Stood”: Inês Corval’s first solo exhibition in Paris',
      fr: '« Là où l’eau s’est tenue » : première exposition personnelle d’Inês Corval à Paris',
      cn: '“水停过的地方”：伊内丝·科瓦尔巴黎首次个展',
    },
    lead: {
      en: 'Nine linens from Lisbon: hours, weather, and what the ebb has left.',
      fr: 'Neuf toiles venues de Lisbonne : des heures, du temps qu’il fait, et ce que laisse le jusant.',
      cn: '来自里斯本的九块麻布：时辰、天气，以及退潮所留。',
    },
    body: {
      en: 'Inês Corval, born in Setúbal in 1974, pours pigment on folded linen. Before that she spent nine years cleaning altar cloths in a conservation workshop in Évora. The exhibition gathers works from three series made between 2021 and 2026, among them “Three in the Morning, Graça”, two metres high, and, shown for the first time, small cloths from “What the Ebb Left”.\n\nThe works are unvarnished and are lit from the north only. Photographers are asked to come between eleven and three.\n\nOn one evening during the exhibition the artist will fold, pour and open a cloth in the courtyard. The number of places is forty.',
      fr: 'Inês Corval, née à Setúbal en 1974, verse le pigment sur du lin plié. Auparavant, elle a nettoyé pendant neuf ans des nappes d’autel dans un atelier de restauration d’Évora. L’exposition réunit des œuvres de trois séries, réalisées entre 2021 et 2026, dont « Trois heures du matin, Graça », haute de deux mètres, et, montrés pour la première fois, de petits lins de « Ce que laisse le jusant ».\n\nLes œuvres ne sont pas vernies et ne reçoivent que la lumière du nord. Les photographes sont priés de venir entre 11 h et 15 h.\n\nUn soir, pendant l’exposition, l’artiste pliera, versera et ouvrira une toile dans la cour. Quarante places.',
      cn: '伊内丝·科瓦尔1974年生于塞图巴尔，在折起的亚麻布上倾倒颜料。此前她在埃武拉的修复工坊清洗祭坛布，一做九年。展览汇集2021至2026年间三个系列的作品，包括高两米的《凌晨三点，格拉萨》，以及首次展出的“退潮所留”小布。\n\n作品不上光油，只用北向自然光。拍摄请在十一点至十五点之间前来。\n\n展览期间的一个傍晚，艺术家将在院子里折布、倒色、开布，限四十席。',
    },
    artists: ['ines-corval'],
    picture: 'fog-lifting-at-cabo-raso',
  },
  {
    slug: 'release-the-stores-open',
    kind: 'release',
    dated: 155,
    title: {
      en: 'A gallery opens its stores',
      fr: 'Une galerie ouvre ses réserves',
      cn: '一家画廊打开了库房',
    },
    lead: {
      en: 'On the first Saturday of each month some two hundred works can be seen on request.',
      fr: 'Le premier samedi de chaque mois, quelque deux cents œuvres sont visibles à la demande.',
      cn: '每月第一个星期六，近两百件作品可应要求观看。',
    },
    body: {
      en: 'What hangs in the rooms of Cimaise at any one time is about a tenth of what the gallery looks after. From now on the rest can be seen as well: on the first Saturday of the month, from two to six, Bastien Lhoir pulls out of the racks whatever visitors name.\n\nThe stores were the drying room of the former braid workshop and have kept its floor and its temperature. They were fitted with racks of deal in 2013. Nothing is arranged for the occasion; works stand where they stand.\n\nJournalists may come on any weekday, on condition that they too name a colour.',
      fr: 'Ce qui est accroché dans les salles de Cimaise représente à peu près un dixième de ce dont la galerie prend soin. Désormais, le reste se visite aussi : le premier samedi du mois, de 14 h à 18 h, Bastien Lhoir sort des casiers ce que les visiteurs lui nomment.\n\nLes réserves occupent l’ancien séchoir de l’atelier de passementerie, dont elles ont gardé le sol et la température. Les casiers de sapin datent de 2013. Rien n’est arrangé pour l’occasion : les œuvres sont où elles sont.\n\nLes journalistes peuvent venir n’importe quel jour d’ouverture, à condition de nommer, eux aussi, une couleur.',
      cn: '任何时候，Cimaise 展厅里挂着的，大约只是画廊所照看作品的十分之一。从现在起，其余的也看得到了：每月第一个星期六下午两点到六点，观众报什么，巴斯蒂安·卢瓦尔就从架上抽什么。\n\n库房原是织带作坊的晾干间，地面和温度都保持原样，松木架是2013年装的。不为开放做任何布置，作品在哪里就在哪里。\n\n记者可在任何开放日前来，条件是也得报一种颜色。',
    },
    artists: [],
    picture: 'the-stores',
  },
]
