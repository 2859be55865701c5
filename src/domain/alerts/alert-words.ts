import type { Locale } from '../../contract/locale.ts'
import { serverWords } from '../../messages/server.ts'

/** The words of the list and its labels, for what is told of alerts elsewhere. */
export function alertWords(locale: Locale) {
  const { filters, label, mail } = serverWords[locale]
  return { filters, label, alert: mail.alert }
}
