import type { GalleryPage } from '../shapes.ts'

export const generalTerms: GalleryPage = {
  slug: 'general-terms-and-conditions',
  title: { en: 'General terms and conditions', fr: 'Conditions générales', cn: '一般条款' },
  body: {
    en: `## Who we are

Cimaise is an art gallery in Paris, opened in 2012. The site is run by Galerie Cimaise SARL, a limited company with a capital of 20,000 euros, 14 rue des Trois-Tilleuls, 75011 Paris. How to reach us stands under [contact](/contact).

## What applies where

Buying is governed by the [terms of sales](/terms-of-sales), visiting the site by the [general conditions of use](/conditions-of-use), your data by the [privacy policy](/privacy-policy). This page holds what is common to all of them, and the terms of the artist programme. If two texts disagree, the more particular one prevails.

## Representing artists

We show works in our own name or on consignment from the artists. In both cases the gallery is your partner in the sale: it gives you the invoice, the certificate and the guarantee.

## Applying to the gallery

Any artist may apply through the [form](/subscription), free of charge, with a complete portfolio as one PDF of up to 20 MB. Incomplete files cannot be considered. Each application has a reference number and passes from received to under review, then to accepted or declined; we answer all of them. There is no right to be accepted, and places are limited.

## The artist programme

- It begins only after an application has been accepted and the artist has subscribed on the page [pricing](/pricing).
- It costs 150 euros a month including tax and runs for one year.
- It comprises a page with biography, statement and series, the photography of up to twelve works, a place in at least one group exhibition, and the handling of enquiries and sales.
- Works remain the property of the artist until they are sold. The share of each side is set down in a consignment note for every work.
- An artist who is a consumer may withdraw within 14 days of subscribing.

If a monthly payment fails, we write before anything else happens. Works are not taken off the wall over a card that has expired.

## Exhibitions and dates

Dates of exhibitions and openings are announced as they stand. We may have to move them, and say so under [news](/news). Admission to the gallery is free.

## Events beyond our control

Neither side answers for what it could not prevent: strikes, floods, a border that closes. Obligations are suspended for as long as it lasts. If that is longer than two months, either side may end the contract, and what was paid for nothing is refunded.

## Languages

All texts of the site exist in English, French and Chinese. The French version is binding where the law demands one; in case of doubt the reading that is better for the consumer applies.

## Law and disputes

French law applies. A friendly settlement comes first; consumers may turn to a mediator free of charge. Otherwise the courts of Paris are competent, unless the law grants a consumer another place.`,
    fr: `## Qui nous sommes

Cimaise est une galerie d’art parisienne, ouverte en 2012. Le site est édité par la Galerie Cimaise SARL, au capital de 20 000 euros, 14, rue des Trois-Tilleuls, 75011 Paris. Nos coordonnées figurent sous [contact](/contact).

## Ce qui s’applique

Les achats relèvent des [conditions de vente](/terms-of-sales), la visite du site des [conditions générales d’utilisation](/conditions-of-use), vos données de la [politique de confidentialité](/privacy-policy). Cette page réunit ce qui leur est commun, ainsi que les conditions du programme pour artistes. Si deux textes se contredisent, le plus particulier l’emporte.

## Représenter des artistes

Nous présentons des œuvres en notre nom ou confiées en dépôt par les artistes. Dans les deux cas, la galerie est votre interlocutrice : c’est elle qui établit la facture et le certificat, et qui répond de la garantie.

## Poser sa candidature

Tout artiste peut présenter sa candidature par le [formulaire](/subscription), gratuitement, avec un portfolio complet en un seul PDF de 20 Mo au plus. Les dossiers incomplets ne peuvent être examinés. Chaque candidature porte un numéro ; reçue, puis à l’étude, elle est enfin retenue ou déclinée. Nous répondons à toutes. Nul n’a de droit acquis à être retenu, et les places sont limitées.

## Le programme pour artistes

- Il ne commence qu’une fois la candidature retenue et l’abonnement souscrit à la page [tarifs](/pricing).
- Il coûte 150 euros par mois, taxes comprises, et dure un an.
- Il comprend une page avec biographie, texte de l’artiste et séries, la prise de vue de douze œuvres au plus, une place dans au moins une exposition collective, le suivi des demandes et des ventes.
- Les œuvres restent la propriété de l’artiste jusqu’à leur vente. La part de chacun est inscrite, œuvre par œuvre, dans un bulletin de dépôt.
- L’artiste qui agit en consommateur peut se rétracter dans les 14 jours de la souscription.

Si un prélèvement échoue, nous écrivons avant toute chose. On ne décroche pas une œuvre pour une carte expirée.

## Expositions et dates

Les dates des expositions et des vernissages sont annoncées telles que nous les connaissons. S’il faut les déplacer, nous le disons dans les [actualités](/news). L’entrée de la galerie est libre.

## Force majeure

Nul ne répond de ce qu’il ne pouvait empêcher : une grève, une crue, une frontière qui se ferme. Les obligations sont suspendues le temps que cela dure. Au-delà de deux mois, chacun peut mettre fin au contrat, et ce qui a été payé sans contrepartie est remboursé.

## Langues

Tous les textes du site existent en français, en anglais et en chinois. La version française fait foi lorsque la loi l’exige ; dans le doute, on retient la lecture la plus favorable au consommateur.

## Droit applicable et litiges

Le droit français s’applique. On cherche d’abord l’accord amiable ; le consommateur peut saisir gratuitement un médiateur. À défaut, les tribunaux de Paris sont compétents, sauf si la loi ouvre au consommateur un autre for.`,
    cn: `## 我们是谁

Cimaise 是巴黎的一间画廊，2012 年开业。本站由 Galerie Cimaise SARL（有限责任公司，注册资本 20,000 欧元，地址 14 rue des Trois-Tilleuls, 75011 Paris）经营。联系方式见[联系我们](/contact)。

## 适用条款

购买适用[销售条款](/terms-of-sales)，浏览适用[使用条款](/conditions-of-use)，个人数据适用[隐私政策](/privacy-policy)。本页载明三者共通的内容，以及艺术家计划的条款。如有冲突，以较具体者为准。

## 代理艺术家

我们以自己的名义或受艺术家委托展售作品。无论哪一种，画廊都是您的交易对方：由画廊开具发票与证书，并承担保证责任。

## 申请合作

任何艺术家都可以通过[申请表](/subscription)免费申请，附一份完整的作品集 PDF，不超过 20 MB；不完整的材料无法审阅。每份申请都有编号，依次经过收到、审阅，最后通过或婉拒，我们逐一回复。申请并不必然获得通过，名额有限。

## 艺术家计划

- 申请通过，并在[费用](/pricing)页面订阅之后，计划方才开始。
- 费用为每月 150 欧元（含税），为期一年。
- 内容包括：含简介、自述与系列的个人页面，最多十二件作品的拍摄，至少参加一次群展，以及询问与销售的处理。
- 作品在售出之前归艺术家所有。双方的分成逐件写入寄售单。
- 以消费者身份订阅的艺术家，可在订阅后 14 天内撤回。

若某月扣款失败，我们会先写信。不会因为一张过期的银行卡，就把作品从墙上取下来。

## 展览与日期

展览与开幕日期以公布时所知为准。如需调整，我们会在[新闻](/news)中说明。画廊免费参观。

## 不可抗力

对无法阻止的事情，例如罢工、洪水、边境关闭，任何一方都不承担责任；在此期间，义务中止履行。若超过两个月，任何一方均可解除合同，未获对价的款项应予退还。

## 语言

本站所有文字均有中文、英文与法文版本。法律要求时以法文版为准；有疑义时，采用对消费者更有利的解释。

## 法律与争议

适用法国法律。首先友好协商；消费者可免费向调解机构求助。协商不成的，由巴黎法院管辖，法律为消费者另有规定的除外。`,
  },
}
