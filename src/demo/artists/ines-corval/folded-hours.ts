import type { DemoSeries } from '../../collection.ts'
import { paintBlueQuarter, paintDawn, paintSiesta, paintSmallHours } from './paint-hours.ts'

const painting = {
  category: 'Painting',
  technique: 'pigment-on-linen',
  depth: 3,
  signature: { en: 'Signed and dated on the back', fr: 'Signé et daté au dos', cn: '背面签名并署年份' },
} as const

/** One fold for each hour: two very unequal fields and the seam between them. */
export const foldedHoursSeries: DemoSeries = {
  slug: 'folded-hours',
  title: { en: 'Folded Hours', fr: 'Heures pliées', cn: '折起的时辰' },
  about: {
    en: 'Each picture belongs to one hour of the day as it arrives in the studio in Graça. The cloth is folded along the line where, at that hour, the light of the window meets the wall; it is never quite level. On one side of the crease lies most of the picture, on the other very little. What happens in the seam decides whether the hour is kept.',
    fr: 'Chaque tableau appartient à une heure du jour, telle qu’elle entre dans l’atelier de la Graça. La toile est pliée selon la ligne où, à cette heure-là, la lumière de la fenêtre rencontre le mur ; elle n’est jamais tout à fait horizontale. D’un côté du pli, presque tout le tableau ; de l’autre, très peu. Ce qui se passe dans la couture décide si l’heure est gardée.',
    cn: '每张画属于一天里的一个时辰，照它走进格拉萨画室的样子。布就折在那一刻窗光与墙相交的地方，从来不是水平的。折痕一边几乎是整张画，另一边只有一点点。这个时辰留不留得住，全看那道缝。',
  },
  firstYear: 2021,
  lastYear: 2024,
  works: [
    {
      ...painting,
      slug: 'first-ferry-to-cacilhas',
      title: { en: 'First Ferry to Cacilhas', fr: 'Premier bac pour Cacilhas', cn: '头班渡船去卡西利亚什' },
      about: {
        en: 'Six in the morning, seen from the ironing room: the river is still smoke, and the light has reached only the right bank of the sky. The upper third is bare linen with one wedge of chalk. The rose grey below was poured in two coats, a day apart.',
        fr: 'Six heures du matin, vu de la salle de repassage : le fleuve n’est encore que fumée et la lumière n’a touché que la rive droite du ciel. Le tiers supérieur est du lin nu, avec un coin de craie. Le gris rosé du bas a été versé en deux fois, à un jour d’intervalle.',
        cn: '清晨六点，从熨衣间望出去：河还是一片烟，光只够到天的右岸。上面三分之一是素布，只有一角白垩；下面的灰玫瑰色分两遍倒成，中间隔了一天。',
      },
      alt: {
        en: 'A field of smoky rose and violet below a fold rising to the right, with a white wedge and bare linen above.',
        fr: 'Un champ rose fumé et violet sous un pli qui monte vers la droite ; au-dessus, un coin blanc et du lin nu.',
        cn: '一道向右升起的折痕下是烟熏般的玫瑰紫色块，上方一角白色和裸露的亚麻布。',
      },
      year: 2021,
      height: 180,
      width: 150,
      weight: 6,
      price: 16_800,
      availability: 'sold',
      paint: paintDawn,
    },
    {
      ...painting,
      slug: 'the-blue-quarter-hour',
      title: { en: 'The Blue Quarter of an Hour', fr: 'Le Quart d’heure bleu', cn: '蓝色的一刻钟' },
      about: {
        en: 'Fifteen minutes after sunset the sky is nearly done and the south bank still burns. Four pours of azurite and indigo were closed over a band of amber. When she opened the cloth the band had narrowed to what one sees now, and she left it alone.',
        fr: 'Un quart d’heure après le coucher du soleil, le ciel a presque fini et la rive sud brûle encore. Quatre versements d’azurite et d’indigo ont été refermés sur une bande d’ambre. À l’ouverture, la bande s’était réduite à ce qu’on en voit ; elle n’y a plus touché.',
        cn: '日落后一刻钟，天几乎暗尽，南岸还在烧。石青和靛蓝倒了四遍，压在一条琥珀色上合拢。打开时，那一条已经收窄成现在的样子，她没有再动它。',
      },
      alt: {
        en: 'A tall field of deep blue brightening downwards to a tilted line of orange, a dark violet strip below, bare linen at the right.',
        fr: 'Un haut champ bleu profond s’éclaircit vers le bas jusqu’à une ligne orange inclinée ; dessous, une bande violet sombre, à droite du lin nu.',
        cn: '高高的深蓝色块向下渐亮，接一道倾斜的橙线，其下是暗紫色窄带，右侧露出亚麻布。',
      },
      year: 2022,
      height: 120,
      width: 100,
      weight: 3.5,
      price: 9_200,
      availability: 'sold',
      paint: paintBlueQuarter,
    },
    {
      ...painting,
      slug: 'siesta-behind-shutters',
      title: { en: 'Siesta behind Shutters', fr: 'Sieste derrière les volets', cn: '百叶窗后的午睡' },
      about: {
        en: 'Two colours that never met while wet: burnt sienna run in from the left, green earth from the right, each with its own tilt of the table. The leaning fold kept them apart. Between them stands what is left of the afternoon.',
        fr: 'Deux couleurs qui ne se sont jamais rencontrées humides : la terre de Sienne brûlée venue de gauche, la terre verte venue de droite, chacune avec sa propre pente. Le pli penché les a tenues à distance. Entre elles se dresse ce qui reste de l’après-midi.',
        cn: '两种颜色湿的时候从没碰过面：熟赭从左边流来，绿土从右边流来，各走各的坡度。斜斜的折痕把它们隔开，中间立着的，是剩下的那点下午。',
      },
      alt: {
        en: 'A rust-red field and a grey-green field parted by a leaning pale yellow seam, with bare linen along the bottom.',
        fr: 'Un champ rouille et un champ gris-vert séparés par une couture jaune pâle qui penche ; du lin nu en bas.',
        cn: '锈红与灰绿两块颜色被一道倾斜的浅黄缝隔开，底边露出亚麻布。',
      },
      year: 2023,
      height: 100,
      width: 130,
      weight: 3.5,
      price: 9_800,
      paint: paintSiesta,
    },
    {
      ...painting,
      slug: 'three-in-the-morning-graca',
      title: { en: 'Three in the Morning, Graça', fr: 'Trois heures du matin, Graça', cn: '凌晨三点，格拉萨' },
      about: {
        en: 'The largest of the hours and the slowest: nine pours of terre verte, vivianite and bone black between October and January. The corner was masked by the fold alone. In daylight the dark turns out to be green; in the evening it does not.',
        fr: 'La plus grande des heures, et la plus lente : neuf versements de terre verte, de vivianite et de noir d’os, d’octobre à janvier. Seul le pli a protégé le coin. De jour, on voit que le noir est vert ; le soir, non.',
        cn: '这组里最大的一张，也最慢：从十月到一月，绿土、蓝铁矿和骨黑倒了九遍。左上角全凭一道折痕护住。白天看，那片黑原来是绿的；到了晚上又不是了。',
      },
      alt: {
        en: 'A nearly black green field fills the picture; a diagonal fold at the upper left leaves a corner of pale violet grey.',
        fr: 'Un champ vert presque noir emplit le tableau ; en haut à gauche, un pli en diagonale réserve un coin gris violacé.',
        cn: '近乎黑色的深绿铺满画面，左上方一道斜折痕留出一角浅紫灰。',
      },
      year: 2024,
      height: 200,
      width: 170,
      weight: 8,
      price: 22_000,
      isOnRequest: true,
      paint: paintSmallHours,
    },
  ],
}
