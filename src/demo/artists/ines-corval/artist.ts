import type { DemoArtist } from '../../collection.ts'
import { doorsAjarSeries } from './doors-ajar.ts'
import { foldedHoursSeries } from './folded-hours.ts'
import { paintStudio } from './paint-studio.ts'
import { barSeries } from './weather-at-the-bar.ts'
import { ebbSeries } from './what-the-ebb-left.ts'

/** Thin pigment poured on folded linen. */
export const inesCorval: DemoArtist = {
  slug: 'ines-corval',
  name: { en: 'Inês Corval', fr: 'Inês Corval', cn: '伊内丝·科瓦尔' },
  type: 'painting',
  groups: ['gallery', 'featured'],
  born: 1974,
  country: { en: 'Portugal', fr: 'Portugal', cn: '葡萄牙' },
  city: { en: 'Lisbon', fr: 'Lisbonne', cn: '里斯本' },
  headline: {
    en: 'She folds the linen, pours the colour, and waits for the crease to light up.',
    fr: 'Elle plie le lin, verse la couleur, et attend que le pli s’éclaire.',
    cn: '她折起亚麻布，倒上颜色，然后等那道折痕亮起来。',
  },
  biography: {
    en: 'Inês Corval was born in Setúbal in 1974. Her mother ran a laundry behind the fish market, and the daughter learned to fold a double sheet before she learned to draw. She studied painting in Lisbon and, from 1998, spent nine years in a conservation workshop in Évora, cleaning altar cloths and vestments: work that taught her how pigment travels along a thread, and what water does when it stops.\n\nSince 2008 she has painted full time. Her studio is the former ironing room of a convent in Graça, with one long table and a window over the Tagus. The linen comes raw from a mill near Guimarães. She shows it unvarnished, and leaves part of it bare in almost every picture.\n\nShe lives in Lisbon with her two sons and an inherited mangle that still works.',
    fr: 'Inês Corval naît à Setúbal en 1974. Sa mère tient une blanchisserie derrière la halle aux poissons ; la fille sait plier un drap de deux places avant de savoir dessiner. Elle étudie la peinture à Lisbonne puis, à partir de 1998, passe neuf ans dans un atelier de restauration d’Évora, à nettoyer nappes d’autel et chasubles. Elle y apprend comment un pigment chemine le long d’un fil, et ce que fait l’eau quand elle s’arrête.\n\nDepuis 2008, elle ne fait plus que peindre. Son atelier est l’ancienne salle de repassage d’un couvent de la Graça : une longue table, une fenêtre sur le Tage. Le lin arrive brut d’une filature proche de Guimarães. Elle le montre sans vernis et en laisse presque toujours une part à nu.\n\nElle vit à Lisbonne avec ses deux fils et une calandre héritée de sa mère, qui marche encore.',
    cn: '伊内丝·科瓦尔1974年生于塞图巴尔。母亲在鱼市后面开洗衣房，她还没学会画画，就先学会了叠双人床单。她在里斯本学习绘画，1998年起在埃武拉的一间修复工坊工作了九年，清洗祭坛布和祭衣。在那里她弄懂了颜料怎样沿着一根线走，水停下来的时候又会留下什么。\n\n2008年起她专事绘画。画室原是格拉萨区一座修道院的熨衣间，一张长桌，一扇望着特茹河的窗。亚麻布取自吉马良斯附近的织坊，未经漂白。作品不上光油，几乎每一张都留出一块素布。\n\n她与两个儿子住在里斯本，家里还有母亲留下的一台轧布机，至今能用。',
  },
  artisticProcess: {
    en: 'The cloth is washed, dried and folded once, sometimes twice. A thin chalk ground goes where she wants light. Then she pours pigment bound in very dilute casein, tilting the table, closing the fold while the colour is wet, opening it hours later. The crease takes less pigment than the rest and stays behind as a pale seam. A picture needs five to nine pours and about three weeks; two in three are washed out and begun again.',
    fr: 'La toile est lavée, séchée, pliée une fois, parfois deux. Une mince couche de craie est posée là où la lumière est attendue. Vient ensuite le pigment, lié d’une caséine très diluée, qu’elle verse en inclinant la table ; elle referme le pli sur la couleur humide et le rouvre des heures plus tard. Le pli boit moins que le reste et demeure, couture pâle. Un tableau demande de cinq à neuf versements et près de trois semaines ; deux sur trois sont lavés et recommencés.',
    cn: '布先洗净晾干，对折一次，有时两次。想要光的地方，薄薄刷一层白垩。然后倾斜桌面，倒上用极稀的酪素调开的颜料，趁湿合上布，几小时后再打开。折痕处吃色最少，留下一道浅浅的亮线。一张画要倒五到九遍，约三个星期；三张里有两张会洗掉重来。',
  },
  statement: {
    en: 'I do not decide where the colour ends. I decide where the fold goes, how steep the table is, and when I stop looking. The crease is the only line I draw, and I draw it with both hands, the way one closes a sheet. Everything on either side is weather. I leave bare cloth because a picture should keep something to breathe with.',
    fr: 'Je ne décide pas où s’arrête la couleur. Je décide où passe le pli, de combien penche la table, et quand je cesse de regarder. Le pli est la seule ligne que je trace, et je la trace des deux mains, comme on ferme un drap. De part et d’autre, c’est le temps qu’il fait. Je laisse de la toile nue : il faut bien qu’un tableau garde de quoi respirer.',
    cn: '颜色停在哪里，不由我定。我定的是折在哪里、桌子斜多少、什么时候不再看它。折痕是我画的唯一一条线，用两只手画，像合上一张床单。线的两边，都是天气。我总留一块素布：画也得有地方喘气。',
  },
  awards: [
    {
      year: 2011,
      title: {
        en: 'Prize of the Sado Estuary Biennial, Setúbal',
        fr: 'Prix de la Biennale de l’estuaire du Sado, Setúbal',
        cn: '塞图巴尔萨杜河口双年展奖',
      },
    },
    {
      year: 2017,
      title: {
        en: 'Residency of the Casa do Moinho, Porto',
        fr: 'Résidence de la Casa do Moinho, Porto',
        cn: '波尔图磨坊之家驻地创作',
      },
    },
    {
      year: 2023,
      title: {
        en: 'Almeida Roque Medal for painting, Lisbon',
        fr: 'Médaille Almeida Roque de peinture, Lisbonne',
        cn: '里斯本阿尔梅达·罗克绘画奖章',
      },
    },
  ],
  exhibitions: [
    {
      slug: 'corval-linen-room-porto',
      year: 2013,
      kind: 'solo',
      title: { en: 'The Linen Room', fr: 'La Lingerie', cn: '布房' },
      venue: { en: 'Armazém Nove', fr: 'Armazém Nove', cn: '九号仓库空间' },
      city: { en: 'Porto', fr: 'Porto', cn: '波尔图' },
    },
    {
      slug: 'corval-slow-colour-ghent',
      year: 2016,
      kind: 'group',
      title: { en: 'Slow Colour', fr: 'Couleur lente', cn: '慢色' },
      venue: { en: 'Kunsthal De Vlaskaai', fr: 'Kunsthal De Vlaskaai', cn: '亚麻码头艺术厅' },
      city: { en: 'Ghent', fr: 'Gand', cn: '根特' },
    },
    {
      slug: 'corval-thresholds-madrid',
      year: 2019,
      kind: 'solo',
      title: { en: 'Thresholds', fr: 'Seuils', cn: '门槛' },
      venue: { en: 'Sala Tragaluz', fr: 'Sala Tragaluz', cn: '天窗画廊' },
      city: { en: 'Madrid', fr: 'Madrid', cn: '马德里' },
    },
    {
      slug: 'corval-folded-hours-lisbon',
      year: 2022,
      kind: 'solo',
      title: { en: 'Folded Hours', fr: 'Heures pliées', cn: '折起的时辰' },
      venue: { en: 'Galeria do Ferregial', fr: 'Galeria do Ferregial', cn: '费雷吉亚尔画廊' },
      city: { en: 'Lisbon', fr: 'Lisbonne', cn: '里斯本' },
    },
    {
      slug: 'corval-against-the-light-nantes',
      year: 2025,
      kind: 'group',
      title: { en: 'Against the Light', fr: 'À contre-jour', cn: '逆光' },
      venue: { en: 'Le Hangar aux Voiles', fr: 'Le Hangar aux Voiles', cn: '帆库艺术中心' },
      city: { en: 'Nantes', fr: 'Nantes', cn: '南特' },
    },
  ],
  portrait: {
    height: 100,
    width: 150,
    alt: {
      en: 'Three stained cloths hang from a line in slanting window light; below them, four bowls of pigment and a brush on a long table.',
      fr: 'Trois toiles teintes sèchent sur un fil dans la lumière oblique d’une fenêtre ; au-dessous, quatre bols de pigment et un pinceau sur une longue table.',
      cn: '斜射的窗光里，三块染过的布挂在绳上；下面的长桌上摆着四碗颜料和一支刷子。',
    },
    paint: paintStudio,
  },
  series: [foldedHoursSeries, doorsAjarSeries, barSeries, ebbSeries],
}
