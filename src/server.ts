import type { IncomingMessage } from 'node:http'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'
import type { ClientConfig } from 'pg'
import pino from 'pino'
import type { ServerBuild } from 'react-router'

import {
  type ApiParts,
  askInProcess,
  callDirectly,
  createApiServer,
  deliverSandboxNotices,
  describeRequests,
  frontAddressOf,
  inProcessFetch,
  INSIDE_HEADER,
  isInside,
  markInside,
  type Middleware,
  type OwnCalls,
} from './api/index.ts'
import { serveBackOffice } from './backoffice/serving/serve-back-office.ts'
import { type Config, readConfig } from './config.ts'
import { createApiClient } from './contract/client.ts'
import type { Locale } from './contract/locale.ts'
import { openedBy } from './contract/opened-by.ts'
import type { ProviderName } from './contract/payments/values.ts'
import { ANYTHING, type Database, listen, openDatabase, StartFailure, touchedBy, watchReads } from './database/index.ts'
import {
  dismissPeople,
  hangDemo,
  type Invited,
  invitePeople,
  isDemoHung,
  openDemoIdentity,
  type Watch,
} from './demo/index.ts'
import { describeOpening } from './describe-opening.ts'
import { followArtworks, KeptCards } from './domain/catalogue/index.ts'
import { ensureKey } from './domain/certificates/index.ts'
import { queueFilling } from './domain/content/index.ts'
import { openFiles } from './domain/files/index.ts'
import { beginGallery } from './domain/folder/index.ts'
import { mailKinds, startJobs } from './domain/jobs/index.ts'
import { makeInsideMark } from './domain/limits/index.ts'
import { openMail, outboxOf } from './domain/mail/index.ts'
import { openDrawer } from './domain/papers/index.ts'
import { openSandbox, openStripe } from './domain/payments/index.ts'
import { countVisits } from './domain/visits/index.ts'
import { openWebhookSender } from './domain/webhooks/index.ts'
import { ReplyCache } from './http/reply-cache.ts'
import { seeOut } from './http/see-out.ts'
import { serveKept } from './http/serve-kept.ts'
import { shareMachine } from './take-turns.ts'
import { mayDetour } from './web/serving/choose-language.ts'
import { shownAddressOf } from './web/serving/page-address.ts'
import { type Pages, servePages } from './web/serving/serve-pages.ts'

interface Options {
  config?: Config
  /** The pages, when a development server makes them; otherwise the built ones are served. */
  developmentBuild?: () => Promise<ServerBuild>
  /** What the development server answers itself, before we are asked. */
  developmentMiddleware?: Middleware
  /** Receives each step, so that a start can be watched. */
  onStep?: (step: 'database' | 'server') => void
  /** Shows how far the demo's collection is painted, on the first start. */
  watchHanging?: Watch
  /** Is told the first time whom the demo has given accounts, and their password. */
  onInvited?: (invited: Invited) => void
  /** Which part of a gallery of several processes this one is; alone it is all of it. */
  part?: Part
}

/** What one of several processes is told by the first, which owns the embedded database. */
interface Part {
  database?: ClientConfig | undefined
  processes: number
  doesJobs: boolean
}

type Fetch = Parameters<ReturnType<typeof inProcessFetch>>

/** A gallery that is open to visitors. */
export interface Gallery {
  address: string
  /** One line that says what is on: the demo, who takes money and mails, who else vouches for people. */
  opening: string
  close: () => Promise<void>
  /** The same, but whoever is here is served first: new visitors come to others. */
  retire: () => Promise<void>
}

/** Opens the gallery: configuration, database, API, jobs, pages. What was started is stopped again when a later part fails. */
export async function openGallery({
  config = readConfig(),
  developmentBuild,
  developmentMiddleware,
  onStep,
  watchHanging,
  onInvited,
  part = { processes: 1, doesJobs: true },
}: Options = {}): Promise<Gallery> {
  const log = pino({ level: config.logLevel, serializers: { req: describeRequests(shownAddressOf) } })
  const closers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer()
  }
  shareMachine(part.processes)
  try {
    onStep?.('database')
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      started: part.database,
      dataDir: config.dataDir,
      migrationsDir: path.join(config.projectDir, 'src/database/migrations'),
      log,
      processes: part.processes,
      doesJobs: part.doesJobs,
    })
    closers.push(database.close)
    const files = await openFiles(config)
    await queueFilling(database.db)
    await beginGallery({ db: database.db, files, folder: path.join(config.projectDir, 'new-gallery') })
    if (config.isDemo) {
      await hangDemo({
        db: database.db,
        files,
        folder: path.join(config.projectDir, 'demo'),
        watch: watchHanging,
      })
      const invited = await invitePeople(database.db, config.demoPassword)
      if (invited) onInvited?.(invited)
    } else await dismissPeople(database.db)
    const isDemo = config.isDemo && (await isDemoHung(database.db))

    onStep?.('server')
    const isSecure = config.publicUrl.startsWith('https:')
    let pages: Pages | undefined
    const replies = new ReplyCache(watchReads)
    const cards = new KeptCards()
    const forget = (notice?: string) => {
      const isTouched = touchedBy(notice)
      // First what replies are made from.
      cards.forget(isTouched)
      replies.forget(isTouched)
    }
    const artworks = await followArtworks({
      isFilledLater: true,
      db: database.db,
      connection: database.connection,
      onChange: forget,
      onError: (error) => log.error({ err: error }, 'the works in memory could not be brought up to date'),
    })
    closers.push(artworks.close)
    const origin = config.apiUrl || config.publicUrl
    const identity = isDemo ? openDemoIdentity({ db: database.acting, origin }) : undefined
    const payments = openPayments(config.payments, isDemo ? database.acting : undefined, (error) =>
      log.error({ err: error }, 'payments cannot be used'),
    )
    const uploads = path.join(config.dataDir, 'uploads')
    // Where real money can be paid, mails are of real people.
    const outbox =
      isDemo && !config.smtpUrl && !config.payments
        ? { folder: outboxOf(config.dataDir), publicUrl: config.publicUrl }
        : undefined
    const providers = [
      ...config.providers,
      // Asked in this process: the address that visitors know may not be reachable from here.
      ...(identity ? [{ ...identity.provider, fetch: (...call: Fetch) => inProcessFetch(app)(...call) }] : []),
    ]
    await ensureKey(database.db)
    const insideMark = await makeInsideMark(database.db)
    const visits = countVisits(database.db, (error) => log.warn({ err: error }, 'visits are counted a minute later'))
    closers.push(visits.close)
    const letterhead = {
      ...{ from: config.mailFrom, publicUrl: config.publicUrl, apiUrl: config.apiUrl },
      answersTo: config.receiving?.address,
    }
    // Whoever reads the log wants to see every request there, so then none is answered ahead of it.
    const isQuiet = !log.isLevelEnabled('info')
    const answerKept = serveKept({ cache: replies, addressOf: addressAtFront, noteVisit: visits.note })
    const drawer = openDrawer(path.join(config.projectDir, 'src/domain/papers/drawing/paper-worker.ts'))
    closers.push(drawer.close)
    const ownCalls: OwnCalls = new Map()
    const app: FastifyInstance = createApiServer({
      ownCalls,
      db: database.acting,
      reading: database.reading,
      house: database.db,
      insideMark,
      files,
      artworks: artworks.index,
      cards,
      replies,
      social: { publicUrl: config.publicUrl, apiUrl: origin, isSecure, providers },
      payments,
      uploads: {
        folder: uploads,
        pdfWorker: path.join(config.projectDir, 'src/domain/applications/pdf/pdf-worker.ts'),
      },
      drawer,
      outbox,
      publicUrl: config.publicUrl,
      mail: { ...letterhead, kinds: mailKinds },
      receivedMailSecret: config.receiving?.secret,
      noteVisit: visits.note,
      webhooksToOwnNetwork: config.webhooksToOwnNetwork,
      log,
      trustedProxies: config.trustedProxies,
      isSecure,
      before: developmentMiddleware ?? (isQuiet ? answerKept : undefined),
      refusePage: async (request, reply, status) => pages?.refuse(request, reply, status) ?? reply.code(status).send(),
    })
    closers.push(() => closeSoon(app))
    await identity?.serve(app)
    await serveBackOffice(app, {
      folder: path.join(config.projectDir, 'build/backoffice'),
      apiUrl: config.apiUrl,
      publicUrl: config.publicUrl,
      isSecure,
    })
    const transport = markInside(insideMark, config.apiUrl ? fetchElsewhere : inProcessFetch(app))
    const api = config.apiUrl
      ? (locale: Locale) => createApiClient({ fetch: transport, baseUrl: config.apiUrl, locale })
      : callDirectly(ownCalls, transport)
    pages = await servePages(app, {
      build: developmentBuild ?? (await import('virtual:react-router/server-build')),
      site: {
        publicUrl: config.publicUrl,
        apiUrl: config.apiUrl,
        paysWith: payments?.provider.name,
        mapsKey: config.mapsKey,
      },
      isInside: (request) => isInside(request, insideMark),
      openedBy,
      noteVisit: visits.note,
      cache: replies,
      api,
      ...(developmentBuild ? {} : { clientDir: path.join(config.projectDir, 'build/client') }),
    })
    closers.push((await listen(database.connection, 'content_changed', forget)).close)
    if (part.doesJobs) {
      const mail = openMail(config)
      if (!config.smtpUrl && !outbox) log.warn('SMTP_URL is not set: mails reach nobody')
      closers.push(async () => mail.close())
      const mailer = { transport: mail, ...letterhead }
      const { db, pool, connection } = database
      const deliverNotice = payments?.provider.name === 'sandbox' ? deliverSandboxNotices(app) : undefined
      const paying = payments && { provider: payments.provider, deliverNotice }
      const links = { publicUrl: config.publicUrl, askOwn: askInProcess(app, insideMark) }
      const webhooks = openWebhookSender(db, {
        world: { toOwnNetwork: config.webhooksToOwnNetwork },
        onError: (error) => log.warn({ err: error }, 'other programs are told a minute later'),
      })
      closers.push(webhooks.close)
      closers.push(
        await startJobs({
          db,
          files,
          mailer,
          payments: paying,
          links,
          webhooks,
          uploads,
          drawer,
          pool,
          connection,
          log,
        }),
      )
    }
    await app.listen({ port: config.port, host: config.host })
    // Whoever is early is served; only lists wait for it.
    artworks.fill()
    if (!developmentBuild) closers.push(beginWarmUp(pages, (error) => log.warn({ err: error }, 'no page is ready yet')))
    const opening = describeOpening({
      demo: { isOn: isDemo, reason: config.isDemo && !isDemo ? 'the gallery has works of its own' : config.demoReason },
      payments: payments?.provider.name,
      mail: { isSent: config.smtpUrl !== undefined, isShown: outbox !== undefined, folder: outboxOf(config.dataDir) },
      services: providers.map(({ name }) => name),
    })
    return { address: config.publicUrl, opening, close, retire: () => seeOut(app.server).then(close) }
  } catch (error) {
    await close()
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new StartFailure(`Port ${config.port} is taken by another program: stop it, or choose another with PORT.`)
      : error
  }
}

/** What another server answers with is made from something that is not seen here. */
const fetchElsewhere = (...call: Fetch) => {
  watchReads.note([ANYTHING])
  return fetch(...call)
}

/** Where a request finds what is kept; nothing where more than its address and language decides. */
function addressAtFront(request: IncomingMessage): string | undefined {
  const { url = '', headers } = request
  if (url.startsWith('/api/')) return INSIDE_HEADER in headers ? undefined : frontAddressOf(request)
  return mayDetour({ url, headers }) ? undefined : url
}

type Account = NonNullable<Config['payments']>

/** How an account at each provider is opened; the sandbox needs none. */
const OPEN_ACCOUNT: Record<
  Exclude<ProviderName, 'sandbox'>,
  (account: Account & { onFault: (error: unknown) => void }) => NonNullable<ApiParts['payments']>
> = {
  stripe: (account) => ({ provider: openStripe(account), publishableKey: account.publishableKey }),
}

/** The account that is set up, else the sandbox where there is one: never the sandbox in the place of real money. */
function openPayments(
  account: Config['payments'],
  sandbox: Database | undefined,
  onFault: (error: unknown) => void,
): ApiParts['payments'] {
  if (account) return OPEN_ACCOUNT[account.provider]({ ...account, onFault })
  return sandbox && { provider: openSandbox(sandbox), publishableKey: null }
}

/** Has the first pages rendered while visitors may come already; answers how to end that. */
function beginWarmUp(pages: Pages, onError: (error: unknown) => void): () => Promise<void> {
  const closing = new AbortController()
  const warmingUp = pages.warmUp(closing.signal).catch((error: unknown) => {
    if (!closing.signal.aborted) onError(error)
  })
  return async () => {
    closing.abort()
    await warmingUp
  }
}

const LAST_WORDS_MS = 3000

/** Closes the server, waiting for requests under way, but not for those who take their time: what comes after must be closed too. */
async function closeSoon(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS)
  await app.close().finally(() => clearTimeout(timer))
}
