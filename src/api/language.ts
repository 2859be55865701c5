import type { FastifyRequest } from 'fastify'

import { DEFAULT_LOCALE, type Locale, matchLocale } from '../contract/locale.ts'

/** The language of the caller: what the content is said to be in, else what the caller would like to read, else English. */
export function localeOf({ headers }: Pick<FastifyRequest, 'headers'>): Locale {
  return matchLocale(headers['content-language']) ?? matchLocale(headers['accept-language']) ?? DEFAULT_LOCALE
}
