import { sql } from 'kysely'

import type { Reply } from '../../contract/client.ts'
import type { Database } from '../../database/index.ts'
import type { User } from '../accounts/index.ts'
import { readAttached, releaseFiles } from './enquiry-files.ts'
import { presentDelivery } from './offer-state.ts'
import { presentMessage, readMessages } from './read-messages.ts'

type Exported = Reply<'GET /account/export'>['enquiries']

// A thread belongs to whoever reads the mail of its address.
const isOfAddress = ({ email, email_verified }: User) =>
  sql<boolean>`(${email_verified} AND lower(enquiries.email) = lower(${email}))`

/**
 * The enquiries of an account, the newest first: whole threads of an address that it has proven, and of all others
 * that were sent while it was logged in what it wrote itself.
 */
export async function exportEnquiries(db: Database, user: User): Promise<Exported> {
  const found = await db
    .selectFrom('enquiries')
    .selectAll()
    .select(isOfAddress(user).as('is_whole'))
    .where((enquiry) => enquiry.or([isOfAddress(user), enquiry('user_id', '=', user.id)]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const artworks = await db
    .selectFrom('enquiry_artworks')
    .innerJoin('artworks', 'artworks.id', 'artwork_id')
    .select(['enquiry_id', 'artworks.id', 'slug'])
    .where('enquiry_id', 'in', ids)
    .orderBy('enquiry_artworks.position')
    .execute()
  const messages = await readMessages(db, ids)
  const filesOf = await readAttached(db, ids)
  const offers = await db
    .selectFrom('offers')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .orderBy('created_at')
    .execute()
  return found.map(({ id, is_whole, reference, kind, status, name, email, phone, origin, created_at }) => {
    const isOf = ({ enquiry_id }: { enquiry_id: string | null }) => enquiry_id === id
    const said = messages.filter(isOf)
    return {
      ...{ reference, kind, status, name, email, phone, origin, created_at: created_at.toISOString() },
      artworks: artworks.filter(isOf).map((work) => ({ id: work.id, slug: work.slug })),
      messages: (is_whole ? said : said.slice(0, 1)).map((message) => presentMessage(message, filesOf)),
      offers: (is_whole ? offers.filter(isOf) : []).map((offer) => ({
        artwork: offer.artwork_id,
        price: offer.price / 100,
        delivery: presentDelivery(offer),
        valid_until: offer.valid_until,
        note: offer.note,
        at: offer.created_at.toISOString(),
      })),
    }
  })
}

/** The condition under which an enquiry goes with somebody: of an address that is theirs, or that they were logged in with when they sent it. */
export const isEnquiryOf = ({ email, isProven, userId }: { email: string; isProven: boolean; userId: string | null }) =>
  sql<boolean>`(lower(enquiries.email) = lower(${email})
    AND (${isProven}::boolean OR enquiries.user_id = ${userId}::uuid))`

/**
 * Deletes enquiries with all that was said, offered and mailed about them; what was ordered by an offer stays in the
 * books, without an address. Answers with the files to be removed once this is written.
 */
export async function forgetEnquiries(tx: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const keys = await releaseFiles(tx, 'enquiry_id', ids)
  await tx
    .deleteFrom('offers')
    .where('enquiry_id', 'in', ids)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM order_lines WHERE offer_id = offers.id)`)
    .execute()
  await tx
    .updateTable('offers')
    .set({ email: '', note: '', delivery_price: null, delivery_country: null })
    .where('enquiry_id', 'in', ids)
    .execute()
  await tx.deleteFrom('enquiries').where('id', 'in', ids).execute()
  await tx
    .deleteFrom('mails')
    .where(sql<string>`data ->> 'enquiryId'`, 'in', ids)
    .execute()
  return keys
}

/** Deletes single messages with their files, and leaves the rest of their threads as it is. */
export async function forgetAnswers(tx: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const keys = await releaseFiles(tx, 'message_id', ids)
  await tx.deleteFrom('enquiry_messages').where('id', 'in', ids).execute()
  return keys
}
