import type { Database } from '../../database/index.ts'

/** Notes files as nobody's, so that whatever breaks off, the clean-up finds them; answers with what is to be removed. */
export async function unclaimFiles(tx: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  await tx
    .insertInto('unclaimed_files')
    .values(keys.map((key) => ({ key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return keys
}
