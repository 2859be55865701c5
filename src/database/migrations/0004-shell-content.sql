-- The footer leads to the gallery's places elsewhere: [{"name": "…", "url": "https://…"}].
ALTER TABLE pages ADD COLUMN links jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(links) = 'array');

-- The pages that the shell links to exist from the first day; staff replace their words.
INSERT INTO pages (slug, title, body) VALUES
('contact', '{"en": "Contact", "fr": "Contact", "cn": "联系我们"}', jsonb_build_object(
'en', 'We are glad to hear from you: about a work, a visit, or a wall that has been empty for too long.

Come by during opening hours, or leave us a line. [Where to find us](/gallery#map).',
'fr', 'N’hésitez pas à nous écrire : au sujet d’une œuvre, d’une visite, ou d’un mur trop longtemps resté vide.

Passez pendant les heures d’ouverture, ou laissez-nous un mot. [Nous trouver](/gallery#map).',
'cn', '无论是关于一件作品、一次到访，还是一面空了太久的墙，都欢迎与我们联系。

您可以在开放时间前来，或给我们留言。[交通指南](/gallery#map)。')),
('faq', '{"en": "Questions and answers", "fr": "Questions et réponses", "cn": "常见问题"}', jsonb_build_object(
'en', '## Can I see a work before buying it?

Yes. Tell us which one, and we hang it for your visit.

## How long does shipping take?

Shipping generally takes up to 7 days.

## Is an original ever sold twice?

No. An original exists once, and the first buyer has it.',
'fr', '## Puis-je voir une œuvre avant de l’acheter ?

Oui. Dites-nous laquelle, et nous l’accrochons pour votre visite.

## Combien de temps prend la livraison ?

La livraison prend en général jusqu’à 7 jours.

## Un original peut-il être vendu deux fois ?

Non. Un original n’existe qu’une fois, et revient au premier acquéreur.',
'cn', '## 购买前可以先看原作吗？

可以。请告诉我们是哪一件，我们会为您的到访将它挂好。

## 运输需要多久？

运输通常不超过 7 天。

## 同一件原作会卖给两个人吗？

不会。原作只有一件，归最先购得者所有。')),
('terms-of-sales', '{"en": "Terms of sales", "fr": "Conditions de vente", "cn": "销售条款"}', jsonb_build_object(
'en', '## Works and prices

Prices are in euros and include value added tax. A work is yours once its payment has been received; until then it may be sold to somebody else.

## Delivery

A work can be collected at the gallery free of charge, or shipped. The price of shipping is shown before you pay.

## Withdrawal

Within fourteen days of receiving a work you may return it, undamaged and in its packaging, and are refunded.',
'fr', '## Œuvres et prix

Les prix sont en euros, taxe sur la valeur ajoutée comprise. Une œuvre est à vous dès réception de son paiement ; jusque-là, elle peut être vendue à une autre personne.

## Livraison

Une œuvre peut être retirée gratuitement à la galerie ou expédiée. Le prix de l’expédition est indiqué avant le paiement.

## Rétractation

Dans les quatorze jours suivant la réception, vous pouvez rendre l’œuvre, intacte et dans son emballage, et le remboursement vous est dû.',
'cn', '## 作品与价格

价格以欧元计，已含增值税。付款到账后作品即归您所有；在此之前，作品仍可能售予他人。

## 交付

作品可到画廊免费自取，也可寄送。运费会在付款前显示。

## 退货

收到作品后十四天内，您可将完好且包装齐全的作品退回，并获得退款。')),
('conditions-of-use', '{"en": "General conditions of use", "fr": "Conditions générales d’utilisation", "cn": "使用条款"}', jsonb_build_object(
'en', '## The site

You are welcome to look at everything here. Pictures and texts belong to the artists and the gallery; please ask before you use them elsewhere.

## Your account

Keep your password to yourself. You may delete your account at any time.',
'fr', '## Le site

Tout ici se regarde librement. Images et textes appartiennent aux artistes et à la galerie ; demandez avant de les utiliser ailleurs.

## Votre compte

Gardez votre mot de passe pour vous. Vous pouvez supprimer votre compte à tout moment.',
'cn', '## 网站

欢迎浏览本站的所有内容。图片与文字归艺术家及画廊所有，如需另作他用，请先征得同意。

## 您的账户

请妥善保管密码。您可以随时注销账户。')),
('general-terms-and-conditions', '{"en": "General terms and conditions", "fr": "Conditions générales", "cn": "一般条款"}', jsonb_build_object(
'en', '## Who we are

This site is run by the gallery, which sells the works of the artists it represents.

## What applies

Buying is governed by the [terms of sales](/terms-of-sales), visiting by the [general conditions of use](/conditions-of-use), your data by the [privacy policy](/privacy-policy).',
'fr', '## Qui nous sommes

Ce site est tenu par la galerie, qui vend les œuvres des artistes qu’elle représente.

## Ce qui s’applique

Les achats relèvent des [conditions de vente](/terms-of-sales), la visite des [conditions générales d’utilisation](/conditions-of-use), vos données de la [politique de confidentialité](/privacy-policy).',
'cn', '## 我们是谁

本站由画廊经营，出售所代理艺术家的作品。

## 适用条款

购买适用[销售条款](/terms-of-sales)，浏览适用[使用条款](/conditions-of-use)，个人数据适用[隐私政策](/privacy-policy)。')),
('privacy-policy', '{"en": "Privacy policy", "fr": "Politique de confidentialité", "cn": "隐私政策"}', jsonb_build_object(
'en', '## What we store

- The language you choose, in a cookie, for a year.
- Your cart and your choices about videos and maps, in your own browser.
- Your address for the newsletter, if you ask for it.

## What we do not do

Nobody follows you here. Videos and maps of other companies load only after you agree.

## Your rights

Write to us to see, correct or delete what we know of you. [Contact](/contact).',
'fr', '## Ce que nous conservons

- La langue que vous choisissez, dans un cookie, pendant un an.
- Votre panier et vos choix sur les vidéos et les cartes, dans votre navigateur.
- Votre adresse pour la lettre de la galerie, si vous la demandez.

## Ce que nous ne faisons pas

Personne ne vous suit ici. Les vidéos et les cartes d’autres sociétés ne se chargent qu’avec votre accord.

## Vos droits

Écrivez-nous pour consulter, corriger ou effacer ce que nous savons de vous. [Contact](/contact).',
'cn', '## 我们保存什么

- 您选择的语言，以 Cookie 形式保存一年。
- 您的购物车以及对视频和地图的选择，保存在您自己的浏览器中。
- 您订阅画廊来信时留下的邮箱。

## 我们不做什么

这里没有人追踪您。其他公司的视频和地图只在您同意后加载。

## 您的权利

如需查阅、更正或删除我们掌握的您的信息，请[联系我们](/contact)。'));
