import type { Words } from '../collection.ts'

/** The page of the gallery itself: who we are, and the way there. */
export const GALLERY = {
  title: { en: 'The gallery', fr: 'La galerie', cn: '画廊' },
  body: {
    en: `A cimaise is the rail that pictures hang from, and the line at which the eye meets them. Mathilde Orsel found ninety-four metres of one, in oak, when she took over this braid workshop in 2012, and built the gallery around it. We represent fourteen artists, hang six exhibitions a year, and prefer one work looked at for long to ten seen in passing.

Ask for anything that does not hang: the stores are behind the second door, and we like to open them. A folding stool, a cup of tea and daylight from the north are part of the visit.

## By métro and on foot

From Écluse-Neuve, four minutes along the canal, then the second street on the left. From Trois-Tilleuls, two minutes across the square. Ring at the green door of number 14 and cross the courtyard.

## By bicycle or van

There is a stand for bicycles in the courtyard. Vans may stop in front of the door for loading until 11 am.

## Without steps

A flat path of slabs leads over the cobbles to the door. There are no steps inside, and the toilet is accessible.

## Before you come

Sunday and Monday are [by appointment](/contact). We are closed on public holidays, and for three days whenever we rehang. Admission is free.`,
    fr: `Une cimaise, c’est la moulure où l’on suspend les tableaux, et la ligne où le regard les rencontre. Mathilde Orsel en a trouvé quatre-vingt-quatorze mètres, en chêne, en reprenant en 2012 cet atelier de passementerie, et a bâti la galerie autour. Nous représentons quatorze artistes, montrons six expositions par an, et préférons une œuvre longuement regardée à dix vues en passant.

Demandez à voir ce qui n’est pas accroché : les réserves sont derrière la deuxième porte, et nous aimons les ouvrir. Un tabouret pliant, une tasse de thé et la lumière du nord font partie de la visite.

## En métro et à pied

Depuis Écluse-Neuve, quatre minutes le long du canal, puis la deuxième rue à gauche. Depuis Trois-Tilleuls, deux minutes en traversant le square. Sonnez à la porte verte du 14 et traversez la cour.

## À vélo ou en camionnette

Un arceau à vélos vous attend dans la cour. Les camionnettes peuvent s’arrêter devant la porte pour charger, jusqu’à 11 h.

## Sans marche

Un chemin de dalles mène de plain-pied à la porte, à travers les pavés. Aucune marche à l’intérieur, toilettes accessibles.

## Avant de venir

Le dimanche et le lundi, nous recevons [sur rendez-vous](/contact). La galerie est fermée les jours fériés, et trois jours à chaque changement d’accrochage. L’entrée est libre.`,
    cn: `“Cimaise”是挂画用的木线，也是目光与画相遇的那条线。2012 年，玛蒂尔德·奥塞尔（Mathilde Orsel）接手这间织带作坊，发现墙上还留着九十四米橡木挂镜线，便围着它办起了画廊。我们代理十四位艺术家，一年办六个展览；与其匆匆看十件，不如久久看一件。

没有挂出来的作品，尽管开口：库房就在第二扇门后面，我们很乐意打开。一张折叠凳，一杯茶，一片北窗的天光，都是这趟参观的一部分。

## 地铁与步行

从“新闸站”（Écluse-Neuve）沿运河步行四分钟，在第二条街左转；从“三椴树站”（Trois-Tilleuls）穿过小广场，两分钟即到。请按 14 号绿色大门的门铃，再穿过庭院。

## 自行车与货车

庭院内可停放自行车。货车上午 11 点前可在门前临时停靠装卸。

## 无台阶通道

石块路面之间铺有一条平整的石板路，直通门口。室内没有台阶，设有无障碍洗手间。

## 出发之前

周日与周一[请提前预约](/contact)。法定节假日闭馆；每次换展闭馆三天。免费参观。`,
  },
  /** The slug of the drawn map. */
  map: 'map-of-the-quarter',
} satisfies { title: Words; body: Words; map: string }
