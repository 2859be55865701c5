import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { LookedLetter } from '../../contract/contacts/letter-endpoints.ts'
import { type Database, tryOut } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { findEnquiry } from '../enquiries/index.ts'
import { type MailDesk, writeMail } from '../mail/index.ts'
import { writeLetters } from './write-letters.ts'

/** The mail that somebody would get, as it would look: the letter is written, and undone. */
export const previewLetter = (
  db: Database,
  desk: MailDesk,
  { contact, ...letter }: LookedLetter,
  staffId: string,
): Promise<{ subject: string; html: string; text: string }> =>
  tryOut(db, async (tx) => {
    const people = [{ contact, in_spite: true }]
    const { threads } = await writeLetters(tx, { ...letter, key: randomUUID(), people }, staffId)
    if (!threads[0]) throw new DomainError('not-found')
    const { id } = await findEnquiry(tx, threads[0].enquiry)
    const mail = await tx
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', letter.price === null ? 'enquiry-begun' : 'enquiry-offer')
      .where(sql<boolean>`data ->> 'enquiryId' = ${id}`)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const written = await writeMail(tx, desk, mail, { isLookedAt: true })
    if (!written) throw new DomainError('not-found')
    const { subject, html, text } = written.said
    return { subject, html, text }
  })
