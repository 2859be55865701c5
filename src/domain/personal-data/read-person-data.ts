import { sql } from 'kysely'

import type { Reply } from '../../contract/client.ts'
import type { Database } from '../../database/index.ts'
import { findAccount } from '../accounts/index.ts'
import { readConsents } from '../newsletter/index.ts'
import { findObstacles } from './find-obstacles.ts'
import { countHoldings } from './holdings.ts'
import { findPerson } from './person.ts'

/** What is kept of whoever has an address: how much of each kind, what they agreed to, and whether it can be erased. */
export async function readPersonData(db: Database, email: string): Promise<Reply<'POST /people/data'>> {
  const person = await findPerson(db, email)
  const account = await findAccount(db, email)
  const consents = await readConsents(db, { email, email_verified: true })
  const erasures = await db
    .selectFrom('erasures')
    .select('at')
    .where(sql<boolean>`mark = newsletter_mark(${email})`)
    .orderBy('id')
    .execute()
  return {
    account: account ? { id: account.id, name: account.name } : null,
    held: await countHoldings(db, person),
    obstacles: await findObstacles(db, person),
    consents: consents.map(({ at, ...consent }) => ({ at: at.toISOString(), ...consent })),
    erased_at: erasures.map(({ at }) => at.toISOString()),
  }
}
