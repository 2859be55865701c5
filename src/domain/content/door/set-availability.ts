import type { Availability } from '../../../contract/catalogue/values.ts'
import { type Database, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import type { Actor } from './content-item.ts'
import { tellOfAvailability } from './tell-of-works.ts'

/**
 * Says whether a work can be bought. This is no part of what staff write about it: it takes no version, so that a sale never
 * comes in the way of whoever is writing, and no draft, restoring or import brings a sold work back.
 */
export async function setAvailability(
  db: Database,
  actor: Actor,
  artworkId: number,
  availability: Availability,
  seen?: Availability,
): Promise<void> {
  await transact(db, async (tx) => {
    const known = await tx
      .selectFrom('artworks')
      .innerJoin('content', (join) => join.onRef('content.id', '=', 'artworks.id').on('content.kind', '=', 'artworks'))
      .select(['artworks.availability', 'price', 'is_price_on_request', 'content.version', 'content.key'])
      .where('artworks.id', '=', artworkId)
      .forNoKeyUpdate('artworks')
      .executeTakeFirst()
    if (!known) throw new DomainError('not-found')
    if (seen !== undefined && seen !== known.availability) throw new DomainError('content-changed')
    // Its price may have been taken out while it was sold.
    const isPriceless = known.price === null && !known.is_price_on_request
    const next = isPriceless && availability !== 'sold' ? 'not_for_sale' : availability
    if (next === known.availability) return
    await tx.updateTable('artworks').set({ availability: next }).where('id', '=', artworkId).execute()
    await tx
      .insertInto('content_changes')
      .values({
        kind: 'artworks',
        content_id: artworkId,
        version: known.version,
        act: 'availability',
        actor: actor.name,
        user_id: actor.userId ?? null,
        before: JSON.stringify({ availability: known.availability }),
        after: JSON.stringify({ availability: next }),
      })
      .execute()
    await tellOfAvailability(tx, { id: artworkId, key: known.key }, next)
  })
}

/**
 * The same by staff, who may have sold it in the house: they say what they saw, and an original that a collector has bought
 * here stays sold, until the order is undone.
 */
export async function offerWork(
  db: Database,
  actor: Actor,
  artworkId: number,
  { availability, seen }: { availability: Availability; seen: Availability },
): Promise<void> {
  await transact(db, async (tx) => {
    // Whoever is buying it holds the row, too.
    await tx.selectFrom('artworks').select('id').where('id', '=', artworkId).forNoKeyUpdate().execute()
    const bought = await tx
      .selectFrom('artwork_copies')
      .innerJoin('artworks', 'artworks.id', 'artwork_id')
      .select('artwork_id')
      .where('artwork_id', '=', artworkId)
      .where('artworks.kind', '=', 'original')
      .where('sold_at', 'is not', null)
      .executeTakeFirst()
    if (bought && availability !== 'sold') throw new DomainError('artwork-sold')
    await setAvailability(tx, actor, artworkId, availability, seen)
  })
}
