import type { DemoArtist } from '../../collection.ts'
import { boreenHedgesSeries } from './boreen-hedges.ts'
import { harboursAtLowWaterSeries } from './harbours-at-low-water.ts'
import { oilclothStillLifesSeries } from './oilcloth-still-lifes.ts'
import { paintStudio } from './paint-studio.ts'
import { tillageSkiesSeries } from './tillage-skies.ts'

/** Harbours, hedges and ploughed land in thick oil. */
export const fintanCorless: DemoArtist = {
  slug: 'fintan-corless',
  name: { en: 'Fintan Corless', fr: 'Fintan Corless', cn: '芬坦·科利斯' },
  type: 'painting',
  groups: ['gallery', 'featured'],
  born: 1963,
  country: { en: 'Ireland', fr: 'Irlande', cn: '爱尔兰' },
  city: { en: 'Youghal', fr: 'Youghal', cn: '约尔' },
  headline: {
    en: 'He puts the weather on with a knife and stops before it changes.',
    fr: 'Il pose le temps qu’il fait au couteau, et s’arrête avant qu’il ne tourne.',
    cn: '他用刀把天气抹上画布，赶在变天之前收手。',
  },
  biography: {
    en: `Fintan Corless was born in 1963 on a tillage farm outside Tullow, in County Carlow, the third of five. He studied painting in Dublin, spent one winter in Antwerp looking at very little except the edges of other people’s brushstrokes, and came home to work as a scaffolder and, for six seasons, on a mussel boat.

Since 1994 he has lived in Youghal, where the Blackwater meets the sea. His studio is the net loft above a chandler’s shop; the harbour is forty steps away and the ploughland a quarter of an hour by van. He paints in both, in all weathers, and brings everything home wet.

He works in oil on canvas and, for the small studies he makes before breakfast, in egg tempera on gessoed oak. He has taught nobody and kept every palette knife he ever wore down.`,
    fr: `Fintan Corless naît en 1963 dans une ferme céréalière près de Tullow, dans le comté de Carlow, troisième de cinq enfants. Il étudie la peinture à Dublin, passe un hiver à Anvers à ne regarder que le bord des touches des autres, puis rentre travailler sur les échafaudages et, six saisons durant, sur un bateau mytilicole.

Depuis 1994, il vit à Youghal, là où la Blackwater rejoint la mer. Son atelier occupe l’ancien grenier à filets, au-dessus d’un magasin d’accastillage ; le port est à quarante marches, les labours à un quart d’heure de camionnette. Il peint ici et là, par tous les temps, et rapporte tout encore frais.

Il travaille à l’huile sur toile et, pour les petites études d’avant le petit déjeuner, à la tempera sur chêne apprêté. Il n’a jamais eu d’élève et garde tous les couteaux qu’il a usés.`,
    cn: `芬坦·科利斯1963年生于爱尔兰卡洛郡塔洛镇外的一座耕作农场，在五个孩子里排行第三。他在都柏林学画，又去安特卫普过了一个冬天，几乎只盯着别人笔触的边缘看；回国后搭过脚手架，也在贻贝船上干了六季。

1994年起他住在约尔，黑水河在这里入海。画室是船具店楼上存放渔网的阁楼，下四十级台阶就是港口，开车一刻钟便到犁过的田。他在两处写生，不论晴雨，画总是湿着带回家。

他主要画布面油画；早饭前的小幅习作，则用蛋彩画在打过石膏底的橡木板上。他没有收过学生，磨秃了的调色刀却一把也没扔。`,
  },
  artisticProcess: {
    en: 'Each picture is begun on a toned ground and finished while it can still be moved: one day for a panel, two or three for a canvas. He blocks the shapes in thinly with a rag, then lays the paint once, with hog brushes and knives he grinds himself, letting every stroke take some of its neighbour along. Nothing is scraped back. If a passage fails, the canvas is wiped and he goes out again.',
    fr: 'Chaque tableau part d’un fond teinté et s’achève tant que la pâte bouge encore : un jour pour un panneau, deux ou trois pour une toile. Il pose les masses au chiffon, très minces, puis étale la couleur une seule fois, avec des brosses en soie de porc et des couteaux qu’il aiguise lui-même, chaque touche entraînant un peu de sa voisine. Rien n’est gratté. Si un passage rate, il essuie tout et ressort.',
    cn: '每幅画都从有色底子开始，趁颜料还能推动时完成：木板一天，画布两三天。他先用布薄薄擦出形体，再用猪鬃笔和自己磨的刀把颜料一次铺上，让每一笔都带走旁边的一点颜色。画面从不刮改；哪一块不成，就整幅擦掉，重新出门去画。',
  },
  statement: {
    en: 'I am not after likeness, I am after weight. A wall is heavy, so is rain, so is a loaf. If I put the paint down at the right weight the thing tends to turn up by itself. What I like best is the moment when a grey I mixed for the sky lands in the mud by mistake and is right there too.',
    fr: 'Je ne cherche pas la ressemblance, je cherche le poids. Un mur pèse, la pluie pèse, un pain aussi. Quand la peinture tombe au bon poids, la chose arrive d’elle-même. Ce que je préfère, c’est le moment où un gris préparé pour le ciel atterrit par erreur dans la vase et s’y trouve à sa place.',
    cn: '我要的不是像，而是分量。墙是沉的，雨是沉的，面包也是。颜料落下去的分量对了，东西自己就会出现。我最喜欢的时刻，是为天空调的灰一不小心落在泥滩上，结果放在那里也正好。',
  },
  awards: [
    {
      year: 2009,
      title: {
        en: 'Blackwater Prize for Painting, Lismore',
        fr: 'Prix Blackwater de peinture, Lismore',
        cn: '黑水河绘画奖，利斯莫尔',
      },
    },
    {
      year: 2016,
      title: {
        en: 'Three Harbours Bursary, Waterford',
        fr: 'Bourse des Trois Ports, Waterford',
        cn: '三港创作资助，沃特福德',
      },
    },
    {
      year: 2022,
      title: {
        en: 'Medal of the Munster Easel Society, Cork',
        fr: 'Médaille de la Société munstérienne du chevalet, Cork',
        cn: '芒斯特架上绘画学会奖章，科克',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'corless-wet-ground-cork',
      year: 2024,
      kind: 'solo',
      title: { en: 'Wet Ground', fr: 'Terre mouillée', cn: '湿地' },
      venue: { en: 'Hop Yard Rooms', fr: 'Hop Yard Rooms', cn: '酒花院画廊' },
      city: { en: 'Cork', fr: 'Cork', cn: '科克' },
    },
    {
      slug: 'corless-one-tide-antwerp',
      year: 2021,
      kind: 'solo',
      title: { en: 'One Tide', fr: 'Une marée', cn: '一次潮汐' },
      venue: { en: 'Huis Verlat', fr: 'Huis Verlat', cn: '韦拉特之家' },
      city: { en: 'Antwerp', fr: 'Anvers', cn: '安特卫普' },
    },
    {
      slug: 'corless-weather-station-lorient',
      year: 2019,
      kind: 'group',
      title: { en: 'Weather Station', fr: 'Station météo', cn: '气象站' },
      venue: { en: 'La Criée Haute', fr: 'La Criée Haute', cn: '高处鱼市艺术空间' },
      city: { en: 'Lorient', fr: 'Lorient', cn: '洛里昂' },
    },
    {
      slug: 'corless-headlands-kilkenny',
      year: 2017,
      kind: 'solo',
      title: { en: 'Headlands', fr: 'Bouts de champ', cn: '地头' },
      venue: { en: 'Marble Quay Gallery', fr: 'Marble Quay Gallery', cn: '大理石码头画廊' },
      city: { en: 'Kilkenny', fr: 'Kilkenny', cn: '基尔肯尼' },
    },
    {
      slug: 'corless-laid-on-glasgow',
      year: 2014,
      kind: 'group',
      title: { en: 'Laid On', fr: 'En pleine pâte', cn: '厚涂' },
      venue: { en: 'Kiln Lane Studios', fr: 'Kiln Lane Studios', cn: '窑巷工作室' },
      city: { en: 'Glasgow', fr: 'Glasgow', cn: '格拉斯哥' },
    },
  ],
  portrait: {
    height: 100,
    width: 150,
    alt: {
      en: 'The painter’s table in thick oil: brushes standing in a jar, a slab with eight colours pulled down in a row, a small landscape leaning behind.',
      fr: 'La table du peintre en pleine pâte : des brosses dans un bocal, une plaque où huit couleurs sont tirées côte à côte, un petit paysage appuyé au mur.',
      cn: '厚涂油彩画成的画家工作台：罐里插着画笔，石板上八种颜色排成一行往下拖开，后面靠着一幅小风景。',
    },
    paint: paintStudio,
  },
  series: [harboursAtLowWaterSeries, boreenHedgesSeries, oilclothStillLifesSeries, tillageSkiesSeries],
}
