import type { Database } from './connect.ts'

/** Carries what was found out of what is undone. */
class Undone extends Error {
  readonly found: unknown

  constructor(found: unknown) {
    super('what is tried out leaves no trace')
    this.found = found
  }
}

/** Does something in a transaction that nobody else sees and that is always undone; answers what came of it. */
export async function tryOut<Found>(db: Database, work: (tx: Database) => Promise<Found>): Promise<Found> {
  try {
    return await db.transaction().execute(async (tx) => {
      throw new Undone(await work(tx))
    })
  } catch (error) {
    if (error instanceof Undone) return error.found as Found
    throw error
  }
}
