import type { FastifyRequest } from 'fastify'

import { DEFAULT_LOCALE, isLocale, type Locale, matchLocale } from '../../contract/locale.ts'
import { LOCALE_COOKIE } from '../navigation/locale-cookie.ts'
import { localizePath } from '../navigation/locale-path.ts'

/**
 * Where a visitor who comes to `/` from outside should go on to: the language chosen before, else the browser's, else the
 * gallery's own. Links on our own pages mean what they say, and every other address speaks for itself.
 */
export function findDetour(
  request: Asked,
  gallery: { languages: Locale[]; default_language: Locale },
): string | undefined {
  if (!comesToTheDoor(request)) return undefined
  const wish = wishOf(request)
  const locale = wish && gallery.languages.includes(wish) ? wish : gallery.default_language
  if (locale === DEFAULT_LOCALE) return undefined
  const [, query] = request.url.split(/\?(.*)/s)
  return localizePath('/', locale) + (query === undefined ? '' : `?${query}`)
}

/** Whether somebody may have to go elsewhere from here. */
export const mayDetour = (request: Asked): boolean => comesToTheDoor(request) && wishOf(request) !== DEFAULT_LOCALE

type Asked = Pick<FastifyRequest, 'url' | 'headers'>

const comesToTheDoor = ({ url, headers }: Asked) =>
  (url === '/' || url.startsWith('/?')) && isDocument(headers) && !isFromOurPages(headers)

const wishOf = ({ headers }: Asked) => cookieLocale(headers.cookie) ?? matchLocale(headers['accept-language'])

function cookieLocale(cookies = ''): Locale | undefined {
  const values = cookies.split(';').map((cookie) => cookie.trim().split('='))
  const [, value] = values.find(([name]) => name === LOCALE_COOKIE) ?? []
  return isLocale(value) ? value : undefined
}

function isDocument(headers: FastifyRequest['headers']): boolean {
  const destination = headers['sec-fetch-dest']
  return destination === undefined ? (headers.accept ?? '').includes('text/html') : destination === 'document'
}

function isFromOurPages(headers: FastifyRequest['headers']): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.referer !== undefined && URL.parse(headers.referer)?.host === headers.host
}
