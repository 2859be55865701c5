import type { Database } from '../../database/index.ts'
import { readAnswerAddress } from './answer-address.ts'
import { enquiryMails } from './enquiry-mails.ts'
import type { StoredEnquiry } from './find-enquiries.ts'

/** Mails to the sender; what the gallery is mailed is answered to the sender, and says nothing of who answers. */
const TO_SENDER = enquiryMails.filter(({ isToGallery }) => !isToGallery).map(({ name }) => name)

/** The thread that a mail answers: by the address that we gave for that, else by which of our mails it names. */
export async function findAnswered(
  db: Database,
  { answersTo, addresses, mailIds }: { answersTo: string; addresses: string[]; mailIds: string[] },
): Promise<StoredEnquiry | undefined> {
  for (const address of addresses) {
    const reference = await readAnswerAddress(db, answersTo, address)
    const found =
      reference === undefined
        ? undefined
        : await db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst()
    if (found) return found
  }
  if (mailIds.length === 0) return undefined
  const answered = await db
    .selectFrom('mails')
    .select('data')
    .where('id', 'in', mailIds)
    .where('kind', 'in', TO_SENDER)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (answered?.data.enquiryId === undefined) return undefined
  return db.selectFrom('enquiries').selectAll().where('id', '=', answered.data.enquiryId).executeTakeFirst()
}
