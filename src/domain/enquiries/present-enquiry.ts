import type { Enquiry, SalesEnquiry } from '../../contract/enquiries/shapes.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { readArtworkCards } from '../catalogue/index.ts'
import { signLink } from '../tokens/index.ts'
import { readAttached } from './enquiry-files.ts'
import type { StoredEnquiry } from './find-enquiries.ts'
import { presentDelivery, selectOffers } from './offer-state.ts'
import { presentMessage, readMessages } from './read-messages.ts'

/** A thread as its sender reads it behind a private link; nothing that a finder of it could use. */
export async function presentThread(db: Database, enquiry: StoredEnquiry, locale: Locale): Promise<Enquiry> {
  const { cards, artworks, messages, offers, filesOf } = await readParts(db, [enquiry], locale)
  const { reference, kind, status, name } = enquiry
  return {
    ...{ reference, kind, status, name },
    artworks: artworks.flatMap(({ artwork_id }) => cards.get(artwork_id) ?? []),
    messages: messages.map((message) => presentMessage(message, filesOf)),
    offers: await Promise.all(
      offers.map(async (offer) => ({
        artwork: cards.get(offer.artwork_id) ?? null,
        price: offer.price / 100,
        delivery: presentDelivery(offer),
        valid_until: offer.valid_until,
        note: offer.note,
        state: offer.state,
        at: offer.created_at.toISOString(),
        token: await signLink(db, 'private-offer', offer.id),
      })),
    ),
  }
}

/** Enquiries as the staff see them. */
export async function presentSalesEnquiries(
  db: Database,
  enquiries: StoredEnquiry[],
  { locale, takesMail }: { locale: Locale; takesMail: boolean },
): Promise<SalesEnquiry[]> {
  const { cards, artworks, messages, offers, filesOf } = await readParts(db, enquiries, locale)
  const nameOf = await readStaffNames(db, [
    ...messages.map(({ staff_id }) => staff_id),
    ...offers.map(({ staff_id }) => staff_id),
    ...enquiries.map(({ assigned_to }) => assigned_to),
  ])
  return enquiries.map((enquiry) => {
    const isOf = ({ enquiry_id }: { enquiry_id: string | null }) => enquiry_id === enquiry.id
    const said = messages.filter(isOf)
    const made = offers.filter(isOf)
    return {
      reference: enquiry.reference,
      kind: enquiry.kind,
      status: enquiry.status,
      name: enquiry.name,
      email: enquiry.email,
      phone: enquiry.phone,
      locale: enquiry.locale,
      user: enquiry.user_id,
      is_verified: enquiry.is_verified,
      awaits_answer: enquiry.awaits_answer,
      origin: enquiry.origin,
      assigned: enquiry.assigned_to,
      assigned_name: nameOf(enquiry.assigned_to),
      version: enquiry.version,
      created_at: enquiry.created_at.toISOString(),
      said_at: enquiry.said_at.toISOString(),
      artworks: artworks.filter(isOf).flatMap(({ artwork_id }) => cards.get(artwork_id) ?? []),
      takes_mail: takesMail,
      messages: said.map((message) => ({
        ...presentMessage(message, filesOf),
        ...{ staff: message.staff_id, staff_name: nameOf(message.staff_id) },
        mailed_from: isSame(message.mailed_from, enquiry.email) ? null : message.mailed_from,
        ...{ quoted: message.quoted, left_out: message.left_out },
      })),
      offers: made.map((offer) => ({
        id: offer.id,
        artwork: cards.get(offer.artwork_id) ?? null,
        artwork_id: offer.artwork_id,
        price: offer.price / 100,
        delivery: presentDelivery(offer),
        valid_until: offer.valid_until,
        note: offer.note,
        state: offer.state,
        at: offer.created_at.toISOString(),
        staff: offer.staff_id,
        staff_name: nameOf(offer.staff_id),
        accepted_at: offer.accepted_at?.toISOString() ?? null,
        order: offer.order_number,
      })),
    }
  })
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

/** The works, messages and offers of enquiries, in a few queries however many they are. */
async function readParts(db: Database, enquiries: StoredEnquiry[], locale: Locale) {
  const ids = enquiries.map(({ id }) => id)
  if (ids.length === 0) {
    return { cards: new Map<number, never>(), artworks: [], messages: [], offers: [], filesOf: () => [] }
  }
  const artworks = await db
    .selectFrom('enquiry_artworks')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .orderBy('position')
    .execute()
  const messages = await readMessages(db, ids)
  const filesOf = await readAttached(db, ids)
  const offers = await selectOffers(db)
    .where('offers.enquiry_id', 'in', ids)
    .orderBy('offers.created_at')
    .orderBy('offers.id')
    .execute()
  const shown = [...new Set([...artworks, ...offers].map(({ artwork_id }) => artwork_id))]
  const cards = new Map((await readArtworkCards(db, shown, locale)).map((card) => [card.id, card]))
  return { cards, artworks, messages, offers, filesOf }
}

/** Tells what members of staff are called; those whose account is gone have no name. */
async function readStaffNames(db: Database, mentioned: (string | null)[]) {
  const ids = [...new Set(mentioned.filter((id) => id !== null))]
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id: string | null) => (id === null ? null : (names.get(id) ?? null))
}
