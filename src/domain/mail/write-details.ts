import type { MailDetails } from './mail-details.ts'
import { writePicture } from './mail-picture.ts'
import { escapeHtml, SANS, SERIF } from './mail-style.ts'

interface Style {
  hasItalics: boolean
  /** Where pictures are fetched from. */
  storage: string
}

/** The details of a mail as HTML: its number, works with their prices, sums, and where things go. */
export function writeDetails({ facts, works, sums }: MailDetails, style: Style): string {
  const [number, ...others] = facts.map(writeFact)
  const rows = [...works.map((work) => writeWork(work, style)), ...sums.map(writeSum)]
  if (rows.length === 0) return [number, ...others].join('\n')
  return `${number ?? ''}
<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 28px;border-collapse:collapse;border-bottom:1px solid #dedad2">
${rows.join('\n')}
</table>
${others.join('\n')}`
}

function writeWork(
  { title, artist, options, price, picture }: MailDetails['works'][number],
  { hasItalics, storage }: Style,
): string {
  const name = `<span class="ink" style="font:${hasItalics ? 'italic ' : ''}500 20px/1.35 ${SERIF};color:#171614">${escapeHtml(title)}</span>`
  const by = `<span class="ink" style="font:400 16px/1.5 ${SANS};color:#171614">${escapeHtml(artist)}</span>`
  const chosen = options.map((option) => muted(escapeHtml(option)))
  const label = row(
    [name, by, ...chosen].join('<br>'),
    price === undefined ? '' : amount(price),
    picture ? '0' : '1px solid #dedad2',
    '16px',
  )
  return picture ? `<tr><td colspan="2">${writePicture(picture, storage)}</td></tr>${label}` : label
}

// The rows of sums stand close together, with a line above the first and above the total.
function writeSum({ name, amount: value, isTotal }: MailDetails['sums'][number], at: number): string {
  const label = isTotal ? strong(name) : muted(escapeHtml(name))
  return row(label, isTotal ? strong(value) : amount(value), at === 0 || isTotal ? '1px solid #dedad2' : '0', '8px')
}

function row(left: string, right: string, line: string, room: string): string {
  const cell = `border-top:${line};padding:${room} 0;vertical-align:baseline`
  return `<tr><td class="line" align="left" style="${cell};padding-right:20px;word-break:break-word">${left}</td><td class="line" align="right" style="${cell};white-space:nowrap">${right}</td></tr>`
}

const writeFact = (fact: MailDetails['facts'][number]) => (fact.isQuoted ? writeQuote(fact) : writeLines(fact))

const writeQuote = ({ name, lines }: MailDetails['facts'][number]) =>
  `<p class="ink" style="margin:0 0 8px;font:400 16px/1.5 ${SANS}">${muted(escapeHtml(name))}</p>
<blockquote class="ink line" style="margin:0 0 28px;padding:2px 0 2px 20px;border-left:2px solid #dedad2;font:400 16px/1.6 ${SANS};color:#171614;word-break:break-word">${lines.map(escapeHtml).join('<br>')}</blockquote>`

/** The last of these lines leads somewhere, if anything does. */
const writeEach = ({ lines, link }: MailDetails['facts'][number]) =>
  lines.map((line, at) =>
    link !== undefined && at === lines.length - 1
      ? `<a class="ink" href="${escapeHtml(link)}" style="color:#171614">${escapeHtml(line)}</a>`
      : escapeHtml(line),
  )

const writeLines = (fact: MailDetails['facts'][number]) =>
  `<p class="ink" style="margin:0 0 24px;font:400 16px/1.5 ${SANS};color:#171614;word-break:break-word">${[muted(escapeHtml(fact.name)), ...writeEach(fact)].join('<br>')}</p>`

const muted = (content: string) =>
  `<span class="muted" style="font:400 14px/1.6 ${SANS};color:#5f5b54">${content}</span>`

const amount = (text: string) =>
  `<span class="ink" style="font:400 16px/1.5 ${SANS};color:#171614">${escapeHtml(text)}</span>`

const strong = (text: string) =>
  `<span class="ink" style="font:600 16px/1.5 ${SANS};color:#171614">${escapeHtml(text)}</span>`
