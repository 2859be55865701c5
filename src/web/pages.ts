import { FILTER_NAMES } from '../contract/catalogue/filters.ts'
import type { Area } from '../messages/storefront.ts'

/** Who may see a page: `auth` asks for a login, `guest` sends those who have one away. */
export type GuardName = 'auth' | 'guest'

/** One page of the storefront: its address without a language, the file that shows it, and who may see it. */
export interface PageEntry {
  id: string
  path: string
  file: string
  guard?: GuardName
  /**
   * `listed` in the sitemap, or `personal`: about the visitor, not about the gallery. An address that says neither is a
   * secret: it opens something, so that its page is kept nowhere and the log does not show it.
   */
  address?: 'listed' | 'personal'
  /** The areas of words that it needs beside those of every page. */
  words: readonly Area[]
  /** The names in the query that change what the page shows. */
  reads?: string[]
  /** The one of them that is a secret. */
  secret?: string
}

/** Every page, once; each language gets all of them. */
export const PAGES: readonly PageEntry[] = [
  { id: 'home', path: '', file: 'catalogue/home/home-page', words: ['home'], address: 'listed' },
  { id: 'artists', path: 'artist', file: 'catalogue/artists/artists-page', words: ['artist'], address: 'listed' },
  {
    id: 'artworks',
    path: 'artwork',
    file: 'catalogue/artworks/artworks-page',
    words: ['filters'],
    reads: [...FILTER_NAMES, 'sort', 'page'],
    address: 'listed',
  },
  {
    id: 'gallery',
    path: 'gallery',
    file: 'gallery/gallery-page',
    words: ['visit'],
    reads: ['page'],
    address: 'listed',
  },
  { id: 'news', path: 'news', file: 'catalogue/news/news-page', words: ['visit'], reads: ['page'], address: 'listed' },
  {
    id: 'press',
    path: 'press',
    file: 'catalogue/press/press-page',
    words: ['visit'],
    reads: ['page', 'releases'],
    address: 'listed',
  },
  {
    id: 'search',
    path: 'search',
    file: 'catalogue/search/search-page',
    words: ['visit'],
    reads: ['query', 'type', 'page'],
    address: 'personal',
  },
  {
    id: 'subscription',
    path: 'subscription',
    file: 'applications/subscription-page',
    words: ['visit', 'account', 'application'],
    address: 'listed',
  },
  {
    id: 'pricing',
    path: 'pricing',
    file: 'plans/pricing-page',
    words: ['plan'],
    reads: ['application'],
    address: 'listed',
    secret: 'application',
  },
  { id: 'cart', path: 'cart', file: 'orders/cart-page', words: ['cart'], reads: ['step'], address: 'personal' },
  {
    id: 'account',
    path: 'account',
    file: 'accounts/account-page',
    words: ['account'],
    guard: 'auth',
    address: 'personal',
  },
  { id: 'login', path: 'login', file: 'accounts/login-page', words: ['account'], guard: 'guest', address: 'personal' },
  {
    id: 'register',
    path: 'register',
    file: 'accounts/register-page',
    words: ['account'],
    guard: 'guest',
    address: 'personal',
  },
  {
    id: 'forgotPassword',
    path: 'forgot-password',
    file: 'accounts/forgot-password-page',
    words: ['account'],
    guard: 'guest',
    address: 'personal',
  },
  {
    id: 'verification',
    path: 'verification',
    file: 'accounts/verification-page',
    words: ['account'],
    address: 'personal',
  },
  { id: 'outbox', path: 'outbox', file: 'mail/outbox-page', words: ['outbox'], address: 'personal' },
  {
    id: 'contact',
    path: 'contact',
    file: 'gallery/contact-page',
    words: ['visit', 'account', 'enquiry'],
    address: 'listed',
  },
  {
    id: 'conditionsOfUse',
    path: 'conditions-of-use',
    file: 'gallery/written-page',
    words: ['visit'],
    address: 'listed',
  },
  {
    id: 'generalTerms',
    path: 'general-terms-and-conditions',
    file: 'gallery/written-page',
    words: ['visit'],
    address: 'listed',
  },
  { id: 'privacyPolicy', path: 'privacy-policy', file: 'gallery/written-page', words: ['visit'], address: 'listed' },
  { id: 'resetPassword', path: 'forgot-password/:token', file: 'accounts/reset-password-page', words: ['account'] },
  { id: 'verify', path: 'verification/:signature', file: 'accounts/verify-page', words: ['account'] },
  {
    id: 'confirmNewsletter',
    path: 'newsletter/confirm/:token',
    file: 'newsletter/confirm-newsletter-page',
    words: ['account'],
  },
  { id: 'unsubscribe', path: 'newsletter/unsubscribe/:token', file: 'newsletter/unsubscribe-page', words: ['account'] },
  { id: 'application', path: 'application/:token', file: 'applications/application-page', words: ['application'] },
  { id: 'enquiry', path: 'enquiry/:token', file: 'enquiries/enquiry-page', words: ['enquiry', 'account'] },
  { id: 'offer', path: 'offer/:token', file: 'enquiries/offer-page', words: ['enquiry', 'account'] },
  { id: 'certificate', path: 'certificate/:code', file: 'certificates/certificate-page', words: ['visit'] },
  { id: 'handover', path: 'handover/:token', file: 'certificates/handover-page', words: ['account'] },
  { id: 'withdrawal', path: 'withdrawal', file: 'orders/withdrawal-page', words: ['account'], address: 'personal' },
  { id: 'preview', path: 'preview/:token/:room?', file: 'previews/preview-page', words: ['visit'] },
  { id: 'endAlerts', path: 'alerts/unsubscribe/:token', file: 'alerts/end-alerts-page', words: ['account'] },
  { id: 'artist', path: 'artist/:artist', file: 'catalogue/artists/artist-page', words: ['artist'], address: 'listed' },
  {
    id: 'artistExhibitions',
    path: 'artist/:artist/exhibitions',
    file: 'catalogue/artists/artist-exhibitions-page',
    words: ['artist'],
    address: 'listed',
  },
  {
    id: 'artistNews',
    path: 'artist/:artist/news',
    file: 'catalogue/artists/artist-news-page',
    words: ['artist'],
    address: 'listed',
  },
  {
    id: 'artistPress',
    path: 'artist/:artist/press',
    file: 'catalogue/artists/artist-press-page',
    words: ['artist'],
    address: 'listed',
  },
  {
    id: 'artistSeries',
    path: 'artist/:artist/series',
    file: 'catalogue/artists/artist-series-page',
    words: ['artist'],
    address: 'listed',
  },
  {
    id: 'artistStatement',
    path: 'artist/:artist/statement',
    file: 'catalogue/artists/artist-statement-page',
    words: ['artist'],
    address: 'listed',
  },
  {
    id: 'artistVideo',
    path: 'artist/:artist/video',
    file: 'catalogue/artists/artist-video-page',
    words: ['artist'],
    address: 'listed',
  },
  {
    id: 'artistWalk',
    path: 'artist/:artist/virtual-gallery',
    file: 'catalogue/virtual-gallery/virtual-gallery-page',
    words: ['artist', 'walk'],
    address: 'listed',
  },
  {
    id: 'series',
    path: 'artist/:artist/series/:series',
    file: 'catalogue/artists/series-page',
    words: ['artist'],
    address: 'listed',
  },
  {
    id: 'artworkInSeries',
    path: 'artist/:artist/series/:series/artwork/:artwork?',
    file: 'catalogue/artwork/series-artwork-page',
    words: ['artist'],
    address: 'listed',
  },
  {
    id: 'artwork',
    path: 'artwork/:artwork',
    file: 'catalogue/artwork/artwork-page',
    words: ['artwork'],
    address: 'listed',
  },
  {
    id: 'exhibition',
    path: 'gallery/:exhibition',
    file: 'catalogue/exhibitions/exhibition-page',
    words: ['visit'],
    address: 'listed',
  },
  {
    id: 'exhibitionWalk',
    path: 'gallery/:exhibition/virtual-gallery',
    file: 'catalogue/virtual-gallery/virtual-gallery-page',
    words: ['visit', 'walk'],
    address: 'listed',
  },
  {
    id: 'newsArticle',
    path: 'news/:article',
    file: 'catalogue/news/news-article-page',
    words: ['visit'],
    address: 'listed',
  },
  {
    id: 'pressItem',
    path: 'press/:item',
    file: 'catalogue/press/press-item-page',
    words: ['visit'],
    address: 'listed',
  },
  { id: 'written', path: '*', file: 'gallery/written-page', words: ['visit'], address: 'listed' },
]

/** The name of a page's route: what the browser must know of a page stands in it, so that it need not have this list. */
export const routeIdOf = ({ id, guard }: PageEntry, locale: string): string =>
  [locale, id, ...(guard ? [guard] : [])].join('/')
