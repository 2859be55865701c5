import type { Locale } from '../contract/locale.ts'

/** What is said in place of a page when none can be made now. */
export const COME_AGAIN: Record<Locale, Record<429 | 503, string>> = {
  en: {
    429: 'You have asked for a great many pages. Please try again in a moment.',
    503: 'The gallery is very busy or under repair. Please try again in a moment.',
  },
  fr: {
    429: 'Vous avez demandé un très grand nombre de pages. Veuillez réessayer dans un instant.',
    503: 'La galerie est très sollicitée ou en travaux. Veuillez réessayer dans un instant.',
  },
  cn: {
    429: '您请求的页面过多，请稍后再试。',
    503: '画廊网站繁忙或正在维护，请稍后再试。',
  },
}
