/** Who may see a page: `auth` asks for a login, `guest` sends those who have one away. */
export type GuardName = 'auth' | 'guest'

/** One page of the storefront: its address without a language, the file that shows it, and who may see it. */
export interface PageEntry {
  id: string
  path: string
  file: string
  guard?: GuardName
  /** Left out of the sitemap: pages about the visitor, not about the gallery. */
  isPersonal?: boolean
  /** The names in the query that change what the page shows. */
  reads?: string[]
}

const LIST_PARAMETERS = [
  ...['category', 'technique', 'color', 'orientation', 'size', 'price', 'width', 'height'],
  ...['artist', 'availability', 'sort', 'page'],
]

/** Every page, once; each language gets all of them. */
export const PAGES: readonly PageEntry[] = [
  { id: 'home', path: '', file: 'home-page' },
  { id: 'artists', path: 'artist', file: 'artists-page' },
  { id: 'artworks', path: 'artwork', file: 'artworks-page', reads: LIST_PARAMETERS },
  { id: 'gallery', path: 'gallery', file: 'gallery-page', reads: ['page'] },
  { id: 'news', path: 'news', file: 'news-page', reads: ['page'] },
  { id: 'press', path: 'press', file: 'press-page', reads: ['page', 'releases'] },
  {
    id: 'search',
    path: 'search',
    file: 'search-page',
    isPersonal: true,
    reads: ['query', 'type', 'page'],
  },
  { id: 'subscription', path: 'subscription', file: 'subscription-page' },
  { id: 'pricing', path: 'pricing', file: 'pricing-page', reads: ['application'] },
  { id: 'cart', path: 'cart', file: 'cart-page', isPersonal: true, reads: ['step'] },
  { id: 'account', path: 'account', file: 'account-page', guard: 'auth', isPersonal: true },
  { id: 'login', path: 'login', file: 'login-page', guard: 'guest', isPersonal: true },
  { id: 'register', path: 'register', file: 'register-page', guard: 'guest', isPersonal: true },
  { id: 'forgotPassword', path: 'forgot-password', file: 'forgot-password-page', guard: 'guest', isPersonal: true },
  { id: 'verification', path: 'verification', file: 'verification-page', isPersonal: true },
  { id: 'outbox', path: 'outbox', file: 'outbox-page', isPersonal: true },
  { id: 'contact', path: 'contact', file: 'contact-page' },
  { id: 'conditionsOfUse', path: 'conditions-of-use', file: 'written-page' },
  { id: 'generalTerms', path: 'general-terms-and-conditions', file: 'written-page' },
  { id: 'privacyPolicy', path: 'privacy-policy', file: 'written-page' },
  { id: 'resetPassword', path: 'forgot-password/:token', file: 'reset-password-page', isPersonal: true },
  { id: 'verify', path: 'verification/:signature', file: 'verify-page', isPersonal: true },
  { id: 'confirmNewsletter', path: 'newsletter/confirm/:token', file: 'confirm-newsletter-page', isPersonal: true },
  { id: 'unsubscribe', path: 'newsletter/unsubscribe/:token', file: 'unsubscribe-page', isPersonal: true },
  { id: 'application', path: 'application/:token', file: 'application-page', isPersonal: true },
  { id: 'enquiry', path: 'enquiry/:token', file: 'enquiry-page', isPersonal: true },
  { id: 'offer', path: 'offer/:token', file: 'offer-page', isPersonal: true },
  { id: 'endAlerts', path: 'alerts/unsubscribe/:token', file: 'end-alerts-page', isPersonal: true },
  { id: 'artist', path: 'artist/:artist', file: 'artist-page' },
  { id: 'artistExhibitions', path: 'artist/:artist/exhibitions', file: 'artist-exhibitions-page' },
  { id: 'artistNews', path: 'artist/:artist/news', file: 'artist-news-page' },
  { id: 'artistPress', path: 'artist/:artist/press', file: 'artist-press-page' },
  { id: 'artistSeries', path: 'artist/:artist/series', file: 'artist-series-page' },
  { id: 'artistStatement', path: 'artist/:artist/statement', file: 'artist-statement-page' },
  { id: 'artistVideo', path: 'artist/:artist/video', file: 'artist-video-page' },
  { id: 'artistWalk', path: 'artist/:artist/virtual-gallery', file: 'virtual-gallery-page' },
  { id: 'series', path: 'artist/:artist/series/:series', file: 'series-page' },
  {
    id: 'artworkInSeries',
    path: 'artist/:artist/series/:series/artwork/:artwork?',
    file: 'series-artwork-page',
  },
  { id: 'artwork', path: 'artwork/:artwork', file: 'artwork-page' },
  { id: 'exhibition', path: 'gallery/:exhibition', file: 'exhibition-page' },
  { id: 'exhibitionWalk', path: 'gallery/:exhibition/virtual-gallery', file: 'virtual-gallery-page' },
  { id: 'newsArticle', path: 'news/:article', file: 'news-article-page' },
  { id: 'pressItem', path: 'press/:item', file: 'press-item-page' },
  { id: 'written', path: '*', file: 'written-page' },
]

/** The name of a page's route: what the browser must know of a page stands in it, so that it need not have this list. */
export const routeIdOf = ({ id, guard }: PageEntry, locale: string): string =>
  [locale, id, ...(guard ? [guard] : [])].join('/')
