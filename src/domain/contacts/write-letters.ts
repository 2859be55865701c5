import type { Reply } from '../../contract/client.ts'
import type { NewLetter, Recipient } from '../../contract/contacts/letter-endpoints.ts'
import { LETTER_DOUBTS } from '../../contract/contacts/values.ts'
import { type Locale, LOCALES } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { invalidFields } from '../domain-error.ts'
import { beginThread } from '../enquiries/index.ts'
import { findRecipients } from './find-recipients.ts'

type Outcome = Reply<'POST /sales/contacts/letters'>

/**
 * Writes to several people about one work: each gets a thread of their own, a mail, and an offer if there is a price. All
 * of it or nothing; the same one again, or at the same moment, is the same one.
 */
export const writeLetters = (db: Database, letter: NewLetter, staffId: string): Promise<Outcome> =>
  transact(db, async (tx) => {
    const { key, artwork, people, price, valid_until } = letter
    if (price !== null && valid_until === null) throw invalidFields({ valid_until: { word: 'required' } })
    const nobody: Outcome = { threads: [], left_out: [] }
    // Whoever sends the same at this moment waits here.
    const isNew = await tx
      .insertInto('contact_letters')
      .values({ id: key, staff_id: staffId, artwork_id: artwork, outcome: JSON.stringify(nobody) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return readOutcome(tx, key)
    const inSpite = new Set(people.filter(({ in_spite }) => in_spite).map(({ contact }) => contact))
    const found = await findRecipients(
      tx,
      people.map(({ contact }) => contact),
      { isHeld: true },
    )
    const outcome: Outcome = { threads: [], left_out: [] }
    for (const { contact, obstacle, name, email, phone, locale } of found) {
      const isDoubt = (LETTER_DOUBTS as readonly unknown[]).includes(obstacle)
      if (email === null || (obstacle !== null && !(isDoubt && inSpite.has(contact)))) {
        outcome.left_out.push({ contact, obstacle: obstacle ?? 'no-address' })
        continue
      }
      const text = chooseText(letter.texts, locale).replaceAll('{name}', () => name)
      const offer = price === null || valid_until === null ? null : { price: Math.round(price * 100), valid_until }
      const { reference } = await beginThread(tx, { name, email, phone, locale, artwork, text, offer }, staffId)
      outcome.threads.push({ contact, enquiry: reference })
    }
    await tx
      .updateTable('contact_letters')
      .set({ outcome: JSON.stringify(outcome) })
      .where('id', '=', key)
      .execute()
    return outcome
  })

async function readOutcome(tx: Database, key: string): Promise<Outcome> {
  const { outcome } = await tx
    .selectFrom('contact_letters')
    .select('outcome')
    .where('id', '=', key)
    .executeTakeFirstOrThrow()
  return outcome
}

/** The words in somebody's language, or else the first that there are. */
const chooseText = (texts: NewLetter['texts'], locale: Recipient['locale']): string =>
  texts[locale] || (LOCALES as readonly Locale[]).map((one) => texts[one]).find((text) => text) || ''
