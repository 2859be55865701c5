import type { DemoArtist } from '../../collection.ts'
import { blueSeason } from './blue-season.ts'
import { countingWhite } from './counting-white.ts'
import { ridgesBeforeNoon } from './ridges-before-noon.ts'
import { slowWater } from './slow-water.ts'
import { paintFieldwork } from './studio-paint.ts'

/** Northern landscapes on film, mostly without colour. */
export const ragnhildSkarvag: DemoArtist = {
  slug: 'ragnhild-skarvag',
  name: { en: 'Ragnhild Skarvåg', fr: 'Ragnhild Skarvåg', cn: '朗希尔·斯卡沃格' },
  type: 'photography',
  groups: ['gallery', 'worldwide'],
  born: 1971,
  country: { en: 'Norway', fr: 'Norvège', cn: '挪威' },
  city: { en: 'Tromsø', fr: 'Tromsø', cn: '特罗姆瑟' },
  headline: {
    en: 'She leaves the shutter open until only what stays is left.',
    fr: 'Elle laisse l’obturateur ouvert jusqu’à ce qu’il ne reste que ce qui demeure.',
    cn: '她让快门一直开着，直到画面里只剩下不走的东西。',
  },
  biography: {
    en: 'Ragnhild Skarvåg was born in Bodø in 1971, the daughter of a pilot-boat skipper. At twenty-three she took a post as weather observer on Bear Island and spent two winters reading instruments every three hours, day and night. She began to photograph there, she says, because the log had no column for what things looked like.\n\nShe trained as a printer in Bergen and has lived in Tromsø since 2001, where she keeps a darkroom in the cellar of a former cooperage. She works with a wooden 4 × 5 inch field camera and walks or rows to her places; none of them is more than two days from home.\n\nHer prints are held by regional collections in Norway, Iceland and northern France. She still sends the weather service a postcard when a forecast was right.',
    fr: 'Née à Bodø en 1971, fille d’un patron de bateau-pilote, Ragnhild Skarvåg devient à vingt-trois ans observatrice météo sur l’île aux Ours. Elle y passe deux hivers à relever les instruments toutes les trois heures, jour et nuit. Elle s’y met à photographier, dit-elle, parce que le registre n’avait pas de colonne pour l’aspect des choses.\n\nFormée au tirage à Bergen, elle vit depuis 2001 à Tromsø, où son laboratoire occupe la cave d’une ancienne tonnellerie. Elle travaille à la chambre de bois, en 4 × 5 pouces, et gagne ses lieux à pied ou à la rame ; aucun n’est à plus de deux jours de chez elle.\n\nSes tirages figurent dans des collections régionales en Norvège, en Islande et dans le nord de la France. Quand un bulletin se vérifie, elle envoie encore une carte postale à la météo.',
    cn: '朗希尔·斯卡沃格1971年生于博德，父亲是引航船的船长。二十三岁时，她到熊岛当气象观测员，在那里过了两个冬天，不分昼夜，每三小时读一次仪表。她说，开始拍照，是因为值班簿里没有一栏可以写“看上去什么样”。\n\n她在卑尔根学的是暗房放大，2001年起住在特罗姆瑟，暗房设在一座旧制桶坊的地窖里。她用一台4×5英寸的木制座机，步行或划船去拍摄地，没有一处离家超过两天路程。\n\n她的作品由挪威、冰岛和法国北部的地方收藏机构收藏。天气预报若是报准了，她至今仍会给气象站寄一张明信片。',
  },
  artisticProcess: {
    en: 'Skarvåg exposes sheet film, develops it in trays by touch, and prints on fibre-based silver paper. A print takes a day: proofs in the morning, dodging and burning from a drawn map after lunch, toning and washing until evening. She keeps the map of every print, and no two prints of an edition follow it quite alike. Water is metered by the stopwatch, mist by waiting.',
    fr: 'Skarvåg expose des plans-films, les développe en cuvette, au toucher, et tire sur papier baryté argentique. Un tirage prend une journée : essais le matin, masquages d’après un plan dessiné l’après-midi, virage et lavage jusqu’au soir. Elle garde le plan de chaque épreuve, et jamais deux ne le suivent exactement. L’eau se mesure au chronomètre, la brume à la patience.',
    cn: '斯卡沃格用散页胶片拍摄，在盘中凭手感显影，再放大到纤维基银盐相纸上。一张照片要用一天：上午试样，午后照着手绘的图遮挡、加光，调色和水洗一直到晚上。每张的图她都留着，同一版里没有哪两张完全一样。水用秒表来量，雾只能靠等。',
  },
  statement: {
    en: 'I was taught to write down the weather without adjectives: height of cloud, direction, force. I try to photograph that way. If there is a feeling in the picture it has come in by itself, through a door I forgot to close. Four minutes is long enough to stop wishing for anything. After that I usually press the release.',
    fr: 'On m’a appris à noter le temps sans adjectifs : hauteur des nuages, direction, force. J’essaie de photographier ainsi. S’il y a un sentiment dans l’image, il est entré tout seul, par une porte que j’avais oublié de fermer. En quatre minutes on a le temps de ne plus rien souhaiter. C’est alors, d’ordinaire, que je ferme l’obturateur.',
    cn: '别人教我记录天气时不用形容词：云高、风向、风力。我想照这个办法拍照。画面里若有什么情感，那是它自己从我忘了关的门里进来的。四分钟，足够让人不再盼着什么。到那时，我通常就合上快门。',
  },
  awards: [
    {
      year: 2010,
      title: { en: 'Coastal Print Prize, Ålesund', fr: 'Prix du tirage côtier, Ålesund', cn: '奥勒松海岸摄影放大奖' },
    },
    {
      year: 2016,
      title: {
        en: 'Northern Light Fellowship, Tromsø',
        fr: 'Bourse Lumière du Nord, Tromsø',
        cn: '特罗姆瑟北光奖助金',
      },
    },
    {
      year: 2022,
      title: {
        en: 'Halvorsen Medal for Landscape, Bergen',
        fr: 'Médaille Halvorsen du paysage, Bergen',
        cn: '卑尔根哈尔沃森风景奖章',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'skarvag-log-without-adjectives-2008',
      year: 2008,
      kind: 'solo',
      title: { en: 'Log Without Adjectives', fr: 'Registre sans adjectifs', cn: '没有形容词的日志' },
      venue: { en: 'Kaihallen', fr: 'Kaihallen', cn: '码头大厅' },
      city: { en: 'Bodø', fr: 'Bodø', cn: '博德' },
    },
    {
      slug: 'skarvag-three-shoulders-2013',
      year: 2013,
      kind: 'solo',
      title: { en: 'Three Shoulders', fr: 'Trois épaulements', cn: '三处山肩' },
      venue: { en: 'Lofthuset Photo Rooms', fr: 'Salles photographiques du Lofthuset', cn: '阁楼屋摄影空间' },
      city: { en: 'Bergen', fr: 'Bergen', cn: '卑尔根' },
    },
    {
      slug: 'skarvag-grey-scale-2015',
      year: 2015,
      kind: 'group',
      title: { en: 'Grey Scale', fr: 'Échelle de gris', cn: '灰阶' },
      venue: { en: 'Kornlager Art House', fr: 'Maison d’art du Kornlager', cn: '粮仓艺术馆' },
      city: { en: 'Hamburg', fr: 'Hambourg', cn: '汉堡' },
    },
    {
      slug: 'skarvag-slow-water-2019',
      year: 2019,
      kind: 'solo',
      title: { en: 'Slow Water', fr: 'Eaux lentes', cn: '慢水' },
      venue: { en: 'La Corderie basse', fr: 'La Corderie basse', cn: '下绳坊' },
      city: { en: 'Dunkirk', fr: 'Dunkerque', cn: '敦刻尔克' },
    },
    {
      slug: 'skarvag-north-of-noon-2021',
      year: 2021,
      kind: 'group',
      title: { en: 'North of Noon', fr: 'Au nord de midi', cn: '正午以北' },
      venue: { en: 'Hafnarhlaða', fr: 'Hafnarhlaða', cn: '港口谷仓' },
      city: { en: 'Akureyri', fr: 'Akureyri', cn: '阿克雷里' },
    },
    {
      slug: 'skarvag-blue-season-2025',
      year: 2025,
      kind: 'solo',
      title: { en: 'Blue Season', fr: 'La saison bleue', cn: '蓝色的季节' },
      venue: { en: 'The Ice House', fr: 'La Glacière', cn: '冰屋' },
      city: { en: 'Edinburgh', fr: 'Édimbourg', cn: '爱丁堡' },
    },
  ],
  portrait: {
    height: 100,
    width: 150,
    alt: {
      en: 'A field camera on its tripod with a dark cloth over it, alone in a snow field with mountains behind; a ski track leads to it.',
      fr: 'Une chambre photographique sur son trépied, voile noir rabattu, seule dans un champ de neige devant des montagnes ; une trace de skis y mène.',
      cn: '雪原上只有一台架在三脚架上的座机，披着遮光布，身后是群山，一道滑雪的痕迹通到它跟前。',
    },
    paint: paintFieldwork,
  },
  series: [ridgesBeforeNoon, slowWater, countingWhite, blueSeason],
}
