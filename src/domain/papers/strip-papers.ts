import { type RawBuilder, sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { unclaimFiles } from '../files/index.ts'
import { keyOf } from './keep-paper.ts'

const NOBODY = sql`jsonb_build_object(
  'name', '', 'company', '', 'vatNumber', '', 'address', '', 'postcode', '', 'city', '')`

/**
 * Takes out of the papers of orders or plans whose they are, once nobody has to keep them any more. The files are left
 * to be swept up; numbers, works and amounts stay.
 */
export async function stripPapers(tx: Database, of: 'orders' | 'plans', which: RawBuilder<boolean>): Promise<void> {
  const owner = sql.ref(of === 'orders' ? 'bills.order_id' : 'bills.plan_id')
  const { rows } = await sql<{ id: string }>`
    UPDATE bills SET drawn_at = NULL,
      content = jsonb_set(content, '{deliveredTo}', 'null') || jsonb_build_object('buyer', content -> 'buyer' || ${NOBODY})
    FROM ${sql.table(of)} WHERE ${sql.ref(`${of}.id`)} = ${owner} AND ${which}
    RETURNING bills.id`.execute(tx)
  await unclaimFiles(
    tx,
    rows.map(({ id }) => keyOf(id)),
  )
}
