import { sql } from 'kysely'
import type { z } from 'zod'

import type { session } from '../../contract/accounts/shapes.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { hashToken } from '../tokens/index.ts'

/** Whose sessions, and the token of the one that asks. */
interface Owner {
  userId: string
  token: string
}

/** Where a user is logged in, the last used first. */
export async function listSessions(db: Database, { userId, token }: Owner): Promise<z.input<typeof session>[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .select(sql<boolean>`token_hash = ${hashToken(token)}`.as('is_current'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ created_at, last_used_at, ...others }) => ({
    ...others,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }))
}

/** Ends one of a user's sessions; that of somebody else is nowhere to be found. */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not-found')
}

/** Ends every session of a user but the one that asks. */
export async function endOtherSessions(db: Database, { userId, token }: Owner): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', hashToken(token)).execute()
}
