import { LANGUAGE_TAGS } from '../../contract/locale.ts'
import type { WholeReply } from '../../http/reply-cache.ts'
import { LAST_RESORT } from '../../messages/last-resort.ts'
import { localeOfPath, localizePath } from '../navigation/locale-path.ts'

/** The page for when no page can be rendered at all, not even the one for errors. */
export function lastResortPage(url: string): WholeReply {
  const locale = localeOfPath(url.split('?')[0] ?? '/')
  const { text, goHome } = LAST_RESORT[locale]
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>500</title><main><h1>${text}</h1><p><a href="${localizePath('/', locale)}">${goHome}</a></p></main></html>`
  return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' }, text: html }
}
