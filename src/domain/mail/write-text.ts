import { fill } from '../../messages/fill.ts'
import type { MailDetails } from './mail-details.ts'
import type { MailParts } from './mail-parts.ts'

/** A mail as plain text, with everything that its HTML says. */
export function writeText(parts: MailParts): string {
  const { greeting, title, body, note, automatic, gallery, home, signature, pair, details, action } = parts
  const button = action ? [`${action.label}\n${action.link}`] : []
  const middle = details ? [body, note, ...writeDetails(details, pair), ...button] : [body, ...button, note]
  return `${[gallery, title, ...(greeting ? [greeting] : []), ...middle, ...signText(signature)].join('\n\n')}\n\n-- \n${automatic}\n${home}\n`
}

/** A signature in plain text is one paragraph. */
export const signText = (signature: string[]): string[] => (signature.length > 0 ? [signature.join('\n')] : [])

function writeDetails({ facts: [number, ...facts], works, sums }: MailDetails, pair: string): string[] {
  return [
    ...(number ? [fill(pair, { name: number.name, value: number.lines.join(', ') })] : []),
    ...works.map(({ title, artist, options, price }) =>
      [title, artist, ...options, ...(price === undefined ? [] : [price])].join('\n'),
    ),
    ...(sums.length > 0 ? [sums.map(({ name, amount }) => fill(pair, { name, value: amount })).join('\n')] : []),
    ...facts.map(({ name, lines, isQuoted, link }) =>
      [
        ...[name, ...(isQuoted ? lines.map((line) => `> ${line}`) : lines)],
        ...(link === undefined || lines.includes(link) ? [] : [link]),
      ].join('\n'),
    ),
  ]
}
