import type { Locale } from '../../contract/locale.ts'
import { account as accountCn } from '../../messages/cn/account.ts'
import { application as applicationCn } from '../../messages/cn/application.ts'
import { footer as footerCn } from '../../messages/cn/footer.ts'
import { account as accountEn } from '../../messages/en/account.ts'
import { application as applicationEn } from '../../messages/en/application.ts'
import { footer as footerEn } from '../../messages/en/footer.ts'
import { account as accountFr } from '../../messages/fr/account.ts'
import { application as applicationFr } from '../../messages/fr/application.ts'
import { footer as footerFr } from '../../messages/fr/footer.ts'

/** Where the newsletter can be asked for. */
export type AskSource = 'footer' | 'registration' | 'account' | 'application'

const WORDS = {
  en: { footer: footerEn, account: accountEn, application: applicationEn },
  fr: { footer: footerFr, account: accountFr, application: applicationFr },
  cn: { footer: footerCn, account: accountCn, application: applicationCn },
}

/** The words beside the button or the box by which somebody asked, as they were shown. */
export function wordsOfAsking(source: AskSource, locale: Locale): string {
  const { footer, account, application } = WORDS[locale]
  if (source === 'application') return application.form.newsletter
  if (source === 'footer') return `${footer.newsletter} / ${footer.newsletterText} / ${footer.newsletterButton}`
  return source === 'account' ? account.newsletter.label : account.fields.newsletter
}

/** The words beside the button by which somebody confirmed. */
export function wordsOfConfirming(locale: Locale): string {
  const { ask, button } = WORDS[locale].account.letter.confirm
  return `${ask} / ${button}`
}
