import type { FastifyInstance } from 'fastify'
import type { ClientConfig, Pool } from 'pg'
import pino, { type Logger } from 'pino'
import { onTestFinished } from 'vitest'

import { type ApiParts, createApiServer, guardReads, type OwnCalls, type SocialProvider } from '../api/index.ts'
import { type Database, listen, type Listening, touchedBy, watchReads } from '../database/index.ts'
import { ArtworkIndex, type FollowedArtworks, followArtworks, KeptCards } from '../domain/catalogue/index.ts'
import { type FileStore, openLocalFiles } from '../domain/files/index.ts'
import { mailKinds } from '../domain/jobs/index.ts'
import { createTurnstile } from '../domain/limits/index.ts'
import { openSandbox } from '../domain/payments/index.ts'
import type { NoteVisit } from '../http/note-visit.ts'
import { ReplyCache } from '../http/reply-cache.ts'
import { LISTENS_FOR_TESTS } from './lend-database.ts'
import { nameFileFolder, removeWithTest } from './make-file-folder.ts'
import { PDF_WORKER } from './pdf/pdf-worker-file.ts'
import { testDrawer } from './test-drawer.ts'

/** The address that a test's gallery believes to have. */
export const PUBLIC_URL = 'http://gallery.test'

export interface TestDatabase {
  connection: ClientConfig
  pool: Pool
  db: Database
}

export interface ApiOptions {
  /** Whether nobody has asked it for anything before, not even whether it is ready. */
  hasOwnApi?: boolean
  /** Whether the API keeps its replies until the content changes, as it does for visitors. */
  keepsReplies?: boolean
  /** Whether it keeps the cards of works then, too, as it does unless told otherwise. */
  keepsCards?: boolean
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
  /** Takes in what pages may ask without a request. */
  ownCalls?: OwnCalls
  /** Where answers by mail are taken in, and by whom; nowhere unless told. */
  receiving?: { address: string; secret: string }
}

/** The API over a test's database, put together when it is first asked, and what it works with. */
interface TestApi {
  files: FileStore
  fileFolder: string
  uploads: string
  payments: ApiParts['payments']
  open: () => FastifyInstance
  /** Resolves when what was written is in memory too. */
  settle: () => Promise<void>
}

interface KeptApi extends TestApi {
  /** Forgets whom it has counted; it follows the works from the first request on. */
  begin: () => void
  /** Whether another test may have it, which reads the works anew with its first request. */
  end: () => Promise<boolean>
  /** Follows nothing any more. */
  close: () => Promise<void>
}

const kept = new WeakMap<Pool, KeptApi>()

/**
 * The API over a database. To put one together costs more than most tests do, so that the next test on the same
 * connections gets it too, with empty folders and nobody counted; not one with wishes of its own, nor one that a test has
 * opened to the network or closed.
 */
export function lendApi(database: TestDatabase, options: ApiOptions = {}): TestApi {
  const isPlain = Object.keys(options).length === 0
  const api = (isPlain && kept.get(database.pool)) || createApi(database, options)
  if (isPlain) kept.set(database.pool, api)
  api.begin()
  onTestFinished(async () => {
    if (isPlain && (await api.end())) return
    if (isPlain) kept.delete(database.pool)
    await api.close()
  })
  return api
}

/** For a database that nobody gets any more. */
export async function closeApi({ pool }: TestDatabase): Promise<void> {
  await kept.get(pool)?.close()
  kept.delete(pool)
}

const takeTestCards = (db: Database) => ({ provider: openSandbox(db), publishableKey: null })

function createApi({ connection, db }: TestDatabase, options: ApiOptions): KeptApi {
  const { payments: openPayments = takeTestCards, receiving, outbox } = options
  const replies = options.keepsReplies ? new ReplyCache(watchReads) : undefined
  const cards = options.keepsReplies && options.keepsCards !== false ? new KeptCards() : undefined
  const forget = (notice?: string) => {
    const isTouched = touchedBy(notice)
    cards?.forget(isTouched)
    replies?.forget(isTouched)
  }
  const [fileFolder, uploads] = [nameFileFolder(), nameFileFolder()]
  const files = options.files ?? openLocalFiles(fileFolder)
  const payments = openPayments(db)
  const index = new ArtworkIndex()
  const counting = () => ({ admitReader: guardReads(undefined), turnstile: createTurnstile(db) })
  let counts = counting()
  let following: Promise<{ artworks: FollowedArtworks; listening: Listening | undefined }> | undefined
  let isBehind = false
  let app: FastifyInstance | undefined
  let isReady = false
  let isUsedUp = false

  // To begin to follow costs as much as many tests do: the connection that hears of changes stays open for the next one.
  const ofTests = { ...connection, application_name: LISTENS_FOR_TESTS }
  const beginToFollow = async () => {
    const listening = replies && (await listen(ofTests, 'content_changed', forget))
    const artworks = await followArtworks({ index, db, connection: ofTests, onChange: forget })
    return { listening, artworks }
  }
  const follow = () => {
    if (following && !isBehind) return following
    isBehind = false
    const followed = following ? following.then(readAnew) : beginToFollow()
    followed.catch(() => (following = undefined))
    return (following = followed)
  }
  const create = () => {
    const made = createApiServer({
      db,
      files,
      artworks: index,
      cards,
      replies,
      admitReader: (request) => counts.admitReader(request),
      turnstile: (key, limit) => counts.turnstile(key, limit),
      social: { providers: options.providers ?? [], publicUrl: PUBLIC_URL, apiUrl: PUBLIC_URL, isSecure: false },
      payments,
      uploads: { folder: uploads, pdfWorker: PDF_WORKER },
      drawer: testDrawer,
      noteVisit: options.noteVisit,
      ownCalls: options.ownCalls,
      publicUrl: PUBLIC_URL,
      webhooksToOwnNetwork: options.webhooksToOwnNetwork,
      mail: {
        ...{ from: { name: '', address: 'mail@gallery.example' }, publicUrl: PUBLIC_URL, kinds: mailKinds },
        answersTo: receiving?.address,
      },
      receivedMailSecret: receiving?.secret,
      outbox: outbox === undefined ? undefined : { folder: outbox, publicUrl: PUBLIC_URL },
      log: options.log ?? pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
      trustedProxies: 1,
      isSecure: options.isSecure,
      longestDelay: options.longestDelay ?? 0,
    })
    made.addHook('onReady', async () => void (isReady = true))
    made.addHook('onListen', async () => void (isUsedUp = true))
    made.addHook('onClose', async () => void (isUsedUp = true))
    made.addHook('onRequest', async () => void (await follow()))
    return made
  }
  const open = () => (app ??= create())
  return {
    ...{ files, fileFolder, uploads, payments, open },
    settle: async () => {
      await open().ready()
      const { artworks, listening } = await follow()
      // A connection that is lost forgets everything once it is open again.
      await Promise.all([artworks.catchUp(), listening?.hearAll().catch(() => undefined)])
    },
    begin: () => {
      counts = counting()
      // It makes its folder once, which goes with each test, as does what a test has made of its ways.
      if (!options.files) Object.assign(files, openLocalFiles(fileFolder))
      for (const folder of [fileFolder, uploads]) removeWithTest(folder)
    },
    end: async () => {
      isBehind = true
      if (isUsedUp) return false
      // What the test wrote last is read before the database is put back.
      const hasHeard = Promise.resolve(following).then((followed) => followed?.artworks.catchUp())
      return hasHeard.then(
        () => true,
        () => false,
      )
    },
    close: async () => {
      const followed = await following?.catch(() => undefined)
      following = undefined
      await followed?.artworks.close()
      await followed?.listening?.close()
      // What was never asked has nothing to close, and closing it would put it together first.
      if (isReady) await app?.close()
    },
  }
}

async function readAnew<Following extends { artworks: FollowedArtworks }>(following: Following): Promise<Following> {
  following.artworks.fill()
  await following.artworks.catchUp()
  return following
}
