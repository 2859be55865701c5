import { createHash } from 'node:crypto'

import { LANGUAGES, type Locale } from '../../contract/locale.ts'
import { demoIdentityMessages } from '../../messages/demo-identity.ts'
import { fill } from '../../messages/fill.ts'
import { PERSONS } from './persons.ts'

const STYLE = `
  * { box-sizing: border-box } body { margin: 0; background: #fdfcfa; color: #171614; font: 16px/1.6 'Hanken Grotesk', system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif }
  main { max-width: 560px; margin: 0 auto; padding: clamp(40px, 10vh, 120px) 24px }
  h1 { font: 500 clamp(2.125rem, 1.6rem + 2vw, 3.25rem)/1.15 'EB Garamond', Georgia, 'Songti SC', 'Noto Serif CJK SC', serif; margin: 0 0 24px; text-wrap: balance }
  p { margin: 0; color: #5f5b54 } .mark { display: inline-block; margin: 0 0 32px; padding: 2px 10px; border: 1px solid #8c3a22; color: #8c3a22; font-size: 14px }
  ul { list-style: none; margin: 48px 0; padding: 0; border-top: 1px solid #dedad2 } li { border-bottom: 1px solid #dedad2 }
  li a { display: block; padding: 20px 0; color: inherit; text-decoration: none } li b { display: block; font: 500 1.25rem/1.5 'EB Garamond', Georgia, 'Songti SC', 'Noto Serif CJK SC', serif }
  li a:hover b, li a:focus-visible b { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 4px }
  small { display: block; font-size: 14px; color: #5f5b54; overflow-wrap: anywhere } a { color: inherit } a:focus-visible { outline: 2px solid #171614; outline-offset: 4px }`

/** What may run and load on these pages: their own style, nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The page on which one chooses whom to be; `addressOf` says where each choice leads. */
export function renderChoice(locale: Locale, addressOf: (person: string) => string): string {
  const words = demoIdentityMessages[locale]
  const choices = PERSONS.map(({ id, name, email }) => {
    const label = escape(fill(words.choose, { name }))
    return `<li><a href="${escape(addressOf(id))}"><b>${label}</b><small>${escape(email)}</small><small>${escape(words.people[id])}</small></a></li>`
  })
  return renderPage(
    locale,
    words.title,
    `<p>${escape(words.introduction)}</p><ul>${choices.join('')}</ul><p><a href="${escape(addressOf('nobody'))}">${escape(words.decline)}</a></p>`,
  )
}

/** What is said to somebody whom a wrong request brought here. */
export function renderFault(locale: Locale): string {
  const { faultTitle, fault } = demoIdentityMessages[locale]
  return renderPage(locale, faultTitle, `<p>${escape(fault)}</p>`)
}

const renderPage = (locale: Locale, title: string, content: string) =>
  `<!doctype html><html lang="${LANGUAGES[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><p class="mark">${escape(demoIdentityMessages[locale].mark)}</p><h1>${escape(title)}</h1>${content}</main></body></html>`

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
