import type { GalleryExhibition } from '../shapes.ts'

/** What hangs now. */
export const ON_THE_WALLS: GalleryExhibition[] = [
  {
    slug: 'where-the-water-stood',
    kind: 'solo',
    title: { en: 'Where the Water Stood', fr: 'Là où l’eau s’est tenue', cn: '水停过的地方' },
    about: {
      en: 'Inês Corval unpacked these nine linens in the courtyard and hung the largest herself, an hour before dusk, because it is green by day and black at night. Three series meet: the hours of her studio in Graça, the weather that the pilots of Lisbon wrote down, and the small cloths on which she keeps whatever water leaves. They share a crease, drawn with both hands, that drank less colour than the rest. The large room holds the hours and the weather; the small cloths hang by the door, at the height of a light switch. Nothing is varnished, and a part of every picture is simply linen.',
      fr: 'Inês Corval a déballé ces neuf toiles dans la cour et accroché elle-même la plus grande, une heure avant la nuit, parce qu’elle est verte le jour et noire le soir. Trois séries se rencontrent : les heures de son atelier de la Graça, le temps qu’ont noté les pilotes de Lisbonne, et les petits lins où elle garde ce que l’eau a laissé. Toutes ont en commun un pli, tracé des deux mains, qui a bu moins de couleur que le reste. La grande salle réunit les heures et le temps ; les petits lins sont près de la porte, à hauteur d’interrupteur. Rien n’est verni, et une part de chaque tableau est simplement du lin.',
      cn: '伊内丝·科瓦尔在院子里拆开这九块麻布，又在天黑前一小时亲手挂上最大的一张，因为它白天是绿的，夜里是黑的。三个系列在此相遇：格拉萨画室的时辰，里斯本引水员记下的天气，还有那些小布，水留下什么，她就收着什么。它们都有一道用双手画出的折痕，吃色比别处浅。大厅里是时辰与天气；小布挂在门边，与电灯开关一般高。没有一张上光油，每一张都留着一块素布。',
    },
    startsIn: -19,
    endsIn: 37,
    artists: ['ines-corval'],
    works: [
      'first-ferry-to-cacilhas',
      'three-in-the-morning-graca',
      'fog-lifting-at-cabo-raso',
      'siesta-behind-shutters',
      'rain-that-does-not-arrive',
      'squall-from-the-southwest',
      'low-water-at-cabanas',
      'rust-of-a-winter-tin',
      'salt-pan-folded-in-four',
    ],
    picture: 'view-of-where-the-water-stood',
  },
  {
    slug: 'one-plane-is-lit',
    kind: 'group',
    title: { en: 'One Plane Is Lit', fr: 'Un pan reste éclairé', cn: '亮着的一面' },
    about: {
      en: 'He was a night porter for six years; her father worked nights for thirty-one. Noh Tae-gyeom photographs what a town leaves on when it goes to sleep. Bogna Zawirska paints the cotton mill she was sent to as a child, with her father’s supper, and knows only in the dark. She mixes her blacks from two colours that cancel each other; he sets his by eye, against a piece of velvet. The cabinet has been painted slate for them. Give the eyes a minute: then a shutter, a roof, a quay come apart, and in every picture something has been left on. On Thursdays the gallery stays open until ten.',
      fr: 'Il a été veilleur de nuit pendant six ans ; le père de Bogna Zawirska a travaillé de nuit pendant trente et un. Noh Tae-gyeom photographie ce qu’une ville laisse allumé quand elle s’endort. Elle peint la filature où on l’envoyait, enfant, porter le souper, et qu’elle n’a connue que dans le noir. Ses noirs à elle naissent de deux couleurs qui s’annulent ; lui règle les siens à l’œil, contre un morceau de velours. Le cabinet a été peint en ardoise pour eux. Donnez une minute à vos yeux : un rideau de fer, un toit, un quai se détachent, et dans chaque image quelque chose est resté allumé. Le jeudi, la galerie reste ouverte jusqu’à 22 h.',
      cn: '他当过六年旅馆夜班门房；她的父亲上了三十一年夜班。卢泰谦拍的是一座城睡下时忘了关的东西。博格娜·扎维尔斯卡画的是小时候去送晚饭的棉纺厂，那地方她只在黑暗里见过。她的黑由两种互补的颜色调成，他的黑对着一块丝绒用眼睛校准。小展厅为他们刷成了石板色。给眼睛一分钟：卷帘门、屋顶、码头慢慢分开，每一张里都有一处亮着。展期内每周四开放到晚上十点。',
    },
    startsIn: -12,
    endsIn: 44,
    artists: ['noh-tae-gyeom', 'bogna-zawirska'],
    works: [
      'hall-four-at-night',
      'the-night-boat-loading',
      'six-o-clock-the-shutter',
      'self-service-la-capelette',
      'gantries-at-mourepiane',
      'only-the-water-vieux-port',
      'shelter-no-service',
      'saw-tooth-roofs',
      'corniche-thirty-seconds',
      'ninety-six-windows',
    ],
    picture: 'view-of-one-plane-is-lit',
  },
]
