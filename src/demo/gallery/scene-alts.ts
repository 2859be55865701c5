import type { Words } from '../collection.ts'

/** What the scenes show, by their slugs, for whoever cannot see them. */
export const SCENE_ALTS: Record<string, Words> = {
  'view-of-dust-acid-time': {
    en: 'Small framed aquatints in black, blue and brown hang in a row on the dark walls of the cabinet.',
    fr: 'De petites aquatintes encadrées, noires, bleues et brunes, alignées sur les murs sombres du cabinet.',
    cn: '小展厅的深色墙上，一排装框的飞尘蚀刻，黑、蓝、褐三色。',
  },
  'view-of-until-the-ink-runs-out': {
    en: 'A daylit room with a bench: a plotted chart, one huge black brushstroke and a sheet of fine grey strands on the far wall.',
    fr: 'Une salle au jour avec un banc : au mur du fond, une carte tracée à la machine, un immense trait noir et une feuille de fils gris.',
    cn: '自然光展厅，一张长凳；正面墙上是一张机绘海图、一道巨大的黑色笔触和一幅细密的灰色墨丝。',
  },
  'view-of-able-to-stand': {
    en: 'A daylit room with pale green walls; drawings of ferns, umbels and roots on cream paper, one of them taller than a person.',
    fr: 'Une salle aux murs vert pâle ; sur papier crème, des dessins de fougères, d’ombelles et de racines, dont un plus haut qu’une personne.',
    cn: '明亮的展厅，浅绿色墙上挂着米色纸本的蕨、伞形花与根，其中一张比人还高。',
  },
  'view-of-slack-water': {
    en: 'A large white room: thickly painted harbours in oil hang in one line with grey photographs of a still sea.',
    fr: 'Une grande salle blanche : des ports peints en pâte épaisse alternent, sur une seule ligne, avec des photographies grises d’une mer immobile.',
    cn: '白色大厅里，厚涂的油画港口与灰色的静海照片挂成一线。',
  },
  'view-of-where-the-water-stood': {
    en: 'A large white room with a wooden floor and a bench; on the far wall hang a rose-grey, a nearly black and a milky green linen.',
    fr: 'Une grande salle blanche au sol de bois, avec un banc ; au mur du fond, une toile gris rosé, une autre presque noire, une troisième d’un vert laiteux.',
    cn: '白色大厅，木地板，一张长凳；正面墙上挂着一灰玫瑰、一近黑、一乳绿三块麻布画。',
  },
  'view-of-one-plane-is-lit': {
    en: 'A small room with slate-grey walls and a polished concrete floor; dark panels and photographs of night lights hang in pools of lamplight.',
    fr: 'Une petite salle aux murs ardoise, au sol de béton poli ; des panneaux sombres et des photographies de lumières nocturnes, chacun sous sa lampe.',
    cn: '石板灰墙面的小展厅，水泥地面光亮；深色木板画与夜灯照片挂在一团团灯光里。',
  },
  'view-of-shears-and-rain': {
    en: 'A daylit room with a bench: on a sand-coloured wall a long table in cut paper between a swimmer and a green landscape in watercolour.',
    fr: 'Une salle au jour avec un banc : sur un mur couleur sable, une longue table en papiers découpés entre une nageuse et un paysage vert à l’aquarelle.',
    cn: '自然光展厅，一张长凳；沙色墙上，剪纸长桌居中，左边是游泳的人，右边是一幅绿色水彩风景。',
  },
  'view-of-ten-thousand-years-of-vine': {
    en: 'A pale room with a wooden floor: three ink paintings on the far wall, a hanging vine, a wound line and a dark cliff.',
    fr: 'Une salle claire au sol de bois : au mur du fond, trois encres, un sarment qui pend, une ligne enroulée et une paroi sombre.',
    cn: '浅色展厅，木地板；正面墙上三幅水墨：一根垂藤，一圈绕线，一面暗崖。',
  },
  'the-gallery-at-dusk': {
    en: 'The gallery seen from its courtyard at dusk: a low brick workshop with a saw-tooth roof, three lit openings, wet cobbles and a bare lime tree.',
    fr: 'La galerie vue de sa cour au crépuscule : un atelier bas en brique, des sheds, trois ouvertures éclairées, des pavés mouillés et un tilleul nu.',
    cn: '黄昏时从院子里看画廊：低矮的砖砌作坊，锯齿形屋顶，三处亮着灯的门窗，湿漉漉的石块路，一棵落光叶子的椴树。',
  },
  'the-rail': {
    en: 'An oak picture rail in low sunlight with five brass hooks; from two of them a frame hangs by wires, from another a paper tag.',
    fr: 'Une cimaise de chêne dans une lumière rasante, avec cinq crochets de laiton ; deux fils y tiennent un cadre, un troisième une étiquette.',
    cn: '斜阳里的橡木挂镜线，五只黄铜钩；两只用细钢丝吊着画框，一只挂着纸签。',
  },
  'the-stores': {
    en: 'Racks of planed wood filled with canvases on their edges, some wrapped in paper and string, many with small tags.',
    fr: 'Des casiers de bois pleins de toiles posées sur la tranche, certaines emballées et ficelées, beaucoup munies d’une petite étiquette.',
    cn: '木架上竖放着一排排画布，有的包着纸、扎着绳，许多挂着小标签。',
  },
  'map-of-the-quarter': {
    en: 'A hand-drawn map of the quarter: a canal with a lock, a boulevard, a square with three lime trees, and the gallery in red between rue des Trois-Tilleuls and rue de la Corroierie.',
    fr: 'Un plan du quartier dessiné à la main : un canal et son écluse, un boulevard, un square aux trois tilleuls et, en rouge, la galerie entre la rue des Trois-Tilleuls et la rue de la Corroierie.',
    cn: '手绘街区地图：一条带船闸的运河，一条大道，种着三棵椴树的小广场，画廊以红色标在三椴树街与制革街之间。',
  },
}
