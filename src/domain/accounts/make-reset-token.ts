import { createHash, randomBytes } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

/** Makes a token that sets a new password within the hour; undefined when the user is gone. */
export async function makeResetToken(db: Database, userId: string): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url')
  const made = await db
    .insertInto('password_resets')
    .columns(['token_hash', 'user_id', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<Buffer>`${createHash('sha256').update(token).digest()}`.as('token_hash'),
          'id',
          sql<Date>`now() + interval '60 minutes'`.as('expires_at'),
        ])
        .where('id', '=', userId),
    )
    .returning('user_id')
    .executeTakeFirst()
  return made && token
}
