import type { Quote } from '../../../../contract/orders/shapes.ts'
import type { CartArtwork } from '../../../state/cart-store.ts'

/** Something that is not as the buyer last saw it; amounts are euros. */
export type Change =
  | { kind: 'price'; artwork: number; before: number; now: number }
  | { kind: 'option' | 'gone' | 'held' | 'added'; artwork: number }
  | { kind: 'delivery'; before: number; now: number }

interface Seen {
  artworks: CartArtwork[]
  deliveryPrice: number
}

/** What has changed between the cart as it was last seen and what the server says now. */
export function findChanges({ artworks, deliveryPrice }: Seen, { lines, delivery }: Quote): Change[] {
  const changes: Change[] = []
  for (const { artwork, state, price, lacks_options } of lines) {
    const seen = artworks.find(({ id }) => id === artwork)
    if (!seen) continue
    if (state !== 'for-sale') {
      changes.push({ kind: state, artwork })
      continue
    }
    if (lacks_options) changes.push({ kind: 'option', artwork })
    if (price !== null && price !== seen.final_price) {
      changes.push({ kind: 'price', artwork, before: seen.final_price, now: price })
    }
  }
  if (delivery.price !== null && delivery.price !== deliveryPrice) {
    changes.push({ kind: 'delivery', before: deliveryPrice, now: delivery.price })
  }
  return changes
}

/** Adds what changed later to what was told before; of the same thing only the latest is told, with its first price. */
export function addChanges(told: Change[], later: Change[]): Change[] {
  const nameOf = (change: Change) => `${change.kind} ${'artwork' in change ? change.artwork : ''}`
  const byName = new Map(told.map((change) => [nameOf(change), change]))
  for (const change of later) {
    const before = byName.get(nameOf(change))
    byName.set(
      nameOf(change),
      before && 'before' in before && 'before' in change ? { ...change, before: before.before } : change,
    )
  }
  return [...byName.values()].filter((change) => !('before' in change) || change.before !== change.now)
}
