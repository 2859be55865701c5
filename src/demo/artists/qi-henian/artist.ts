import type { DemoArtist } from '../../collection.ts'
import { boreSeries } from './listening-to-the-bore.ts'
import { oldVineSeries } from './old-vine.ts'
import { oneBreathSeries } from './one-breath.ts'
import { paintStudio } from './paint-studio.ts'
import { restingStonesSeries } from './resting-stones.ts'

/** A few gestures of a very large brush, and the paper around them. */
export const qiHenian: DemoArtist = {
  slug: 'qi-henian',
  name: { en: 'Qi Henian', fr: 'Qi Henian', cn: '祁鹤年' },
  type: 'painting',
  groups: ['worldwide', 'featured'],
  born: 1968,
  country: { en: 'China', fr: 'Chine', cn: '中国' },
  city: { en: 'Hangzhou', fr: 'Hangzhou', cn: '杭州' },
  headline: {
    en: 'One brush, one breath, and no second try.',
    fr: 'Un pinceau, un souffle, pas de seconde fois.',
    cn: '一支笔，一口气，不改第二回。',
  },
  biography: {
    en: 'Qi Henian was born in Shaoxing in 1968. His grandfather wrote letters for boatmen at the ferry steps and let the boy grind the ink; at seven he was copying clerical script on old newspapers. He studied ink painting in Hangzhou until 1991 and then, instead of teaching, joined a Yue opera company as a scene painter. For ten years he painted backdrops twelve metres wide, lying on the floor, with brooms.\n\nThe brooms changed his hand. When the company gave up painted scenery in 2001 he began to make brushes of his own, of goat hair and horse mane, some as thick as an arm. Since 2003 his studio has been a former cocoon store on the Qiantang, a few steps from the dyke where the tidal bore comes in.\n\nHe paints in the morning, seldom more than once a day, and burns most of it on the first of each month.',
    fr: 'Qi Henian naît à Shaoxing en 1968. Son grand-père écrit les lettres des bateliers, au débarcadère, et laisse l’enfant broyer l’encre ; à sept ans, celui-ci copie l’écriture des clercs sur de vieux journaux. Il étudie la peinture à l’encre à Hangzhou jusqu’en 1991 puis, plutôt que d’enseigner, entre comme décorateur dans une troupe d’opéra yue. Dix ans durant, il peint des toiles de fond de douze mètres, au sol, avec des balais.\n\nLes balais ont changé sa main. Quand la troupe renonce aux décors peints, en 2001, il se met à fabriquer ses pinceaux, en poil de chèvre et crin de cheval, certains gros comme le bras. Depuis 2003, son atelier est un ancien magasin à cocons au bord du Qiantang, à quelques pas de la digue où arrive le mascaret.\n\nIl peint le matin, rarement plus d’une fois par jour, et brûle presque tout le premier du mois.',
    cn: '祁鹤年，1968年生于绍兴。祖父在埠头替船家写信，研墨的事就交给他；七岁起在旧报纸上临隶书。1991年在杭州学完水墨，没去教书，进了越剧团画布景。十年里，他趴在地上，用扫帚画十二米宽的天幕。\n\n扫帚改了他的手。2001年剧团不再用手绘布景，他开始自己扎笔，山羊毫掺马鬃，最粗的有手臂那么粗。2003年起，他的画室设在钱塘江边一座旧茧仓里，走几步就是看潮的海塘。\n\n他上午作画，一天难得画第二张；每月初一，烧掉大半。',
  },
  artisticProcess: {
    en: 'The paper is single-ply raw xuan from Jing county, kept five years before use so that it drinks evenly. He grinds the ink himself, oil soot for black, pine soot for pale, and stands on a bench over the sheet. The stroke is walked rather than drawn. What the brush leaves when it runs dry, the ‘flying white’, cannot be planned; how long he waits before lifting can. A sheet takes seconds, the preparation a morning.',
    fr: 'Le papier est un xuan brut d’une seule épaisseur, du district de Jing, gardé cinq ans pour qu’il boive également. Il broie l’encre lui-même, suie d’huile pour le noir, suie de pin pour le pâle, et se tient sur un banc au-dessus de la feuille. Le trait se marche plus qu’il ne se trace. Ce que laisse le pinceau à sec, le « blanc volant », ne se prévoit pas ; le temps d’attendre avant de lever, si. Une feuille prend quelques secondes, la préparation une matinée.',
    cn: '纸用泾县单宣，存足五年才动，吃墨匀。墨自己研，浓用油烟，淡用松烟。人站在条凳上，俯身对着纸，那一笔与其说画，不如说走出来的。笔干了留下的飞白，算不准；起笔前等多久，算得准。一张纸几秒钟，预备要一个上午。',
  },
  statement: {
    en: 'I was a scene painter: nobody in the last row can see a correction. So I do not correct. Before the brush touches the paper everything is still possible, and I try to stay there as long as I can. Afterwards there is one thing on the sheet and all the rest is white. I spend my days arranging for the white.',
    fr: 'J’ai peint des décors : du dernier rang, personne ne voit une retouche. Alors je ne retouche pas. Avant que le pinceau ne touche le papier, tout est encore possible, et je tâche d’y rester le plus longtemps que je peux. Après, il y a une chose sur la feuille, et tout le reste est blanc. Je passe mes journées à préparer le blanc.',
    cn: '我画过布景，最后一排的人看不见你改过哪里，所以我不改。笔没落纸之前，什么都还可能，我尽量在那里多待一会儿。落了纸，就只有一样东西，其余都是白。我每天忙的，是那片白。',
  },
  awards: [
    {
      year: 2008,
      title: {
        en: 'First prize of the Jianghu Ink Biennial, Hangzhou',
        fr: 'Premier prix de la Biennale de l’encre Jianghu, Hangzhou',
        cn: '杭州江湖水墨双年展一等奖',
      },
    },
    {
      year: 2016,
      title: {
        en: 'Residency of the Stiftung Weissraum, Basel',
        fr: 'Résidence de la Stiftung Weissraum, Bâle',
        cn: '巴塞尔白域基金会驻地',
      },
    },
    {
      year: 2022,
      title: {
        en: 'Cloud Ferry Prize for calligraphic art, Suzhou',
        fr: 'Prix du Bac aux Nuages pour l’art calligraphique, Suzhou',
        cn: '苏州云渡书写艺术奖',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'qi-backdrop-shaoxing',
      year: 2006,
      kind: 'solo',
      title: { en: 'Backdrop', fr: 'Toile de fond', cn: '天幕' },
      venue: { en: 'Old Rice Wharf Hall', fr: 'Halle du Vieux Quai au riz', cn: '老米码头展厅' },
      city: { en: 'Shaoxing', fr: 'Shaoxing', cn: '绍兴' },
    },
    {
      slug: 'qi-dry-and-wet-taipei',
      year: 2011,
      kind: 'group',
      title: { en: 'Dry and Wet', fr: 'Sec et mouillé', cn: '枯湿之间' },
      venue: { en: 'Stone Lantern Space', fr: 'Espace de la Lanterne de pierre', cn: '石灯空间' },
      city: { en: 'Taipei', fr: 'Taipei', cn: '台北' },
    },
    {
      slug: 'qi-arranging-for-the-white-basel',
      year: 2017,
      kind: 'solo',
      title: { en: 'Arranging for the White', fr: 'Préparer le blanc', cn: '为白' },
      venue: { en: 'Haus zur Langen Zeile', fr: 'Haus zur Langen Zeile', cn: '长巷之家' },
      city: { en: 'Basel', fr: 'Bâle', cn: '巴塞尔' },
    },
    {
      slug: 'qi-one-breath-shanghai',
      year: 2021,
      kind: 'solo',
      title: { en: 'One Breath', fr: 'Un souffle', cn: '一息' },
      venue: { en: 'Warehouse Six on Suzhou Creek', fr: 'Entrepôt Six, Suzhou Creek', cn: '苏州河六号仓' },
      city: { en: 'Shanghai', fr: 'Shanghai', cn: '上海' },
    },
    {
      slug: 'qi-the-hand-walks-paris',
      year: 2024,
      kind: 'group',
      title: { en: 'The Hand Walks', fr: 'La Main marche', cn: '手在走' },
      venue: { en: 'La Cour aux Encriers', fr: 'La Cour aux Encriers', cn: '墨水瓶院' },
      city: { en: 'Paris', fr: 'Paris', cn: '巴黎' },
    },
  ],
  portrait: {
    height: 125,
    width: 100,
    alt: {
      en: 'Five brushes of different sizes hang from a bar, painted in ink; below them an inkstone and a red seal with a crane.',
      fr: 'Cinq pinceaux de tailles diverses pendent d’une barre, peints à l’encre ; dessous, une pierre à encre et un sceau rouge orné d’une grue.',
      cn: '水墨画成的五支大小不一的毛笔挂在横杆上，下方一方砚台和一枚鹤形红印。',
    },
    paint: paintStudio,
  },
  series: [oneBreathSeries, boreSeries, restingStonesSeries, oldVineSeries],
}
