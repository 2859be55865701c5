import type { GalleryPage } from '../shapes.ts'

export const privacyPolicy: GalleryPage = {
  slug: 'privacy-policy',
  title: { en: 'Privacy policy', fr: 'Politique de confidentialité', cn: '隐私政策' },
  body: {
    en: `Nobody follows you here. We keep what is needed to sell, send and look after works, and no more.

## Who is responsible

Galerie Cimaise SARL, 14 rue des Trois-Tilleuls, 75011 Paris. For everything about your data write to [donnees@gallery.example](mailto:donnees@gallery.example).

## What we keep, and why

- Your account: name, e-mail, language and a password that is stored so that nobody, not even we, can read it. Needed to let you buy.
- Your orders: works, amounts, addresses, and the steps of each order. Needed for the contract, and for our books.
- Your enquiries and messages, so that we can answer them.
- Applications of artists: name, e-mail, telephone number and the PDF, so that we can look at them.
- Your address for the newsletter, if you ask for it and confirm it in the e-mail we send you. Every letter has a link to unsubscribe.

## What stays in your browser

- The language you choose, in a cookie, for 365 days.
- Your cart, your e-mail and your addresses for the next order, until you clear them.
- The key that keeps you logged in, until you log out.
- That you have logged in here before, in a cookie, for 365 days: so strangers who guess passwords do not keep you out.
- Your choice about videos and maps.

These serve the site itself, so we do not ask for them. There are no cookies for advertising or for measuring audiences.

## Other companies

Videos and maps load only after you agree, since loading them tells another company that you were here. You can change your mind at any time with “Cookie settings” at the foot of every page.

Payments go through a card payment provider: your card number goes to them and never to us. Carriers receive the address and telephone number they need to find you. Our host keeps the machines on which the site runs, in France. We sell your data to nobody.

## How long we keep it

- Accounts: until you delete them, or after three years without a visit.
- Orders and invoices: ten years, as French law demands.
- Enquiries: three years after the last letter.
- Applications: one year after our answer.
- Newsletter: your address until thirty days after you unsubscribe; then only a code that stands for it, as proof of your consent and of its end. A wish that is not confirmed is forgotten after thirty days.
- Technical records of the server: thirty days.

## How we protect it

Connections are encrypted. Only those in the gallery who need your data for their work can see it. Links for a new password live for 60 minutes and work once. If something should go wrong in spite of this, we tell you.

## Your rights

You may see, correct, take with you or delete what we know of you, restrict its use or object to it, and withdraw a consent. Much of it you can do yourself on the page [My account](/account): download your data, or delete the account. For the rest, write to us; we answer within one month.

If you are not content with our answer, you may complain to the French data protection authority, the CNIL, or to that of your own country.

## Changes

When this page changes in substance, we say so in the newsletter and to those who have an account.`,
    fr: `Personne ne vous suit ici. Nous conservons ce qu’il faut pour vendre des œuvres, les expédier et en prendre soin, et rien de plus.

## Qui est responsable

Galerie Cimaise SARL, 14, rue des Trois-Tilleuls, 75011 Paris. Pour toute question sur vos données : [donnees@gallery.example](mailto:donnees@gallery.example).

## Ce que nous conservons, et pourquoi

- Votre compte : nom, e-mail, langue et un mot de passe enregistré de telle sorte que personne, pas même nous, ne puisse le lire. Il vous permet d’acheter.
- Vos commandes : œuvres, montants, adresses et étapes de chaque commande. Elles sont nécessaires au contrat et à notre comptabilité.
- Vos demandes et vos messages, afin d’y répondre.
- Les candidatures d’artistes : nom, e-mail, numéro de téléphone et PDF, afin de les examiner.
- Votre adresse pour la lettre de la galerie, si vous la demandez et la confirmez dans l’e-mail que nous vous envoyons. Chaque lettre contient un lien de désinscription.

## Ce qui reste dans votre navigateur

- La langue que vous choisissez, dans un cookie, pendant 365 jours.
- Votre panier, votre e-mail et vos adresses pour la prochaine commande, jusqu’à ce que vous les effaciez.
- La clé qui vous garde connecté, jusqu’à la déconnexion.
- Le fait que vous vous êtes déjà connecté ici, dans un cookie, pendant 365 jours : ainsi, des inconnus qui devinent des mots de passe ne vous ferment pas la porte.
- Votre choix concernant les vidéos et les cartes.

Tout cela sert au site lui-même ; nous ne vous demandons donc pas d’accord. Il n’y a ni cookie publicitaire, ni mesure d’audience.

## Les autres sociétés

Les vidéos et les cartes ne se chargent qu’avec votre accord, car les charger apprend à une autre société que vous êtes passé ici. Vous pouvez changer d’avis à tout moment grâce à « Gestion des cookies », au bas de chaque page.

Les paiements passent par un prestataire : c’est à lui, et jamais à nous, que parvient votre numéro de carte. Les transporteurs reçoivent l’adresse et le téléphone dont ils ont besoin pour vous trouver. Notre hébergeur tient en France les machines sur lesquelles tourne le site. Nous ne vendons vos données à personne.

## Combien de temps

- Comptes : jusqu’à leur suppression, ou après trois ans sans visite.
- Commandes et factures : dix ans, comme l’exige la loi.
- Demandes : trois ans après la dernière lettre.
- Candidatures : un an après notre réponse.
- Lettre de la galerie : votre adresse jusqu’à trente jours après votre désinscription ; ensuite, seul un code qui la remplace, comme preuve de votre accord et de sa fin. Une demande non confirmée est oubliée après trente jours.
- Journaux techniques du serveur : trente jours.

## Comment nous les protégeons

Les connexions sont chiffrées. Seules les personnes de la galerie qui en ont besoin pour leur travail voient vos données. Les liens de réinitialisation du mot de passe vivent 60 minutes et ne servent qu’une fois. Si malgré tout un incident survenait, nous vous le dirions.

## Vos droits

Vous pouvez consulter, corriger, emporter ou effacer ce que nous savons de vous, en limiter l’usage, vous y opposer, ou retirer un consentement. Vous pouvez en faire beaucoup vous-même depuis la page [Mon compte](/account) : télécharger vos données ou supprimer le compte. Pour le reste, écrivez-nous ; nous répondons dans le mois.

Si notre réponse ne vous satisfait pas, vous pouvez saisir la CNIL ou l’autorité de votre pays.

## Modifications

Lorsque cette page change sur le fond, nous le disons dans la lettre de la galerie et aux titulaires d’un compte.`,
    cn: `这里没有人追踪您。我们只保存销售、寄送和照看作品所必需的信息。

## 谁负责

Galerie Cimaise SARL，14 rue des Trois-Tilleuls, 75011 Paris。有关个人数据的任何问题，请写信至 [donnees@gallery.example](mailto:donnees@gallery.example)。

## 我们保存什么，为什么

- 您的账户：姓名、邮箱、语言和密码。密码经过处理，任何人包括我们都无法读出。用于购买作品。
- 您的订单：作品、金额、地址以及订单的每一步进展。用于履行合同与记账。
- 您的询问与留言，以便回复。
- 艺术家的申请：姓名、邮箱、电话与 PDF，以便审阅。
- 您订阅画廊来信的邮箱，须由您提出，并在我们发送的邮件中确认。每封来信都附有退订链接。

## 什么留在您的浏览器里

- 您选择的语言，以 Cookie 形式保存 365 天。
- 您的购物车，以及为下次订单保留的邮箱与地址，直到您清除为止。
- 保持登录状态的密钥，直到您退出登录。
- 您曾在此登录这一事实，以 Cookie 形式保存 365 天：陌生人猜测密码时，不会把您挡在门外。
- 您对视频与地图的选择。

这些只为网站本身服务，因此无需另行征求同意。本站没有广告 Cookie，也不统计访客。

## 其他公司

视频与地图只在您同意后加载，因为一旦加载，对方公司就会知道您来过。您可以随时通过页面底部的“Cookie 设置”更改选择。

付款由支付服务商处理：卡号直接传给对方，不经过我们。承运人会得到送货所需的地址与电话。网站运行在我们的主机服务商位于法国的机器上。我们不向任何人出售您的数据。

## 保存多久

- 账户：直到您注销，或三年未访问为止。
- 订单与发票：依法国法律保存十年。
- 询问：最后一封信之后三年。
- 申请：我们答复之后一年。
- 画廊来信：您的邮箱保留至退订后三十天；之后仅保留一个代表它的编码，作为您同意与退订的证明。未经确认的订阅意愿三十天后删除。
- 服务器技术日志：三十天。

## 如何保护

连接均已加密。只有因工作需要的画廊人员才能看到您的数据。重设密码的链接 60 分钟内有效，只能使用一次。万一发生意外，我们会告知您。

## 您的权利

您可以查阅、更正、带走或删除我们掌握的您的信息，限制或反对其使用，也可以撤回同意。其中大部分可以在[我的账户](/account)页面自行完成：下载数据，或注销账户。其余事项请写信给我们，我们在一个月内答复。

如对答复不满意，您可以向法国数据保护机构 CNIL 或您所在国家的主管机构投诉。

## 变更

本页如有实质变更，我们会在画廊来信中说明，并通知账户持有人。`,
  },
}
