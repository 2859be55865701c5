import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { hashToken, makeSecretToken } from '../tokens/index.ts'
import { SCOPE_OF_SESSION } from './second-factor/proof-of-session.ts'
import { PERSON_FIELDS, type User } from './user.ts'

const NOW = sql<Date>`now()`
const AN_HOUR_AGO = sql<Date>`now() - interval '1 hour'`
const IN_30_DAYS = sql<Date>`now() + interval '30 days'`

/** Opens a session that ends 30 days after its last use; the token is told here once and kept nowhere. */
export async function openSession(db: Database, userId: string, device = ''): Promise<string> {
  const token = makeSecretToken()
  await db
    .insertInto('sessions')
    .values({ user_id: userId, token_hash: hashToken(token), device, expires_at: IN_30_DAYS })
    .execute()
  return token
}

/** Whose session this is, if it is open, with what they may do in it. The same query moves its end away, with a write at most once an hour. */
export function findUserByToken(db: Database, token: string): Promise<User | undefined> {
  const tokenHash = hashToken(token)
  return db
    .with('prolonged', (cte) =>
      cte
        .updateTable('sessions')
        .set({ last_used_at: NOW, expires_at: IN_30_DAYS })
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', NOW)
        .where('last_used_at', '<', AN_HOUR_AGO),
    )
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(PERSON_FIELDS)
    .select(SCOPE_OF_SESSION.as('scope'))
    .where('users.deactivated_at', 'is', null)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', NOW)
    .executeTakeFirst()
}

/** Ends a session for good; a token that opens nothing is none of our concern. */
export async function closeSession(db: Database, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

/** Removes the sessions whose time is up, and says how many. */
export async function forgetSessions(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('expires_at', '<=', NOW).executeTakeFirst()
  return Number(numDeletedRows)
}
