/** Styles that mails have in common: they stand on every element, as many programs drop all others. */
export const SERIF = `'EB Garamond',Garamond,Georgia,'Songti SC','Noto Serif CJK SC',SimSun,serif`
export const SANS = `'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif`

/** Makes text harmless between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
