// node benchmarks/library.ts: what the library of files costs at 1,000 and at 50,000 works with a file each, one call
// after the other in turns. Fails when one costs more than twice as much, and one could feel it.
import { sql } from 'kysely'

import { type Database, transact } from '../src/database/index.ts'
import { listFiles } from '../src/domain/content/index.ts'
import { compareSizes } from './compare-sizes.ts'
import { onOwnDatabase } from './on-own-database.ts'

const [FEW, MANY] = [1000, 50_000]
const UNUSED = 60

/** Works that show a file each, but for some: as many of these as of those that may be unused and are not. */
async function hang(db: Database, count: number): Promise<void> {
  await transact(db, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql`
      INSERT INTO media (id, key, type, hash, bytes, file)
      SELECT n, 'documents/' || md5(n::text) || '.pdf', 'document', md5(n::text), 1000, 'documents/' || n
      FROM generate_series(1, ${count}::int) n`.execute(tx)
    await sql`
      INSERT INTO content (kind, id, key, version, draft, refs, marks)
      SELECT 'media', id, key, 1, jsonb_build_object('type', type, 'hash', hash), '{}', '{}' FROM media`.execute(tx)
    await sql`
      INSERT INTO content (kind, id, key, version, draft, refs, marks)
      SELECT 'artworks', id, 'work-' || id, 1, jsonb_build_object('title', jsonb_build_object('en', 'Work ' || id)),
        CASE WHEN id > ${UNUSED} THEN ARRAY['media/' || key] ELSE '{}' END, '{}'
      FROM media`.execute(tx)
    await sql`
      INSERT INTO content_links SELECT 'artworks', id, 'media', key FROM media WHERE id > ${UNUSED}`.execute(tx)
    await sql`INSERT INTO perhaps_unused_files SELECT key FROM media WHERE id <= ${2 * UNUSED}`.execute(tx)
  })
  await sql`VACUUM ANALYZE`.execute(db)
}

const files = (query: Partial<Parameters<typeof listFiles>[1]>) => (db: Database) =>
  listFiles(db, { limit: 50, ...query }, 'en')

const CALLS: Record<string, (db: Database) => Promise<unknown>> = {
  'the latest': files({}),
  documents: files({ type: 'document' }),
  unused: files({ use: 'unused' }),
}

await onOwnDatabase((few) =>
  onOwnDatabase(async (many) => {
    await hang(few.db, FEW)
    await hang(many.db, MANY)
    await compareSizes(few.db, many.db, CALLS)
  }),
)
