import { sql } from 'kysely'

import type { Doc, Field, Fields } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { EDITED_KINDS, type EditedKind } from '../../../contract/content/values.ts'
import { type Database, transact } from '../../../database/index.ts'
import { findAddresses } from './find-addresses.ts'

const BATCH = 500
/** Whoever mends a link that more things have finds the others the next time. */
const MOST_NAMING = 100

const hasField = (fields: Fields, isWanted: (field: Field) => boolean): boolean =>
  Object.values(fields).some((field) => isWanted(field) || (field.type === 'list' && hasField(field.fields, isWanted)))

const kindsWith = (isWanted: (field: Field) => boolean): EditedKind[] =>
  EDITED_KINDS.filter((kind) => hasField(kindOf(kind).fields, isWanted))

const LINKED_KINDS = kindsWith((field) => field.type === 'link' || (field.type === 'text' && field.place !== undefined))
const PROSE_KINDS = kindsWith((field) => field.type === 'words' && field.isProse === true)

/** Notes wherever published things lead by now; what was found out about those that are left is kept. */
export async function collectAddresses(db: Database): Promise<void> {
  const naming = new Map<string, Set<string>>()
  for await (const { kind, id, published } of readShown(db)) {
    for (const { address } of findAddresses(kindOf(kind).fields, published)) {
      const things = naming.get(address) ?? new Set()
      if (things.size < MOST_NAMING) things.add(`${kind}/${id}`)
      naming.set(address, things)
    }
  }
  const found = [...naming].map(([address, things]) => ({ address, named_by: [...things] }))
  await transact(db, async (tx) => {
    await sql`
      WITH found AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS found (address text, named_by text[])
      ), kept AS (
        INSERT INTO content_addresses (address, named_by) SELECT address, named_by FROM found ORDER BY address
        ON CONFLICT (address) DO UPDATE SET named_by = excluded.named_by
      )
      DELETE FROM content_addresses WHERE address NOT IN (SELECT address FROM found)`.execute(tx)
  })
}

interface Shown {
  kind: EditedKind
  id: number
  published: Doc
}

/** Everything visitors see that may lead somewhere; of texts only those with a link in them are brought along. */
async function* readShown(db: Database): AsyncGenerator<Shown> {
  for (let last: Shown | undefined; ;) {
    const { rows }: { rows: Shown[] } = await sql<Shown>`
      SELECT kind, id, published FROM content
      WHERE (kind, id) > (${last?.kind ?? ''}, ${last?.id ?? 0}::int) AND is_visible AND published IS NOT NULL
        AND (kind = ANY (${LINKED_KINDS}) OR kind = ANY (${PROSE_KINDS}) AND strpos(published::text, '](') > 0)
      ORDER BY kind, id LIMIT ${BATCH}`.execute(db)
    yield* rows
    last = rows.at(-1)
    if (rows.length < BATCH) return
  }
}
