import { sql, type Insertable } from 'kysely'

import { type Database, type PrintChoiceRow, type TermRow, transact } from '../../../database/index.ts'
import { indexArtworks } from './search-documents.ts'

const BATCH = 1000

/** Adds a technique, or renames the one of the same slug; works are found by its name from then on. */
export async function saveTechnique(db: Database, technique: Omit<Insertable<TermRow>, 'id'>): Promise<number> {
  return transact(db, async (tx) => {
    const { id } = await tx
      .insertInto('techniques')
      .values(technique)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(technique))
      .returning('id')
      .executeTakeFirstOrThrow()
    const { rows } = await sql<{ id: number }>`SELECT id FROM artworks WHERE technique_id = ${id}`.execute(tx)
    for (let at = 0; at < rows.length; at += BATCH) {
      await indexArtworks(
        tx,
        rows.slice(at, at + BATCH).map((row) => row.id),
      )
    }
    return id
  })
}

/** Adds a choice that prints can be ordered with. */
export async function createPrintChoice(db: Database, choice: Omit<Insertable<PrintChoiceRow>, 'id'>): Promise<number> {
  const { id } = await db.insertInto('print_choices').values(choice).returning('id').executeTakeFirstOrThrow()
  return id
}
