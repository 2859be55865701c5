import { type RawBuilder, sql } from 'kysely'

import { DATA_KINDS, type DataKind } from '../../contract/personal-data/values.ts'
import type { Database, Tables } from '../../database/index.ts'
import { forgetApplications } from '../applications/index.ts'
import { disownCertificates } from '../certificates/index.ts'
import { forgetCollected } from '../collection/index.ts'
import { forgetAlone, forgetPerson } from '../contacts/index.ts'
import { forgetAnswers, forgetEnquiries, isEnquiryOf } from '../enquiries/index.ts'
import { forgetNewsletter } from '../newsletter/index.ts'
import { stripOrders, WAS_PAID } from '../orders/index.ts'
import { stripPlans } from '../plans/index.ts'
import { hasAddress, type Person } from './person.ts'

interface Holding {
  table: keyof Tables
  /** Which rows are somebody's. */
  whose: (person: Person) => RawBuilder<boolean>
  /** Which of them stay; without it none do. */
  stays?: RawBuilder<boolean>
  /** How they are erased; without it they are deleted, unless some stay. Answers with the files that are to be removed. */
  erase?: (tx: Database, ids: string[], person: Person) => Promise<string[] | void>
}

const ALL = sql<boolean>`true`
const ofAccount = (table: keyof Tables): Holding => ({
  table,
  whose: ({ userId }) => sql<boolean>`user_id = ${userId}::uuid`,
})
const ofAddress = (table: keyof Tables): Holding => ({ table, whose: (person) => hasAddress(person, 'email') })
/** What knows an address by its mark alone, and stays as a proof. */
const byMark = (table: keyof Tables): Holding => ({
  table,
  whose: ({ email, isProven }) => sql<boolean>`(${isProven}::boolean AND mark = newsletter_mark(${email}))`,
  stays: ALL,
})

/** An order is its buyer's; one whose account is gone belongs to its address. */
const isOrderOf = (person: Person) =>
  sql<boolean>`(orders.user_id = ${person.userId}::uuid
    OR (orders.user_id IS NULL AND ${hasAddress(person, 'orders.email')}))`
const enquiriesOf = (person: Person) => sql`SELECT id FROM enquiries WHERE ${isEnquiryOf(person)}`
const applicationsOf = (person: Person) => sql`SELECT id FROM applications WHERE ${hasAddress(person, 'email')}`

/** What they mailed into threads that are not theirs. */
const isAnswerOf = (person: Person) =>
  sql<boolean>`(${hasAddress(person, 'mailed_from')} AND enquiry_id NOT IN (${enquiriesOf(person)}))`

const isMailOf = (person: Person) => sql<boolean>`(
  ${hasAddress(person, 'to_email')}
  OR (${person.isProven}::boolean AND lower(data ->> 'newEmail') = lower(${person.email}))
  OR data ->> 'userId' = ${person.userId}::text
  OR data ->> 'orderId' IN (SELECT id::text FROM orders WHERE ${isOrderOf(person)})
  OR data ->> 'enquiryId' IN (SELECT id::text FROM (${enquiriesOf(person)}) AS those)
  OR data ->> 'messageId' IN (SELECT id::text FROM enquiry_messages WHERE ${isAnswerOf(person)})
  OR data ->> 'applicationId' IN (SELECT id::text FROM (${applicationsOf(person)}) AS those))`

// Contacts without an address that are merged with one are the same person's, and so are the notes on any of them.
const contactsOf = (person: Person) => sql`
  SELECT coalesce(own.head_id, own.id) FROM contacts AS own WHERE ${hasAddress(person, 'own.email')}`
const isContactOf = (person: Person) => sql<boolean>`(${hasAddress(person, 'contacts.email')}
  OR (contacts.email IS NULL AND coalesce(contacts.head_id, contacts.id) IN (${contactsOf(person)})))`

/**
 * Everything that is kept of somebody, a line for each kind; a new table that holds people is a line here. It is erased
 * in this order: what is found by something else goes before it.
 */
export const HOLDINGS: Record<DataKind, Holding> = {
  mails: { table: 'mails', whose: isMailOf },
  sessions: ofAccount('sessions'),
  addresses: ofAccount('user_addresses'),
  services: ofAccount('social_logins'),
  passkeys: ofAccount('passkeys'),
  favourites: ofAccount('favourites'),
  alerts: ofAccount('alerts'),
  views: ofAccount('staff_views'),
  keys: ofAccount('api_keys'),
  webhooks: { ...ofAccount('webhooks'), stays: ALL },
  orders: { table: 'orders', whose: isOrderOf, stays: WAS_PAID, erase: (tx, ids) => stripOrders(tx, ids) },
  collection_notes: { table: 'certificate_notes', whose: ({ userId }) => sql<boolean>`owner_id = ${userId}::uuid` },
  collection: { ...ofAccount('collected_works'), erase: (tx, ids) => forgetCollected(tx, ids) },
  certificates: {
    table: 'certificates',
    whose: ({ userId }) => sql<boolean>`owner_id = ${userId}::uuid`,
    stays: ALL,
    erase: (tx, ids) => disownCertificates(tx, ids),
  },
  // They go with what was asked; what was bought by one stays in the books without an address.
  offers: {
    table: 'offers',
    whose: (person) => sql<boolean>`enquiry_id IN (${enquiriesOf(person)})`,
    stays: sql<boolean>`EXISTS (SELECT FROM order_lines WHERE offer_id = offers.id)`,
  },
  answers: { table: 'enquiry_messages', whose: isAnswerOf, erase: (tx, ids) => forgetAnswers(tx, ids) },
  enquiries: { table: 'enquiries', whose: isEnquiryOf, erase: (tx, ids) => forgetEnquiries(tx, ids) },
  plans: {
    table: 'plans',
    whose: (person) => sql<boolean>`application_id IN (${applicationsOf(person)})`,
    stays: ALL,
  },
  applications: {
    table: 'applications',
    whose: (person) => hasAddress(person, 'email'),
    stays: sql<boolean>`EXISTS (SELECT FROM plans WHERE application_id = applications.id)`,
    erase: async (tx, ids) => {
      await stripPlans(tx, ids)
      return forgetApplications(tx, ids)
    },
  },
  newsletter: {
    ...ofAddress('newsletter_subscriptions'),
    erase: (tx, _ids, { email, isProven }) => forgetNewsletter(tx, { email, email_verified: isProven }),
  },
  invitations: ofAddress('staff_invitations'),
  consents: byMark('newsletter_consents'),
  erasures: byMark('erasures'),
  acts: { ...ofAccount('staff_acts'), stays: ALL },
  account: { table: 'users', whose: ({ userId }) => sql<boolean>`users.id = ${userId}::uuid` },
  notes: {
    table: 'contact_notes',
    whose: (person) => sql<boolean>`contact_id IN (
      SELECT id FROM contacts WHERE coalesce(head_id, id) IN (${contactsOf(person)}))`,
  },
  contacts: {
    table: 'contacts',
    whose: isContactOf,
    erase: async (tx, ids, { email }) => {
      await forgetPerson(tx, ids)
      await forgetAlone(tx, email)
    },
  },
}

export interface Held {
  kind: DataKind
  count: number
  /** How many of them an erasure leaves, stripped to what they must tell. */
  stays: number
}

/** What is kept of somebody, by kind and number; kinds of which there is nothing are left out. */
export async function countHoldings(db: Database, person: Person): Promise<Held[]> {
  const held: Held[] = []
  for (const kind of DATA_KINDS) {
    const { table, whose, stays = sql`false` } = HOLDINGS[kind]
    const { rows } = await sql<{ count: number; stays: number }>`
      SELECT count(*)::int AS count, (count(*) FILTER (WHERE ${stays}))::int AS stays
      FROM ${sql.table(table)} WHERE ${whose(person)}`.execute(db)
    if (rows[0] && rows[0].count > 0) held.push({ kind, ...rows[0] })
  }
  return held
}

/** Erases all of it that does not stay, in order; answers with the files that are to be removed once this is written. */
export async function eraseHoldings(tx: Database, person: Person): Promise<string[]> {
  const files: string[] = []
  for (const { table, whose, stays, erase } of Object.values(HOLDINGS)) {
    if (erase) files.push(...((await erase(tx, await readIds(tx, table, whose(person)), person)) ?? []))
    else if (!stays) await sql`DELETE FROM ${sql.table(table)} WHERE ${whose(person)}`.execute(tx)
  }
  return files
}

async function readIds(tx: Database, table: string, which: RawBuilder<boolean>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM ${sql.table(table)} WHERE ${which} ORDER BY id`.execute(tx)
  return rows.map(({ id }) => id)
}
