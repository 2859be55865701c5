import type { IncomingHttpHeaders } from 'node:http'

import { DEFAULT_LOCALE, type Locale, matchLocale } from '../contract/locale.ts'
import { rememberFew } from '../http/remember-few.ts'

const match = rememberFew(matchLocale)

/** The language of the caller: what the content is said to be in, else what the caller would like to read, else English. */
export function localeOf({ headers }: { headers: IncomingHttpHeaders }): Locale {
  return match(headers['content-language'] ?? '') ?? match(headers['accept-language'] ?? '') ?? DEFAULT_LOCALE
}

/** Where a kept reply of the API is found in front of everything else: whatever decides over what it says. */
export const frontAddressOf = (request: { url?: string | undefined; headers: IncomingHttpHeaders }): string =>
  `${localeOf(request)} ${request.url}`
