import type { APIRequestContext } from '@playwright/test'

/** A link as it was sent. */
interface SentLink {
  text: string
  /** What stands in its tag: ` href="/fr" target="_blank"`. */
  tag: string
  href: string | undefined
}

/** A page as the server sends it, read without a browser. */
export interface SentPage {
  status: number
  html: string
}

/** Asks for a page: what does not depend on a script, on pixels or on a hand is seen here at a hundredth of the cost. */
export async function readSent(request: APIRequestContext, address: string): Promise<SentPage> {
  const reply = await request.get(address)
  return { status: reply.status(), html: await reply.text() }
}

/** The first element of a name, to its end. */
export function partOf({ html }: Pick<SentPage, 'html'>, element: string): SentPage['html'] {
  const begin = html.indexOf(`<${element}`)
  return begin < 0 ? '' : html.slice(begin, html.indexOf(`</${element}>`, begin))
}

/** The words of some HTML as they are read, without its tags. */
export const textOf = (html: string): string =>
  html
    .split('<')
    .map((piece, at) => (at === 0 ? piece : piece.slice(piece.indexOf('>') + 1)))
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** Every link in some HTML. */
export function linksIn(html: string): SentLink[] {
  return html
    .split('<a ')
    .slice(1)
    .map((piece) => {
      const end = piece.indexOf('>')
      const tag = ` ${piece.slice(0, end)}`
      const href = tag.split(' href="')[1]?.split('"')[0]
      return {
        tag,
        href: href === undefined ? undefined : textOf(href),
        text: textOf(piece.slice(end + 1, piece.indexOf('</a>'))),
      }
    })
}

/** What search engines are told on a page. */
export const factsIn = ({ html }: Pick<SentPage, 'html'>): unknown[] =>
  html
    .split('<script type="application/ld+json">')
    .slice(1)
    .map((piece) => JSON.parse(piece.slice(0, piece.indexOf('</script>'))) as unknown)
