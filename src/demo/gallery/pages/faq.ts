import type { GalleryPage } from '../shapes.ts'

export const faq: GalleryPage = {
  slug: 'faq',
  title: { en: 'Questions and answers', fr: 'Questions et réponses', cn: '常见问题' },
  body: {
    en: `What we are asked most often. If your question is not here, [ask us](/contact).

## Can I see a work before I buy it?

Yes. Tell us which one and when you would like to come, and we hang it for your visit, in daylight. If you live far away, we send you photographs of the surface, the edges and the back.

## Is an original ever sold twice?

No. An original exists once, and the first buyer has it. Once it is sold, its page stays on the site as a record, without the price.

## What is the difference between an original and a print?

A print belongs to an edition: the number of copies is fixed, each is numbered, and the page of the work says how many there are. Photographs and aquatints are mostly prints; everything else you see here exists once.

## What does “Price on Request” mean?

Some works are shown without a price, usually because they are large, or because the artist wants to know where they will hang. Write to us from the page of the work; we answer with the price, and you are free to leave it at that.

## How do I buy a work?

Add it to your cart, log in, choose between pickup and shipping, check everything once more, and pay by card. The cart holds up to 20 works. If a price or the availability has changed in the meantime, we show you what, and you confirm again.

## How long is a work kept for me?

When you reach the payment step, an original is held for you for 15 minutes; a countdown shows the time left, and you can extend it once. A work that is merely in the cart is not held: somebody else may be quicker.

## How can I pay?

By card. Your bank may ask you to confirm the payment; nothing is charged before you complete the order. If a card is declined, you are told why and can use another one.

## Do the prices include tax?

Yes, all prices are in euros and include value added tax. Delivery is shown separately, before you pay. Outside the European Union your customs office may ask for import duties; they are yours to pay.

## How is a work shipped, and how long does it take?

Shipping generally takes up to 7 days. Works on paper travel flat, canvases in a padded box or a wooden crate, sculptures in foam cut to their shape; every parcel is insured. The price depends on the country and on the size and weight of the work. Where there is no fixed price, we quote before you decide.

## Can I collect my work at the gallery?

Yes, free of charge. Once the order is placed we contact you to arrange a day. Bring a blanket; we have the string.

## What can I choose when I order a print?

Lamination, paper, frame and crate. Each choice shows what it adds to the price, and the total is what you pay. The choices you made are kept with your order, so that a second print can match the first.

## Does a work come with a certificate?

Every work does, original or print: a certificate of authenticity signed by the artist and the gallery, with a photograph, the dimensions and the technique.

## Can I return a work?

Within 14 days of receiving it, without giving a reason: undamaged, in its packaging, with its certificate. We refund you once it is back with us. The [terms of sales](/terms-of-sales) say the rest.

## A work I like is sold. What now?

Ask us. Artists often go on with a series, and we can let you know before the next ones are hung. The page of the artist shows what is available.

## How can I show my work with you?

Fill in the [application form](/subscription) and attach your portfolio as one complete PDF of up to 20 MB. Applying is free. You get a reference number by e-mail; we look at every application together and always answer.

## What does the artist programme cost?

150 euros a month including tax, for one year, and only if your application is accepted. Places are limited: we hang no more artists than we can follow. See [pricing](/pricing).

## How do I close my account?

On the page of [your account](/account) you can download what we know of you, and delete the account. Invoices are kept as long as the law demands.`,
    fr: `Ce que l’on nous demande le plus souvent. Si votre question n’y figure pas, [posez-la-nous](/contact).

## Puis-je voir une œuvre avant de l’acheter ?

Oui. Dites-nous laquelle et quand vous souhaitez venir : nous l’accrochons pour votre visite, à la lumière du jour. Si vous habitez loin, nous vous envoyons des photographies de la surface, des bords et du dos.

## Un original peut-il être vendu deux fois ?

Non. Un original n’existe qu’une fois, et revient au premier acquéreur. Une fois l’œuvre vendue, sa page reste en ligne comme une archive, sans le prix.

## Quelle différence entre un original et un tirage ?

Un tirage appartient à une édition : le nombre d’exemplaires est fixé, chacun est numéroté, et la page de l’œuvre indique combien il en existe. Les photographies et les aquatintes sont le plus souvent des tirages ; tout le reste est unique.

## Que signifie « Prix sur demande » ?

Certaines œuvres sont présentées sans prix, parce qu’elles sont grandes, ou parce que l’artiste tient à savoir où elles iront. Écrivez-nous depuis la page de l’œuvre : nous vous donnons le prix, et vous restez libre d’en rester là.

## Comment acheter une œuvre ?

Ajoutez-la au panier, connectez-vous, choisissez entre retrait et livraison, vérifiez tout une dernière fois et réglez par carte. Le panier contient jusqu’à 20 œuvres. Si un prix ou une disponibilité a changé entre-temps, nous vous montrons ce qui a changé et vous confirmez à nouveau.

## Combien de temps une œuvre m’est-elle réservée ?

À l’étape du paiement, un original vous est réservé pendant 15 minutes ; un compte à rebours indique le temps restant, et vous pouvez le prolonger une fois. Une œuvre simplement placée dans le panier n’est pas réservée : quelqu’un peut être plus rapide.

## Comment puis-je payer ?

Par carte. Votre banque peut vous demander de confirmer le paiement ; rien n’est débité avant que vous ne validiez la commande. Si une carte est refusée, nous vous disons pourquoi et vous pouvez en utiliser une autre.

## Les prix sont-ils toutes taxes comprises ?

Oui, tous les prix sont en euros, TVA comprise. La livraison est indiquée à part, avant le paiement. Hors de l’Union européenne, des droits de douane peuvent vous être demandés à l’arrivée ; ils restent à votre charge.

## Comment une œuvre est-elle expédiée, et en combien de temps ?

La livraison prend en général jusqu’à 7 jours. Les papiers voyagent à plat, les toiles dans un carton renforcé ou une caisse en bois, les sculptures dans une mousse taillée à leur forme ; chaque colis est assuré. Le prix dépend du pays, des dimensions et du poids de l’œuvre. Lorsqu’il n’y a pas de tarif, nous établissons un devis avant que vous ne décidiez.

## Puis-je retirer mon œuvre à la galerie ?

Oui, gratuitement. Une fois la commande passée, nous vous contactons pour convenir d’un jour. Apportez une couverture, nous avons la ficelle.

## Que puis-je choisir en commandant un tirage ?

La finition, le papier, le cadre et la caisse. Chaque choix indique ce qu’il ajoute au prix, et le total est ce que vous payez. Vos choix sont conservés avec la commande : un second tirage pourra être assorti au premier.

## Les œuvres sont-elles accompagnées d’un certificat ?

Toutes, originaux comme tirages : un certificat d’authenticité signé par l’artiste et la galerie, avec une photographie, les dimensions et la technique.

## Puis-je rendre une œuvre ?

Oui, dans les 14 jours qui suivent la réception, sans donner de motif : intacte, dans son emballage, avec son certificat. Nous vous remboursons dès qu’elle nous est revenue. Le détail figure dans les [conditions de vente](/terms-of-sales).

## L’œuvre qui me plaît est vendue. Que faire ?

Parlez-nous-en. Une série se poursuit souvent, et nous pouvons vous prévenir avant que les suivantes ne soient accrochées. La page de l’artiste montre ce qui est disponible.

## Comment exposer mon travail chez vous ?

Remplissez le [formulaire de candidature](/subscription) et joignez votre portfolio en un seul PDF complet, de 20 Mo au plus. La candidature est gratuite. Vous recevez par e-mail un numéro de dossier ; nous regardons ensemble chaque envoi et répondons toujours.

## Combien coûte le programme pour artistes ?

150 euros par mois, taxes comprises, pendant un an, et seulement si votre candidature est retenue. Les places sont limitées : nous n’accrochons pas plus d’artistes que nous ne pouvons en suivre. Voir les [tarifs](/pricing).

## Comment fermer mon compte ?

Sur la page de [votre compte](/account), vous pouvez télécharger ce que nous savons de vous et supprimer le compte. Les factures sont conservées aussi longtemps que la loi l’exige.`,
    cn: `这里是大家最常问的问题。没有找到答案？请[联系我们](/contact)。

## 购买前可以先看原作吗？

可以。请告诉我们是哪一件、您打算何时来，我们会在自然光下为您挂好。若您住得远，我们可以发来画面、边缘与背面的细节照片。

## 同一件原作会卖给两个人吗？

不会。原作只有一件，归最先购得者所有。售出后作品页面仍会保留，作为记录，不再显示价格。

## 原作与版数作品有什么区别？

版数作品属于一个限量版：总数固定，逐件编号，作品页面会注明共有多少件。摄影与飞尘蚀刻多为版数作品，其余作品均为独一件。

## “价格面议”是什么意思？

有些作品不标价，往往因为尺寸较大，或是艺术家想知道它将挂在哪里。您可以从作品页面写信给我们，我们会告知价格；问过之后不买，也完全没有关系。

## 怎样购买一件作品？

加入购物车，登录，选择自取或寄送，再核对一遍，然后刷卡付款。购物车最多可放 20 件作品。如果期间价格或库存有变，我们会列出变动，请您再次确认。

## 作品会为我保留多久？

进入付款步骤后，原作会为您保留 15 分钟，页面上有倒计时，可延长一次。仅放在购物车里的作品并未保留，可能被别人先买走。

## 可以怎样付款？

银行卡。发卡行可能会要求您验证；在您完成订单之前不会扣款。如果银行卡被拒，我们会说明原因，您可以换一张再试。

## 价格含税吗？

含税。所有价格以欧元计，已含增值税；运费另列，付款前即可看到。寄往欧盟以外地区时，当地海关可能征收进口税费，由收件人承担。

## 作品如何运输，需要多久？

运输通常不超过 7 天。纸本平放运送，布面作品装加固纸箱或木箱，雕塑嵌入按形裁切的泡沫；每件包裹都有保险。运费取决于目的地以及作品的尺寸与重量；没有固定运费的，我们会先报价，再由您决定。

## 可以到画廊自取吗？

可以，免费。下单后我们会与您联系，约定时间。请带一条毯子，绳子我们有。

## 订购版数作品时可以选择什么？

覆膜、纸张、画框与包装箱。每个选项都标明加价多少，总价即您实付的金额。您的选择会随订单存档，日后再订一件，可以配成一对。

## 作品附有证书吗？

每一件都有，无论原作还是版数作品：由艺术家与画廊共同签署的真品证书，附照片、尺寸与技法。

## 可以退货吗？

收到作品后 14 天内可以无理由退货：作品完好，包装与证书齐全。我们收到退回的作品后即办理退款，详见[销售条款](/terms-of-sales)。

## 喜欢的作品已经售出，怎么办？

请告诉我们。艺术家常常会继续同一个系列，新作上墙之前我们可以先通知您。艺术家页面会列出目前在售的作品。

## 我想在这里展出作品，怎么申请？

填写[申请表](/subscription)，附上一份完整的作品集 PDF，大小不超过 20 MB。申请免费。您会收到一封带编号的邮件；每份申请我们都会一起看，并且一定回复。

## 艺术家计划的费用是多少？

每月 150 欧元（含税），为期一年，仅在申请通过后收取。名额有限：我们只接纳自己照顾得过来的艺术家。详见[费用](/pricing)。

## 怎样注销账户？

在[我的账户](/account)页面，您可以下载我们掌握的个人资料，也可以注销账户。发票将按法律规定的期限保存。`,
  },
}
