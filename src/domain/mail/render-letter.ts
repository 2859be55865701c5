import { LANGUAGES, prefixOf } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { Letter } from './letter.ts'
import type { Due, WrittenMail } from './mail-kind.ts'
import { escapeHtml } from './mail-style.ts'
import { signatureOf } from './signature-of.ts'
import { anchor, paragraph, small, writeFrame } from './write-frame.ts'
import { signText } from './write-text.ts'

/** Writes a letter out as HTML and as plain text; what frames it is in the reader's language, whatever the letter is in. */
export function renderLetter(letter: Letter, endToken: string, due: Due<object>): WrittenMail {
  const { locale, galleryName: gallery, publicUrl } = due
  const { letter: words } = mailMessages[locale]
  const { subject, paragraphs, language, isTest } = letter
  const reason = fill(words.reason, { host: new URL(publicUrl).host })
  const addressOf = (path: string) => `${publicUrl}${prefixOf(locale)}${path}`
  const unsubscribeLink = addressOf(`/newsletter/unsubscribe/${endToken}`)
  const said = paragraphs.map((pieces) =>
    pieces.map((piece) =>
      typeof piece === 'string' ? escapeHtml(piece) : writeLink(addressOf(piece.path), piece.words),
    ),
  )
  const inPlain = paragraphs.map((pieces) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : `${piece.words} (${addressOf(piece.path)})`)).join(''),
  )
  const signature = signatureOf(due)
  const frame = { title: subject, gallery, home: publicUrl, language: LANGUAGES[locale].tag, signature }
  return {
    subject: isTest ? fill(words.test, { subject }) : subject,
    html: writeFrame(
      frame,
      `<div lang="${LANGUAGES[language].tag}">${said.map((pieces) => paragraph(pieces.join(''))).join('\n')}</div>`,
      `${small(escapeHtml(reason))}\n${small(anchor(unsubscribeLink, words.unsubscribe))}`,
    ),
    text: `${[gallery, subject, ...inPlain, ...signText(signature)].join('\n\n')}\n\n-- \n${reason}\n${words.unsubscribe}\n${unsubscribeLink}\n${publicUrl}\n`,
    unsubscribeLink,
    secrets: [endToken],
  }
}

const writeLink = (link: string, text: string) =>
  `<a class="ink" href="${escapeHtml(link)}" style="color:#171614">${escapeHtml(text)}</a>`
