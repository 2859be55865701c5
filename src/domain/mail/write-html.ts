import type { MailParts } from './mail-parts.ts'
import { escapeHtml, SANS, SERIF, STYLE } from './mail-style.ts'
import { writeDetails } from './write-details.ts'

/** A mail as HTML that needs nothing from elsewhere. */
export function writeHtml(parts: MailParts): string {
  const { greeting, title, body, note, automatic, gallery, home, language, details, action } = parts
  const p = (text: string) =>
    `<p class="ink" style="margin:0 0 20px;font:400 16px/1.6 ${SANS};color:#171614;word-break:break-word">${escapeHtml(text)}</p>`
  const small = (content: string) =>
    `<p class="muted" style="margin:0 0 12px;font:400 14px/1.6 ${SANS};color:#5f5b54;word-break:break-word">${content}</p>`
  const anchor = (link: string, text: string) =>
    `<a class="muted" href="${escapeHtml(link)}" style="color:#5f5b54">${escapeHtml(text)}</a>`
  const button = action
    ? `<p style="margin:32px 0"><a class="button" href="${escapeHtml(action.link)}" style="display:inline-block;padding:14px 28px;background:#171614;color:#fdfcfa;font:500 16px/1.25 ${SANS};text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : ''
  const inClear = action ? small(`${escapeHtml(action.inClear)}<br>${anchor(action.link, action.link)}`) : ''
  const middle = details ? `${p(note)}${writeDetails(details, parts)}${button}` : `${button}${p(note)}`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fdfcfa">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fdfcfa"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="room" align="left" style="padding:56px 40px">
<p class="ink" style="margin:0;font:500 22px/1.3 ${SERIF};color:#171614">${escapeHtml(gallery)}</p>
<div class="line" style="margin:24px 0 48px;border-top:1px solid #dedad2;font-size:0;line-height:0">&nbsp;</div>
<h1 class="ink" style="margin:0 0 28px;font:500 32px/1.2 ${SERIF};color:#171614">${escapeHtml(title)}</h1>
${p(greeting)}
${p(body)}
${middle}
${inClear}
<div class="line" style="margin:48px 0 20px;border-top:1px solid #dedad2;font-size:0;line-height:0">&nbsp;</div>
${small(escapeHtml(automatic))}
${small(anchor(home, new URL(home).host))}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}
