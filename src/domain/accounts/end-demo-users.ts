import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

/**
 * Ends the accounts of the demo's people, or one of them, whatever visitors have made of them: nothing opens them any
 * more, they have no rights, what they have programs told is told no more, and the addresses they had are free for
 * whoever they belong to.
 */
export async function endDemoUsers(tx: Database, only?: string): Promise<void> {
  const people = tx
    .updateTable('users')
    .set({
      // Drawn by lot, so that nobody can have taken it, at a name that leads nowhere for good.
      email: sql<string>`gen_random_uuid() || '@demo.invalid'`,
      scope: ['collector'],
      password_hash: null,
      email_verified_at: null,
      demo_ended_at: sql<Date>`coalesce(demo_ended_at, now())`,
    })
    .where('demo_person', 'is not', null)
    .returning('id')
  const ended = await (only === undefined ? people : people.where('id', '=', only)).execute()
  for (const { id } of ended) {
    for (const table of [
      'sessions',
      'api_keys',
      'webhooks',
      'password_resets',
      'social_codes',
      'social_logins',
    ] as const) {
      await tx.deleteFrom(table).where('user_id', '=', id).execute()
    }
  }
}
