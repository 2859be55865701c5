import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { DomainError, type FieldFault, invalidFields } from '../domain-error.ts'
import { TODAY } from '../gallery/index.ts'
import { enquiryOfferMail } from './enquiry-mails.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { tellOfEnquiry } from './tell-of-enquiry.ts'
import { noteSaid, refuseUnseen, type Seen } from './write-message.ts'
import { writeToSender } from './write-to-sender.ts'

/** What is offered; prices are in cents. */
interface NewOffer extends Seen {
  key?: string | undefined
  artwork: number
  price: number
  delivery?: { country: string; price: number } | null
  valid_until: string
  note: string
  staffId: string
}

/**
 * Offers a work for a price to whoever asked, and mails it to them. In one thread the last offer of a work counts:
 * those before it are withdrawn. The same one again is the same one.
 */
export async function makeOffer(db: Database, enquiryId: string, offer: NewOffer): Promise<void> {
  const { key, artwork, price, delivery, valid_until, note, staffId } = offer
  await refuseUnfit(db, offer)
  await transact(db, async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId)
    // It is bought by an account of this address.
    if (enquiry.email === '') throw new DomainError('address-missing')
    const made = await tx
      .insertInto('offers')
      .values({
        ...{ enquiry_id: enquiryId, artwork_id: artwork, email: enquiry.email, price, valid_until, note },
        staff_id: staffId,
        ...{ delivery_price: delivery?.price ?? null, delivery_country: delivery?.country ?? null },
        ...(key === undefined ? {} : { key }),
      })
      .onConflict((conflict) => conflict.columns(['enquiry_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return
    refuseUnseen(enquiry, offer.seen)
    await tx
      .updateTable('offers')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('enquiry_id', '=', enquiryId)
      .where('artwork_id', '=', artwork)
      .where('id', '<>', made.id)
      .where('withdrawn_at', 'is', null)
      .where('bought_at', 'is', null)
      .execute()
    await noteSaid(tx, enquiryId, 'gallery')
    await writeToSender(tx, enquiry, enquiryOfferMail, { enquiryId, offerId: made.id })
    await tellOfEnquiry(tx, 'enquiry.answered', enquiry)
  })
}

/** Takes an offer back that nobody has bought by; an order that was made by it stands. */
export async function withdrawOffer(db: Database, enquiryId: string, offerId: string): Promise<void> {
  await transact(db, async (tx) => {
    await lockEnquiry(tx, enquiryId)
    const known = await tx
      .selectFrom('offers')
      .select(['bought_at', 'withdrawn_at'])
      .where('id', '=', offerId)
      .where('enquiry_id', '=', enquiryId)
      .forUpdate()
      .executeTakeFirst()
    if (!known) throw new DomainError('not-found')
    if (known.bought_at !== null) throw new DomainError('offer-closed')
    if (known.withdrawn_at !== null) return
    await tx
      .updateTable('offers')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where('id', '=', offerId)
      .execute()
    await tx
      .updateTable('enquiries')
      .set({ version: sql<number>`version + 1` })
      .where('id', '=', enquiryId)
      .execute()
  })
}

/** Refuses a work that is not for sale, and a day that has passed or is far away. */
async function refuseUnfit(db: Database, { artwork, valid_until }: NewOffer): Promise<void> {
  const { rows } = await sql<{ isSoon: boolean }>`
    SELECT ${valid_until}::date BETWEEN ${TODAY} AND ${TODAY} + 366 AS "isSoon"`.execute(db)
  const faults: Record<string, FieldFault> = {
    ...((await isForSale(db, artwork)) ? {} : { artwork: { word: 'notForSale' } }),
    ...(rows[0]?.isSoon ? {} : { valid_until: { word: 'withinYear' } }),
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
}

/** Whether visitors see a work and can have it. */
export async function isForSale(db: Database, artwork: number): Promise<boolean> {
  const found = await db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .select('artworks.id')
    .where('artworks.id', '=', artwork)
    .where('availability', '=', 'available')
    .where('artworks.published_at', 'is not', null)
    .where('artists.published_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}
