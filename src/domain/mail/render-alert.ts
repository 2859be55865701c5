import { LANGUAGES, prefixOf } from '../../contract/locale.ts'
import { fillCount } from '../../messages/count.ts'
import { fill } from '../../messages/fill.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { AlertLetter } from './alert-letter.ts'
import type { Due, WrittenMail } from './mail-kind.ts'
import { escapeHtml, SERIF } from './mail-style.ts'
import { onOneLine } from './on-one-line.ts'
import { signatureOf } from './signature-of.ts'
import { anchor, paragraph, small, writeFrame } from './write-frame.ts'
import { writeLabel, writeLabelText } from './write-label.ts'
import { signText } from './write-text.ts'

type Group = AlertLetter['groups'][number]
type Work = Group['works'][number]

/** Writes out which works are new, by what they answer to, as HTML and as plain text; every alert has its own way to end it. */
export function renderAlert(letter: AlertLetter, due: Due<object>): WrittenMail {
  const { locale, galleryName: gallery, publicUrl } = due
  const { name } = due.to
  const { greeting, letter: anybody, alert: words } = mailMessages[locale]
  const { groups, count, more, endAllToken } = onOneLine(letter)
  const addressOf = (path: string) => `${publicUrl}${prefixOf(locale)}${path}`
  const unsubscribeLink = addressOf(`/alerts/unsubscribe/${endAllToken}`)
  const hello = name ? fill(greeting, onOneLine({ name })) : anybody.greeting
  const reason = fill(words.reason, { host: new URL(publicUrl).host })
  const rest = fillCount(words.more, more, locale)
  const latest = addressOf('/artwork')
  const headOf = ({ kind, name: what }: Group) => fill(words[kind], { name: what })
  const endOf = (group: Group) => ({
    words: group.kind === 'artist' ? fill(words.endArtist, { name: group.name }) : words.endSearch,
    link: addressOf(`/alerts/unsubscribe/${group.endToken}`),
  })
  const hasItalics = !LANGUAGES[locale].isUpright
  const sections = groups.map((group) => {
    const end = endOf(group)
    const works = group.works.map((work) => writeWork(work, addressOf(work.path), hasItalics))
    return `${heading(addressOf(group.path), headOf(group))}
<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px;border-collapse:collapse;border-bottom:1px solid #dedad2">
${works.join('\n')}
</table>
${small(anchor(end.link, end.words))}`
  })
  const inPlain = groups.map((group) => {
    const end = endOf(group)
    const works = group.works.map((work) => writeLabelText(work, addressOf(work.path)))
    return [`${headOf(group)}\n${addressOf(group.path)}`, ...works, `${end.words}\n${end.link}`].join('\n\n')
  })
  const moreInHtml =
    more > 0
      ? [`<div style="margin-top:36px">${paragraph(`${escapeHtml(rest)} ${link(latest, words.seeLatest)}`)}</div>`]
      : []
  const signature = signatureOf(due)
  const frame = { title: words.title, gallery, home: publicUrl, language: LANGUAGES[locale].tag, signature }
  return {
    subject: fillCount(words.subject, count, locale),
    html: writeFrame(
      frame,
      [paragraph(escapeHtml(hello)), paragraph(escapeHtml(words.body)), ...sections, ...moreInHtml].join('\n'),
      `${small(escapeHtml(reason))}\n${small(anchor(unsubscribeLink, words.endAll))}`,
    ),
    text: `${[gallery, words.title, hello, words.body, ...inPlain, ...(more > 0 ? [`${rest}\n${words.seeLatest}\n${latest}`] : []), ...signText(signature)].join('\n\n')}\n\n-- \n${reason}\n${words.endAll}\n${unsubscribeLink}\n${publicUrl}\n`,
    unsubscribeLink,
    secrets: [endAllToken, ...groups.map((group) => group.endToken)],
  }
}

const link = (to: string, text: string) =>
  `<a class="ink" href="${escapeHtml(to)}" style="color:#171614">${escapeHtml(text)}</a>`

const heading = (to: string, text: string) =>
  `<h2 class="ink" style="margin:36px 0 16px;font:500 22px/1.3 ${SERIF};color:#171614;word-break:break-word"><a class="ink" href="${escapeHtml(to)}" style="color:#171614;text-decoration:none">${escapeHtml(text)}</a></h2>`

/** A work as a wall label, its price beside it. */
function writeWork(work: Work, to: string, hasItalics: boolean): string {
  const cell = 'border-top:1px solid #dedad2;padding:16px 0;vertical-align:baseline'
  const { lines, price } = writeLabel(work, to, hasItalics)
  return `<tr><td class="line" align="left" style="${cell};padding-right:20px;word-break:break-word">${lines.join('<br>')}</td><td class="line" align="right" style="${cell};white-space:nowrap">${price}</td></tr>`
}
