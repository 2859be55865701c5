import { randomUUID } from 'node:crypto'

import { type Call, createApiClient, type Reply } from '../src/contract/client.ts'
import { TEST_CARDS } from '../src/domain/payments/index.ts'
import type { Person } from './make-shop.ts'

export type Order = Reply<'POST /orders'>['order']
export type Outcome = (typeof TEST_CARDS)[number]['outcome']

const HOME = {
  name: 'Buyer',
  company: '',
  phone: '+33 1 23 45 67 89',
  address: '1 rue de la Cimaise',
  postcode: '75003',
  city: 'Paris',
  country: 'FR',
}

const GIVE_UP_AFTER_MS = 60_000

/** What somebody asks of a gallery, over the network. */
export const connectBuyer = ({ token, from }: Person, address: () => string): Call =>
  createApiClient({
    fetch: (url, init) =>
      fetch(`${address()}${url}`, {
        ...init,
        headers: { ...(init.headers as Record<string, string>), 'x-forwarded-for': from },
        signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
      }),
    baseUrl: '',
    locale: 'en',
    token: () => token,
  })

/** Asks what works come to, and answers what stands for that; nothing when they cannot be bought. */
export async function confirmPrice(call: Call, artworks: number[]): Promise<string | null> {
  const lines = artworks.map((artwork) => ({ artwork }))
  const { quote } = await call('POST /cart/quote', { body: { lines, delivery: { method: 'pickup' } } })
  return quote.fingerprint
}

/** Orders works for what was confirmed; the same key again is the same order. */
export async function placeOrder(
  call: Call,
  artworks: number[],
  { key = randomUUID(), fingerprint }: { key?: string; fingerprint: string | null },
): Promise<Order> {
  const { order } = await call('POST /orders', {
    body: {
      key,
      lines: artworks.map((artwork) => ({ artwork })),
      delivery_method: 'pickup',
      billing_address: HOME,
      delivery_address: null,
      fingerprint: fingerprint ?? 'none',
    },
  })
  return order
}

/** Shows the sandbox the card that this comes of, and answers what to pay with. */
export async function showCard(call: Call, outcome: Outcome): Promise<string> {
  const number = TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? ''
  const { payment_method } = await call('POST /sandbox/cards', {
    body: { owner: 'Buyer', number, expiry: '12/40', cvc: '123' },
  })
  return payment_method
}

/** Pays with a card that was shown; the same attempt again charges nothing more. */
export async function payOrder(
  call: Call,
  number: string,
  { method, attempt = randomUUID() }: { method: string; attempt?: string },
): Promise<Order> {
  const { order } = await call('POST /orders/{order}/payment', {
    params: { order: number },
    body: { payment_method: method, attempt },
  })
  return order
}
