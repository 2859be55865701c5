import type { shell as words } from '../en/shell.ts'

export const shell: typeof words = {
  galleryName: 'Cimaise',
  description: '线上画廊：展售签约艺术家的原作与限量版画，每一件都精心悬挂。',
  skipToContent: '跳到正文',
  mainNavigation: '主导航',
  languageSelector: '语言',
  languageNames: { en: 'English', fr: 'Français', cn: '中文' },
}
