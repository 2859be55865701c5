import { setTimeout } from 'node:timers/promises'

import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Database } from '../../database/index.ts'
import { addOrder } from '../../testing/add-order.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { DomainError } from '../domain-error.ts'
import { eraseAddress } from '../personal-data/index.ts'
import { forgetContacts } from './forget-contacts.ts'
import { mergeContacts, takeApart } from './merge-contacts.ts'

const STAFF = '00000000-0000-4000-8000-000000000000'
const [PEOPLE, ACTS] = [3, 80]
/** Without them nothing can be lost. */
const OFTEN = ['opens an account', 'orders', 'orders', 'orders', 'pays', 'pays', 'asks', 'asks']

const address = (n: number) => `Name${n % PEOPLE}@example.com`
const phone = (n: number) => `+33 6 12 34 56 0${n % PEOPLE}`
const numberOf = (n: number) => `26-0000-${String(n).padStart(4, '0')}`
const moment = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))

/** One of the rows that a table happens to have. */
const some = (table: string, n: number) =>
  sql`(SELECT id FROM ${sql.table(table)} ORDER BY id OFFSET ${n} % greatest((SELECT count(*) FROM ${sql.table(table)}), 1) LIMIT 1)`

const idOf = async (db: Database, table: string, n: number) =>
  (await sql<{ id: string }>`SELECT ${some(table, n)} AS id`.execute(db)).rows[0]?.id ?? STAFF

const write =
  (statement: (n: number) => RawBuilder<unknown>): Act =>
  ({ db }, n) =>
    statement(n).execute(db)

type Act = (gallery: Awaited<ReturnType<typeof openTestGallery>>, n: number) => Promise<unknown>

/** Whatever changes who bought, asked or reads; most of it as the rules write it, all at once. */
const DEEDS: Record<string, Act> = {
  'opens an account': write(
    (n) => sql`INSERT INTO users (name, email, locale) VALUES ('Ada', ${address(n)}, 'en') ON CONFLICT DO NOTHING`,
  ),
  'moves an account': write(
    (n) => sql`UPDATE users SET email = ${address(n + 1)} WHERE id = ${some('users', n)}
      AND NOT EXISTS (SELECT FROM users WHERE lower(email) = lower(${address(n + 1)}))`,
  ),
  'deletes an account': write((n) => sql`DELETE FROM users WHERE id = ${some('users', n)}`),
  orders: async ({ db, addArtwork }, n) => {
    const user_id = n % 3 === 0 ? null : await idOf(db, 'users', n)
    const known = await db.selectFrom('users').select('id').where('id', '=', user_id).executeTakeFirst()
    await addOrder(db, {
      artworks: [(await addArtwork()).id],
      order: {
        ...{ number: numberOf(n), user_id: known?.id ?? null, email: address(n), created_at: moment(n) },
        received: n % 2,
      },
    })
  },
  pays: write((n) => sql`UPDATE orders SET received = total WHERE id = ${some('orders', n)}`),
  'has a payment taken back': write((n) => sql`UPDATE orders SET received = 0 WHERE id = ${some('orders', n)}`),
  'is stripped from an order': write(
    (n) => sql`UPDATE orders SET email = '', user_id = NULL WHERE id = ${some('orders', n)}`,
  ),
  asks: write(
    (n) => sql`INSERT INTO enquiries (reference, key, kind, name, email, phone, locale, origin, created_at)
      VALUES (${`E-26-0000-${String(n).padStart(3, '0')}`}, gen_random_uuid(), 'question', 'Ada', ${n % 3 === 0 ? '' : address(n)},
        ${n % 3 === 0 ? phone(n) : ''}, 'en', ${n % 5 === 0 ? 'gallery' : 'site'}, ${moment(n)})`,
  ),
  'tells the address': write(
    (n) => sql`UPDATE enquiries SET email = ${address(n)} WHERE id = ${some('enquiries', n)} AND email = ''`,
  ),
  'has an enquiry deleted': write((n) => sql`DELETE FROM enquiries WHERE id = ${some('enquiries', n)}`),
  reads: write(
    (n) => sql`INSERT INTO newsletter_subscriptions (email, locale, status, mark)
      VALUES (${address(n)}, 'en', ${n % 2 === 0 ? 'confirmed' : 'pending'}, convert_to(${address(n)}, 'UTF8'))
      ON CONFLICT DO NOTHING`,
  ),
  confirms: write(
    (n) => sql`UPDATE newsletter_subscriptions SET status = ${n % 2 === 0 ? 'confirmed' : 'unsubscribed'}
      WHERE id = ${some('newsletter_subscriptions', n)}`,
  ),
  'is no reader any more': write(
    (n) => sql`DELETE FROM newsletter_subscriptions WHERE id = ${some('newsletter_subscriptions', n)}`,
  ),
  'is noted by hand': write(
    (n) => sql`INSERT INTO contacts (name, email, phone, locale)
      VALUES ('Ada', ${n % 2 === 0 ? address(n) : null}, ${phone(n)}, 'en') ON CONFLICT DO NOTHING`,
  ),
  'is corrected': write(
    (n) => sql`UPDATE contacts SET phone = ${n % 2 === 0 ? phone(n) : ''} WHERE id = ${some('contacts', n)}`,
  ),
  'is merged': async ({ db }, n) =>
    mergeContacts(db, await idOf(db, 'contacts', n), { other: await idOf(db, 'contacts', n + 1), staffId: STAFF }),
  'is taken apart': async ({ db }, n) => {
    const part = await idOf(db, 'contacts', n)
    const known = await db.selectFrom('contacts').select('head_id').where('id', '=', part).executeTakeFirst()
    await takeApart(db, known?.head_id ?? part, part)
  },
  'is forgotten': async ({ db }, n) => {
    const id = await idOf(db, 'contacts', n)
    await db.transaction().execute((tx) => forgetContacts(tx, [id]))
  },
  'is erased': ({ db, files }, n) => eraseAddress(db, files, { email: address(n), staffId: STAFF, isTold: false }),
}

/** Two who are one already, or nobody to take apart. */
function pardonRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error
}

/** What is kept with contacts, and what one finds who gathers it. */
async function compare(db: Database) {
  const { rows } = await sql<{ kept: unknown; gathered: unknown }>`
    SELECT jsonb_build_array(id, bought_at, asked_at, reads_since) AS kept, jsonb_build_array(id,
      (SELECT max(orders.created_at) FROM orders LEFT JOIN users ON users.id = orders.user_id
        WHERE received > 0 AND lower(coalesce(users.email, orders.email)) = lower(contacts.email)),
      (SELECT max(enquiries.created_at) FROM enquiries
        WHERE origin <> 'gallery' AND CASE enquiries.email WHEN '' THEN phone_key(enquiries.phone) = contacts.phone_key
          ELSE lower(enquiries.email) = lower(contacts.email) END),
      (SELECT requested_at FROM newsletter_subscriptions AS reader
        WHERE status = 'confirmed' AND lower(reader.email) = lower(contacts.email))) AS gathered
    FROM contacts ORDER BY id`.execute(db)
  return { kept: rows.map(({ kept }) => kept), gathered: rows.map(({ gathered }) => gathered) }
}

test('what is kept of who bought, asked and reads is what one would gather, whatever happens, one thing after the other', async () => {
  const names = fc.array(fc.constantFrom(...OFTEN, ...Object.keys(DEEDS)), { minLength: ACTS, maxLength: ACTS })
  await fc.assert(
    fc.asyncProperty(names, async (acts) => {
      const gallery = await openTestGallery()
      for (const [n, name] of acts.entries()) {
        await DEEDS[name]?.(gallery, n).catch(pardonRefusal)
        const { kept, gathered } = await compare(gallery.db)
        expect(kept, `${n}: ${acts.slice(0, n + 1).join(', ')}`).toEqual(gathered)
      }
    }),
    // What fails says after which acts; shorter ones are looked for as long as there is time.
    { numRuns: 3, interruptAfterTimeLimit: 40_000 },
  )
})

/** Somebody with two orders that are not paid yet, and what they are known to have bought last. */
async function openWithOrders() {
  const gallery = await openTestGallery()
  const { db } = gallery
  const { user } = await gallery.logIn({ email: 'name2@example.com' })
  const { id: artwork } = await gallery.addArtwork()
  const order = (n: number) =>
    addOrder(db, {
      artworks: [artwork],
      order: { number: numberOf(n), user_id: user.id, email: user.email, created_at: moment(n), received: 0 },
    })
  const pay = (on: Database, id: string) => on.updateTable('orders').set({ received: 1 }).where('id', '=', id).execute()
  const move = (email: string) => db.updateTable('users').set({ email }).where('id', '=', user.id).execute()
  const readBought = async (email: string) => {
    const rows = await db.selectFrom('contacts').select('bought_at').where('email', '=', email).execute()
    return rows[0]?.bought_at
  }
  return { ...gallery, orders: [await order(0), await order(1)] as const, pay, move, readBought }
}

/** Does the one while the other has written but not ended yet. */
async function doWithin(db: Database, first: (tx: Database) => Promise<unknown>, second: () => Promise<unknown>) {
  const doing = await db.transaction().execute(async (tx) => {
    await first(tx)
    const waiting = second()
    await setTimeout(200)
    return { waiting }
  })
  await doing.waiting
}

test('of two purchases in the same moment the later one is the last, whichever is written first', async () => {
  const { db, orders, pay, readBought } = await openWithOrders()

  await doWithin(
    db,
    (tx) => pay(tx, orders[1]),
    () => pay(db, orders[0]),
  )

  expect(await readBought('name2@example.com')).toEqual(moment(1))
})

test('a payment that arrives while its buyer changes their address is noted with the new one', async () => {
  const { db, orders, pay, move, readBought } = await openWithOrders()

  await doWithin(
    db,
    (tx) => pay(tx, orders[1]),
    () => move('name1@example.com'),
  )

  expect(await readBought('name1@example.com')).toEqual(moment(1))
  expect(await readBought('name2@example.com')).toBeNull()
})
