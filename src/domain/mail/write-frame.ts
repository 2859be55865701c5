import { SHEET_STYLE } from '../../contract/mail/sheet-style.ts'
import { escapeHtml, SANS, SERIF } from './mail-style.ts'

interface Frame {
  title: string
  gallery: string
  home: string
  /** As HTML names it. */
  language: string
  /** Who signs, line by line. */
  signature: string[]
}

/** The paper that all mails are on: the gallery's name, the title, what is said, and what stands at the foot. */
export const writeFrame = ({ title, gallery, home, language, signature }: Frame, said: string, foot: string): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${SHEET_STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fdfcfa">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fdfcfa"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="room" align="left" style="padding:56px 40px">
<p class="ink" style="margin:0;font:500 22px/1.3 ${SERIF};color:#171614">${escapeHtml(gallery)}</p>
<div class="line" style="margin:24px 0 48px;border-top:1px solid #dedad2;font-size:0;line-height:0">&nbsp;</div>
<h1 class="ink" style="margin:0 0 28px;font:500 32px/1.2 ${SERIF};color:#171614">${escapeHtml(title)}</h1>
${said}${signature.length > 0 ? `\n${paragraph(signature.map(escapeHtml).join('<br>'))}` : ''}
<div class="line" style="margin:48px 0 20px;border-top:1px solid #dedad2;font-size:0;line-height:0">&nbsp;</div>
${foot}
${small(anchor(home, new URL(home).host))}
</td></tr></table>
</td></tr></table>
</body>
</html>
`

/** A paragraph of a mail, its content being HTML already. */
export const paragraph = (content: string): string =>
  `<p class="ink" style="margin:0 0 20px;font:400 16px/1.6 ${SANS};color:#171614;word-break:break-word">${content}</p>`

/** The same in small. */
export const small = (content: string): string =>
  `<p class="muted" style="margin:0 0 12px;font:400 14px/1.6 ${SANS};color:#5f5b54;word-break:break-word">${content}</p>`

/** A link in small print. */
export const anchor = (link: string, text: string): string =>
  `<a class="muted" href="${escapeHtml(link)}" style="color:#5f5b54">${escapeHtml(text)}</a>`
