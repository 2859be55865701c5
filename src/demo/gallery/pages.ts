import type { Words } from '../collection.ts'
import { conditionsOfUse } from './pages/conditions-of-use.ts'
import { contact } from './pages/contact.ts'
import { faq } from './pages/faq.ts'
import { generalTerms } from './pages/general-terms.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { termsOfSales } from './pages/terms-of-sales.ts'
import type { GalleryPage } from './shapes.ts'

/** The written pages of the demo gallery. */
export const GALLERY_PAGES: GalleryPage[] = [faq, contact, termsOfSales, conditionsOfUse, generalTerms, privacyPolicy]

/** What stands at the foot of every page: a picture, and where else the gallery is found. */
export const FOOTER = {
  title: {
    en: 'Cimaise, 14 rue des Trois-Tilleuls, Paris',
    fr: 'Cimaise, 14, rue des Trois-Tilleuls, Paris',
    cn: 'Cimaise 画廊，巴黎三椴树街 14 号',
  },
  picture: 'the-gallery-at-dusk',
  links: [
    { name: 'Instantané', url: 'https://social.example/cimaise' },
    { name: 'Carnet', url: 'https://carnet.social.example/cimaise' },
    { name: '画廊日记', url: 'https://riji.social.example/cimaise' },
    { name: 'Projection', url: 'https://films.social.example/cimaise' },
  ],
} satisfies { title: Words; picture: string; links: { name: string; url: string }[] }

export const LEGAL_MENTION: Words = {
  en: `Galerie Cimaise SARL, limited company with a capital of 20,000 €, 14 rue des Trois-Tilleuls, 75011 Paris. Trade register Paris 999 014 261, VAT FR00 999014261. Publication director: Mathilde Orsel. Host: Hébergement Malvoisin SAS, 21 quai des Bobines, 59100 Roubaix. All works are protected by copyright. This is a demonstration: the gallery, its artists and its works are invented.`,
  fr: `Galerie Cimaise SARL au capital de 20 000 €, 14, rue des Trois-Tilleuls, 75011 Paris. RCS Paris 999 014 261, TVA FR00 999014261. Directrice de la publication : Mathilde Orsel. Hébergement : Hébergement Malvoisin SAS, 21, quai des Bobines, 59100 Roubaix. Toutes les œuvres sont protégées par le droit d’auteur. Ceci est une démonstration : la galerie, ses artistes et ses œuvres sont inventés.`,
  cn: `Galerie Cimaise SARL，有限责任公司，注册资本 20,000 欧元，地址 14 rue des Trois-Tilleuls, 75011 Paris。巴黎商业登记号 999 014 261，增值税号 FR00 999014261。出版负责人：Mathilde Orsel。主机服务商：Hébergement Malvoisin SAS，21 quai des Bobines, 59100 Roubaix。所有作品均受著作权法保护。本站为演示：画廊、艺术家与作品均为虚构。`,
}
