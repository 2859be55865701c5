import { randomUUID } from 'node:crypto'

import { Client, type ClientBase, type ClientConfig, type Pool } from 'pg'
import { inject } from 'vitest'

import { connect, type Database } from '../database/index.ts'
import { databaseOf } from './prepare-databases.ts'
import { REMEMBERING } from './remembering-client.ts'

/** What a connection calls itself that only listens, for one test after the other. */
export const LISTENS_FOR_TESTS = 'listens for tests'

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

/** What has ever been written, also in vain. */
interface Written {
  /** How many rows each table was given, in their order. */
  added: string[]
  /** How many of its rows were changed or deleted. */
  changed: string[]
  /** How many rows were written in what says how tables, triggers and functions are built: every statement that alters them writes there. */
  build: string
  /** What was written later has a higher number. */
  until: string
}

interface Lent extends Omit<LentDatabase, 'giveBack'> {
  name: string
  /** The connection by which it is put back: doing that, PostgreSQL forgets all plans of the connection. */
  keeper: Client
  /** The numbers of its tables on the server, then those of what says how they are built; the tables' names. */
  tables: { ids: string[]; names: string[] }
  /** Its connections, and which of them a test has had. */
  clients: { open: Set<ClientBase>; used: Set<ClientBase> }
  /** What had been written when all was as in the template. */
  written: Written
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
  const opened = await connect({ ...connection, ...REMEMBERING, max: CONNECTIONS, idleTimeoutMillis: 0 })
  const clients = watchClients(opened.pool)
  const keeper = new Client(connection).on('error', () => undefined)
  await keeper.connect()
  const tables = await listTables(keeper)
  const written = await countWritten(keeper, tables)
  return { ...opened, name, connection, keeper, tables, clients, written, manners: { ...opened.pool.options }, uses: 0 }
}

/** Whether everything is as in the template again. */
async function putBack(lent: Lent): Promise<boolean> {
  const { pool, keeper, clients, tables } = lent
  if (pool.ended || pool.ending || pool.waitingCount > 0 || pool.idleCount < pool.totalCount) return false
  await Promise.all([...clients.used].map(startAnew))
  clients.used.clear()
  await keeper.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> ALL ($1) AND application_name <> $2`,
    [[keeper, ...clients.open].map(numberOf), LISTENS_FOR_TESTS],
  )
  const written = await countWritten(keeper, tables)
  if (written.build !== lent.written.build) return false
  await restore(lent, written)
  Object.assign(pool.options, lent.manners)
  return true
}

/** Which connections are open, and which of them were given to somebody: a test has seldom had them all. */
function watchClients(pool: Pool): Lent['clients'] {
  const [open, used] = [new Set<ClientBase>(), new Set<ClientBase>()]
  pool.on('connect', (client) => open.add(client))
  // One may have been opened before anybody watched.
  pool.on('acquire', (client) => [open, used].forEach((clients) => clients.add(client)))
  pool.on('remove', (client) => [open, used].forEach((clients) => clients.delete(client)))
  return { open, used }
}

/** Takes away what was written since all was as in the template, and adds what of that is missing. */
async function restore(lent: Lent, written: Written): Promise<void> {
  const { tables, sequences } = inject('databases').restoration
  const { keeper, written: before } = lent
  const refills = lent.tables.names.flatMap((name, at) => {
    const { isEmpty = true, refill = '' } = tables[name] ?? {}
    const isChanged = written.changed[at] !== before.changed[at]
    if (!isChanged && written.added[at] === before.added[at]) return []
    const later = isEmpty ? '' : ` WHERE xmin::text::bigint > ${before.until}`
    return [`DELETE FROM ${name}${later};`, ...(isChanged ? [refill] : [])]
  })
  await keeper.query(
    `BEGIN; SET LOCAL session_replication_role = replica; ${refills.join('\n')} ${sequences} COMMIT; ${TELL_WRITTEN}`,
  )
  lent.written = await countWritten(keeper, lent.tables)
}

// A connection tells at most once a second what it has written, unless it is asked to.
const TELL_WRITTEN = 'SELECT pg_stat_force_next_flush();'

const BUILD = [
  'pg_attribute',
  'pg_class',
  'pg_constraint',
  'pg_index',
  'pg_proc',
  'pg_rewrite',
  'pg_trigger',
  'pg_type',
]

async function listTables(client: Client): Promise<Lent['tables']> {
  const { rows } = await client.query(
    `
    SELECT array_agg(oid::text ORDER BY oid) || $1::regclass[]::oid[]::text[] AS ids,
      array_agg(oid::regclass::text ORDER BY oid) AS names
    FROM pg_class WHERE relkind = 'r' AND oid >= 16384`,
    [BUILD],
  )
  return rows[0]
}

async function countWritten(client: Client, { ids, names }: Lent['tables']): Promise<Written> {
  const { rows } = await client.query(
    `SELECT array_agg(added ORDER BY place) FILTER (WHERE NOT is_build) AS added,
      array_agg(changed ORDER BY place) FILTER (WHERE NOT is_build) AS changed,
      string_agg(added || ' ' || changed, ' ' ORDER BY place) FILTER (WHERE is_build) AS build,
      pg_current_xact_id()::text AS until
    FROM (
      SELECT place, place > $2 AS is_build, pg_stat_get_tuples_inserted(oid)::text AS added,
        (pg_stat_get_tuples_updated(oid) + pg_stat_get_tuples_deleted(oid))::text AS changed
      FROM unnest($1::oid[]) WITH ORDINALITY AS counted (oid, place)) AS counts`,
    [ids, names.length],
  )
  return rows[0]
}

/** Makes a connection like a new one. */
async function startAnew(client: ClientBase): Promise<void> {
  // All that DISCARD ALL does but for prepared statements: the client believes that those are still there.
  await client.query(`CLOSE ALL; RESET ALL; UNLISTEN *; SELECT pg_advisory_unlock_all(); DISCARD TEMP; ${TELL_WRITTEN}`)
}

/** The number of a connection on the server. */
const numberOf = (client: ClientBase) => (client as ClientBase & { processID: number }).processID

async function discard({ name, pool, keeper }: Lent): Promise<void> {
  await keeper.end()
  if (!pool.ending) await pool.end()
  await dropDatabase(name)
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
