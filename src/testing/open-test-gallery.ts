import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { Logger as WorkerLogger, runOnce } from 'graphile-worker'
import type { ClientConfig, Pool } from 'pg'
import pino, { type Logger } from 'pino'
import { onTestFinished } from 'vitest'

import {
  type ApiParts,
  createApiServer,
  deliverSandboxNotices,
  inProcessFetch,
  type SocialProvider,
} from '../api/index.ts'
import { type Call, createApiClient } from '../contract/client.ts'
import { type Locale } from '../contract/locale.ts'
import { connect, type Database, listen } from '../database/index.ts'
import { createUser, markProved, type NewUser, openSession, type User } from '../domain/accounts/index.ts'
import { ArtworkIndex, type FollowedArtworks, followArtworks } from '../domain/catalogue/index.ts'
import { type FileStore, openLocalFiles } from '../domain/files/index.ts'
import { createTasks, mailKinds } from '../domain/jobs/index.ts'
import { openDrawer } from '../domain/papers/index.ts'
import { openSandbox } from '../domain/payments/index.ts'
import type { NoteVisit } from '../domain/visits/index.ts'
import { ReplyCache } from '../http/reply-cache.ts'
import { createFactories, type Factories } from './factories.ts'
import { CONNECTIONS, lendDatabase } from './lend-database.ts'
import { makeFileFolder } from './make-file-folder.ts'
import { PAPER_WORKER, PDF_WORKER } from './pdf/pdf-worker-file.ts'

/**
 * A whole gallery of its own for one test: a fresh database, the API without a port, a client for it. The API is put
 * together when it is first asked: half of all tests never do. Whoever counts queries waits for `app.ready()` first.
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

const QUIET = new WorkerLogger(() => () => undefined)

const takeTestCards = (db: Database) => ({ provider: openSandbox(db), publishableKey: null })

type OwnFetch = ReturnType<typeof inProcessFetch>

interface Options {
  /** Whether the API keeps its replies until the content changes, as it does for visitors. */
  keepsReplies?: boolean
  /** The services through which people can come in. */
  providers?: SocialProvider[]
  /** The folder of mails that everybody may read. */
  outbox?: string
  /** Where files lie: in a folder of its own unless told otherwise. */
  files?: FileStore
  /** Who takes the money: the sandbox unless told otherwise. */
  payments?: (db: Database) => ApiParts['payments']
  /** Is told whose page visitors open. */
  noteVisit?: NoteVisit
  log?: Logger
  /** From how many milliseconds of delay on callers are asked to come again; many tests share one processor, so none. */
  longestDelay?: number
  /** Whether visitors come by https. */
  isSecure?: boolean
  /** Whether programs in the gallery's own network may be told what happens. */
  webhooksToOwnNetwork?: boolean
  /** Where answers by mail are taken in, and by whom; nowhere unless told. */
  receiving?: { address: string; secret: string }
  /** Adds what else is on the server. */
  extend?: (parts: { app: FastifyInstance; db: Database; fetch: OwnFetch }) => Promise<void>
}

/** The address that a test's gallery believes to have. */
export const PUBLIC_URL = 'http://gallery.test'

/** Opens a gallery that closes by itself when the test is over. */
export async function openTestGallery(options: Options = {}): Promise<TestGallery> {
  const { giveBack, ...database } = await lendDatabase()
  onTestFinished(giveBack)
  return openWith(database, options)
}

/** The same on a database of the test's own choosing. */
export async function openGalleryOn(connection: ClientConfig, options: Options = {}): Promise<TestGallery> {
  const opened = await connect({ ...connection, max: CONNECTIONS })
  onTestFinished(() => opened.pool.end())
  return openWith({ ...opened, connection }, options)
}

async function openWith(
  { connection, pool, db }: Pick<TestGallery, 'connection' | 'pool' | 'db'>,
  {
    keepsReplies = false,
    providers = [],
    outbox,
    files: givenFiles,
    payments: openPayments = takeTestCards,
    noteVisit,
    log,
    longestDelay = 0,
    isSecure = false,
    webhooksToOwnNetwork = false,
    receiving,
    extend,
  }: Options,
): Promise<TestGallery> {
  const replies = keepsReplies ? new ReplyCache() : undefined
  const forget = () => replies?.clear()
  const index = new ArtworkIndex()
  let artworks: FollowedArtworks | undefined
  const stopListening = replies && (await listen(connection, 'content_changed', forget))
  const fileFolder = makeFileFolder()
  const files = givenFiles ?? openLocalFiles(fileFolder)
  const payments = openPayments(db)
  const drawer = openDrawer(PAPER_WORKER)
  onTestFinished(drawer.close)
  const uploads = makeFileFolder()
  const create = () => {
    const made = createApiServer({
      db,
      files,
      artworks: index,
      replies,
      social: { providers, publicUrl: PUBLIC_URL, apiUrl: PUBLIC_URL, isSecure: false },
      payments,
      uploads: { folder: uploads, pdfWorker: PDF_WORKER },
      drawer,
      noteVisit,
      publicUrl: PUBLIC_URL,
      webhooksToOwnNetwork,
      mail: {
        ...{ from: { name: '', address: 'mail@gallery.example' }, publicUrl: PUBLIC_URL, kinds: mailKinds },
        answersTo: receiving?.address,
      },
      receivedMailSecret: receiving?.secret,
      outbox: outbox === undefined ? undefined : { folder: outbox, publicUrl: PUBLIC_URL },
      log: log ?? pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
      trustedProxies: 1,
      isSecure,
      longestDelay,
    })
    made.addHook('onReady', async () => {
      artworks = await followArtworks({ index, db, connection, onChange: forget })
    })
    return made
  }
  let app: FastifyInstance | undefined
  const open = () => (app ??= create())
  onTestFinished(async () => {
    // What was never asked has nothing to close, and closing it would put it together first.
    if (artworks) await app?.close()
    await artworks?.close()
    await stopListening?.()
  })
  if (extend) {
    await extend({ app: open(), db, fetch: inProcessFetch(open()) })
    await open().ready()
  }
  const settle = async () => {
    await open().ready()
    await artworks?.catchUp()
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
    return runOnce({ pgPool: pool, taskList: { [task]: tasks[task] }, noHandleSignals: true, logger: QUIET })
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
