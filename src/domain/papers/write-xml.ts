// Everything that XML 1.0 has no place for, not even as a reference: most control characters, halves of a pair.
const UNSAYABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** What XML can carry of a text, without the blanks around it. */
export const sayable = (text: string): string => text.replace(UNSAYABLE, '').trim()

// Readers of XML turn a bare carriage return into a line feed.
const escapeXml = (text: string) => text.replace(/[&<>\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** An element that holds a text; nothing where there is nothing to say. Attributes are ours, never a person's words. */
export function writeText(name: string, text: string, attributes: Record<string, string> = {}): string {
  const said = escapeXml(sayable(text))
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)].join(' ')
  return said === '' ? '' : `<${start}>${said}</${name}>`
}

/** An element that holds others; nothing where none of them says anything. */
export function writeGroup(name: string, ...children: string[]): string {
  const inside = children.join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}
