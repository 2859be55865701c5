import { sql } from 'kysely'

import type { Database, Tables } from '../../../database/index.ts'

/** A row of any table; what is undefined is nothing. */
type Row = Record<string, unknown>

/**
 * Writes rows over those of the same id in one statement, however many they are; every row has the same columns. Columns to
 * keep are written for new rows only.
 */
export async function putRows(
  tx: Database,
  table: keyof Tables,
  rows: Row[],
  { id = 'id', keep = [] }: { id?: string; keep?: string[] } = {},
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
  const changed = columns.filter((column) => column !== id && !keep.includes(column))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const updates = sql.join(changed.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
  await sql`
    INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    ON CONFLICT (${sql.ref(id)}) DO UPDATE SET ${updates}`.execute(tx)
}

/** Writes the parts of things anew: those that were there before go. */
export async function replaceParts(
  tx: Database,
  table: keyof Tables,
  owner: { column: string; items: { id: number; isNew: boolean }[] },
  rows: Row[],
): Promise<void> {
  const known = owner.items.flatMap(({ id, isNew }) => (isNew ? [] : [id]))
  if (known.length > 0)
    await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(owner.column)} = ANY (${known}::int[])`.execute(tx)
  const [first] = rows
  if (!first) return
  const names = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(tx)
}

/** Takes rows away by their ids. */
export async function deleteRows(tx: Database, table: keyof Tables, ids: number[]): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE id = ANY (${ids}::int[])`.execute(tx)
}
