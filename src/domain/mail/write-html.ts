import type { MailParts } from './mail-parts.ts'
import { escapeHtml, SANS } from './mail-style.ts'
import { writeDetails } from './write-details.ts'
import { anchor, paragraph, small, writeFrame } from './write-frame.ts'

/** A mail as HTML that needs nothing from elsewhere but the pictures of works. */
export function writeHtml(parts: MailParts): string {
  const { greeting, body, note, automatic, details, action } = parts
  const p = (text: string) =>
    text
      .split('\n\n')
      .map((one) => paragraph(escapeHtml(one.trim()).replaceAll('\n', '<br>')))
      .join('\n')
  const button = action
    ? `<p style="margin:32px 0"><a class="button" href="${escapeHtml(action.link)}" style="display:inline-block;padding:14px 28px;background:#171614;color:#fdfcfa;font:500 16px/1.25 ${SANS};text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : ''
  const inClear = action ? small(`${escapeHtml(action.inClear)}<br>${anchor(action.link, action.link)}`) : ''
  const middle = details ? `${p(note)}${writeDetails(details, parts)}${button}` : `${button}${p(note)}`
  return writeFrame(
    parts,
    [...(greeting ? [p(greeting)] : []), p(body), middle, inClear].join('\n'),
    small(escapeHtml(automatic)),
  )
}
