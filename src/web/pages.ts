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
  { id: 'home', path: '', file: 'catalogue/home/home-page' },
  { id: 'artists', path: 'artist', file: 'catalogue/artists/artists-page' },
  { id: 'artworks', path: 'artwork', file: 'catalogue/artworks/artworks-page', reads: LIST_PARAMETERS },
  { id: 'gallery', path: 'gallery', file: 'gallery/gallery-page', reads: ['page'] },
  { id: 'news', path: 'news', file: 'catalogue/news/news-page', reads: ['page'] },
  { id: 'press', path: 'press', file: 'catalogue/press/press-page', reads: ['page', 'releases'] },
  {
    id: 'search',
    path: 'search',
    file: 'catalogue/search/search-page',
    isPersonal: true,
    reads: ['query', 'type', 'page'],
  },
  { id: 'subscription', path: 'subscription', file: 'applications/subscription-page' },
  { id: 'pricing', path: 'pricing', file: 'plans/pricing-page', reads: ['application'] },
  { id: 'cart', path: 'cart', file: 'orders/cart-page', isPersonal: true, reads: ['step'] },
  { id: 'account', path: 'account', file: 'accounts/account-page', guard: 'auth', isPersonal: true },
  { id: 'login', path: 'login', file: 'accounts/login-page', guard: 'guest', isPersonal: true },
  { id: 'register', path: 'register', file: 'accounts/register-page', guard: 'guest', isPersonal: true },
  {
    id: 'forgotPassword',
    path: 'forgot-password',
    file: 'accounts/forgot-password-page',
    guard: 'guest',
    isPersonal: true,
  },
  { id: 'verification', path: 'verification', file: 'accounts/verification-page', isPersonal: true },
  { id: 'outbox', path: 'outbox', file: 'mail/outbox-page', isPersonal: true },
  { id: 'contact', path: 'contact', file: 'gallery/contact-page' },
  { id: 'conditionsOfUse', path: 'conditions-of-use', file: 'gallery/written-page' },
  { id: 'generalTerms', path: 'general-terms-and-conditions', file: 'gallery/written-page' },
  { id: 'privacyPolicy', path: 'privacy-policy', file: 'gallery/written-page' },
  { id: 'resetPassword', path: 'forgot-password/:token', file: 'accounts/reset-password-page', isPersonal: true },
  { id: 'verify', path: 'verification/:signature', file: 'accounts/verify-page', isPersonal: true },
  {
    id: 'confirmNewsletter',
    path: 'newsletter/confirm/:token',
    file: 'newsletter/confirm-newsletter-page',
    isPersonal: true,
  },
  { id: 'unsubscribe', path: 'newsletter/unsubscribe/:token', file: 'newsletter/unsubscribe-page', isPersonal: true },
  { id: 'application', path: 'application/:token', file: 'applications/application-page', isPersonal: true },
  { id: 'enquiry', path: 'enquiry/:token', file: 'enquiries/enquiry-page', isPersonal: true },
  { id: 'offer', path: 'offer/:token', file: 'enquiries/offer-page', isPersonal: true },
  { id: 'endAlerts', path: 'alerts/unsubscribe/:token', file: 'alerts/end-alerts-page', isPersonal: true },
  { id: 'artist', path: 'artist/:artist', file: 'catalogue/artists/artist-page' },
  { id: 'artistExhibitions', path: 'artist/:artist/exhibitions', file: 'catalogue/artists/artist-exhibitions-page' },
  { id: 'artistNews', path: 'artist/:artist/news', file: 'catalogue/artists/artist-news-page' },
  { id: 'artistPress', path: 'artist/:artist/press', file: 'catalogue/artists/artist-press-page' },
  { id: 'artistSeries', path: 'artist/:artist/series', file: 'catalogue/artists/artist-series-page' },
  { id: 'artistStatement', path: 'artist/:artist/statement', file: 'catalogue/artists/artist-statement-page' },
  { id: 'artistVideo', path: 'artist/:artist/video', file: 'catalogue/artists/artist-video-page' },
  { id: 'artistWalk', path: 'artist/:artist/virtual-gallery', file: 'catalogue/virtual-gallery/virtual-gallery-page' },
  { id: 'series', path: 'artist/:artist/series/:series', file: 'catalogue/artists/series-page' },
  {
    id: 'artworkInSeries',
    path: 'artist/:artist/series/:series/artwork/:artwork?',
    file: 'catalogue/artwork/series-artwork-page',
  },
  { id: 'artwork', path: 'artwork/:artwork', file: 'catalogue/artwork/artwork-page' },
  { id: 'exhibition', path: 'gallery/:exhibition', file: 'catalogue/exhibitions/exhibition-page' },
  {
    id: 'exhibitionWalk',
    path: 'gallery/:exhibition/virtual-gallery',
    file: 'catalogue/virtual-gallery/virtual-gallery-page',
  },
  { id: 'newsArticle', path: 'news/:article', file: 'catalogue/news/news-article-page' },
  { id: 'pressItem', path: 'press/:item', file: 'catalogue/press/press-item-page' },
  { id: 'written', path: '*', file: 'gallery/written-page' },
]

/** The name of a page's route: what the browser must know of a page stands in it, so that it need not have this list. */
export const routeIdOf = ({ id, guard }: PageEntry, locale: string): string =>
  [locale, id, ...(guard ? [guard] : [])].join('/')
