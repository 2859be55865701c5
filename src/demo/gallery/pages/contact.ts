import type { GalleryPage } from '../shapes.ts'

export const contact: GalleryPage = {
  slug: 'contact',
  title: { en: 'Contact', fr: 'Contact', cn: '联系我们' },
  body: {
    en: `We are glad to hear from you: about a work, a visit, or a wall that has been empty for too long.

## The gallery

Cimaise, 14 rue des Trois-Tilleuls, 75011 Paris, France. Ring at the green door and cross the courtyard: the rooms are on the ground floor, under the sawtooth roof of a former braid workshop.

## Opening hours

- Tuesday to Saturday, 11 am to 7 pm
- Sunday and Monday by appointment
- Closed on public holidays, and for three days whenever we rehang

Admission is free. Dogs on a lead are welcome; umbrellas stay in the stand.

## Telephone and e-mail

Call [+33 1 99 00 48 20](tel:+33199004820) during opening hours, or write to [bonjour@gallery.example](mailto:bonjour@gallery.example). We answer in English, French and Chinese, as a rule within one working day.

- Works and sales: [ventes@gallery.example](mailto:ventes@gallery.example)
- Press: [presse@gallery.example](mailto:presse@gallery.example)
- Artists: please use the [application form](/subscription); portfolios sent by e-mail get lost

## Getting here

The [map](/gallery#map) shows the quarter. From the métro stop Écluse-Neuve it is a four-minute walk along the canal, then the second street on the left; from Trois-Tilleuls, two minutes across the square.

There is a bicycle stand in the courtyard. Vans may stop in front of number 14 for loading until 11 am.

## Access

The courtyard is cobbled, with a flat path of slabs to the door. There are no steps inside, the toilet is accessible, and folding stools hang by the entrance: take one and sit wherever you like to look.`,
    fr: `N’hésitez pas à nous écrire : au sujet d’une œuvre, d’une visite, ou d’un mur trop longtemps resté vide.

## La galerie

Cimaise, 14, rue des Trois-Tilleuls, 75011 Paris. Sonnez à la porte verte et traversez la cour : les salles occupent le rez-de-chaussée d’un ancien atelier de passementerie, sous ses sheds.

## Horaires

- Du mardi au samedi, de 11 h à 19 h
- Dimanche et lundi sur rendez-vous
- Fermé les jours fériés, et trois jours à chaque changement d’accrochage

L’entrée est libre. Les chiens tenus en laisse sont les bienvenus, les parapluies restent au porte-parapluies.

## Téléphone et e-mail

Appelez le [01 99 00 48 20](tel:+33199004820) aux heures d’ouverture, ou écrivez à [bonjour@gallery.example](mailto:bonjour@gallery.example). Nous répondons en français, en anglais et en chinois, le plus souvent dans la journée.

- Œuvres et ventes : [ventes@gallery.example](mailto:ventes@gallery.example)
- Presse : [presse@gallery.example](mailto:presse@gallery.example)
- Artistes : merci de passer par le [formulaire de candidature](/subscription), les portfolios reçus par e-mail s’égarent

## Venir

Le [plan](/gallery#map) montre le quartier. Depuis la station Écluse-Neuve, comptez quatre minutes à pied le long du canal, puis la deuxième rue à gauche ; depuis Trois-Tilleuls, deux minutes en traversant le square.

Un arceau à vélos vous attend dans la cour. Les camionnettes peuvent s’arrêter devant le 14 pour charger, jusqu’à 11 h.

## Accessibilité

La cour est pavée, mais un chemin de dalles mène de plain-pied à la porte. Aucune marche à l’intérieur, toilettes accessibles. Des tabourets pliants sont accrochés près de l’entrée : prenez-en un et asseyez-vous où bon vous semble.`,
    cn: `无论是关于一件作品、一次到访，还是一面空了太久的墙，都欢迎与我们联系。

## 画廊地址

Cimaise 画廊，法国巴黎第十一区三椴树街 14 号（14 rue des Trois-Tilleuls, 75011 Paris）。请按绿色大门的门铃，穿过庭院；展厅在底层，原是一间织带作坊，屋顶是朝北的锯齿形天窗。

## 开放时间

- 周二至周六，11:00 至 19:00
- 周日与周一请提前预约
- 法定节假日闭馆；每次换展闭馆三天

免费参观。牵绳的狗可以入内，雨伞请留在伞架上。

## 电话与邮箱

开放时间内请拨打 [+33 1 99 00 48 20](tel:+33199004820)，或写信至 [bonjour@gallery.example](mailto:bonjour@gallery.example)。我们用中文、英文和法文回复，通常在一个工作日之内。

- 作品与购藏：[ventes@gallery.example](mailto:ventes@gallery.example)
- 媒体：[presse@gallery.example](mailto:presse@gallery.example)
- 艺术家：请使用[申请表](/subscription)，邮件寄来的作品集容易遗漏

## 如何前来

[地图](/gallery#map)上标出了这一带的街道。从地铁“新闸站”（Écluse-Neuve）沿运河步行四分钟，在第二条街左转；从“三椴树站”（Trois-Tilleuls）穿过小广场，两分钟即到。

庭院内可停放自行车。货车上午 11 点前可在 14 号门前临时停靠装卸。

## 无障碍通行

庭院铺的是石块路面，另有一条平整的石板路通到门口。室内没有台阶，设有无障碍洗手间。入口处挂着折叠凳，您可以随手取一张，想在哪里看就坐在哪里。`,
  },
}
