import path from 'node:path'

import { Client } from 'pg'

import { scratchFolder } from '../src/testing/scratch-folder.ts'

const port = Number(process.env.E2E_PORT ?? 4310)

/** The gallery that the journeys visit. */
export const galleryUrl = `http://localhost:${port}`

/** A second node on the same database, whose pages call the first one's API: another origin. */
export const secondNodeUrl = `http://localhost:${port + 1}`

/** A third node, opened by journeys that need one with other settings. */
export const thirdNodeUrl = `http://localhost:${port + 4}`

/** A gallery of its own, on a database of its own, opened by the journeys through it. */
export const anotherGalleryUrl = `http://localhost:${port + 5}`

export const dataDir = process.env.E2E_DATA_DIR ?? path.join(scratchFolder, `cimaise-e2e-${port}`)

const socketDir = path.join(dataDir, 'postgres/socket')

export const databaseUrl = `postgresql://cimaise@localhost/cimaise?host=${encodeURIComponent(socketDir)}`

/** Runs one statement on the gallery's database, behind the servers' backs, and answers with its rows. */
export async function query<Row = unknown>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(statement, values)
    return rows as Row[]
  } finally {
    await client.end()
  }
}
