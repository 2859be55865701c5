import type { DemoArtist } from '../../collection.ts'
import { aBreathThenSmoke } from './a-breath-then-smoke.ts'
import { combed } from './combed.ts'
import { paintSevenCups } from './portrait.ts'
import { whatTheWaterKnows } from './what-the-water-knows.ts'
import { windOverGrass } from './wind-over-grass.ts'
import { yearsOfWood } from './years-of-wood.ts'

/** Thousands of strands of ink around what is not painted. */
export const linYue: DemoArtist = {
  slug: 'lin-yue',
  name: { en: 'Lin Yue', fr: 'Lin Yue', cn: '林月' },
  type: 'drawing',
  groups: ['gallery', 'featured'],
  born: 1990,
  country: { en: 'China', fr: 'Chine', cn: '中国' },
  city: { en: 'Hangzhou and Paris', fr: 'Hangzhou et Paris', cn: '杭州、巴黎' },
  headline: {
    en: 'She paints what flows, and leaves out what it flows around.',
    fr: 'Elle peint ce qui coule, et tait ce qu’il contourne.',
    cn: '她画流动之物，不画它绕过的东西。',
  },
  biography: {
    en: 'Lin Yue was born in 1990 in Fuyang, on the river that landscape painters have followed upstream for seven hundred years. Her grandfather built wooden boats; her grandmother taught her to write. She studied calligraphy in Hangzhou, and gave up characters in her third year to keep only the strokes.\n\nIn 2014 a grant brought her to Paris for six months. She stayed, half of every year, and has two studios with the same table in each. The long pictures are mostly made in Hangzhou, where there is floor; the small ones in Paris, where there is not.\n\nHer pictures consist of strands, from a few hundred to several thousand, each drawn in one breath. What gives them their form, a stone, a neck, an animal’s bed, is never painted. Now and then a sheet carries a single strand of vermilion or indigo.',
    fr: 'Lin Yue naît en 1990 à Fuyang, sur la rivière que les peintres de paysage remontent depuis sept cents ans. Son grand-père construisait des barques ; sa grand-mère lui apprit à écrire. Elle étudie la calligraphie à Hangzhou et, en troisième année, abandonne les caractères pour ne garder que les traits.\n\nEn 2014, une bourse l’amène à Paris pour six mois. Elle y reste, la moitié de l’année, et possède deux ateliers avec la même table dans chacun. Les grands formats se font surtout à Hangzhou, où il y a du sol ; les petits à Paris, où il n’y en a pas.\n\nSes images sont faites de fils, de quelques centaines à plusieurs milliers, chacun tracé d’un souffle. Ce qui leur donne forme, une pierre, une nuque, la couche d’une bête, n’est jamais peint. De loin en loin, une feuille porte un seul fil de vermillon ou d’indigo.',
    cn: '林月1990年生于富阳，七百年来，山水画家一直沿着那条江往上走。外公造木船，祖母教她写字。她在杭州学书法，三年级时放下了字，只留下笔画。\n\n2014年，一笔资助让她去巴黎半年。此后她每年有一半时间留在那里，两地各有一间画室，摆着一模一样的桌子。长幅多半在杭州画，那里有地面；小幅在巴黎画，那里没有。\n\n她的画由墨丝组成，少则几百，多则几千，每一根都是一口气画成。真正给画面以形的东西，一块石头，一段后颈，一处兽窝，从来不画。偶尔，一张里会有一根朱砂或花青。',
  },
  artisticProcess: {
    en: 'Seven cups stand on the table, from undiluted ink to water that has only seen it. She decides what will be missing, marks it with a few grains of rice, and paints around them with a brush of nine hairs. Each strand is one breath, from setting down to lifting; if it breaks, it stays broken. When the paper can take no more she removes the rice. A large sheet needs between ten days and three weeks.',
    fr: 'Sept coupelles sur la table, de l’encre pure à l’eau qui n’a fait que la voir. Elle décide de ce qui manquera, le marque de quelques grains de riz et peint autour, avec un pinceau de neuf poils. Chaque fil est un souffle, de la pose au lever ; s’il se rompt, il reste rompu. Quand le papier n’en peut plus, elle ôte le riz. Une grande feuille demande de dix jours à trois semaines.',
    cn: '桌上七盏墨，从不兑一滴水的，到只是见过墨的水。她先想好什么不画，用几粒米在纸上标出，再用一支只有九根毫的笔绕着画。一丝一息，落笔到提笔；断了就让它断着。纸吃不下墨了，才把米拿走。一张大的要十天到三个星期。',
  },
  statement: {
    en: 'When I was small I wanted to draw the river and my grandfather said: which part of it? I still have no answer, so I draw the strands and hope that the river comes. I am not interested in abundance. I paint a thousand lines so that there can be one place without any.',
    fr: 'Petite, je voulais dessiner la rivière, et mon grand-père a demandé : laquelle de ses parties ? Je n’ai toujours pas de réponse ; alors je dessine les fils en espérant que la rivière vienne. L’abondance ne m’intéresse pas. Je peins mille lignes pour qu’il y ait un endroit sans aucune.',
    cn: '小时候我想画江，外公问：画哪一段？我到现在也答不上来，只好一丝一丝地画，盼着江自己来。我对“多”没有兴趣。画一千根线，是为了有一个地方一根也没有。',
  },
  awards: [
    {
      year: 2014,
      title: {
        en: 'Passerelle Grant for Young Artists, Paris',
        fr: 'Bourse Passerelle pour jeunes artistes, Paris',
        cn: '“桥”青年艺术家资助，巴黎',
      },
    },
    {
      year: 2019,
      title: {
        en: 'White Egret Prize for Ink, Hangzhou',
        fr: 'Prix de l’Aigrette blanche pour l’encre, Hangzhou',
        cn: '白鹭水墨奖，杭州',
      },
    },
    {
      year: 2022,
      title: {
        en: 'Verhagen Prize for Drawing, Antwerp',
        fr: 'Prix Verhagen du dessin, Anvers',
        cn: '韦尔哈亨素描奖，安特卫普',
      },
    },
    {
      year: 2025,
      title: {
        en: 'Residency at the Paper Mill, Kurotani',
        fr: 'Résidence au Moulin à papier, Kurotani',
        cn: '黑谷造纸坊驻留项目，京都',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'lin-yue-which-part-of-the-river-2016',
      year: 2016,
      kind: 'solo',
      title: { en: 'Which Part of the River', fr: 'Quelle part de la rivière', cn: '画哪一段' },
      venue: { en: 'Boat Shed Space', fr: 'Espace du Hangar à bateaux', cn: '船棚空间' },
      city: { en: 'Hangzhou', fr: 'Hangzhou', cn: '杭州' },
    },
    {
      slug: 'lin-yue-thin-ink-2018',
      year: 2018,
      kind: 'group',
      title: { en: 'Thin Ink', fr: 'Encre légère', cn: '淡墨' },
      venue: { en: 'Galerie du Fil', fr: 'Galerie du Fil', cn: '丝线画廊' },
      city: { en: 'Paris', fr: 'Paris', cn: '巴黎' },
    },
    {
      slug: 'lin-yue-combed-2020',
      year: 2020,
      kind: 'solo',
      title: { en: 'Combed', fr: 'Peignées', cn: '理发' },
      venue: { en: 'La Chambre claire-obscure', fr: 'La Chambre claire-obscure', cn: '明暗室' },
      city: { en: 'Paris', fr: 'Paris', cn: '巴黎' },
    },
    {
      slug: 'lin-yue-leaving-room-2022',
      year: 2022,
      kind: 'group',
      title: { en: 'Leaving Room', fr: 'Laisser la place', cn: '留白之后' },
      venue: { en: 'Huis Verhagen', fr: 'Huis Verhagen', cn: '韦尔哈亨之家' },
      city: { en: 'Antwerp', fr: 'Anvers', cn: '安特卫普' },
    },
    {
      slug: 'lin-yue-wind-over-grass-2023',
      year: 2023,
      kind: 'solo',
      title: { en: 'Wind over Grass', fr: 'Vent sur l’herbe', cn: '草上之风' },
      venue: { en: 'South Pond Art Centre', fr: 'Centre d’art de l’Étang du Sud', cn: '南塘艺术中心' },
      city: { en: 'Shanghai', fr: 'Shanghai', cn: '上海' },
    },
    {
      slug: 'lin-yue-held-breath-2025',
      year: 2025,
      kind: 'solo',
      title: { en: 'Held Breath', fr: 'Souffle retenu', cn: '屏息' },
      venue: { en: 'Kamigata Paper House', fr: 'Maison du papier Kamigata', cn: '上方纸之家' },
      city: { en: 'Kyoto', fr: 'Kyoto', cn: '京都' },
    },
  ],
  portrait: {
    height: 100,
    width: 150,
    alt: {
      en: 'Ink drawing of the artist’s table from above: seven round cups from black to clear water in a diagonal row, a brush, and woodgrain parting around the cups.',
      fr: 'Dessin à l’encre de la table de l’artiste, vue de dessus : sept coupelles, du noir à l’eau claire, en diagonale, un pinceau, et le fil du bois qui les contourne.',
      cn: '水墨：俯看画家的桌面，七盏墨自浓至清斜排一列，旁有一支笔，木纹绕盏而过。',
    },
    paint: paintSevenCups,
  },
  series: [whatTheWaterKnows, combed, windOverGrass, aBreathThenSmoke, yearsOfWood],
}
