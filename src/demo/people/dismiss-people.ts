import { type Database, transact, waitForLock } from '../../database/index.ts'
import { endDemoUsers } from '../../domain/accounts/index.ts'

/** Ends the demo's people, whoever they have become, with all that they could come in by: a gallery that is no demo any more has real staff. */
export function dismissPeople(db: Database): Promise<void> {
  return transact(db, async (tx) => {
    await waitForLock(tx, 'the demo’s people')
    await endDemoUsers(tx)
  })
}
