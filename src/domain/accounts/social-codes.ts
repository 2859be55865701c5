import { timingSafeEqual } from 'node:crypto'

import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { hashToken, makeSecretToken } from '../tokens/index.ts'

/** Makes the code with which one browser, the one that knows what its challenge was made of, opens a session within two minutes. */
export async function makeSocialCode(db: Database, userId: string, challenge: string): Promise<string> {
  const code = makeSecretToken()
  await db
    .insertInto('social_codes')
    .values({
      code_hash: hashToken(code),
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
    .where('code_hash', '=', hashToken(code))
    .returning(['user_id', 'challenge', sql<boolean>`expires_at > now()`.as('isFresh')])
    .executeTakeFirst()
  if (!found?.isFresh) return undefined
  // Hashed once more, so that both sides are equally long whatever they are.
  const isSame = timingSafeEqual(hashToken(hashToken(verifier).toString('base64url')), hashToken(found.challenge))
  return isSame ? found.user_id : undefined
}
