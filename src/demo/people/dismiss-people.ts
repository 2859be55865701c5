import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { endDemoUsers } from '../../domain/accounts/index.ts'
import { PEOPLE_LOCK } from './people.ts'

/** Ends the demo's people, whoever they have become, with all that they could come in by: a gallery that is no demo any more has real staff. */
export function dismissPeople(db: Database): Promise<void> {
  return transact(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${PEOPLE_LOCK})`.execute(tx)
    await endDemoUsers(tx)
  })
}
