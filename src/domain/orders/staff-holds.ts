import type { z } from 'zod'

import { type Locale, localize } from '../../contract/locale.ts'
import type { heldWork } from '../../contract/orders/holds-endpoints.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { closeOrder } from './close-order.ts'
import type { StoredOrder } from './lock-order.ts'
import { isOpen, OPEN } from './order-states.ts'

const MOST = 500

/** Every work that is held for somebody who has not paid, the one that is free first first. */
export async function listHolds(db: Database, locale: Locale): Promise<z.input<typeof heldWork>[]> {
  const rows = await db
    .selectFrom('artwork_copies')
    .innerJoin('orders', 'orders.id', 'artwork_copies.order_id')
    .innerJoin('artworks', 'artworks.id', 'artwork_copies.artwork_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select(['artwork_id', 'copy', 'artworks.slug', 'artworks.title', 'artworks.kind'])
    .select(['number', 'orders.name', 'orders.email', 'email_verified_at', 'held_until', 'is_hold_renewed'])
    .select('payment_state')
    .where('sold_at', 'is', null)
    .where('orders.status', 'in', OPEN)
    .orderBy('held_until')
    .orderBy('artwork_id')
    .limit(MOST)
    .execute()
  return rows.map((row) => ({
    artwork: row.artwork_id,
    slug: row.slug,
    title: localize(row.title, locale),
    copy: row.kind === 'print' ? row.copy : null,
    order: row.number,
    name: row.name,
    email: row.email,
    is_verified: row.email_verified_at !== null,
    until: row.held_until.toISOString(),
    is_renewed: row.is_hold_renewed,
    is_processing: row.payment_state === 'processing',
  }))
}

/** Frees the works that an order holds, before its time; one that is paid, or that a bank is at, stays. */
export async function releaseHold(
  db: Database,
  provider: PaymentProvider | undefined,
  order: StoredOrder,
  { reason, staffId }: { reason: string; staffId: string },
): Promise<void> {
  if (!isOpen(order.status)) throw new DomainError('order-closed')
  const end = { to: 'cancelled', actor: { by: 'staff', staffId }, reason } as const
  const closed = await closeOrder(db, provider, order, end)
  if (closed?.status !== 'cancelled') throw new DomainError('order-closed')
}
