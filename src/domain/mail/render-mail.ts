import { LANGUAGE_TAGS, type Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { MailKind } from './queue-mail.ts'

interface Content {
  kind: MailKind
  locale: Locale
  /** What stands in the places of the words, such as the reader's name. */
  values: Record<string, string>
  /** Where the button leads, for the kinds that have one. */
  link: string | undefined
  /** Whose gallery writes: its address without a language. */
  publicUrl: string
}

interface Rendered {
  subject: string
  html: string
  text: string
}

const SERIF = `'EB Garamond',Garamond,Georgia,'Songti SC','Noto Serif CJK SC',SimSun,serif`
const SANS = `'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif`

// Programs that know no dark colours keep the light ones; the others get both with the same contrast.
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #171614 !important } .ink { color: #fdfcfa !important } .muted { color: #b5b0a6 !important }
  .line { border-color: #3a3732 !important } .button { background: #fdfcfa !important; color: #171614 !important }
}
@media (max-width: 480px) { .room { padding: 32px 24px !important } }`

/** Writes a mail out as HTML and as plain text, each complete without the other. */
export function renderMail({ kind, locale, values, link, publicUrl }: Content): Rendered {
  const words = mailMessages[locale]
  const known: { subject: string; title: string; body: string; note: string; button?: string } = words.kinds[kind]
  const put = (message: string) => fill(message, { ...values, host: new URL(publicUrl).host })
  const parts = {
    greeting: put(words.greeting),
    title: put(known.title),
    body: put(known.body),
    note: put(known.note),
    automatic: put(words.automatic),
    gallery: words.galleryName,
    home: publicUrl,
    language: LANGUAGE_TAGS[locale],
    ...(link !== undefined && known.button
      ? { action: { link, label: put(known.button), inClear: words.linkInClear } }
      : {}),
  }
  return { subject: put(known.subject), html: renderHtml(parts), text: renderText(parts) }
}

interface Parts {
  greeting: string
  title: string
  body: string
  note: string
  automatic: string
  gallery: string
  home: string
  language: string
  action?: { link: string; label: string; inClear: string }
}

function renderText({ greeting, title, body, note, automatic, gallery, home, action }: Parts): string {
  const paragraphs = [gallery, title, greeting, body, ...(action ? [`${action.label}\n${action.link}`] : []), note]
  return `${paragraphs.join('\n\n')}\n\n-- \n${automatic}\n${home}\n`
}

function renderHtml({ greeting, title, body, note, automatic, gallery, home, language, action }: Parts): string {
  const p = (text: string, size = 16) =>
    `<p class="ink" style="margin:0 0 20px;font:400 ${size}px/1.6 ${SANS};color:#171614">${escape(text)}</p>`
  const small = (content: string) =>
    `<p class="muted" style="margin:0 0 12px;font:400 14px/1.6 ${SANS};color:#5f5b54;word-break:break-word">${content}</p>`
  const anchor = (link: string, text: string) =>
    `<a class="muted" href="${escape(link)}" style="color:#5f5b54">${escape(text)}</a>`
  const button = action
    ? `<p style="margin:32px 0"><a class="button" href="${escape(action.link)}" style="display:inline-block;padding:14px 28px;background:#171614;color:#fdfcfa;font:500 16px/1.25 ${SANS};text-decoration:none">${escape(action.label)}</a></p>`
    : ''
  const inClear = action ? small(`${escape(action.inClear)}<br>${anchor(action.link, action.link)}`) : ''
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fdfcfa">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fdfcfa"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="room" align="left" style="padding:56px 40px">
<p class="ink" style="margin:0;font:500 22px/1.3 ${SERIF};color:#171614">${escape(gallery)}</p>
<div class="line" style="margin:24px 0 48px;border-top:1px solid #dedad2;font-size:0;line-height:0">&nbsp;</div>
<h1 class="ink" style="margin:0 0 28px;font:500 32px/1.2 ${SERIF};color:#171614">${escape(title)}</h1>
${p(greeting)}
${p(body)}
${button}
${p(note)}
${inClear}
<div class="line" style="margin:48px 0 20px;border-top:1px solid #dedad2;font-size:0;line-height:0">&nbsp;</div>
${small(escape(automatic))}
${small(anchor(home, new URL(home).host))}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
