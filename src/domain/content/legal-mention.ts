import type { Database, LocalizedText } from '../../database/index.ts'

/** The legal mention at the foot of every page. */
export function readLegalMention(db: Database) {
  return db.selectFrom('legal_mentions').select('content').executeTakeFirstOrThrow()
}

/** Replaces the legal mention. */
export async function saveLegalMention(db: Database, content: LocalizedText): Promise<void> {
  await db
    .insertInto('legal_mentions')
    .values({ content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
    .execute()
}
