import { type RawBuilder, sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { keyOf } from './keep-paper.ts'

const NOBODY = sql`jsonb_build_object(
  'name', '', 'company', '', 'vatNumber', '', 'address', '', 'postcode', '', 'city', '')`

/**
 * Takes out of the papers of orders whose they are, once nobody has to keep them any more. The files are left to be
 * swept up; numbers, works and amounts stay.
 */
export async function stripPapers(tx: Database, orderIds: string[], isKept: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    UPDATE bills SET drawn_at = NULL,
      content = jsonb_set(content, '{deliveredTo}', 'null') || jsonb_build_object('buyer', content -> 'buyer' || ${NOBODY})
    FROM orders WHERE orders.id = bills.order_id AND orders.id = ANY (${orderIds}::uuid[]) AND NOT ${isKept}
    RETURNING bills.id`.execute(tx)
  if (rows.length === 0) return
  const keys = rows.map(({ id }) => ({ key: keyOf(id) }))
  await tx
    .insertInto('unclaimed_files')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
