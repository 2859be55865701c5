import type { GalleryPage } from '../shapes.ts'

export const conditionsOfUse: GalleryPage = {
  slug: 'conditions-of-use',
  title: { en: 'General conditions of use', fr: 'Conditions générales d’utilisation', cn: '使用条款' },
  body: {
    en: `Whoever walks through this site accepts the following. It is the same as in the rooms: look as long as you like, and leave things as they hang.

## The site

Everything can be looked at without an account, in English, French and Chinese. We keep the site open day and night, but it may close for repairs, and a work may be sold while you look at it.

## Pictures and texts

Photographs, texts and films belong to the artists, the authors and the gallery. You may link to any page, print one for yourself, and show it to friends. For anything else, such as publication, merchandise or the training of machines, ask us first.

## Your account

- You need one to buy; it is free and meant for one person.
- Choose a password of 8 to 128 characters that nobody could guess, and keep it to yourself.
- If you forget it, we send you a link that works once, within 60 minutes.
- Tell us if you think somebody else is using your account.

You can delete your account at any time on the page [My account](/account). We may close an account that is used to deceive or to harm; we say why.

## What you send us

Messages, applications and uploaded files stay yours. You give us leave to read, store and discuss them within the gallery for the purpose you sent them for, and nothing more. Please send only what is yours to send.

## What we ask you not to do

- To copy the catalogue by machine, or to burden the site so that others cannot see it.
- To look for ways around its locks. If you find one by chance, write to us; we are grateful.
- To buy under a false name, or with a card that is not yours.

## Links and other services

Some links lead elsewhere. We choose them with care, but what others show there is theirs to answer for. Videos and maps from other companies appear only after you have agreed.

## Our responsibility

We take trouble to describe works and dates correctly, and correct mistakes as soon as we know of them. We are not liable for losses caused by an interruption of the site or by things beyond our control. Nothing here limits the rights that the law gives to consumers.

## Changes

We may change these conditions, for instance when the site gains a new room. What applies is what stands here on the day of your visit; holders of an account are told of important changes by e-mail.`,
    fr: `Parcourir ce site, c’est accepter ce qui suit. Les règles sont celles des salles : regardez aussi longtemps que vous voulez, et laissez les choses accrochées comme elles sont.

## Le site

Tout se regarde sans compte, en français, en anglais et en chinois. Le site est ouvert jour et nuit, mais il peut fermer le temps d’une réparation, et une œuvre peut être vendue pendant que vous la regardez.

## Images et textes

Photographies, textes et films appartiennent aux artistes, aux auteurs et à la galerie. Vous pouvez créer un lien vers n’importe quelle page, l’imprimer pour vous, la montrer à vos amis. Pour tout autre usage, qu’il s’agisse de publication, de produits dérivés ou d’entraînement de machines, demandez-nous d’abord.

## Votre compte

- Il est nécessaire pour acheter ; il est gratuit et personnel.
- Choisissez un mot de passe de 8 à 128 caractères que personne ne saurait deviner, et gardez-le pour vous.
- En cas d’oubli, nous vous envoyons un lien valable une seule fois, pendant 60 minutes.
- Prévenez-nous si vous pensez que quelqu’un d’autre utilise votre compte.

Vous pouvez supprimer votre compte à tout moment depuis la page [Mon compte](/account). Nous pouvons fermer un compte qui sert à tromper ou à nuire ; nous disons pourquoi.

## Ce que vous nous envoyez

Messages, candidatures et fichiers restent à vous. Vous nous autorisez à les lire, à les conserver et à en parler au sein de la galerie, dans le seul but pour lequel vous les avez envoyés. N’envoyez que ce qui vous appartient.

## Ce que nous vous demandons de ne pas faire

- Copier le catalogue par des moyens automatiques, ou charger le site au point d’en priver les autres.
- Chercher à contourner ses serrures. Si vous en trouvez une mal fermée, écrivez-nous : nous vous en serons reconnaissants.
- Acheter sous un faux nom, ou avec une carte qui n’est pas la vôtre.

## Liens et autres services

Certains liens mènent ailleurs. Nous les choisissons avec soin, mais ce que d’autres y montrent relève de leur responsabilité. Les vidéos et les cartes d’autres sociétés n’apparaissent qu’avec votre accord.

## Notre responsabilité

Nous nous efforçons de décrire exactement les œuvres et les dates, et corrigeons nos erreurs dès que nous les connaissons. Nous ne répondons pas des pertes dues à une interruption du site ou à un événement qui nous échappe. Rien ici ne restreint les droits que la loi reconnaît aux consommateurs.

## Modifications

Ces conditions peuvent évoluer, par exemple lorsque le site s’agrandit d’une salle. Celles qui s’appliquent figurent ici au jour de votre visite ; les titulaires d’un compte sont avertis par e-mail des changements importants.`,
    cn: `浏览本站即表示接受以下条款。规矩和展厅里一样：想看多久都可以，请让作品保持原样。

## 网站

无需账户即可浏览全部内容，提供中文、英文与法文。本站昼夜开放，但可能因维护暂停；您正在看的作品，也可能恰好在此时售出。

## 图片与文字

照片、文字与影片归艺术家、作者及画廊所有。您可以链接到任何页面，为自己打印，或给朋友看。其他用途，例如出版、衍生品或训练机器，请先征得我们同意。

## 您的账户

- 购买作品需要账户；注册免费，仅供本人使用。
- 请设置 8 至 128 个字符、他人猜不到的密码，并妥善保管。
- 忘记密码时，我们会发送一条链接，60 分钟内有效，只能使用一次。
- 如果您怀疑有人在使用您的账户，请告诉我们。

您可以随时在[我的账户](/account)页面注销。若账户被用于欺骗或损害他人，我们可能将其关闭，并说明理由。

## 您发给我们的内容

留言、申请与上传的文件仍归您所有。您允许我们在画廊内部为处理该事而阅读、保存和讨论，除此之外别无用途。请只发送您有权发送的内容。

## 请不要这样做

- 用程序批量复制目录，或使网站负担过重，妨碍他人浏览。
- 设法绕过网站的安全措施。若偶然发现漏洞，请写信告知，我们十分感谢。
- 使用虚假姓名，或用不属于自己的银行卡购买。

## 链接与其他服务

部分链接通往别处。我们谨慎选择，但那里的内容由其经营者负责。其他公司的视频与地图只在您同意后显示。

## 我们的责任

我们尽力准确描述作品与日期，发现错误即予更正。因网站中断或不可控事件造成的损失，我们不承担责任。本条款不限制法律赋予消费者的任何权利。

## 变更

本条款可能调整，比如网站新开一间“展厅”的时候。以您访问当日此处所载为准；如有重要变更，我们会以邮件告知账户持有人。`,
  },
}
