import { sql } from 'kysely'

import type { Scope } from '../../contract/scope.ts'
import { type Database, transact, waitForLock } from '../../database/index.ts'
import { HAS_FACTOR, lockUser } from '../accounts/index.ts'
import { DomainError } from '../domain-error.ts'
import { knownOf } from './mailed-about.ts'

/** Whoever works for the gallery, or did, by name. */
export async function listMembers(db: Database) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'scope', 'created_at', 'deactivated_at', 'mailed_about'])
    .select(HAS_FACTOR.as('has_second_factor'))
    .select((from) => [
      from
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('last_used_at').as('at'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('last_seen_at'),
      from
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('expires_at', '>', sql<Date>`now()`)
        .as('sessions'),
    ])
    .where(sql<boolean>`(scope <> '{collector}' OR deactivated_at IS NOT NULL) AND demo_ended_at IS NULL`)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ created_at, deactivated_at, last_seen_at, sessions, mailed_about, ...row }) => ({
    ...row,
    mailed_about: knownOf(mailed_about),
    is_active: deactivated_at === null,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
    sessions: Number(sessions),
  }))
}

interface Change {
  scope?: Scope[] | undefined
  isActive?: boolean | undefined
}

/** Changes what somebody may do, or whether they come in at all; one who may do everything stays. */
export function changeMember(db: Database, id: string, { scope, isActive }: Change): Promise<void> {
  return transact(db, async (tx) => {
    // Of two who demote each other at once, one is the last.
    await waitForLock(tx, 'administrators')
    await lockUser(tx, id, 'not-found')
    const user = await tx
      .selectFrom('users')
      .select(['scope', 'deactivated_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const next = { scope: scope ?? user.scope, isActive: isActive ?? user.deactivated_at === null }
    await tx
      .updateTable('users')
      .set({ scope: next.scope, deactivated_at: next.isActive ? null : (user.deactivated_at ?? sql<Date>`now()`) })
      .where('id', '=', id)
      .execute()
    await requireAdmin(tx)
    if (!next.isActive) await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  })
}

async function requireAdmin(tx: Database): Promise<void> {
  const admin = await tx
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`'admin' = ANY (scope) AND deactivated_at IS NULL AND demo_ended_at IS NULL`)
    .limit(1)
    .executeTakeFirst()
  if (!admin) throw new DomainError('last-admin')
}

/** Logs somebody out everywhere. */
export async function endSessionsOf(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', id).execute()
}
