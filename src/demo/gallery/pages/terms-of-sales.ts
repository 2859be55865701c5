import type { GalleryPage } from '../shapes.ts'

export const termsOfSales: GalleryPage = {
  slug: 'terms-of-sales',
  title: { en: 'Terms of sales', fr: 'Conditions de vente', cn: '销售条款' },
  body: {
    en: `These terms apply to every work bought from Cimaise on this site. The version in force on the day of your order is the one that counts.

## Works

Each work is described with its artist, title, year, technique and dimensions. Photographs are made in neutral light and are as faithful as a screen allows; small differences of colour are not a defect. Unless the page says otherwise, frames and pedestals in photographs are not part of the sale.

An original exists once. A print belongs to an edition whose size is stated and will not be enlarged.

## Prices

Prices are in euros and include value added tax. The price that applies is the one shown when you confirm your order, together with the options you chose for a print. For works marked “Price on Request” we make an offer that is valid for 14 days.

## Your order

An order needs an account. You choose the delivery, check addresses and amounts, and pay; until then you can correct everything. The sale is concluded when the payment has been accepted, and you receive a confirmation by e-mail.

When you enter the payment step, an original is held for you for 15 minutes; this can be extended once. If the time runs out, the work is free again and nothing is charged.

If a work proves to be unavailable for a reason we could not know of, we tell you at once and refund you in full.

## Payment

Payment is by card, through a payment provider; we never see or store your card number. Your bank may ask for a further confirmation. If a payment is declined, the order stays open until the hold ends, so that you can try another card.

The work remains the property of the gallery or of the artist until it has been paid in full.

## Pickup and shipping

- Pickup at the gallery is free. After the order we contact you to arrange a date; please bring your confirmation and a proof of identity.
- Shipping generally takes up to 7 days after payment. Its price depends on the zone (France, European Union, Europe outside the Union, rest of the world) and on the size and weight of the parcel; a crate is charged once per work. It is shown before you pay.
- Where no price is shown, shipping is on quotation: the work can be collected, or you ask us for an offer.

A pickup order does not include shipping. If you decide later to have the work sent, we make you an offer. Import duties outside the European Union are paid by the recipient.

## Risk and insurance

Parcels are insured for the price of the work until they are handed to you. Please open them in the presence of the carrier or within three days, photograph any damage with the packaging, and write to us. We arrange for restoration, replacement of a print, or refund.

## Right of withdrawal

You may withdraw within 14 days of receiving the work without giving a reason. Tell us by e-mail or letter, then send the work back within the following 14 days, undamaged, in its packaging and with its certificate.

We refund the price and the standard delivery within 14 days of your notice, but may wait until the work is back or until you can show that it was sent. The cost of the return is yours; we are glad to organise it. You answer for damage beyond what is needed to look at the work.

## Authenticity and guarantee

Every work comes with a certificate signed by the artist and the gallery. The legal guarantees of conformity and against hidden defects apply. Buying a work does not transfer the right to reproduce it: that stays with the artist.

## Complaints and law

Write to [ventes@gallery.example](mailto:ventes@gallery.example) first; most things are settled with one letter. Consumers may then turn, free of charge, to a consumer mediator whose address we send on request. French law applies, without depriving consumers of the protection of the law of their own country.`,
    fr: `Les présentes conditions s’appliquent à toute œuvre achetée sur ce site auprès de Cimaise. La version en vigueur au jour de votre commande fait foi.

## Les œuvres

Chaque œuvre est décrite par son auteur, son titre, son année, sa technique et ses dimensions. Les photographies sont prises en lumière neutre, aussi fidèlement qu’un écran le permet ; de légers écarts de couleur ne constituent pas un défaut. Sauf indication contraire, les cadres et les socles visibles sur les photographies ne font pas partie de la vente.

Un original n’existe qu’une fois. Un tirage appartient à une édition dont le nombre d’exemplaires est indiqué et ne sera pas augmenté.

## Les prix

Les prix sont en euros, taxe sur la valeur ajoutée comprise. Le prix applicable est celui affiché lorsque vous confirmez la commande, avec les options retenues pour un tirage. Pour les œuvres signalées « Prix sur demande », nous vous remettons une offre valable 14 jours.

## La commande

Commander suppose d’avoir un compte. Vous choisissez la livraison, vérifiez adresses et montants, puis payez ; jusque-là, tout peut être corrigé. La vente est conclue lorsque le paiement est accepté ; une confirmation vous parvient par e-mail.

À l’étape du paiement, un original vous est réservé pendant 15 minutes, durée que vous pouvez prolonger une fois. Passé ce délai, l’œuvre redevient libre et rien n’est débité.

Si une œuvre s’avère indisponible pour une raison que nous ne pouvions connaître, nous vous en avertissons aussitôt et vous remboursons intégralement.

## Le paiement

Le paiement s’effectue par carte, auprès d’un prestataire de paiement ; nous ne voyons ni ne conservons votre numéro de carte. Votre banque peut demander une confirmation supplémentaire. Si un paiement est refusé, la commande reste ouverte jusqu’à la fin de la réservation et vous pouvez essayer une autre carte.

L’œuvre demeure la propriété de la galerie ou de l’artiste jusqu’au paiement complet du prix.

## Retrait et livraison

- Le retrait à la galerie est gratuit. Après la commande, nous vous contactons pour convenir d’une date ; munissez-vous de la confirmation et d’une pièce d’identité.
- La livraison prend en général jusqu’à 7 jours après le paiement. Son prix dépend de la zone (France, Union européenne, Europe hors Union, reste du monde) ainsi que des dimensions et du poids du colis ; la caisse est facturée une fois par œuvre. Il est affiché avant le paiement.
- Lorsqu’aucun tarif n’est affiché, la livraison se fait sur devis : vous pouvez retirer l’œuvre ou nous demander une offre.

Une commande à retirer ne comprend pas la livraison. Si vous préférez ensuite faire expédier l’œuvre, nous vous adressons une offre. Hors de l’Union européenne, les droits d’importation sont à la charge du destinataire.

## Risques et assurance

Les colis sont assurés au prix de l’œuvre jusqu’à leur remise en main propre. Ouvrez-les en présence du transporteur ou dans les trois jours, photographiez tout dommage avec l’emballage et écrivez-nous. Nous organisons la restauration, le remplacement s’il s’agit d’un tirage, ou le remboursement.

## Droit de rétractation

Vous disposez de 14 jours à compter de la réception pour vous rétracter, sans donner de motif. Prévenez-nous par e-mail ou par courrier, puis renvoyez l’œuvre dans les 14 jours qui suivent, intacte, dans son emballage et avec son certificat.

Nous remboursons le prix et la livraison standard dans les 14 jours suivant votre avis, mais pouvons attendre le retour de l’œuvre ou la preuve de son envoi. Les frais de retour sont à votre charge ; nous nous chargeons volontiers de l’organiser. Vous répondez des dommages qui dépassent ce qu’exige l’examen de l’œuvre.

## Authenticité et garanties

Chaque œuvre est accompagnée d’un certificat signé par l’artiste et la galerie. Les garanties légales de conformité et des vices cachés s’appliquent. L’achat d’une œuvre n’emporte pas cession du droit de la reproduire : celui-ci reste à l’artiste.

## Réclamations et droit applicable

Écrivez d’abord à [ventes@gallery.example](mailto:ventes@gallery.example) : presque tout se règle en une lettre. Le consommateur peut ensuite saisir gratuitement un médiateur de la consommation, dont nous communiquons les coordonnées sur demande. Le droit français s’applique, sans priver le consommateur de la protection que lui assure la loi de son pays.`,
    cn: `本条款适用于在本站向 Cimaise 画廊购买的所有作品，以您下单当日的有效版本为准。

## 作品

每件作品均注明艺术家、标题、年份、技法与尺寸。照片在中性光线下拍摄，力求忠实；因屏幕不同而产生的轻微色差不属于瑕疵。除非页面另有说明，照片中的画框与底座不包含在内。

原作只有一件。版数作品属于一个限量版，其总数已注明，不会增加。

## 价格

价格以欧元计，已含增值税。以您确认订单时显示的价格为准，版数作品另计您所选的选项。标明“价格面议”的作品，我们会单独报价，报价 14 天内有效。

## 订单

下单需要账户。您选择交付方式，核对地址与金额，然后付款；在此之前都可以修改。付款被接受时，买卖成立，您会收到确认邮件。

进入付款步骤后，原作为您保留 15 分钟，可延长一次。逾时作品即恢复在售，不会扣款。

如因我们无法预知的原因作品不能交付，我们会立即通知您，并全额退款。

## 付款

付款通过支付服务商以银行卡完成，我们看不到、也不保存您的卡号。发卡行可能要求进一步验证。若付款被拒，订单会保留到保留时间结束，您可以换一张卡再试。

全额付清之前，作品仍归画廊或艺术家所有。

## 自取与寄送

- 到画廊自取免费。下单后我们会与您联系约定日期，请携带确认邮件与身份证件。
- 寄送通常在付款后不超过 7 天。运费按区域（法国、欧盟、欧盟以外的欧洲、其他地区）以及包裹的尺寸与重量计算；包装箱按每件作品收取一次。运费在付款前显示。
- 未显示运费的，按询价寄送：您可以自取，或请我们报价。

自取订单不含运费。若之后改为寄送，我们会另行报价。寄往欧盟以外地区的进口税费由收件人承担。

## 风险与保险

包裹在交到您手中之前，均按作品价格投保。请当着承运人的面或在三天之内开箱；如有损坏，请连同包装一并拍照并告知我们。我们会安排修复，版数作品可以更换，或者退款。

## 撤回权

您可在收到作品后 14 天内无理由撤回。请以邮件或书信通知我们，并在随后的 14 天内将作品寄回：作品完好，包装与证书齐全。

我们在收到通知后 14 天内退还价款与标准运费，但可以等到作品退回、或您出示寄出证明之后再退。退回的运费由您承担，我们乐意代为安排。超出正常查看作品所需的损坏由您负责。

## 真实性与保证

每件作品都附有艺术家与画廊共同签署的证书。法定的相符性保证与隐蔽瑕疵担保均适用。购买作品不等于取得复制权，该权利仍属于艺术家。

## 投诉与法律

请先写信至 [ventes@gallery.example](mailto:ventes@gallery.example)，大多数问题一封信就能解决。消费者随后可免费向消费调解机构求助，我们会应要求提供其地址。本条款适用法国法律，但不影响消费者所在国法律给予的保护。`,
  },
}
