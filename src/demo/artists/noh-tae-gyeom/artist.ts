import type { DemoArtist } from '../../collection.ts'
import { afterTheLastBus } from './after-the-last-bus.ts'
import { behindRain } from './behind-rain.ts'
import { lateFerry } from './late-ferry.ts'
import { windowSill } from './panes.ts'
import { paintRain } from './rain-paint.ts'
import { stillAwake } from './still-awake.ts'

/** Night lights. */
export const nohTaeGyeom: DemoArtist = {
  slug: 'noh-tae-gyeom',
  name: { en: 'Noh Tae-gyeom', fr: 'Noh Tae-gyeom', cn: '卢泰谦' },
  type: 'photography',
  groups: ['gallery', 'featured'],
  born: 1980,
  country: { en: 'South Korea', fr: 'Corée du Sud', cn: '韩国' },
  city: { en: 'Marseille', fr: 'Marseille', cn: '马赛' },
  headline: {
    en: 'He photographs what a town leaves on when it goes to sleep.',
    fr: 'Il photographie ce qu’une ville laisse allumé en s’endormant.',
    cn: '城市睡了，他拍的是它忘了关的那些灯。',
  },
  biography: {
    en: 'Noh Tae-gyeom was born in Busan in 1980 and grew up in a flat above the ferry terminal, where the curtains were never quite dark. He studied lighting engineering and spent four years measuring tunnels for a road company before he noticed that he was photographing the readings rather than writing them down.\n\nA tram project brought him to Marseille in 2009. When it ended he stayed, took a post as night porter near Saint-Charles station and kept it for six years. The hotel let him hang his first prints in the stairwell; two guests bought theirs at check-out.\n\nHe lives in the Belsunce quarter, above a shop that sells suitcases, and works on foot within an hour of home. He has never learned to drive.',
    fr: 'Né à Busan en 1980, Noh Tae-gyeom a grandi au-dessus de la gare maritime, dans un appartement où les rideaux ne faisaient jamais tout à fait noir. Il étudie l’éclairagisme et mesure des tunnels pendant quatre ans pour une société d’autoroutes, jusqu’au jour où il s’aperçoit qu’il photographie les relevés au lieu de les noter.\n\nUn chantier de tramway l’amène à Marseille en 2009. Le chantier fini, il reste, devient veilleur de nuit près de la gare Saint-Charles et le demeure six ans. L’hôtel lui prête la cage d’escalier pour ses premiers tirages ; deux clients achètent le leur en rendant la clef.\n\nIl vit à Belsunce, au-dessus d’un marchand de valises, et travaille à pied, à moins d’une heure de chez lui. Il n’a jamais appris à conduire.',
    cn: '卢泰谦1980年生于釜山，住在渡轮码头楼上的公寓里长大，那里拉上窗帘也从来不算全黑。他学的是照明工程，替一家公路公司测了四年隧道，后来发觉自己是在拍读数，而不是抄读数。\n\n2009年，一项电车工程把他带到马赛。工程结束，他留了下来，在圣夏尔车站附近的旅馆当夜班门房，一做六年。旅馆把楼梯间借给他挂最早的一批照片，有两位客人退房时顺便买走了自己看中的。\n\n他住在贝尔桑斯区，楼下是一家卖行李箱的铺子。他步行拍摄，离家不超过一个钟头。他一直没有学开车。',
  },
  artisticProcess: {
    en: 'He works with one small digital camera and three old manual lenses, all opened as wide as they go or closed as far as they close. Exposures run from a thirtieth of a second to four minutes. The prints are made with eleven pigments on matt cotton paper in a studio he shares with a map printer; he sets the black first, by eye, against a piece of velvet, and builds the lamps up from there.',
    fr: 'Un petit boîtier numérique et trois vieux objectifs manuels, ouverts en grand ou fermés à fond. Des poses d’un trentième de seconde à quatre minutes. Les tirages, onze pigments sur papier coton mat, sortent d’un atelier qu’il partage avec un imprimeur de cartes ; il règle d’abord le noir, à l’œil, contre un morceau de velours, puis il monte les lampes.',
    cn: '一台小数码相机，三只老手动镜头，光圈不是开到最大就是收到最小。曝光从三十分之一秒到四分钟不等。照片用十一色颜料印在哑光棉纸上，工作室与一位印地图的人合用；他先凭眼力对着一块丝绒定黑，再从黑里把灯一盏盏调亮。',
  },
  statement: {
    en: 'People ask whether I am lonely out there. I think it is the other way round: at night a town finally looks at you. Every lamp was put up by someone who expected someone else to come. I photograph the expecting. If a person walks into the frame I wait until they have got home.',
    fr: 'On me demande si je me sens seul, dehors. Je crois que c’est l’inverse : la nuit, une ville vous regarde enfin. Chaque lampe a été posée par quelqu’un qui attendait la venue d’un autre. C’est cette attente que je photographie. Si quelqu’un entre dans le cadre, je patiente jusqu’à ce qu’il soit rentré chez lui.',
    cn: '有人问我，夜里在外面孤单吗。我觉得正相反：到了夜里，城市才肯看你一眼。每盏灯都是有人装的，装的人料想会有别人来。我拍的就是这份“料想”。要是有人走进画面，我就等他到家再拍。',
  },
  awards: [
    { year: 2015, title: { en: 'Night Work Prize, Lille', fr: 'Prix Travail de nuit, Lille', cn: '里尔“夜班”奖' } },
    {
      year: 2019,
      title: {
        en: 'Port Cities Photography Award, Busan',
        fr: 'Prix photographique des villes portuaires, Busan',
        cn: '釜山港口城市摄影奖',
      },
    },
    {
      year: 2023,
      title: { en: 'Belsunce Residency, Marseille', fr: 'Résidence Belsunce, Marseille', cn: '马赛贝尔桑斯驻地' },
    },
  ],
  exhibitions: [
    {
      slug: 'noh-stairwell-2013',
      year: 2013,
      kind: 'solo',
      title: { en: 'Stairwell', fr: 'Cage d’escalier', cn: '楼梯间' },
      venue: { en: 'Hôtel du Petit-Quai', fr: 'Hôtel du Petit-Quai', cn: '小码头旅馆' },
      city: { en: 'Marseille', fr: 'Marseille', cn: '马赛' },
    },
    {
      slug: 'noh-still-awake-2017',
      year: 2017,
      kind: 'solo',
      title: { en: 'Still Awake', fr: 'Encore debout', cn: '还没睡' },
      venue: { en: 'The Lamp Depot', fr: 'Le Dépôt des lampes', cn: '灯具库' },
      city: { en: 'Lyon', fr: 'Lyon', cn: '里昂' },
    },
    {
      slug: 'noh-two-harbours-2019',
      year: 2019,
      kind: 'group',
      title: { en: 'Two Harbours', fr: 'Deux ports', cn: '两座港口' },
      venue: { en: 'Jungang Pier Hall', fr: 'Halle de la jetée Jungang', cn: '中央码头展厅' },
      city: { en: 'Busan', fr: 'Busan', cn: '釜山' },
    },
    {
      slug: 'noh-wet-glass-2021',
      year: 2021,
      kind: 'solo',
      title: { en: 'Wet Glass', fr: 'Verre mouillé', cn: '湿玻璃' },
      venue: { en: 'Kamer Oost', fr: 'Kamer Oost', cn: '东厢' },
      city: { en: 'Rotterdam', fr: 'Rotterdam', cn: '鹿特丹' },
    },
    {
      slug: 'noh-after-hours-2024',
      year: 2024,
      kind: 'group',
      title: { en: 'After Hours', fr: 'Après la fermeture', cn: '打烊之后' },
      venue: { en: 'Casa de la Dàrsena', fr: 'Casa de la Dàrsena', cn: '船坞之家' },
      city: { en: 'Barcelona', fr: 'Barcelone', cn: '巴塞罗那' },
    },
  ],
  portrait: {
    height: 100,
    width: 80,
    alt: {
      en: 'A camera and a cup in silhouette on a window sill at night, with rain on the pane and blurred city lamps behind.',
      fr: 'Un appareil photo et une tasse en silhouette sur un rebord de fenêtre, la nuit ; pluie sur la vitre et lampes floues de la ville.',
      cn: '夜里的窗台上，一台相机和一只杯子的剪影，玻璃上有雨，后面是虚化的城市灯火。',
    },
    paint: paintRain(windowSill()),
  },
  series: [stillAwake, behindRain, lateFerry, afterTheLastBus],
}
