import type { DemoSeries } from '../../collection.ts'
import { lowSun, northWindow, throughLight } from './light.ts'
import { MARBLE } from './marble.ts'
import { paintStone } from './paint.ts'
import { heavyRing, hollowEgg, leaningDisc, twoWindows } from './pierced-forms.ts'
import { cutStone } from './stone.ts'

/** Stones with a way through. */
export const passages: DemoSeries = {
  slug: 'passages-through-stone',
  title: { en: 'Passages', fr: 'Passages', cn: '穿行' },
  about: {
    en: 'Quarrymen begin a gallery by drilling until two holes meet. Tognarini keeps that order: she pierces the block first and shapes the outside around the opening afterwards. The inside is always more finished than the outside. In the thin-walled pieces she works with a lamp behind the stone and stops when it glows, at about six millimetres.',
    fr: 'Pour ouvrir une galerie, les carriers forent jusqu’à ce que deux trous se rejoignent. Tognarini garde cet ordre : elle perce d’abord le bloc, puis donne forme à l’extérieur autour de l’ouverture. Le dedans est toujours plus fini que le dehors. Pour les parois minces, elle travaille avec une lampe derrière la pierre et s’arrête quand elle rougeoie, à six millimètres environ.',
    cn: '采石工开凿坑道，先是两头打孔，直到相通。托尼亚里尼沿用这个次序：先把石料凿穿，再围着孔洞做外形。里面总比外面做得更细。薄壁的作品，她在石后放一盏灯，凿到石壁透出光来便停手，约六毫米厚。',
  },
  firstYear: 2017,
  lastYear: 2023,
  works: [
    {
      ...MARBLE,
      slug: 'leaning-disc-with-a-way-through',
      title: { en: 'Leaning Disc with a Way Through', fr: 'Disque penché, avec passage', cn: '可以穿过的斜盘' },
      about: {
        en: 'A disc of Carrara marble that leans back on its rim by thirteen degrees. The hole sits off the middle and is dished on one side, so that a hand reaches for it from the right. 64 cm high, and lighter than it looks.',
        fr: 'Un disque de marbre de Carrare, renversé de treize degrés sur sa tranche. Le trou, décentré, est évasé d’un côté : la main y va d’elle-même par la droite. 64 cm de haut, et plus léger qu’il n’en a l’air.',
        cn: '一面卡拉拉大理石圆盘，以盘沿着地，后仰十三度。孔不在正中，一侧凿成浅碗状，手会自然地从右边探进去。高64厘米，比看上去轻。',
      },
      alt: {
        en: 'A thick white marble disc with grey veins stands on its rim, pierced by a smooth oval opening left of the centre.',
        fr: 'Un épais disque de marbre blanc veiné de gris, dressé sur sa tranche et percé d’une ouverture ovale à gauche du centre.',
        cn: '一面带灰纹的厚白色大理石圆盘立在盘沿上，中心偏左有一个光滑的椭圆孔。',
      },
      year: 2017,
      height: 64,
      width: 66,
      depth: 30,
      weight: 148,
      price: 13_800,
      availability: 'sold',
      paint: paintStone((lots) => ({
        parts: [{ form: leaningDisc(), material: cutStone('carrara', lots, { bed: [60, 52] }) }],
        studio: northWindow('sage'),
        camera: { fit: 0.7, place: [0.47, 0.53] },
      })),
    },
    {
      ...MARBLE,
      slug: 'egg-the-light-went-through',
      title: { en: 'Egg the Light Went Through', fr: 'L’œuf que traversa la lumière', cn: '光穿过的蛋' },
      about: {
        en: 'Statuary marble, hollowed from a single opening with bent rifflers over eleven weeks. In daylight it is a white egg with a dark door. With a lamp behind it the wall turns the colour of a hand held before the sun.',
        fr: 'Du statuaire, évidé par une seule ouverture avec des rifloirs coudés, en onze semaines. Le jour, c’est un œuf blanc avec une porte sombre. Une lampe derrière, et la paroi prend la couleur d’une main tendue devant le soleil.',
        cn: '雕像级白石，从唯一的开口用弯锉掏空，历时十一周。白天它是一枚开着暗门的白蛋；后面点一盏灯，石壁便成了遮在太阳前的手的颜色。',
      },
      alt: {
        en: 'A hollow egg of pale marble with an oval opening, lit from behind so that its wall glows warmly on a dark ground.',
        fr: 'Un œuf creux de marbre pâle percé d’une ouverture ovale, éclairé par-derrière : sa paroi luit chaudement sur fond sombre.',
        cn: '一枚中空的浅色大理石蛋，开着椭圆口，背后有光，石壁在深色地面上透出暖意。',
      },
      year: 2021,
      height: 62,
      width: 54,
      depth: 50,
      weight: 46,
      price: 17_900,
      availability: 'reserved',
      paint: paintStone((lots) => ({
        parts: [{ form: hollowEgg(), material: cutStone('statuario', lots, { shine: 0.3 }) }],
        studio: throughLight('night'),
        camera: { fit: 0.74, place: [0.52, 0.53] },
        points: 260_000,
      })),
    },
    {
      ...MARBLE,
      slug: 'ring-heavy-below',
      title: { en: 'Ring, Heavy Below', fr: 'Anneau, lourd en bas', cn: '下沉的环' },
      about: {
        en: 'The ring is two hands thick where it stands and four fingers at the top. Its outer rim comes to an edge that one can follow all the way round with a thumb. Rose marble from Borba, 68 cm high.',
        fr: 'L’anneau a deux mains d’épaisseur au sol, quatre doigts au sommet. Sa tranche extérieure finit en une arête que le pouce peut suivre tout du long. Marbre rose de Borba, 68 cm de haut.',
        cn: '这只环着地处有两掌厚，顶上只剩四指。外缘收成一道棱，拇指可以沿着它走完一圈。博尔巴玫瑰色大理石，高68厘米。',
      },
      alt: {
        en: 'A standing ring of veined rose marble, thick at the foot and thin at the top, casting a long shadow to the left.',
        fr: 'Un anneau dressé de marbre rose veiné, épais au pied et mince au sommet, qui jette une longue ombre à gauche.',
        cn: '一只竖立的带纹玫瑰色大理石环，下厚上薄，向左投下长影。',
      },
      year: 2022,
      height: 68,
      width: 62,
      depth: 34,
      weight: 132,
      price: 14_900,
      paint: paintStone((lots) => ({
        parts: [{ form: heavyRing(), material: cutStone('rosa', lots) }],
        studio: lowSun('ash'),
        camera: { fit: 0.72, place: [0.55, 0.53] },
      })),
    },
    {
      ...MARBLE,
      slug: 'two-windows-for-the-wind',
      title: { en: 'Two Windows for the Wind', fr: 'Deux fenêtres pour le vent', cn: '给风的两扇窗' },
      about: {
        en: 'A standing stone, 172 cm high, made for a garden above the sea and lent back for exhibitions. The upper window is cut straight, the lower one opens out of a dish; in a strong wind they sound a little apart.',
        fr: 'Une pierre dressée de 172 cm, faite pour un jardin au-dessus de la mer et prêtée pour les expositions. La fenêtre du haut est taillée droit, celle du bas s’ouvre au fond d’une coupe ; par grand vent, elles ne donnent pas tout à fait la même note.',
        cn: '一块高172厘米的立石，原为海边高处的一座花园而作，展览时借回。上面的窗直直凿透，下面的窗开在一只浅碗里；风大的时候，两扇窗的声音略有不同。',
      },
      alt: {
        en: 'A tall polished slab of black marble with two openings, one small and upright, one round in a shallow dish.',
        fr: 'Une haute dalle polie de marbre noir percée de deux ouvertures, une petite et droite, l’autre ronde au creux d’une coupe.',
        cn: '一块高高的抛光黑色大理石，上有两孔，一孔小而竖，一孔圆，开在浅凹之中。',
      },
      year: 2023,
      height: 172,
      width: 92,
      depth: 46,
      weight: 690,
      price: 40_000,
      isOnRequest: true,
      paint: paintStone((lots) => ({
        parts: [{ form: twoWindows(), material: cutStone('nero', lots, { shine: 0.85 }) }],
        studio: northWindow('chalk'),
        camera: { fit: 0.82, place: [0.46, 0.53] },
      })),
    },
  ],
}
