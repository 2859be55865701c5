import type { Locale } from '../../contract/locale.ts'
import { filters as filtersCn } from '../../messages/cn/filters.ts'
import { label as labelCn } from '../../messages/cn/label.ts'
import { filters as filtersEn } from '../../messages/en/filters.ts'
import { label as labelEn } from '../../messages/en/label.ts'
import { filters as filtersFr } from '../../messages/fr/filters.ts'
import { label as labelFr } from '../../messages/fr/label.ts'
import { mailMessages } from '../../messages/mail.ts'

const WORDS = {
  en: { filters: filtersEn, label: labelEn },
  fr: { filters: filtersFr, label: labelFr },
  cn: { filters: filtersCn, label: labelCn },
}

/** The words of the list and its labels, for what is told of alerts elsewhere. */
export const alertWords = (locale: Locale) => ({
  ...WORDS[locale],
  alert: mailMessages[locale].alert,
  workTitle: mailMessages[locale].order.workTitle,
})
