import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Pool } from 'pg'

interface Column {
  schema: string
  table: string
  column: string
  type: string
}

/** In which columns of which tables, jobs included, any of these words stands, whatever the case; as `orders.name`. */
export async function findTraces(pool: Pool, words: string[]): Promise<string[]> {
  const { rows } = await pool.query<Column>(`
    SELECT table_schema AS schema, table_name AS table, column_name AS column, data_type AS type
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
    ORDER BY 1, 2, 3`)
  // Bytes may stand as text in hex, such as inside of JSON.
  const like = words.flatMap((word) => [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`])
  const found: string[] = []
  for (const [place, columns] of Map.groupBy(rows, ({ schema, table }) => `"${schema}"."${table}"`)) {
    const sought = columns.map(({ column, type }) => {
      const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
      return `coalesce(bool_or(${text} ILIKE ANY ($1)), false)`
    })
    const query = { text: `SELECT ${sought.join(', ')} FROM ${place}`, values: [like], rowMode: 'array' as const }
    const [hits = []] = (await pool.query<boolean[]>(query)).rows
    for (const [at, { schema, table, column }] of columns.entries()) {
      if (hits[at]) found.push(`${schema === 'public' ? '' : `${schema}.`}${table}.${column}`)
    }
  }
  return found
}

/** Which files below a folder hold any of these words. */
export async function findTracesInFiles(folder: string, words: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (words.some((word) => bytes.includes(word))) found.push(path.relative(folder, file))
  }
  return found
}
