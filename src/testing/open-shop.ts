import { randomUUID } from 'node:crypto'

import type { Call, Reply } from '../contract/client.ts'
import type { NewUser } from '../domain/accounts/index.ts'
import { createTasks } from '../domain/jobs/index.ts'
import { finishSandboxPayment, openSandbox, TEST_CARDS } from '../domain/payments/index.ts'
import { openTestGallery, type TestGallery } from './open-test-gallery.ts'
import { ADAS_HOME } from './open-with-ada.ts'

type Order = Reply<'POST /orders'>['order']

/** What can come of paying with a card of the sandbox. */
export type CardOutcome = (typeof TEST_CARDS)[number]['outcome']

/** Somebody who buys, with the steps of it. */
export interface Buyer {
  call: Call
  /** Confirms what works come to now and orders them, to be picked up unless there is somewhere to ship them to. */
  order: (artworks: number[], wishes?: { key?: string; country?: string }) => Promise<Order>
  /** Pays with the card of the sandbox that this comes of. */
  pay: (order: { number: string }, card?: CardOutcome, attempt?: string) => Promise<Order>
  buy: (artworks: number[], card?: CardOutcome) => Promise<Order>
  read: (order: { number: string }) => Promise<Order>
}

/** A gallery that sells. */
export interface Shop extends TestGallery {
  buyer: (wishes?: Partial<NewUser>) => Promise<Buyer>
  /** Somebody of the staff. */
  staff: (scope?: 'sales' | 'admin' | 'editor') => Promise<Call>
  /** Lets so many minutes pass for all that orders wait for. */
  wait: (minutes: number) => Promise<void>
  /** Lets banks that took their time decide. */
  finishProcessing: () => Promise<void>
  /** Does now what the gallery does every minute, and what is due of its jobs. */
  runJobs: () => Promise<void>
}

/** Opens a gallery that sells by the sandbox. */
export const openShop = async (): Promise<Shop> => asShop(await openTestGallery())

/** The same for a gallery that is open already. */
export function asShop(gallery: TestGallery): Shop {
  const { db, pool } = gallery
  const tasks = createTasks(db, gallery.files, { payments: { provider: openSandbox(db) } })
  const run = async (name: string, payload: object = {}) => tasks[name]?.(payload, {} as never)
  let people = 0
  // Everybody comes from elsewhere, or the limits for one address would stop them.
  const logIn = (wishes?: Partial<NewUser>) => gallery.logIn(wishes, `10.0.${++people >> 8}.${people & 255}`)
  return {
    ...gallery,
    buyer: async (wishes) => createBuyer((await logIn(wishes)).call),
    staff: async (scope = 'sales') => (await logIn({ scope: [scope] })).call,
    wait: async (minutes) => {
      await pool.query("UPDATE orders SET held_until = held_until - $1 * interval '1 minute'", [minutes])
    },
    finishProcessing: async () => {
      const { rows } = await pool.query("SELECT id FROM sandbox_payments WHERE state = 'processing'")
      for (const { id } of rows) await finishSandboxPayment(db, id)
    },
    runJobs: () => run('settle-orders').then(() => undefined),
  }
}

function createBuyer(call: Call): Buyer {
  const order: Buyer['order'] = async (artworks, { key = randomUUID(), country } = {}) => {
    const lines = artworks.map((artwork) => ({ artwork }))
    const method = country === undefined ? 'pickup' : 'shipping'
    const { quote } = await call('POST /cart/quote', {
      body: { lines, delivery: { method, country: country ?? null } },
    })
    const placed = await call('POST /orders', {
      body: {
        key,
        lines,
        delivery_method: method,
        billing_address: ADAS_HOME,
        delivery_address: country === undefined ? null : { ...ADAS_HOME, country },
        fingerprint: quote.fingerprint ?? 'none',
      },
    })
    return placed.order
  }
  const pay: Buyer['pay'] = async ({ number }, card = 'success', attempt = randomUUID()) => {
    const { payment_method } = await call('POST /sandbox/cards', {
      body: { owner: 'Ada Lovelace', number: numberOf(card), expiry: '12/40', cvc: '123' },
    })
    const paid = await call('POST /orders/{order}/payment', {
      params: { order: number },
      body: { payment_method, attempt },
    })
    return paid.order
  }
  return {
    call,
    order,
    pay,
    buy: async (artworks, card) => pay(await order(artworks), card),
    read: async ({ number }) => (await call('GET /orders/{order}', { params: { order: number } })).order,
  }
}

/** The number of the card that this comes of. */
export const numberOf = (outcome: CardOutcome) => TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? ''
