import { readEntities } from './html-entities.ts'

/** What is in there is nothing that anybody reads. */
const UNREAD = new Set(['head', 'script', 'style', 'title', 'template', 'svg', 'object', 'noscript'])
const BREAKS = new Set(['br', 'hr'])
const BLOCKS = new Set([
  ...['address', 'article', 'blockquote', 'div', 'dd', 'dl', 'dt', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['h6', 'header', 'li', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul'],
])
const APART = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Deeper than this nobody reads on; what is quoted deeper is shown so deep. */
const DEEPEST = 5

/**
 * The words of a mail that is nothing but HTML, with what it quotes behind `>`. Nothing of it is ever shown as HTML. It
 * goes over the text once, whatever is left open in it.
 */
export function htmlToText(html: string): string {
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
  const page = openPage()
  let at = 0
  while (at < html.length) {
    const tag = html.indexOf('<', at)
    if (tag === -1) break
    page.write(html.slice(at, tag))
    const next = /^<(!--|!|\?|\/?[a-z][a-z0-9]{0,19})/.exec(lower.slice(tag, tag + 24))?.[1]
    if (next === undefined) {
      page.write('<')
      at = tag + 1
      continue
    }
    const end = next === '!--' ? lower.indexOf('-->', tag + 4) : lower.indexOf('>', tag)
    // What is never closed is no text.
    if (end === -1) return page.read()
    at = end + (next === '!--' ? 3 : 1)
    if (UNREAD.has(next)) {
      const close = lower.indexOf(`</${next}`, at)
      if (close === -1) return page.read()
      at = close
    } else page.mark(next.replace('/', ''), next.startsWith('/'))
  }
  page.write(html.slice(at))
  return page.read()
}

/** Lines as they are read, each with how deep it is quoted. */
function openPage() {
  const lines: { depth: number; text: string[] }[] = []
  let current: { depth: number; text: string[] } | undefined
  let depth = 0
  const endLine = () => {
    if (current) lines.push(current)
    current = undefined
  }
  const leaveRoom = () => {
    endLine()
    if (lines.at(-1)?.text.length) lines.push({ depth: Math.min(depth, DEEPEST), text: [] })
  }
  return {
    write: (text: string) => {
      const plain = text.replaceAll(/\s+/g, ' ')
      if (plain === '' || (plain === ' ' && !current)) return
      current ??= { depth: Math.min(depth, DEEPEST), text: [] }
      current.text.push(plain)
    },
    mark: (name: string, isEnd: boolean) => {
      if (BREAKS.has(name)) {
        current ??= { depth: Math.min(depth, DEEPEST), text: [] }
        endLine()
      } else if (APART.has(name)) leaveRoom()
      else if (BLOCKS.has(name)) endLine()
      if (name === 'td' && isEnd && current) current.text.push(' ')
      if (name === 'blockquote') depth = Math.max(0, depth + (isEnd ? -1 : 1))
    },
    read: () => {
      endLine()
      return lines
        .map(
          (line) => `${'>'.repeat(line.depth)}${line.depth > 0 ? ' ' : ''}${readEntities(line.text.join('')).trim()}`,
        )
        .join('\n')
    },
  }
}
