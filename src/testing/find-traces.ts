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
  const like = words.map((word) => `%${word}%`)
  const found: string[] = []
  for (const { schema, table, column, type } of rows) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
    const { rowCount } = await pool.query(
      `SELECT FROM "${schema}"."${table}" WHERE ${text} ILIKE ANY ($1) OR ${text} ILIKE ANY ($2) LIMIT 1`,
      // Bytes may stand as text in hex, such as inside of JSON.
      [like, words.map((word) => `%${Buffer.from(word).toString('hex')}%`)],
    )
    if (rowCount) found.push(`${schema === 'public' ? '' : `${schema}.`}${table}.${column}`)
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
