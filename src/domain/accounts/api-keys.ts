import { type RawBuilder, sql } from 'kysely'

import { type KeyScope, MOST_KEYS } from '../../contract/keys/values.ts'
import type { Scope } from '../../contract/scope.ts'
import { type Database, transact, waitForLock } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { hashToken, makeSecretToken } from '../tokens/index.ts'
import { PERSON_FIELDS, type User } from './user.ts'

/** What every key begins with, so that whoever finds one knows what it is. */
const PREFIX = 'cim_'
const SHOWN = 10

const NOW = sql<Date>`now()`
const IS_OPEN = sql<boolean>`(revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now()))`
/** Ended for so long that nobody asks what it was. */
const IS_FORGOTTEN = sql<boolean>`least(revoked_at, expires_at) <= now() - interval '30 days'`
/** Of what was said of the key, what its maker may do now. */
const SCOPE_OF_KEY: RawBuilder<Scope[]> = sql<Scope[]>`CASE
  WHEN users.deactivated_at IS NOT NULL THEN '{}'
  WHEN 'admin' = ANY (users.scope) THEN api_keys.scope
  ELSE array(SELECT one FROM unnest(api_keys.scope) AS one WHERE one = ANY (users.scope)) END`

/** Whether it is a key that is shown, instead of a session's token; it need not open anything. */
export const isKey = (token: string): boolean => token.startsWith(PREFIX)

/** Makes a key for a program; it is told here once and kept as its hash alone. */
export function makeKey(
  db: Database,
  userId: string,
  { name, scope, days }: { name: string; scope: KeyScope[]; days: number | null },
): Promise<string> {
  const key = `${PREFIX}${makeSecretToken()}`
  return transact(db, async (tx) => {
    await waitForLock(tx, 'keys of programs')
    const open = await tx
      .selectFrom('api_keys')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where(IS_OPEN)
      .executeTakeFirstOrThrow()
    if (Number(open.count) >= MOST_KEYS) throw new DomainError('programs-full', { max: MOST_KEYS })
    await tx
      .insertInto('api_keys')
      .values({
        ...{ user_id: userId, name, key_hash: hashToken(key), beginning: key.slice(0, SHOWN) },
        scope: [...new Set(scope)],
        expires_at: days === null ? null : sql<Date>`now() + make_interval(days => ${days})`,
      })
      .execute()
    return key
  })
}

/**
 * Who made this key, with what of it they may do now; in their name it is told what the program does. The same query
 * notes that it was used, with a write at most once a minute.
 */
export async function findUserByKey(db: Database, key: string): Promise<User | undefined> {
  const keyHash = hashToken(key)
  const found = await db
    .with('used', (cte) =>
      cte
        .updateTable('api_keys')
        .set({ last_used_at: NOW })
        .where('key_hash', '=', keyHash)
        .where(IS_OPEN)
        .where(sql<boolean>`(last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`),
    )
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(PERSON_FIELDS)
    .select('api_keys.name as program')
    .select(SCOPE_OF_KEY.as('scope'))
    .where('users.deactivated_at', 'is', null)
    .where('key_hash', '=', keyHash)
    .where(IS_OPEN)
    .executeTakeFirst()
  if (!found) return undefined
  const { program, ...user } = found
  return { ...user, name: `${user.name} (${program})` }
}

/** The keys there are, the newest first; those that ended long ago are none. */
export async function listKeys(db: Database) {
  const rows = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .select(['api_keys.id', 'api_keys.name', 'beginning', 'api_keys.scope', 'users.name as made_by'])
    .select(['api_keys.created_at', 'last_used_at', 'expires_at'])
    .select(
      sql<'open' | 'expired' | 'revoked' | 'idle'>`CASE WHEN revoked_at IS NOT NULL THEN 'revoked'
        WHEN expires_at <= now() THEN 'expired' WHEN cardinality(${SCOPE_OF_KEY}) = 0 THEN 'idle' ELSE 'open' END`.as(
        'state',
      ),
    )
    .where(sql<boolean>`${IS_FORGOTTEN} IS NOT TRUE`)
    .orderBy('api_keys.created_at', 'desc')
    .orderBy('api_keys.id')
    .execute()
  return rows.map(({ created_at, last_used_at, expires_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
  }))
}

/** Ends a key for good. */
export async function revokeKey(db: Database, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new DomainError('not-found')
}

/** Removes the keys that ended long ago. */
export async function forgetKeys(db: Database): Promise<void> {
  await db.deleteFrom('api_keys').where(IS_FORGOTTEN).execute()
}
