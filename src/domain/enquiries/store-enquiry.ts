import type { EnquiryForm, NotedForm } from '../../contract/enquiries/endpoints.ts'
import { type Database, transact } from '../../database/index.ts'
import type { User } from '../accounts/index.ts'
import { hasTurn, markAddress } from '../limits/index.ts'
import { queueMail } from '../mail/index.ts'
import { enquiryArrivedMail, enquiryReceivedMail } from './enquiry-mails.ts'
import { findEnquiryByKey, type StoredEnquiry } from './find-enquiries.ts'
import { makeReference } from './reference.ts'
import { tellOfEnquiry } from './tell-of-enquiry.ts'
import { writeToSender } from './write-to-sender.ts'

// A stranger's mailbox is not to be filled by whoever writes in their name.
const MAILS = { turns: 10, seconds: 24 * 60 * 60 }

/** Takes an enquiry in: its row, its message and its mails are written together or not at all. The same one again is the same one. */
export function storeEnquiry(db: Database, form: EnquiryForm, user: User | undefined): Promise<{ reference: string }> {
  return transact(db, async (tx) => {
    const { enquiry, messageId } = await begin(tx, { ...form, origin: 'site' }, await lockSender(tx, user))
    if (messageId === undefined) return enquiry
    if (await mayMail(tx, enquiry)) {
      await writeToSender(tx, enquiry, enquiryReceivedMail, { enquiryId: enquiry.id })
    }
    await queueMail(tx, enquiryArrivedMail, { enquiryId: enquiry.id })
    await tellOfEnquiry(tx, 'enquiry.asked', enquiry)
    return enquiry
  })
}

type Beginning = Omit<NotedForm, 'origin' | 'is_mailed'> & Pick<StoredEnquiry, 'origin'>

/** Writes what an enquiry begins with: its row, its works and the first words, whosever they are; none if it came in already. */
export async function begin(
  tx: Database,
  form: Beginning,
  user: User | undefined,
  staffId?: string,
): Promise<{ enquiry: StoredEnquiry; messageId: string | undefined }> {
  const { enquiry, isNew } = await insertEnquiry(tx, form, user)
  if (!isNew) return { enquiry, messageId: undefined }
  await insertArtworks(tx, enquiry.id, form.artworks)
  const { id } = await tx
    .insertInto('enquiry_messages')
    .values({
      ...{ enquiry_id: enquiry.id, key: form.key, text: form.message, staff_id: staffId ?? null },
      author: form.origin === 'gallery' ? 'gallery' : 'sender',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { enquiry, messageId: id }
}

/** Whether the address is written to at once; what the gallery answers is mailed to it in any case. */
const mayMail = async (tx: Database, { email, is_verified }: StoredEnquiry) =>
  is_verified || hasTurn(tx, `enquiry mails ${markAddress(email)}`, MAILS)

/** Whoever is logged in, unless the account is deleted at this very moment. */
async function lockSender(tx: Database, user: User | undefined): Promise<User | undefined> {
  if (!user) return undefined
  const known = await tx.selectFrom('users').select('id').where('id', '=', user.id).forKeyShare().executeTakeFirst()
  return known && user
}

/** Writes the row of an enquiry, unless it came in already. */
export async function insertEnquiry(
  tx: Database,
  { key, kind, name, email, phone, locale, origin }: Omit<Beginning, 'artworks' | 'message'>,
  user: User | undefined,
): Promise<{ enquiry: StoredEnquiry; isNew: boolean }> {
  const isVerified = user !== undefined && user.email_verified && user.email.toLowerCase() === email.toLowerCase()
  const values = { key, kind, name, email, phone, locale, origin, user_id: user?.id ?? null, is_verified: isVerified }
  for (;;) {
    const inserted = await tx
      .insertInto('enquiries')
      .values({ ...values, reference: makeReference(new Date().getFullYear()) })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (inserted) return { enquiry: inserted, isNew: true }
    // Either somebody sent the same a moment ago, or the reference exists and is drawn again.
    const known = await findEnquiryByKey(tx, key)
    if (known) return { enquiry: known, isNew: false }
  }
}

/** What visitors may not see, or never was, is left out: a work that has just gone is no reason to lose what somebody wrote. */
export async function insertArtworks(tx: Database, enquiryId: string, wanted: number[]): Promise<void> {
  if (wanted.length === 0) return
  const known = await tx
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .select('artworks.id')
    .where('artworks.id', 'in', wanted)
    .where('artworks.published_at', 'is not', null)
    .where('artists.published_at', 'is not', null)
    .forKeyShare('artworks')
    .execute()
  const shown = new Set(known.map(({ id }) => id))
  const rows = [...new Set(wanted)]
    .filter((id) => shown.has(id))
    .map((artwork_id, position) => ({ enquiry_id: enquiryId, position, artwork_id }))
  if (rows.length > 0) await tx.insertInto('enquiry_artworks').values(rows).execute()
}
