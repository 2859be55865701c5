import { LANGUAGES } from '../../contract/locale.ts'
import type { WholeReply } from '../../http/stored-reply.ts'
import { apiMessages } from '../../messages/api.ts'
import { fill } from '../../messages/fill.ts'
import { lastResortIn } from '../../messages/last-resort.ts'
import { localeOfPath, localizePath } from '../navigation/locale-path.ts'

/** The page for when no page can be rendered at all, not even the one for errors. */
export function lastResortPage(url: string): WholeReply {
  return writePage(url, 500, lastResortIn(localeOf(url)).text)
}

/** The page for when none can be rendered now, for there are too many, or for whoever asks for too much. */
export function comeAgainPage(url: string, status: 429 | 503, seconds: number): WholeReply {
  const { errors } = apiMessages[localeOf(url)]
  const said = status === 503 ? errors.unavailable : fill(errors['too-many-requests'], { seconds })
  const page = writePage(url, status, said)
  return { ...page, headers: { ...page.headers, 'retry-after': String(seconds), 'cache-control': 'no-store' } }
}

const localeOf = (url: string) => localeOfPath(url.split('?')[0] ?? '/')

function writePage(url: string, status: number, said: string): WholeReply {
  const locale = localeOf(url)
  const html = `<!doctype html><html lang="${LANGUAGES[locale].tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><main><h1>${said}</h1><p><a href="${localizePath('/', locale)}">${lastResortIn(locale).goHome}</a></p></main></html>`
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, text: html }
}
