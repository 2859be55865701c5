import { sql } from 'kysely'

import type { VoidReason } from '../../contract/certificates/values.ts'
import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { forgetNotes } from './owner-notes.ts'

/** Declares a certificate void; one that is stays so, for its first reason. */
export const voidCertificate = (db: Database, number: string, reason: VoidReason): Promise<void> =>
  transact(db, async (tx) => {
    const declared = await tx
      .updateTable('certificates')
      .set({
        void_at: sql<Date>`coalesce(void_at, now())`,
        void_reason: sql<VoidReason>`coalesce(void_reason, ${reason})`,
      })
      .where('number', '=', number)
      .where('order_id', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!declared) throw new DomainError('not-found')
    await forgetNotes(tx, [declared.id])
  })
