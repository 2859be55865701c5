/** Words of the frame around every page. */
export const shell = {
  galleryName: 'Cimaise',
  description: 'An art gallery online: originals and editions by the artists we represent, hung with care.',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  languageSelector: 'Language',
  languageNames: { en: 'English', fr: 'Français', cn: '中文' },
}
