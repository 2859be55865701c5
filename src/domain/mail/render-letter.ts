import { LANGUAGES, prefixOf } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { Letter } from './letter.ts'
import type { Due, WrittenMail } from './mail-kind.ts'
import { storageOf, writePicture } from './mail-picture.ts'
import { escapeHtml } from './mail-style.ts'
import { onOneLine } from './on-one-line.ts'
import { signatureOf } from './signature-of.ts'
import { anchor, paragraph, small, writeFrame } from './write-frame.ts'
import { writeLabel, writeLabelText } from './write-label.ts'
import { signText } from './write-text.ts'

type Part = Letter['parts'][number]
type Paragraph = Extract<Part, { paragraph: unknown }>['paragraph']
type Card = Exclude<Part, { paragraph: unknown }>

/** Writes a letter out as HTML and as plain text; what frames it is in the reader's language, whatever the letter is in. */
export function renderLetter(letter: Letter, endToken: string, due: Due<object>): WrittenMail {
  const { locale, galleryName: gallery, publicUrl } = due
  const { letter: words } = mailMessages[locale]
  const { subject, parts, language, isTest } = letter
  const reason = fill(words.reason, { host: new URL(publicUrl).host })
  const addressOf = (path: string) => `${publicUrl}${prefixOf(locale)}${path}`
  const unsubscribeLink = addressOf(`/newsletter/unsubscribe/${endToken}`)
  const said = parts.map((part) =>
    'paragraph' in part ? writeParagraph(part.paragraph, addressOf) : writeCard(part, addressOf, due),
  )
  const inPlain = parts.map((part) =>
    'paragraph' in part
      ? writePlain(part.paragraph, addressOf)
      : writeLabelText(onOneLine(part.work), addressOf(part.work.path)),
  )
  const signature = signatureOf(due)
  const frame = { title: subject, gallery, home: publicUrl, language: LANGUAGES[locale].tag, signature }
  return {
    subject: isTest ? fill(words.test, { subject }) : subject,
    html: writeFrame(
      frame,
      `<div lang="${LANGUAGES[language].tag}">${said.join('\n')}</div>`,
      `${small(escapeHtml(reason))}\n${small(anchor(unsubscribeLink, words.unsubscribe))}`,
    ),
    text: `${[gallery, subject, ...inPlain, ...signText(signature)].join('\n\n')}\n\n-- \n${reason}\n${words.unsubscribe}\n${unsubscribeLink}\n${publicUrl}\n`,
    unsubscribeLink,
    secrets: [endToken],
  }
}

type AddressOf = (path: string) => string

const writeParagraph = (pieces: Paragraph, addressOf: AddressOf): string =>
  paragraph(
    pieces
      .map((piece) => (typeof piece === 'string' ? escapeHtml(piece) : writeLink(addressOf(piece.path), piece.words)))
      .join(''),
  )

const writePlain = (pieces: Paragraph, addressOf: AddressOf): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : `${piece.words} (${addressOf(piece.path)})`)).join('')

/** A work as on a wall: its picture, never cropped, and its label below. Both lead to its page. */
function writeCard({ work, picture }: Card, addressOf: AddressOf, due: Due<object>): string {
  const { locale } = due
  const link = escapeHtml(addressOf(work.path))
  const { lines, price } = writeLabel(onOneLine(work), addressOf(work.path), !LANGUAGES[locale].isUpright)
  const shown = picture
    ? `<a href="${link}" style="display:block;margin:0 0 12px">${writePicture(picture, storageOf(due))}</a>`
    : ''
  return `<div lang="${LANGUAGES[locale].tag}" style="margin:32px 0 36px;word-break:break-word">${shown}${[...lines, price].join('<br>')}</div>`
}

const writeLink = (link: string, text: string) =>
  `<a class="ink" href="${escapeHtml(link)}" style="color:#171614">${escapeHtml(text)}</a>`
