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

const awaitingContent = (id: string, path: string): PageEntry => ({ id, path, file: 'awaiting-content-page' })

/** Every page, once; each language gets all of them. */
export const PAGES: readonly PageEntry[] = [
  { id: 'home', path: '', file: 'home-page' },
  { id: 'artists', path: 'artist', file: 'room-page' },
  { id: 'artworks', path: 'artwork', file: 'room-page' },
  { id: 'gallery', path: 'gallery', file: 'room-page' },
  { id: 'news', path: 'news', file: 'room-page' },
  { id: 'press', path: 'press', file: 'room-page' },
  { id: 'search', path: 'search', file: 'search-page', isPersonal: true, reads: ['query'] },
  { id: 'subscription', path: 'subscription', file: 'room-page' },
  { id: 'pricing', path: 'pricing', file: 'room-page' },
  { id: 'cart', path: 'cart', file: 'cart-page', isPersonal: true },
  { id: 'account', path: 'account', file: 'account-page', guard: 'auth', isPersonal: true },
  { id: 'login', path: 'login', file: 'room-page', guard: 'guest', isPersonal: true },
  { id: 'register', path: 'register', file: 'room-page', guard: 'guest', isPersonal: true },
  { id: 'forgotPassword', path: 'forgot-password', file: 'room-page', guard: 'guest', isPersonal: true },
  { id: 'verification', path: 'verification', file: 'room-page', isPersonal: true },
  { id: 'conditionsOfUse', path: 'conditions-of-use', file: 'written-page' },
  { id: 'generalTerms', path: 'general-terms-and-conditions', file: 'written-page' },
  { id: 'privacyPolicy', path: 'privacy-policy', file: 'written-page' },
  awaitingContent('resetPassword', 'forgot-password/:token'),
  awaitingContent('verify', 'verification/:signature'),
  awaitingContent('artist', 'artist/:artist'),
  awaitingContent('artistExhibitions', 'artist/:artist/exhibitions'),
  awaitingContent('artistNews', 'artist/:artist/news'),
  awaitingContent('artistPress', 'artist/:artist/press'),
  awaitingContent('artistSeries', 'artist/:artist/series'),
  awaitingContent('artistStatement', 'artist/:artist/statement'),
  awaitingContent('artistVideo', 'artist/:artist/video'),
  awaitingContent('series', 'artist/:artist/series/:series'),
  awaitingContent('artworkInSeries', 'artist/:artist/series/:series/artwork/:artwork?'),
  { id: 'artwork', path: 'artwork/:artwork', file: 'artwork-page' },
  awaitingContent('newsArticle', 'news/:article'),
  awaitingContent('pressItem', 'press/:item'),
  { id: 'written', path: '*', file: 'written-page' },
]

/** The page that a route's id, such as `fr/artists`, stands for. */
export function pageOfRoute(routeId: string): PageEntry | undefined {
  const id = routeId.split('/')[1]
  return PAGES.find((page) => page.id === id)
}
