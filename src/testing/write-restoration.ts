import type { ClientBase } from 'pg'

/** Statements that make tables and sequences hold again what they held. */
export interface Restoration {
  /** By the name of each table: whether it held nothing, and what adds those of its rows that are missing. */
  tables: Record<string, { isEmpty: boolean; refill: string }>
  sequences: string
}

/** How everything is made to hold what it holds now, whatever happens to its rows. */
export async function writeRestoration(client: ClientBase): Promise<Restoration> {
  const tables: Restoration['tables'] = {}
  for (const table of await listTables(client)) {
    const refill = await writeRefill(client, table)
    tables[table.name] = { isEmpty: refill === '', refill }
  }
  return { tables, sequences: await writeSequences(client) }
}

interface Table {
  name: string
  columns: string
}

async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.oid::regclass::text AS name,
      (SELECT string_agg(quote_ident(attname), ',' ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns
    FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`)
  return rows
}

async function writeRefill(client: ClientBase, { name, columns }: Table): Promise<string> {
  const { rows } = await client.query(`SELECT json_agg(one)::text AS held FROM (SELECT * FROM ${name}) AS one`)
  return rows[0].held === null
    ? ''
    : `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_recordset(null::${name}, ${quote(rows[0].held)})
        ON CONFLICT DO NOTHING;`
}

/** In one statement, which costs a fifth of one for each. */
async function writeSequences(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'S' ORDER BY 1",
  )
  const settings: string[] = []
  for (const { name } of rows) {
    const { rows: held } = await client.query(`SELECT last_value, is_called FROM ${name}`)
    settings.push(`setval(${quote(name)}, ${held[0].last_value}, ${held[0].is_called})`)
  }
  return `SELECT ${settings.join()};`
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
