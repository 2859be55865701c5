import type { Locale } from '../../contract/locale.ts'
import { serverWords } from '../../messages/server.ts'

/** Where the newsletter can be asked for. */
export type AskSource = 'footer' | 'registration' | 'account' | 'application'

/** The words beside the button or the box by which somebody asked, as they were shown. */
export function wordsOfAsking(source: AskSource, locale: Locale): string {
  const { footer, account, application } = serverWords[locale]
  if (source === 'application') return application.form.newsletter
  if (source === 'footer') return `${footer.newsletter} / ${footer.newsletterText} / ${footer.newsletterButton}`
  return source === 'account' ? account.newsletter.label : account.fields.newsletter
}

/** The words beside the button by which somebody confirmed. */
export function wordsOfConfirming(locale: Locale): string {
  const { ask, button } = serverWords[locale].account.letter.confirm
  return `${ask} / ${button}`
}
