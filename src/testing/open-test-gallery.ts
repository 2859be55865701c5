import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { Client, type ClientConfig, type Pool } from 'pg'
import pino from 'pino'
import { inject, onTestFinished } from 'vitest'

import { createApiServer, inProcessFetch } from '../api/index.ts'
import { type Call, createApiClient } from '../contract/client.ts'
import { type Locale } from '../contract/locale.ts'
import { connect, type Database } from '../database/index.ts'
import { createUser, type NewUser, openSession, type User } from '../domain/accounts/index.ts'
import { databaseOf } from './prepare-databases.ts'

/** A whole gallery of its own for one test: a fresh database, the API without a port, a client for it. */
export interface TestGallery {
  app: FastifyInstance
  db: Database
  pool: Pool
  connection: ClientConfig
  call: Call
  callIn: (locale: Locale) => Call
  /** Somebody new who is logged in, with the calls they can make. */
  logIn: (user?: Partial<NewUser>) => Promise<{ user: User; token: string; call: Call }>
}

/** Opens a gallery that closes by itself when the test is over. */
export async function openTestGallery(): Promise<TestGallery> {
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  return openGalleryOn(connection)
}

/** The same on a database of the test's own choosing. */
export async function openGalleryOn(connection: ClientConfig): Promise<TestGallery> {
  const { pool, db } = await connect(connection)
  const app = await createApiServer({
    db,
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    trustedProxies: 1,
    isSecure: false,
  })
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    await pool.end()
  })
  const client = { fetch: inProcessFetch(app), baseUrl: '' }
  const callIn = (locale: Locale) => createApiClient({ ...client, locale })
  const logIn: TestGallery['logIn'] = async (wishes) => {
    const email = `${randomUUID()}@example.com`
    const user = await createUser(db, { name: 'Ada Lovelace', email, locale: 'en', ...wishes })
    const token = await openSession(db, user.id)
    return { user, token, call: createApiClient({ ...client, locale: user.locale, token: () => token }) }
  }
  return { app, db, pool, connection, call: callIn('en'), callIn, logIn }
}

/** A copy of the migrated template, or an empty database. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<{
  connection: ClientConfig
  drop: () => Promise<void>
}> {
  const { server, template } = inject('databases')
  const name = `${template}_${randomUUID().slice(0, 8)}`
  await onServer(server, `CREATE DATABASE ${name}${isEmpty ? '' : ` TEMPLATE ${template}`}`)
  return {
    connection: databaseOf(server, name),
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  }
}

async function onServer(server: ClientConfig, command: string): Promise<void> {
  const client = new Client(server)
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}
