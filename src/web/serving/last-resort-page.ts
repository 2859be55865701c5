import { LANGUAGE_TAGS } from '../../contract/locale.ts'
import type { WholeReply } from '../../http/reply-cache.ts'
import { COME_AGAIN } from '../../messages/come-again.ts'
import { LAST_RESORT } from '../../messages/last-resort.ts'
import { localeOfPath, localizePath } from '../navigation/locale-path.ts'

/** The page for when no page can be rendered at all, not even the one for errors; or none now. */
export function lastResortPage(url: string, status: 500 | 503 | 429 = 500): WholeReply {
  const locale = localeOfPath(url.split('?')[0] ?? '/')
  const { text, goHome } = LAST_RESORT[locale]
  const said = status === 500 ? text : COME_AGAIN[locale][status]
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><main><h1>${said}</h1><p><a href="${localizePath('/', locale)}">${goHome}</a></p></main></html>`
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, text: html }
}
