import { LANGUAGES, type Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { MailDetails } from './mail-details.ts'
import type { MailParts } from './mail-parts.ts'
import type { MailKind } from './queue-mail.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

interface Content {
  kind: Exclude<MailKind, 'newsletter' | 'alert'>
  locale: Locale
  /** Whether it is the gallery itself that reads it. */
  isToGallery: boolean
  /** What stands in the places of the words, such as the reader's name. */
  values: Record<string, string>
  /** What is shown between the words, for the kinds that tell about an order. */
  details: MailDetails | undefined
  /** Why it was sent, where that is neither an account nor an order. */
  automatic?: string | undefined
  /** Where the button leads, for the kinds that have one. */
  link: string | undefined
  /** The name of the gallery that writes. */
  gallery: string
  /** Its address without a language. */
  publicUrl: string
}

interface Rendered {
  subject: string
  html: string
  text: string
}

/** Writes a mail out as HTML and as plain text, each complete without the other. */
export function renderMail(content: Content): Rendered {
  const { kind, locale, isToGallery, values, details, automatic, link, gallery, publicUrl } = content
  const words = mailMessages[locale]
  const known: { subject: string; title: string; body: string; note: string; button?: string } = words.kinds[kind]
  const isOfLetter = kind === 'newsletter-confirm' || kind === 'newsletter-already'
  const put = (message: string) => fill(message, { ...onOneLine(values), host: new URL(publicUrl).host })
  const parts: MailParts = {
    greeting: put(isToGallery ? words.order.greetingToGallery : values.name ? words.greeting : words.letter.greeting),
    title: put(known.title),
    body: put(known.body),
    note: put(known.note),
    automatic: put(
      automatic ?? (details ? words.order.automatic : isOfLetter ? words.letter.automatic : words.automatic),
    ),
    gallery,
    home: publicUrl,
    language: LANGUAGES[locale].tag,
    pair: words.order.pair,
    // A script without italics marks titles with signs of its own.
    hasItalics: !LANGUAGES[locale].isUpright,
    ...(details ? { details: onOneLine(details) } : {}),
    ...(link !== undefined && known.button
      ? { action: { link, label: put(known.button), inClear: words.linkInClear } }
      : {}),
  }
  return { subject: put(known.subject), html: writeHtml(parts), text: writeText(parts) }
}

/** The same with every text on one line, so that what people write about themselves cannot look like more lines of ours. */
export function onOneLine<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ') as T
  if (Array.isArray(value)) return value.map(onOneLine) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onOneLine(one)])) as T
}
