import { sql } from 'kysely'

import type { Database } from './connect.ts'

/** What is done one after the other on however many nodes, and the key that each waits under. */
export const LOCKS = {
  'the demo’s collection': () => sql`2711008`,
  'the demo’s people': () => sql`2711009`,
  'an import': () => sql`2711010`,
  'the first content': () => sql`2711011`,
  administrators: () => sql`hashtext('administrators')`,
  'keys of programs': () => sql`hashtext('keys of programs')`,
  webhooks: () => sql`hashtext('webhooks')`,
  'certificate keys': () => sql`hashtext('certificate keys')`,
  'answer templates': () => sql`hashtext('answer templates')`,
  'merged contacts': () => sql`hashtext('merged contacts')`,
  'shipping zones': () => sql`hashtext('shipping zones')`,
  'keys of a kind': (kind: string) => sql`hashtext(${`keys of ${kind}`})`,
  'slugs of a table': (table: string) => sql`hashtext(${`slugs of ${table}`})`,
  'holds of a caller': (caller: string) => sql`hashtextextended(${`holds from ${caller}`}, 0)`,
  'the newsletter of an address': (email: string) => sql`hashtext('newsletter'), hashtext(lower(${email}))`,
}

type Locks = typeof LOCKS
type KeyOf<Name extends keyof Locks> = (...of: Parameters<Locks[Name]>) => ReturnType<Locks[Name]>

/** Waits until no other transaction has this lock, and has it until this one ends. */
export async function waitForLock<Name extends keyof Locks>(
  tx: Database,
  name: Name,
  ...of: Parameters<Locks[Name]>
): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${(LOCKS[name] as KeyOf<Name>)(...of)})`.execute(tx)
}

/** The same for work that is more than one transaction. */
export const workUnderLock = (db: Database, name: 'the demo’s collection', work: () => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${LOCKS[name]()})`.execute(connection)
    try {
      await work()
    } finally {
      await sql`SELECT pg_advisory_unlock(${LOCKS[name]()})`.execute(connection)
    }
  })
