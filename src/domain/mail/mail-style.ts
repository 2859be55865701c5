/** Styles that mails have in common: they stand on every element, as many programs drop all others. */
export const SERIF = `'EB Garamond',Garamond,Georgia,'Songti SC','Noto Serif CJK SC',SimSun,serif`
export const SANS = `'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif`

/** Programs that know no dark colours keep the light ones; the others get both with the same contrast. */
export const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #171614 !important } .ink { color: #fdfcfa !important } .muted { color: #b5b0a6 !important }
  .line { border-color: #3a3732 !important } .button { background: #fdfcfa !important; color: #171614 !important }
}
@media (max-width: 480px) { .room { padding: 32px 24px !important } }`

/** Makes text harmless between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
