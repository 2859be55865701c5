import { LOCALES } from '../locale.ts'

const OWN_WORDS = [
  ...([
    'account',
    'admin',
    'alerts',
    'api',
    'application',
    'artist',
    'artwork',
    'assets',
    'cart',
    'certificate',
  ] as const),
  ...(['enquiry', 'handover', 'withdrawal'] as const),
  ...(['footer', 'forgot-password', 'login', 'news', 'newsletter', 'offer', 'outbox', 'press', 'preview'] as const),
  ...(['pricing', 'register', 'search', 'storage', 'subscription', 'verification'] as const),
]
type OwnWord = (typeof OWN_WORDS)[number]

/** Where something of the storefront lies, without a language: what mails lead to. */
export type OwnPath = OwnWord | `${OwnWord}${'/' | '?' | '#'}${string}`

/** Addresses that the storefront, the back office or the API has for itself: no page that staff write can have them. */
export const RESERVED_SLUGS: readonly string[] = [...LOCALES, ...OWN_WORDS]

/** Pages that staff write and the site leads to by itself: they stay at their address. */
export const SITE_PAGES: readonly string[] = [
  ...['conditions-of-use', 'contact', 'faq', 'gallery', 'general-terms-and-conditions', 'privacy-policy'],
  'terms-of-sales',
]
