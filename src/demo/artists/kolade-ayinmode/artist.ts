import type { DemoArtist } from '../../collection.ts'
import { lowGates } from './low-gates.ts'
import { paintModellingStand } from './paint-modelling-stand.ts'
import { pocketHerd } from './pocket-herd.ts'
import { thoseWhoStand } from './those-who-stand.ts'
import { vesselsWithoutWater } from './vessels-without-water.ts'

/** Bronze that keeps the thumb. */
export const koladeAyinmode: DemoArtist = {
  slug: 'kolade-ayinmode',
  name: { en: 'Kolade Ayinmode', fr: 'Kolade Ayinmode', cn: '科拉德·阿因莫德' },
  type: 'sculpture',
  groups: ['gallery', 'worldwide'],
  born: 1978,
  country: { en: 'Nigeria', fr: 'Nigeria', cn: '尼日利亚' },
  city: { en: 'Ghent', fr: 'Gand', cn: '根特' },
  headline: {
    en: 'His bronzes stand the way people wait.',
    fr: 'Ses bronzes se tiennent comme on attend.',
    cn: '他的青铜站着，像人在等。',
  },
  biography: {
    en: 'Kolade Ayinmode was born in Lagos in 1978, the third son of a welder. He could braze before he could draw. At eighteen he was sent to Benin City, where a family of casters let him knead clay and dung for moulds for two years before they let him near the metal.\n\nHe came to Ghent in 2004 on a scholarship meant for one year. He stayed because of a foundry on the docks at Dampoort that was about to close; with two Flemish casters he took over the lease and, in winter, its debts.\n\nThere he still works, in a hall with a leaking roof, and casts everything himself. Since 2015 he has spent every third winter in Lagos, drawing at bus stops and jetties. His daughter names the animals.',
    fr: 'Kolade Ayinmode est né à Lagos en 1978, troisième fils d’un soudeur. Il a su braser avant de savoir dessiner. À dix-huit ans, on l’envoie à Benin City, où une famille de fondeurs le laisse pétrir deux ans l’argile et la bouse des moules avant de l’approcher du métal.\n\nIl arrive à Gand en 2004, avec une bourse prévue pour un an. Il reste à cause d’une fonderie des docks de Dampoort qui allait fermer : avec deux fondeurs flamands, il en reprend le bail et, l’hiver, les dettes.\n\nIl y travaille toujours, dans une halle au toit qui fuit, et coule tout lui-même. Depuis 2015, il passe un hiver sur trois à Lagos, à dessiner aux arrêts de bus et aux embarcadères. C’est sa fille qui donne leur nom aux animaux.',
    cn: '科拉德·阿因莫德1978年生于拉各斯，父亲是焊工，他排行第三，还不会画画就会钎焊了。十八岁，他被送到贝宁城，一户世代铸铜的人家让他揉了两年做模子的泥和牛粪，才许他靠近铜水。\n\n2004年，他拿着一年的奖学金来到根特。后来没走，是因为丹普尔特码头边一家快要关门的铸造坊。他和两位弗拉芒师傅接下了租约，到了冬天，连债也接下了。\n\n如今他还在那间漏雨的厂房里，每件都亲手浇铸。2015年起，他每三年回拉各斯过一个冬天，在车站和渡口画速写。那些小牲口的名字，是女儿起的。',
  },
  artisticProcess: {
    en: 'He models in clay or directly in wax, standing, quickly, and does not correct. The moulds are of plaster and brick dust, fired for three days; the bronze goes in at 1,150 degrees, always on a Friday. After casting he saws off the runners, files the edges where the light should catch and leaves the rest as it came. Patinas are brushed on hot with the gas torch, in thin coats, out of doors when it rains.',
    fr: 'Il modèle l’argile ou directement la cire, debout, vite, et ne corrige pas. Les moules, en plâtre et poudre de brique, cuisent trois jours ; le bronze y entre à 1 150 degrés, toujours un vendredi. Après la coulée, il scie les jets, lime les arêtes là où la lumière doit accrocher et laisse le reste tel quel. Les patines se posent à chaud, au chalumeau, en couches minces, dehors quand il pleut.',
    cn: '他站着捏，泥或直接用蜡，很快，不改。模子用石膏和砖粉做，烧三天；铜水一千一百五十度入模，总是在星期五。铸成后锯去浇道，只在该接光的地方锉出边棱，其余保持原样。上色用煤气喷枪趁热薄薄地刷，下雨天就搬到室外去做。',
  },
  statement: {
    en: 'My father said that a good weld is one you can stop looking at. I want the opposite for a little while: that you look at the seam, the thumb, the place where I was in doubt. Bronze remembers all of it. Then you may stop looking and just have someone standing in the room.',
    fr: 'Mon père disait qu’une bonne soudure est celle qu’on peut cesser de regarder. Moi, je veux un moment le contraire : qu’on regarde la couture, le pouce, l’endroit où j’ai hésité. Le bronze se souvient de tout. Après, on peut cesser de regarder et avoir simplement quelqu’un debout dans la pièce.',
    cn: '父亲说，好焊缝是你可以不再盯着看的那种。我倒希望人先盯着看一会儿：看那道缝，那个拇指印，看我犹豫过的地方。青铜什么都记得。看过以后就不必再看了，屋子里只是多了一个站着的人。',
  },
  awards: [
    {
      year: 2011,
      title: {
        en: 'Young Foundry Prize, Antwerp',
        fr: 'Prix Jeune Fonderie, Anvers',
        cn: '安特卫普青年铸造奖',
      },
    },
    {
      year: 2019,
      title: {
        en: 'Scheldt Prize for Sculpture, Ghent',
        fr: 'Prix de l’Escaut pour la sculpture, Gand',
        cn: '根特斯海尔德雕塑奖',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'ayinmode-first-pour-ghent',
      year: 2010,
      kind: 'solo',
      title: { en: 'First Pour', fr: 'Première coulée', cn: '第一炉' },
      venue: { en: 'Kaaihal 9', fr: 'Kaaihal 9', cn: '九号码头厅' },
      city: { en: 'Ghent', fr: 'Gand', cn: '根特' },
    },
    {
      slug: 'ayinmode-metal-and-breath-antwerp',
      year: 2014,
      kind: 'group',
      title: { en: 'Metal and Breath', fr: 'Le métal et le souffle', cn: '金属与呼吸' },
      venue: { en: 'Huis Roosebeke', fr: 'Maison Roosebeke', cn: '罗斯贝克之家' },
      city: { en: 'Antwerp', fr: 'Anvers', cn: '安特卫普' },
    },
    {
      slug: 'ayinmode-standing-room-lagos',
      year: 2018,
      kind: 'solo',
      title: { en: 'Standing Room', fr: 'Places debout', cn: '站席' },
      venue: { en: 'Tide Yard', fr: 'Tide Yard', cn: '潮院' },
      city: { en: 'Lagos', fr: 'Lagos', cn: '拉各斯' },
    },
    {
      slug: 'ayinmode-who-stoops-rotterdam',
      year: 2021,
      kind: 'solo',
      title: { en: 'Who Stoops', fr: 'Qui se baisse', cn: '谁会弯腰' },
      venue: { en: 'Pakhuis Maasoever', fr: 'Pakhuis Maasoever', cn: '马斯河岸仓库' },
      city: { en: 'Rotterdam', fr: 'Rotterdam', cn: '鹿特丹' },
    },
    {
      slug: 'ayinmode-eleven-bronzes-lille',
      year: 2024,
      kind: 'solo',
      title: { en: 'Eleven Bronzes', fr: 'Onze bronzes', cn: '十一件青铜' },
      venue: { en: 'La Halle aux Grains Verts', fr: 'La Halle aux Grains Verts', cn: '青谷厅' },
      city: { en: 'Lille', fr: 'Lille', cn: '里尔' },
    },
  ],
  portrait: {
    height: 125,
    width: 100,
    alt: {
      en: 'A modelling board in lamplight: a lump of grey clay with thumb marks, two small figures of red wax and a wooden rib.',
      fr: 'Une planche de modelage sous la lampe : une motte d’argile grise marquée de coups de pouce, deux petites figures de cire rouge et une mirette de bois.',
      cn: '灯下的塑泥板：一团带拇指印的灰泥、两个红蜡小人和一把木刮片。',
    },
    paint: paintModellingStand,
  },
  series: [thoseWhoStand, vesselsWithoutWater, lowGates, pocketHerd],
}
