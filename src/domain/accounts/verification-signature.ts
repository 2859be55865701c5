import { createHmac } from 'node:crypto'

import type { Database } from '../../database/index.ts'

const SEVEN_DAYS = 7 * 24 * 60 * 60

/** Signs that whoever holds this can read a user's mail; undefined when the user is gone or verified. */
export async function makeVerificationSignature(db: Database, userId: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  if (!user) return undefined
  const { key } = await db.selectFrom('signing_key').select('key').executeTakeFirstOrThrow()
  const expiry = Math.floor(Date.now() / 1000) + SEVEN_DAYS
  const mac = createHmac('sha256', key).update(`verify\n${user.id}\n${user.email}\n${expiry}`).digest('base64url')
  return `${user.id}.${expiry}.${mac}`
}
