import { sql } from 'kysely'

import type { Contact, ContactCard } from '../../contract/contacts/shapes.ts'
import { MOST_TOLD } from '../../contract/contacts/values.ts'
import { type Locale, localize } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { listAlerts, presentAlert } from '../alerts/index.ts'
import { presentSalesEnquiries } from '../enquiries/index.ts'
import { readConsents, readNewsletterStatus } from '../newsletter/index.ts'
import { findPersonOf, type StoredContact } from './find-contact.ts'
import { findDoubles } from './find-doubles.ts'
import { isEnquiryOf, isOrderOf, type KnownBy, knownBy } from './known-by.ts'
import { presentCards } from './list-contacts.ts'

/** Somebody with all that the gallery has had to do with them, by whichever of their contacts is named. */
export async function readContact(db: Database, id: string, locale: Locale): Promise<Contact> {
  const { head, parts } = await findPersonOf(db, id)
  const known = knownBy(parts)
  const [card] = await presentCards(db, [head])
  const accounts = await readAccounts(db, known)
  const follows = await Promise.all(accounts.map((account) => listAlerts(db, { id: account.id, locale })))
  return {
    ...(card as ContactCard),
    version: head.version,
    parts: await presentParts(db, head, parts),
    accounts,
    notes: await readNotes(db, parts),
    orders: await readOrders(db, known, locale),
    ...(await readConversations(db, known, locale)),
    follows: follows.flat().map(presentAlert),
    newsletter: await Promise.all(parts.flatMap(({ email }) => (email === null ? [] : readNewsletter(db, email)))),
    doubles: await findDoubles(db, parts),
  }
}

async function presentParts(db: Database, head: StoredContact, parts: StoredContact[]): Promise<Contact['parts']> {
  const nameOf = await readNames(
    db,
    parts.flatMap(({ merged_by }) => merged_by ?? []),
  )
  return parts.map(({ id, name, email, phone, merged_at, merged_by, merged_into }) => ({
    ...{ id, name, email, phone, merged_at: merged_at?.toISOString() ?? null },
    staff_name: merged_by && nameOf(merged_by),
    can_part: merged_into === head.id,
  }))
}

async function readAccounts(db: Database, { addresses }: KnownBy): Promise<Contact['accounts']> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'created_at'])
    .where(sql<boolean>`lower(email) = ANY (${addresses}::text[])`)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, email, email_verified_at, created_at }) => ({
    ...{ id, email, is_verified: email_verified_at !== null, created_at: created_at.toISOString() },
  }))
}

async function readNotes(db: Database, parts: StoredContact[]): Promise<Contact['notes']> {
  const rows = await db
    .selectFrom('contact_notes')
    .select(['id', 'at', 'text', 'staff_id'])
    .where(
      'contact_id',
      'in',
      parts.map(({ id }) => id),
    )
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute()
  const nameOf = await readNames(
    db,
    rows.map(({ staff_id }) => staff_id),
  )
  return rows.map(({ id, at, text, staff_id }) => ({
    ...{ id, at: at.toISOString(), text, staff: staff_id, staff_name: nameOf(staff_id) },
  }))
}

async function readNames(db: Database, ids: string[]): Promise<(id: string) => string | null> {
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? null
}

async function readOrders(db: Database, known: KnownBy, locale: Locale): Promise<Contact['orders']> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'total', 'created_at'])
    .where(isOrderOf(known))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_TOLD)
    .execute()
  const lines =
    orders.length === 0
      ? []
      : await db
          .selectFrom('order_lines')
          .select(['order_id', 'title'])
          .where(
            'order_id',
            'in',
            orders.map(({ id }) => id),
          )
          .orderBy('position')
          .execute()
  return orders.map(({ id, number, status, total, created_at }) => ({
    ...{ number, status, total: total / 100, created_at: created_at.toISOString() },
    works: lines.filter(({ order_id }) => order_id === id).map(({ title }) => localize(title, locale)),
  }))
}

async function readConversations(
  db: Database,
  known: KnownBy,
  locale: Locale,
): Promise<Pick<Contact, 'enquiries' | 'offers'>> {
  const found = await db
    .selectFrom('enquiries')
    .selectAll()
    .where(isEnquiryOf(known))
    .orderBy('said_at', 'desc')
    .orderBy('id')
    .limit(MOST_TOLD)
    .execute()
  const threads = await presentSalesEnquiries(db, found, { locale, takesMail: false })
  return {
    enquiries: threads.map(({ reference, kind, status, awaits_answer, said_at, artworks, origin }) => ({
      ...{ reference, kind, status, awaits_answer, said_at, begun_by_gallery: origin === 'gallery' },
      works: artworks.map(({ title }) => title),
    })),
    offers: threads
      .flatMap(({ reference, offers }) =>
        offers.map(({ artwork, price, valid_until, state, at }) => ({
          ...{ enquiry: reference, artwork, price, valid_until, state, at },
        })),
      )
      .toSorted((one, other) => other.at.localeCompare(one.at)),
  }
}

async function readNewsletter(db: Database, email: string): Promise<Contact['newsletter'][number]> {
  const reader = { email, email_verified: true }
  const history = await readConsents(db, reader)
  return {
    email,
    status: await readNewsletterStatus(db, reader),
    history: history.map(({ at, ...consent }) => ({ at: at.toISOString(), ...consent })),
  }
}
