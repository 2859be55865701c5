import type { Database } from '../../../database/index.ts'

/** The legal mention at the foot of every page. */
export function readLegalMention(db: Database) {
  return db.selectFrom('legal_mentions').select('content').executeTakeFirstOrThrow()
}
