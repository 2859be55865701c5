import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import type { ClientConfig, Pool } from 'pg'
import { onTestFinished } from 'vitest'

import { type ApiParts, deliverSandboxNotices, inProcessFetch } from '../api/index.ts'
import { type Call, createApiClient } from '../contract/client.ts'
import { type Locale } from '../contract/locale.ts'
import { connect, type Database } from '../database/index.ts'
import { createUser, markProved, type NewUser, openSession, type User } from '../domain/accounts/index.ts'
import { type FileStore } from '../domain/files/index.ts'
import { createTasks } from '../domain/jobs/index.ts'
import { openSandbox } from '../domain/payments/index.ts'
import { doJobs } from './do-jobs.ts'
import { createFactories, type Factories } from './factories.ts'
import { type ApiOptions, closeApi, lendApi, type TestDatabase } from './lend-api.ts'
import { CONNECTIONS, lendDatabase } from './lend-database.ts'

export { PUBLIC_URL } from './lend-api.ts'

/**
 * A whole gallery of its own for one test: a fresh database, the API without a port, a client for it. The API is put
 * together when it is first asked: half of all tests never do. Whoever counts queries settles first.
 */
export interface TestGallery extends Factories {
  app: FastifyInstance
  db: Database
  /** Files of its own; their folder is made when the first one comes. */
  files: FileStore
  /** Where they lie. */
  fileFolder: string
  /** Where files lie that are on their way in. */
  uploads: string
  pool: Pool
  connection: ClientConfig
  /** Who takes the money here. */
  payments: ApiParts['payments']
  call: Call
  callIn: (locale: Locale) => Call
  /** The calls of whoever shows this. */
  callWith: (token: string) => Call
  /** Resolves when what was written is in memory too, so that nothing is read in the background any more. */
  settle: () => Promise<void>
  /** Brings the sandbox's notices that are due to the webhook; until then nothing tells the gallery of them. */
  deliverNotices: () => Promise<void>
  /** Does the jobs of a name that are due; until then they wait. */
  work: (task: string) => Promise<void>
  /** Somebody new who is logged in, with the calls they can make; from an address of their own, if one is given. */
  logIn: (user?: Partial<NewUser>, from?: string) => Promise<{ user: User; token: string; call: Call }>
}

type OwnFetch = ReturnType<typeof inProcessFetch>

interface Options extends ApiOptions {
  /** Adds what else is on the server. */
  extend?: (parts: { app: FastifyInstance; db: Database; fetch: OwnFetch }) => Promise<void>
}

/** Opens a gallery that closes by itself when the test is over. */
export async function openTestGallery(options: Options = {}): Promise<TestGallery> {
  const { giveBack, ...database } = await lendDatabase()
  onTestFinished(async () => {
    if (!(await giveBack())) await closeApi(database)
  })
  return openWith(database, options)
}

/** The same on a database of the test's own choosing. */
export async function openGalleryOn(connection: ClientConfig, options: Options = {}): Promise<TestGallery> {
  const opened = await connect({ ...connection, max: CONNECTIONS })
  onTestFinished(async () => {
    await closeApi({ ...opened, connection })
    await opened.pool.end()
  })
  return openWith({ ...opened, connection }, options)
}

async function openWith(database: TestDatabase, options: Options): Promise<TestGallery> {
  const { connection, pool, db } = database
  const { extend } = options
  const { open, settle, files, fileFolder, uploads, payments } = lendApi(database, options)
  if (extend) {
    await extend({ app: open(), db, fetch: inProcessFetch(open()) })
    await open().ready()
  }
  // A test sees at once what it has written.
  const client = {
    fetch: async (url: string, init: RequestInit) => {
      await settle()
      return inProcessFetch(open())(url, init)
    },
    baseUrl: '',
  }
  const work = (task: string) => {
    const deliverNotice = deliverSandboxNotices(open())
    const tasks = createTasks(db, files, { payments: { provider: openSandbox(db), deliverNotice } })
    return doJobs(pool, { [task]: tasks[task] })
  }
  const deliverNotices = () => work('send-sandbox-notice')
  const callIn = (locale: Locale) => createApiClient({ ...client, locale })
  const callWith = (token: string) => createApiClient({ ...client, locale: 'en', token: () => token })
  const logIn: TestGallery['logIn'] = async (wishes, from) => {
    const email = `${randomUUID()}@example.com`
    const user = await createUser(db, { name: 'Ada Lovelace', email, locale: 'en', ...wishes })
    const token = await openSession(db, user.id)
    // Those who work here have shown who they are, unless a test is about that.
    await markProved(db, token, 'factor')
    const headers = from === undefined ? {} : { 'x-forwarded-for': from }
    const fetch = (url: string, init: RequestInit) =>
      client.fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } })
    return { user, token, call: createApiClient({ ...client, fetch, locale: user.locale, token: () => token }) }
  }
  return {
    ...createFactories(db),
    settle,
    deliverNotices,
    work,
    payments,
    get app() {
      return open()
    },
    db,
    files,
    fileFolder,
    uploads,
    pool,
    connection,
    call: callIn('en'),
    callIn,
    callWith,
    logIn,
  }
}
