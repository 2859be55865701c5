import type { FastifyRequest } from 'fastify'

import { DEFAULT_LOCALE, isLocale, type Locale, matchLocale } from '../../contract/locale.ts'
import { LOCALE_COOKIE } from '../navigation/locale-cookie.ts'
import { localizePath } from '../navigation/locale-path.ts'

/**
 * Where a visitor who comes to `/` from outside should go on to: the language chosen before, else the browser's,
 * else English. Links on our own pages mean what they say, and every other address speaks for itself.
 */
export function findDetour({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): string | undefined {
  const [pathname, query] = url.split(/\?(.*)/s)
  if (pathname !== '/' || !isDocument(headers) || isFromOurPages(headers)) return undefined
  const locale = cookieLocale(headers.cookie) ?? matchLocale(headers['accept-language']) ?? DEFAULT_LOCALE
  if (locale === DEFAULT_LOCALE) return undefined
  return localizePath('/', locale) + (query === undefined ? '' : `?${query}`)
}

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
