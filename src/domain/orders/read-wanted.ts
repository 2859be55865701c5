import { sql } from 'kysely'

import type { PRINT_OPTIONS } from '../../contract/catalogue/values.ts'
import type { Database, LocalizedText } from '../../database/index.ts'
import { seenPrice } from '../catalogue/index.ts'
import { findOfferedPrices } from '../enquiries/index.ts'

/** One of the ways in which a work can be ordered; the difference is in cents. */
export interface OfferedChoice {
  id: number
  option: (typeof PRINT_OPTIONS)[number]
  name: LocalizedText
  price_difference: number
}

/** A work that visitors may see, with all that its price and its way depend on. */
export type WantedWork = Awaited<ReturnType<typeof readWorks>>[number]

/** How many copies are sold, and how many are held for now. */
export interface TakenCopies {
  sold: number
  held: number
}

/** All that is known of wanted works, in one query for each kind of fact. */
export async function readWanted(
  db: Database,
  { ids, choices, buyerId }: { ids: number[]; choices: number[]; buyerId: string | undefined },
) {
  const works = await readWorks(db, ids, { isLoggedIn: buyerId !== undefined })
  const { offered, known } = await readChoices(db, ids, choices)
  const taken = await readTaken(db, ids, buyerId)
  const prices = await findOfferedPrices(db, { buyerId, artworkIds: ids })
  return { works: new Map(works.map((work) => [work.id, work])), offered, known, taken, prices }
}

const readWorks = (db: Database, ids: number[], who: { isLoggedIn: boolean }) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .where('artworks.id', 'in', ids)
    .where('artworks.published_at', 'is not', null)
    .where('artists.published_at', 'is not', null)
    .select(['artworks.id', 'kind', 'title', 'artists.name as artist', 'availability', 'edition_size'])
    .select(['height', 'width', 'depth', 'weight', seenPrice(who).as('final_price')])
    .select(sql<boolean>`final_price IS DISTINCT FROM ${seenPrice(who)}`.as('is_price_hidden'))
    .execute()

/** What each work is offered with, in the order of the page, and which of the wanted choices exist at all. */
async function readChoices(db: Database, ids: number[], wanted: number[]) {
  const rows = await db
    .selectFrom('print_choices')
    .leftJoin('artwork_print_choices', (join) =>
      join.onRef('choice_id', '=', 'print_choices.id').on('artwork_id', 'in', ids),
    )
    .where((where) => where.or([where('artwork_id', 'is not', null), where('id', '=', sql<number>`ANY(${wanted})`)]))
    .select(['id', 'option', 'name', 'artwork_id', 'price_difference'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const offered = new Map<number, OfferedChoice[]>()
  for (const { artwork_id, price_difference, ...choice } of rows) {
    if (artwork_id === null || price_difference === null) continue
    offered.set(artwork_id, [...(offered.get(artwork_id) ?? []), { ...choice, price_difference }])
  }
  return { offered, known: new Set(rows.map(({ id }) => id)) }
}

/**
 * Copies that are sold, or held by an order that can still be paid; a hold that has run out takes nothing. A buyer's own
 * order gives way to their next, unless a bank is at its payment.
 */
async function readTaken(db: Database, ids: number[], buyerId: string | undefined): Promise<Map<number, TakenCopies>> {
  const isLive = sql`sold_at IS NULL AND status IN ('awaiting_payment', 'payment_failed') AND held_until > now()`
  const stays = sql`user_id IS NULL OR user_id IS DISTINCT FROM ${buyerId ?? null}::uuid OR payment_state = 'processing'`
  const rows = await db
    .selectFrom('artwork_copies')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('artwork_id', 'in', ids)
    .groupBy('artwork_id')
    .select([
      'artwork_id',
      sql<number>`count(*) FILTER (WHERE sold_at IS NOT NULL)::int`.as('sold'),
      sql<number>`count(*) FILTER (WHERE ${isLive} AND (${stays}))::int`.as('held'),
    ])
    .execute()
  return new Map(rows.map(({ artwork_id, ...taken }) => [artwork_id, taken]))
}
