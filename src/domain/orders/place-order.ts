import { type Database, transact } from '../../database/index.ts'
import type { User } from '../accounts/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { takeOffers } from '../enquiries/index.ts'
import { takeTurn } from '../limits/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { closeOrder, closeStopped, stopPayment } from './close-order.ts'
import { artworksOf, lockArtworks, takeCopies } from './copies.ts'
import { findExpiredHolders, findOpenOrders } from './find-holders.ts'
import { insertOrder } from './insert-order.ts'
import { lockOrder } from './lock-order.ts'
import type { NewOrder } from './new-order.ts'
import { priceCart, type PricedCart } from './price-cart.ts'
import { refuseLongHolds } from './refuse-long-holds.ts'
import { lockCaller, refuseManyHolds } from './refuse-many-holds.ts'

// Whoever lets works go again and again keeps them from others.
const HOLDS_OF_A_WORK = { turns: 12, seconds: 3 * 60 * 60 }

/**
 * Holds works for a buyer and makes the order, all of it or nothing: of any number of buyers one gets a work. The same
 * key again is the same order. What the buyer had begun before is given up, in the same stroke.
 */
export async function placeOrder(
  db: Database,
  provider: PaymentProvider,
  user: User,
  wanted: NewOrder,
): Promise<string> {
  const known = await findByKey(db, user.id, wanted.key)
  if (known) return known
  if (wanted.delivery_method === 'shipping' && wanted.delivery_address === null) {
    throw invalidFields({ delivery_address: { word: 'required' } })
  }
  const artworkIds = wanted.lines.map(({ artwork }) => artwork)
  await freeExpired(db, provider, artworkIds)
  // Most who come too late are turned away here, without making others wait.
  confirmPrice(await price(db, user.id, wanted), wanted)
  await refuseLongHolds(db, user.id, artworkIds)
  const wish = { userId: user.id, caller: wanted.caller, works: artworkIds.length }
  await refuseManyHolds(db, { ...wish, isVerified: user.email_verified })
  for (const id of artworkIds) await takeTurn(db, `hold ${user.id} ${id}`, HOLDS_OF_A_WORK)

  const formerOrders = await findOpenOrders(db, user.id)
  const stopped = await Promise.all(
    formerOrders.map(async (order) => ({ id: order.id, ...(await stopPayment(provider, order)) })),
  )
  return transact(db, async (tx) => {
    // One order of somebody at a time; an account may be deleted while we ask the provider.
    const buyer = await tx
      .selectFrom('users')
      .select(['id', 'email_verified_at'])
      .where('id', '=', user.id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!buyer) throw new DomainError('unauthenticated')
    await lockCaller(tx, wanted.caller)
    const placed = await findByKey(tx, user.id, wanted.key)
    if (placed) return placed
    // Everything that anybody may wait for, in the order in which all others take it: orders, then works.
    const formerIds = stopped.map(({ id }) => id)
    for (const id of formerIds.toSorted()) await lockOrder(tx, id)
    await lockArtworks(tx, [...artworkIds, ...(await artworksOf(tx, formerIds))])
    for (const { id, ...former } of stopped) {
      if (former.payment?.state === 'processing') continue
      await closeStopped(tx, id, former, { to: 'cancelled', actor: { by: 'buyer' } })
    }
    await refuseManyHolds(tx, { ...wish, isVerified: buyer.email_verified_at !== null, areFormerClosed: true })
    const priced = await price(tx, user.id, wanted)
    confirmPrice(priced, wanted)
    const { id, number } = await insertOrder(tx, user, wanted, priced)
    await takeCopies(tx, id, artworkIds)
    await takeOffers(
      tx,
      id,
      priced.lines.flatMap(({ offer }) => offer?.id ?? []),
    )
    return number
  })
}

const price = (db: Database, buyerId: string, { lines, delivery_method, delivery_address }: NewOrder) =>
  priceCart(db, {
    lines,
    delivery: { method: delivery_method, country: delivery_address?.country ?? null },
    buyerId,
  })

/** Refuses what cannot be bought as the buyer confirmed it, saying why. */
function confirmPrice(priced: PricedCart, { fingerprint }: NewOrder): void {
  if (priced.lines.some(({ isPriceHidden }) => isPriceHidden)) throw new DomainError('price-hidden')
  if (priced.lines.some(({ state }) => state === 'gone')) throw new DomainError('artwork-gone')
  if (priced.lines.some(({ state }) => state === 'held')) throw new DomainError('artwork-held')
  if (priced.delivery.state === 'on-quotation') throw new DomainError('delivery-on-quotation')
  if (priced.fingerprint !== fingerprint) throw new DomainError('quote-changed')
}

async function findByKey(db: Database, userId: string, key: string): Promise<string | undefined> {
  const known = await db
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return known?.number
}

/** Ends the orders that kept these works longer than they may. */
async function freeExpired(db: Database, provider: PaymentProvider, artworkIds: number[]): Promise<void> {
  for (const order of await findExpiredHolders(db, artworkIds)) {
    await closeOrder(db, provider, order, { to: 'expired', actor: { by: 'gallery' } })
  }
}
