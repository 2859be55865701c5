import { LANGUAGES, prefixOf } from '../../contract/locale.ts'
import type { MailPart } from '../../contract/mail/values.ts'
import { checkMailWords } from '../../messages/check-mail-words.ts'
import { fill } from '../../messages/fill.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { MailDetails } from './mail-details.ts'
import type { Due, EditedParts, MailWords, WordedName, WrittenMail } from './mail-kind.ts'
import type { MailParts } from './mail-parts.ts'
import { storageOf } from './mail-picture.ts'
import { onOneLine } from './on-one-line.ts'
import { signatureOf } from './signature-of.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

interface Content {
  name: WordedName
  due: Due<object>
  /** Whether it is the gallery itself that reads it. */
  isToGallery: boolean
  /** Why it was sent. */
  because: (words: MailWords) => string
  /** What stands in the places of the words. */
  values: Record<string, string>
  /** What is shown between the words, for the kinds that tell about something. */
  details: MailDetails | undefined
  /** Where the button leads, for the kinds that have one. */
  path: string | undefined
  /** Whether what it tells begins with a greeting already. */
  greetsItself?: boolean
}

interface Known {
  subject: string
  title: string
  body: string
  note: string
  button?: string
}

/** What staff have changed; what no longer fits the mail, as a newer version of it may say more, is left out. */
function changedFor(name: WordedName, { changed = {}, locale }: Due<object>): Partial<Known> {
  const parts = Object.entries(changed) as [MailPart, string][]
  return Object.fromEntries(parts.filter(([part, text]) => checkMailWords(name, part, locale, text).length === 0))
}

/** Writes a mail out as HTML and as plain text, each complete without the other. */
export function renderMail({
  name,
  due,
  isToGallery,
  because,
  values,
  details,
  path,
  greetsItself,
}: Content): WrittenMail {
  const { to, locale, galleryName, publicUrl } = due
  const words = mailMessages[locale]
  const known: Known = { ...words.kinds[name], ...changedFor(name, due) }
  const filled = { ...onOneLine({ ...values, name: to.name }), host: new URL(publicUrl).host }
  const put = (message: string) => fill(message, filled)
  const say = (part: keyof EditedParts) => due.edited?.[part] ?? put(known[part])
  const link = `${publicUrl}${prefixOf(locale)}/${path}`
  const parts: MailParts = {
    greeting: greetsItself
      ? ''
      : put(isToGallery ? words.order.greetingToGallery : to.name ? words.greeting : words.letter.greeting),
    title: say('title'),
    body: say('body'),
    note: say('note'),
    automatic: put(because(words)),
    gallery: galleryName,
    home: publicUrl,
    signature: isToGallery ? [] : signatureOf(due),
    language: LANGUAGES[locale].tag,
    pair: words.order.pair,
    storage: storageOf(due),
    // A script without italics marks titles with signs of its own.
    hasItalics: !LANGUAGES[locale].isUpright,
    ...(details ? { details: onOneLine(details) } : {}),
    ...(path !== undefined && known.button
      ? { action: { link, label: put(known.button), inClear: words.linkInClear } }
      : {}),
  }
  const { title, body, note } = parts
  const subject = say('subject')
  return { subject, html: writeHtml(parts), text: writeText(parts), parts: { subject, title, body, note } }
}
