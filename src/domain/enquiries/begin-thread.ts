import { randomUUID } from 'node:crypto'

import type { NotedForm } from '../../contract/enquiries/endpoints.ts'
import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { invalidFields } from '../domain-error.ts'
import { enquiryBegunMail, enquiryNotedMail } from './enquiry-mails.ts'
import type { StoredEnquiry } from './find-enquiries.ts'
import { isForSale, makeOffer } from './make-offer.ts'
import { begin, insertArtworks, insertEnquiry } from './store-enquiry.ts'
import { tellOfEnquiry } from './tell-of-enquiry.ts'
import { noteSaid } from './write-message.ts'
import { writeToSender } from './write-to-sender.ts'

/**
 * Begins a thread for staff: with what somebody told them, who are written to only if that is wished, or with the
 * gallery's own words, which are mailed. The same one again is the same one.
 */
export async function noteEnquiry(
  db: Database,
  { is_mailed, ...form }: NotedForm,
  staffId: string,
): Promise<StoredEnquiry> {
  const isOurs = form.origin === 'gallery'
  if (isOurs && form.email === '') throw invalidFields({ email: { word: 'required' } })
  if (form.email === '' && form.phone === '') throw invalidFields({ email: { word: 'emailOrPhone' } })
  return transact(db, async (tx) => {
    const { enquiry, messageId } = await begin(tx, form, undefined, staffId)
    if (messageId === undefined) return enquiry
    if (isOurs) await mailFirstWords(tx, enquiry, messageId)
    else {
      if (is_mailed) await writeToSender(tx, enquiry, enquiryNotedMail, { enquiryId: enquiry.id })
      await tellOfEnquiry(tx, 'enquiry.asked', enquiry)
    }
    return enquiry
  })
}

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
    const first = { ...reader, key: randomUUID(), kind: 'contact', origin: 'gallery' } as const
    if (offer) {
      const { enquiry } = await insertEnquiry(tx, first, undefined)
      await insertArtworks(tx, enquiry.id, [artwork])
      await makeOffer(tx, enquiry.id, { ...offer, artwork, note: text, staffId })
      return enquiry
    }
    const { enquiry, messageId = '' } = await begin(
      tx,
      { ...first, artworks: [artwork], message: text },
      undefined,
      staffId,
    )
    await mailFirstWords(tx, enquiry, messageId)
    return enquiry
  })

async function mailFirstWords(tx: Database, enquiry: StoredEnquiry, messageId: string): Promise<void> {
  await noteSaid(tx, enquiry.id, 'gallery')
  await writeToSender(tx, enquiry, enquiryBegunMail, { enquiryId: enquiry.id, messageId })
  await tellOfEnquiry(tx, 'enquiry.answered', enquiry)
}
