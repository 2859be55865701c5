import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { dayOf } from '../gallery/index.ts'

/** How somebody came by a certified work. What whoever had it before has paid is not theirs to know. */
export interface Purchase {
  /** When it became theirs. */
  day: string | null
  /** Cents; nothing where they took it over from somebody else. */
  price: number | null
  order: string | null
  invoice: string | null
}

/** How the owner of these certificates came by each. */
export async function readPurchases(
  db: Database,
  ownerId: string,
  certificateIds: string[],
): Promise<Map<string, Purchase>> {
  if (certificateIds.length === 0) return new Map()
  const { rows } = await sql<Purchase & { id: string }>`
    SELECT certificates.id, orders.number AS order, order_lines.price,
      (SELECT bills.number FROM bills WHERE bills.order_id = orders.id AND kind = 'invoice'
        ORDER BY issued_at LIMIT 1) AS invoice,
      coalesce(
        (SELECT max(${dayOf('ended_at')}) FROM certificate_transfers
          WHERE certificate_id = certificates.id AND is_accepted AND to_id = ${ownerId}::uuid),
        (SELECT max(${dayOf('order_events.at')}) FROM order_events
          WHERE order_events.order_id = orders.id AND order_events.kind = 'paid'))::text AS day
    FROM certificates
      LEFT JOIN orders ON orders.id = certificates.order_id AND orders.user_id = ${ownerId}::uuid
      LEFT JOIN order_lines ON order_lines.order_id = orders.id AND order_lines.artwork_id = certificates.artwork_id
    WHERE certificates.id = ANY (${certificateIds}::uuid[]) AND certificates.owner_id = ${ownerId}::uuid`.execute(db)
  return new Map(rows.map(({ id, ...purchase }) => [id, purchase]))
}
