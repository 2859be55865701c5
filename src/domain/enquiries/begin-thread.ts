import { randomUUID } from 'node:crypto'

import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { invalidFields } from '../domain-error.ts'
import { enquiryBegunMail } from './enquiry-mails.ts'
import type { StoredEnquiry } from './find-enquiries.ts'
import { isForSale, makeOffer } from './make-offer.ts'
import { insertArtworks, insertEnquiry } from './store-enquiry.ts'
import { tellOfEnquiry } from './tell-of-enquiry.ts'
import { noteSaid } from './write-message.ts'
import { writeToSender } from './write-to-sender.ts'

/** What the gallery writes to somebody about a work that is for sale. */
interface FirstWords {
  name: string
  email: string
  phone: string
  locale: Locale
  artwork: number
  text: string
  /** What it is offered for, in cents; without it the words stand alone. */
  offer: { price: number; valid_until: string } | null
}

/** Begins a thread with the gallery's own words, which are mailed; those of an offer go with it. */
export const beginThread = (
  db: Database,
  { artwork, text, offer, ...reader }: FirstWords,
  staffId: string,
): Promise<StoredEnquiry> =>
  transact(db, async (tx) => {
    if (!(await isForSale(tx, artwork))) throw invalidFields({ artwork: { word: 'notForSale' } })
    const begun = { ...reader, key: randomUUID(), kind: 'contact', origin: 'gallery' } as const
    const { enquiry } = await insertEnquiry(tx, begun, undefined)
    await insertArtworks(tx, enquiry.id, [artwork])
    if (offer) {
      await makeOffer(tx, enquiry.id, { ...offer, artwork, note: text, staffId })
      return enquiry
    }
    const message = await tx
      .insertInto('enquiry_messages')
      .values({ enquiry_id: enquiry.id, key: randomUUID(), author: 'gallery', staff_id: staffId, text })
      .returning('id')
      .executeTakeFirstOrThrow()
    await noteSaid(tx, enquiry.id, 'gallery')
    await writeToSender(tx, enquiry, enquiryBegunMail, { enquiryId: enquiry.id, messageId: message.id })
    await tellOfEnquiry(tx, 'enquiry.answered', enquiry)
    return enquiry
  })
