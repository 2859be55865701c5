import { LOCALES } from '../locale.ts'

/** Addresses that the storefront, the back office or the API has for itself: no page that staff write can have them. */
export const RESERVED_SLUGS: readonly string[] = [
  ...LOCALES,
  ...['account', 'admin', 'alerts', 'api', 'application', 'artist', 'artwork', 'assets', 'cart', 'enquiry'],
  ...['footer', 'forgot-password', 'login', 'news', 'newsletter', 'offer', 'outbox', 'press', 'pricing'],
  ...['register', 'search', 'storage', 'subscription', 'verification'],
]
