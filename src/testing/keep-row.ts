import { randomUUID } from 'node:crypto'

import { Client, type ClientConfig } from 'pg'

/** Commits a row and answers how to look for it later, even on another connection. */
export async function keepRow(connection: ClientConfig): Promise<{ isIn: (there: ClientConfig) => Promise<boolean> }> {
  const table = `kept_${randomUUID().slice(0, 8)}`
  await ask(connection, `CREATE TABLE ${table} AS SELECT 1`)
  return { isIn: async (there) => (await ask(there, `SELECT FROM ${table}`).catch(() => [])).length === 1 }
}

/** The rows that a database answers to one question. */
export async function ask(connection: ClientConfig, question: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query(question)
    return rows
  } finally {
    await client.end()
  }
}
