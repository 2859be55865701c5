import { sql } from 'kysely'

import type { VoidReason } from '../../contract/certificates/values.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

/** Declares a certificate void; one that is stays so, for its first reason. */
export async function voidCertificate(db: Database, number: string, reason: VoidReason): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({
      void_at: sql<Date>`coalesce(void_at, now())`,
      void_reason: sql<VoidReason>`coalesce(void_reason, ${reason})`,
    })
    .where('number', '=', number)
    .where('order_id', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('not-found')
}
