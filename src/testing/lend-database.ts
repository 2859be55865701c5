import { randomUUID } from 'node:crypto'

import { Client, type ClientBase, type ClientConfig, type Pool } from 'pg'
import { inject } from 'vitest'

import { connect, type Database } from '../database/index.ts'
import { databaseOf } from './prepare-databases.ts'

/** How many connections a test's gallery has. */
export const CONNECTIONS = 16

/** A gallery's database for one test, with connections to it. */
interface LentDatabase {
  connection: ClientConfig
  pool: Pool
  db: Database
  /** Whether another test will get it, with the same connections. */
  giveBack: () => Promise<boolean>
}

interface Lent extends Omit<LentDatabase, 'giveBack'> {
  name: string
  /** What its tables, triggers and functions looked like when they were copied. */
  build: string
  /** How many rows had been written into each table when all was as in the template. */
  written: Record<string, number>
  /** How its connections are asked for: some tests are less patient. */
  manners: Pool['options']
  uses: number
}

// What tests delete leaves holes that slow down the next ones.
const MOST_USES = 40

const free: Lent[] = []

/**
 * A gallery's database as it is before anybody came. To put one back costs a tenth of a new copy, and its connections
 * know it already, so that tests get them one after another; one that a test has altered or keeps busy is thrown away.
 */
export async function lendDatabase(): Promise<LentDatabase> {
  const lent = free.pop() ?? (await makeOne())
  lent.uses += 1
  return {
    ...lent,
    giveBack: async () => {
      const isSound = lent.uses < MOST_USES && (await putBack(lent).catch(() => false))
      if (isSound) free.push(lent)
      else await discard(lent)
      return isSound
    },
  }
}

/** A copy of the template that nobody gets after the test, or an empty database. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<{
  connection: ClientConfig
  drop: () => Promise<void>
}> {
  const { server, template } = inject('databases')
  const name = nameOne(template)
  await onServer(server, isEmpty ? `CREATE DATABASE ${name}` : copy(template, name))
  return { connection: databaseOf(server, name), drop: () => dropDatabase(name) }
}

async function makeOne(): Promise<Lent> {
  const { server, template } = inject('databases')
  const name = nameOne(template)
  await onServer(server, copy(template, name))
  const connection = databaseOf(server, name)
  const opened = await connect({ ...connection, max: CONNECTIONS, idleTimeoutMillis: 0 })
  const client = await opened.pool.connect()
  const [build, written] = [await readBuild(client), await countWritten(client)]
  client.release()
  return { ...opened, name, connection, build, written, manners: { ...opened.pool.options }, uses: 0 }
}

/** Whether everything is as in the template again. */
async function putBack(lent: Lent): Promise<boolean> {
  const { pool, build } = lent
  if (pool.ended || pool.ending || pool.waitingCount > 0 || pool.idleCount < pool.totalCount) return false
  const clients = await Promise.all(Array.from({ length: Math.max(1, pool.totalCount) }, () => pool.connect()))
  try {
    const own = await Promise.all(clients.map(startAnew))
    const [client] = clients
    await client!.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> ALL ($1)',
      [own],
    )
    if ((await readBuild(client!)) !== build) return false
    await restore(client!, lent)
    Object.assign(pool.options, lent.manners)
    return true
  } finally {
    for (const client of clients) client.release()
  }
}

/** Refills the tables that somebody has written into since they were as in the template, which are few. */
async function restore(client: ClientBase, lent: Lent): Promise<void> {
  const { tables, sequences } = inject('databases').restoration
  const written = await countWritten(client)
  const refills = Object.keys(tables).flatMap((name) => (written[name] === lent.written[name] ? [] : [tables[name]]))
  await client.query(
    `BEGIN; SET LOCAL session_replication_role = replica; ${refills.join('\n')} ${sequences} COMMIT; ${TELL_WRITTEN}`,
  )
  lent.written = await countWritten(client)
}

// A connection tells at most once a second what it has written, unless it is asked to.
const TELL_WRITTEN = 'SELECT pg_stat_force_next_flush();'

/** How many rows have ever been written into each table or deleted from it, also in vain. */
async function countWritten(client: ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query(`
    SELECT jsonb_object_agg(oid::regclass::text,
      pg_stat_get_tuples_inserted(oid) + pg_stat_get_tuples_updated(oid) + pg_stat_get_tuples_deleted(oid)) AS written
    FROM pg_class WHERE relkind = 'r' AND oid >= 16384`)
  return rows[0].written
}

/** Makes a connection like a new one; its number on the server. */
async function startAnew(client: ClientBase): Promise<number> {
  const { processID } = client as ClientBase & { processID: number }
  // All that DISCARD ALL does but for prepared statements: the client believes that those are still there.
  await client.query(`CLOSE ALL; RESET ALL; UNLISTEN *; SELECT pg_advisory_unlock_all(); DISCARD TEMP; ${TELL_WRITTEN}`)
  return processID
}

async function discard({ name, pool }: Lent): Promise<void> {
  if (!pool.ending) await pool.end()
  await dropDatabase(name)
}

/** Changes with every statement that alters what the database is made of. */
async function readBuild(client: ClientBase): Promise<string> {
  const { rows } = await client.query(`
    SELECT string_agg(sum, ' ') AS build FROM (
      SELECT sum(hashtext(oid || ' ' || xmin))::text FROM pg_class WHERE oid >= 16384
      UNION ALL SELECT sum(hashtext(oid || ' ' || xmin))::text FROM pg_trigger WHERE oid >= 16384
      UNION ALL SELECT sum(hashtext(oid || ' ' || xmin))::text FROM pg_proc WHERE oid >= 16384) AS parts`)
  return rows[0].build
}

const nameOne = (template: string) => `${template}_${randomUUID().slice(0, 8)}`

// Copied file by file it costs half of what it does page by page through the journal.
const copy = (template: string, name: string) => `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`

const dropDatabase = (name: string) => onServer(inject('databases').server, `DROP DATABASE ${name} WITH (FORCE)`)

async function onServer(server: ClientConfig, command: string): Promise<void> {
  const client = new Client(server)
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
