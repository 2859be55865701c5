import type { Fault, Written } from '../../../contract/content/fields.ts'
import type { mailWords } from '../../../contract/content/kinds/mails.ts'
import type { Locale } from '../../../contract/locale.ts'
import { type MailPart, WORDED_MAILS, type WordedMail } from '../../../contract/mail/values.ts'
import { checkMailWords, mailWordsOf } from '../../../messages/check-mail-words.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import type { Projection } from './projection.ts'
import { deleteRows, putRows } from './put-rows.ts'

type MailWords = Written<(typeof mailWords)['fields']>

export const showMailWords: Projection<MailWords> = {
  keepsHidden: false,
  show: async (tx, items) => {
    for (const { key, doc } of items) {
      const faults = findFaults(key, doc)
      if (faults.length > 0) throw new ContentRefusal('mail-words', key, faults)
    }
    await putRows(
      tx,
      'mail_words',
      items.map(({ id, key, doc }) => ({ id, mail: key, words: doc })),
    )
  },
  takeAway: (tx, ids) => deleteRows(tx, 'mail_words', ids),
}

/** Words of a mail that there is not, of a part that it has not, or with places that nothing is put into. */
function findFaults(key: string, doc: MailWords): Fault[] {
  const mail = WORDED_MAILS.find((one) => one === key)
  if (!mail) return [{ path: [], word: 'unknown-key', values: { key } }]
  return Object.entries(doc).flatMap(([part, words]) =>
    Object.entries(words ?? {}).flatMap(([locale, text]) =>
      findFaultsOf(mail, part as MailPart, locale as Locale, text),
    ),
  )
}

function findFaultsOf(mail: WordedMail, part: MailPart, locale: Locale, text: string): Fault[] {
  const path = [part, locale]
  if (mailWordsOf(mail, locale)[part] === undefined) return [{ path, word: 'invalid' }]
  return checkMailWords(mail, part, locale, text).map(({ word, place }) => ({ path, word, values: { place } }))
}
