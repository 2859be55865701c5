import { sql } from 'kysely'

import type { StoredContact } from './find-contact.ts'

/** What somebody's orders, enquiries and wishes are found by: nothing of them is copied. */
export interface KnownBy {
  addresses: string[]
  /** For those who rang and left no address. */
  phones: string[]
}

export const knownBy = (parts: Pick<StoredContact, 'email' | 'phone_key'>[]): KnownBy => ({
  addresses: parts.flatMap(({ email }) => email?.toLowerCase() ?? []),
  phones: parts.flatMap(({ phone_key }) => phone_key ?? []),
})

/** An order is its buyer's; one whose account is gone belongs to its address. */
export const isOrderOf = ({ addresses }: KnownBy) => sql<boolean>`(
  orders.user_id IN (SELECT id FROM users WHERE lower(users.email) = ANY (${addresses}::text[]))
  OR (orders.user_id IS NULL AND lower(orders.email) = ANY (${addresses}::text[])))`

/** A thread belongs to its address; without one, to the number that was left. */
export const isEnquiryOf = ({ addresses, phones }: KnownBy) => sql<boolean>`(
  lower(enquiries.email) = ANY (${addresses}::text[])
  OR (enquiries.email = '' AND phone_key(enquiries.phone) = ANY (${phones}::text[])))`

/** The condition under which nothing else is known by a contact's address or number. */
export const IS_ALONE = sql<boolean>`(
  NOT EXISTS (SELECT FROM users WHERE lower(users.email) = lower(contacts.email))
  AND NOT EXISTS (SELECT FROM orders WHERE lower(orders.email) = lower(contacts.email))
  AND NOT EXISTS (SELECT FROM enquiries WHERE lower(enquiries.email) = lower(contacts.email))
  AND NOT EXISTS (SELECT FROM enquiries WHERE enquiries.email = '' AND phone_key(enquiries.phone) = contacts.phone_key)
  AND NOT EXISTS (
    SELECT FROM newsletter_subscriptions WHERE lower(newsletter_subscriptions.email) = lower(contacts.email)))`
