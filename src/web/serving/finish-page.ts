import { handOver } from '../router/hand-over.ts'
import { paintFirst } from '../router/paint-first.ts'

/** A page ready to be sent, and the inline scripts and styles in it that we wrote. */
interface FinishedPage {
  html: string
  scripts: string[]
  styles: string[]
}

/**
 * Finishes a page that was rendered with this data: its scripts wait, what was marked as ours is found, and the marks are
 * taken out; whatever else stands in a page nobody vouches for. Marks stand in its head and behind its content, which is
 * most of a page and is left alone.
 */
export function finishPage(html: string, data: string | undefined, mark: string): FinishedPage {
  const attribute = ` nonce="${mark}"`
  const headEnd = Math.max(html.indexOf('</head>'), 0)
  const firstMark = html.indexOf(attribute, headEnd)
  const tailAt = firstMark < 0 ? html.length : html.lastIndexOf('<', firstMark)
  const { head, tail } = paintFirst({ head: html.slice(0, headEnd), tail: html.slice(tailAt) }, mark)
  const parts = [head, data === undefined ? tail : handOver(tail, data, mark)]
  const find = (name: string) => parts.flatMap((part) => findMarked(part, name, mark))
  const [begin, end] = parts.map((part) => part.replaceAll(attribute, ''))
  return { html: `${begin}${html.slice(headEnd, tailAt)}${end}`, scripts: find('script'), styles: find('style') }
}

function findMarked(html: string, name: string, mark: string): string[] {
  const found: string[] = []
  const opening = `<${name} nonce="${mark}"`
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf(`</${name}>`, begin)
    if (begin === 0 || end < 0) break
    found.push(html.slice(begin, end))
    at = end
  }
  return found
}
