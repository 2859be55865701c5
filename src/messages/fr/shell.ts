import type { shell as words } from '../en/shell.ts'

export const shell: typeof words = {
  galleryName: 'Cimaise',
  description:
    'Une galerie d’art en ligne : originaux et éditions des artistes que nous représentons, accrochés avec soin.',
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  languageSelector: 'Langue',
  languageNames: { en: 'English', fr: 'Français', cn: '中文' },
}
