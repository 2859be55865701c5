import type { Database } from './connect.ts'

/** Does all of it or nothing; within a transaction that is under way it becomes a part of that one. */
export const transact = <Result>(db: Database, work: (tx: Database) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
