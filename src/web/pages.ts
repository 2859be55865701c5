import { matchPath } from 'react-router'

import type { Area } from '../messages/storefront.ts'
import { toLocale } from './navigation/locale-path.ts'

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
  /** The areas of words that it needs beside the common ones. */
  words?: Area[]
}

const LIST_PARAMETERS = [
  ...['category', 'technique', 'color', 'orientation', 'size', 'price', 'width', 'height'],
  ...['artist', 'availability', 'sort', 'page'],
]

const awaitingContent = (id: string, path: string): PageEntry => ({ id, path, file: 'awaiting-content-page' })

/** Every page, once; each language gets all of them. */
export const PAGES: readonly PageEntry[] = [
  { id: 'home', path: '', file: 'home-page', words: ['home'] },
  { id: 'artists', path: 'artist', file: 'artists-page', words: ['artist'] },
  { id: 'artworks', path: 'artwork', file: 'artworks-page', reads: LIST_PARAMETERS, words: ['filters'] },
  { id: 'gallery', path: 'gallery', file: 'gallery-page', reads: ['page'], words: ['visit'] },
  { id: 'news', path: 'news', file: 'news-page', reads: ['page'], words: ['visit'] },
  { id: 'press', path: 'press', file: 'press-page', reads: ['page'], words: ['visit'] },
  {
    id: 'search',
    path: 'search',
    file: 'search-page',
    isPersonal: true,
    reads: ['query', 'type', 'page'],
    words: ['visit'],
  },
  { id: 'subscription', path: 'subscription', file: 'subscription-page', words: ['visit'] },
  { id: 'pricing', path: 'pricing', file: 'room-page' },
  { id: 'cart', path: 'cart', file: 'cart-page', isPersonal: true, words: ['cart'] },
  { id: 'account', path: 'account', file: 'account-page', guard: 'auth', isPersonal: true },
  { id: 'login', path: 'login', file: 'room-page', guard: 'guest', isPersonal: true },
  { id: 'register', path: 'register', file: 'room-page', guard: 'guest', isPersonal: true },
  { id: 'forgotPassword', path: 'forgot-password', file: 'room-page', guard: 'guest', isPersonal: true },
  { id: 'verification', path: 'verification', file: 'room-page', isPersonal: true },
  { id: 'conditionsOfUse', path: 'conditions-of-use', file: 'written-page', words: ['visit'] },
  { id: 'generalTerms', path: 'general-terms-and-conditions', file: 'written-page', words: ['visit'] },
  { id: 'privacyPolicy', path: 'privacy-policy', file: 'written-page', words: ['visit'] },
  awaitingContent('resetPassword', 'forgot-password/:token'),
  awaitingContent('verify', 'verification/:signature'),
  { id: 'artist', path: 'artist/:artist', file: 'artist-page', words: ['artist'] },
  { id: 'artistExhibitions', path: 'artist/:artist/exhibitions', file: 'artist-exhibitions-page', words: ['artist'] },
  { id: 'artistNews', path: 'artist/:artist/news', file: 'artist-news-page', words: ['artist'] },
  { id: 'artistPress', path: 'artist/:artist/press', file: 'artist-press-page', words: ['artist'] },
  { id: 'artistSeries', path: 'artist/:artist/series', file: 'artist-series-page', words: ['artist'] },
  { id: 'artistStatement', path: 'artist/:artist/statement', file: 'artist-statement-page', words: ['artist'] },
  { id: 'artistVideo', path: 'artist/:artist/video', file: 'artist-video-page', words: ['artist'] },
  { id: 'series', path: 'artist/:artist/series/:series', file: 'series-page', words: ['artist'] },
  {
    id: 'artworkInSeries',
    path: 'artist/:artist/series/:series/artwork/:artwork?',
    file: 'series-artwork-page',
    words: ['artist'],
  },
  { id: 'artwork', path: 'artwork/:artwork', file: 'artwork-page' },
  { id: 'exhibition', path: 'gallery/:exhibition', file: 'exhibition-page', words: ['visit'] },
  { id: 'newsArticle', path: 'news/:article', file: 'news-article-page', words: ['visit'] },
  { id: 'pressItem', path: 'press/:item', file: 'press-item-page', words: ['visit'] },
  { id: 'written', path: '*', file: 'written-page', words: ['visit'] },
]

/** The page that a route's id, such as `fr/artists`, stands for. */
export function pageOfRoute(routeId: string): PageEntry | undefined {
  const id = routeId.split('/')[1]
  return PAGES.find((page) => page.id === id)
}

/** The page at an address in any language. */
export function pageAt(pathname: string): PageEntry | undefined {
  const bare = toLocale(pathname, 'en')
  return PAGES.find(({ path }) => matchPath({ path: `/${path}`, caseSensitive: true }, bare))
}
