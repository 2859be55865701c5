import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { hashToken, makeSecretToken } from '../tokens/index.ts'
import { hasEmail } from './has-email.ts'

/** A token that sets a new password once within an hour, for a mail that goes to this address now; nothing when the user is gone or has moved to another address. */
export async function makeResetToken(db: Database, userId: string, email: string): Promise<string | undefined> {
  const token = makeSecretToken()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('password_resets')
    .columns(['token_hash', 'user_id', 'expires_at'])
    .expression((build) =>
      build
        .selectFrom('users')
        .select([
          sql<Buffer>`${hashToken(token)}::bytea`.as('token_hash'),
          'users.id',
          sql<Date>`now() + interval '60 minutes'`.as('expires_at'),
        ])
        .where('users.id', '=', userId)
        .where(hasEmail(email))
        // Whoever deletes the account, or changes its address, waits or is waited for.
        .forShare(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? token : undefined
}
