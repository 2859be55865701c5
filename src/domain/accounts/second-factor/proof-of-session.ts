import { type RawBuilder, sql } from 'kysely'

import type { Scope } from '../../../contract/scope.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { hashToken } from '../../tokens/index.ts'

/** How long somebody who has proved who they are is not asked again. */
const FRESH = sql`interval '15 minutes'`

const HAS_PASSKEY = sql<boolean>`EXISTS (SELECT FROM passkeys WHERE passkeys.user_id = users.id)`
/** Whether somebody of `users` has a second factor. */
export const HAS_FACTOR = sql<boolean>`(users.totp_secret IS NOT NULL OR ${HAS_PASSKEY})`

/** Whether a session has proved lately whose it is: where there is a second factor, by that. */
const IS_FRESH = sql<boolean>`coalesce(sessions.proved_at > now() - ${FRESH}
  AND (NOT ${HAS_FACTOR} OR sessions.factor_shown_at > now() - ${FRESH}), false)`

/** Of the demo's people nobody is asked for one: everybody may be anybody there. */
const IS_REQUIRED = sql<boolean>`(users.demo_person IS NULL AND users.scope <> '{collector}'
  AND (SELECT CASE second_factor WHEN 'staff' THEN true WHEN 'admin' THEN 'admin' = ANY (users.scope) ELSE false END
    FROM house_rules))`

/**
 * What a session may do: what belongs to staff alone once a second factor was shown in it, where there is one or should
 * be. However the session was opened, this is where it is decided.
 */
export const SCOPE_OF_SESSION: RawBuilder<Scope[]> = sql<Scope[]>`CASE
  WHEN users.scope = '{collector}' OR sessions.factor_shown_at IS NOT NULL THEN users.scope
  WHEN ${HAS_FACTOR} OR ${IS_REQUIRED} THEN array(SELECT one FROM unnest(users.scope) AS one WHERE one = 'collector')
  ELSE users.scope END`

/** What a session has shown, and what it could show. */
export interface ProofOfSession {
  /** `needed`: staff who have not shown theirs; `missing`: who should have one and have none yet; `shown`; `none`: nobody asks. */
  state: 'none' | 'missing' | 'needed' | 'shown'
  ways: ('passkey' | 'totp' | 'recovery')[]
  isFresh: boolean
  /** Whether the gallery asks this of them. */
  isRequired: boolean
}

/** What somebody's session has shown of who they are. */
export async function readProof(db: Database, token: string): Promise<ProofOfSession> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['factor_shown_at', 'users.scope'])
    .select([HAS_FACTOR.as('hasFactor'), HAS_PASSKEY.as('hasPasskey')])
    .select(sql<boolean>`users.totp_secret IS NOT NULL`.as('hasTotp'))
    .select(sql<boolean>`EXISTS (SELECT FROM recovery_codes WHERE user_id = users.id)`.as('hasRecovery'))
    .select(IS_REQUIRED.as('isRequired'))
    .select(IS_FRESH.as('isFresh'))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) throw new DomainError('unauthenticated')
  const { hasFactor } = row
  const ways: ProofOfSession['ways'] = [
    ...(row.hasPasskey ? (['passkey'] as const) : []),
    ...(row.hasTotp ? (['totp'] as const) : []),
    ...(hasFactor && row.hasRecovery ? (['recovery'] as const) : []),
  ]
  const isStaff = row.scope.some((one) => one !== 'collector')
  const state = !isStaff
    ? 'none'
    : hasFactor
      ? row.factor_shown_at
        ? 'shown'
        : 'needed'
      : row.isRequired && !row.factor_shown_at
        ? 'missing'
        : 'none'
  return { state, ways, isFresh: row.isFresh, isRequired: row.isRequired }
}

/** Refuses whoever has not proved lately who they are; or only those who have more than a password to do so. */
export async function requireFreshProof(db: Database, token: string, whom: 'always' | 'if-set-up'): Promise<void> {
  const { isFresh, ways } = await readProof(db, token)
  if (!isFresh && (whom === 'always' || ways.length > 0)) throw new DomainError('proof-needed')
}

/** Remembers that a session has shown whose it is, by a second factor or by a password alone. */
export async function markProved(db: Database, token: string, by: 'factor' | 'password'): Promise<void> {
  const now = sql<Date>`now()`
  await db
    .updateTable('sessions')
    .set({ proved_at: now, ...(by === 'factor' ? { factor_shown_at: now } : {}) })
    .where('token_hash', '=', hashToken(token))
    .execute()
}
