import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Makes the code with which one browser, the one that knows what its challenge was made of, opens a session within two minutes. */
export async function makeSocialCode(db: Database, userId: string, challenge: string): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await db
    .insertInto('social_codes')
    .values({
      code_hash: hash(code),
      challenge,
      user_id: userId,
      expires_at: sql<Date>`now() + interval '2 minutes'`,
    })
    .execute()
  return code
}

/** Whose code this is; it is used up by being tried, also with a wrong verifier. */
export async function redeemSocialCode(db: Database, code: string, verifier: string): Promise<string | undefined> {
  const found = await db
    .deleteFrom('social_codes')
    .where('code_hash', '=', hash(code))
    .returning(['user_id', 'challenge', sql<boolean>`expires_at > now()`.as('isFresh')])
    .executeTakeFirst()
  if (!found?.isFresh) return undefined
  // Hashed once more, so that both sides are equally long whatever they are.
  const isSame = timingSafeEqual(hash(hash(verifier).toString('base64url')), hash(found.challenge))
  return isSame ? found.user_id : undefined
}

/** Removes the codes whose time is up, and says how many. */
export async function forgetSocialCodes(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('social_codes')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
