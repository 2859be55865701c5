import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import Fastify, {
  type FastifyInstance,
  type FastifyServerFactory,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'

import { endpoints } from '../contract/endpoints.ts'
import { ERROR_STATUS } from '../contract/error-codes.ts'
import { DEFAULT_LOCALE } from '../contract/locale.ts'
import type { Database } from '../database/index.ts'
import { createTurnstile } from '../domain/limits/index.ts'
import { apiMessages } from '../messages/api.ts'
import { LineTooLong } from '../take-turns.ts'
import { serveAccount } from './accounts/account.ts'
import { serveAuthLinks } from './accounts/auth-links.ts'
import { serveAuth } from './accounts/auth.ts'
import { serveFavourites } from './accounts/favourites.ts'
import { serveSecondFactor } from './accounts/second-factor.ts'
import { serveSessions } from './accounts/sessions.ts'
import { serveSocial } from './accounts/social.ts'
import { serveActs } from './acts/acts.ts'
import { serveAlerts } from './alerts/alerts.ts'
import { serveApplications } from './applications/applications.ts'
import { serveSalesApplications } from './applications/sales-applications.ts'
import { serveArtists } from './catalogue/artists.ts'
import { serveArtworks } from './catalogue/artworks.ts'
import { serveCategories } from './catalogue/categories.ts'
import { serveExhibitions } from './catalogue/exhibitions.ts'
import { serveHome } from './catalogue/home.ts'
import { serveNews } from './catalogue/news.ts'
import { servePlaces } from './catalogue/places.ts'
import { servePress } from './catalogue/press.ts'
import { serveSearch } from './catalogue/search.ts'
import { serveSeries } from './catalogue/series.ts'
import { serveWallRooms } from './catalogue/wall-rooms.ts'
import { serveCertificates } from './certificates/certificates.ts'
import { serveCollection } from './collection/collection.ts'
import { serveContactLetters } from './contacts/contact-letters.ts'
import { serveContacts } from './contacts/contacts.ts'
import { serveEditorChanges } from './content/editor-changes.ts'
import { serveEditorExports } from './content/editor-exports.ts'
import { serveEditorFiles } from './content/editor-files.ts'
import { serveEditorHistory } from './content/editor-history.ts'
import { serveEditorImports } from './content/editor-imports.ts'
import { serveEditorItems } from './content/editor-items.ts'
import { serveEditorLists } from './content/editor-lists.ts'
import { serveEditorMedia } from './content/editor-media.ts'
import { serveEditorPictures } from './content/editor-pictures.ts'
import { servePreviews } from './content/previews.ts'
import { guardReads } from './costly-reads.ts'
import { serveQuote } from './delivery/quote.ts'
import { serveSalesShipping } from './delivery/sales-shipping.ts'
import { serveAnswerTemplates } from './enquiries/answer-templates.ts'
import { serveEnquiries } from './enquiries/enquiries.ts'
import { serveEnquiryFiles } from './enquiries/enquiry-files.ts'
import { serveSalesEnquiries } from './enquiries/sales-enquiries.ts'
import { serveStorage } from './files/storage.ts'
import { serveGallery } from './gallery/gallery.ts'
import { serveLegalMentions } from './gallery/legal-mentions.ts'
import { serveMenu } from './gallery/menu.ts'
import { servePages } from './gallery/pages.ts'
import { HEALTH_PATH, serveHealth } from './health.ts'
import { serveKeys } from './keys/keys.ts'
import { serveLetters } from './mail/letters.ts'
import { serveMailWords } from './mail/mail-words.ts'
import { serveOutbox } from './mail/outbox.ts'
import { serveReceivedMail } from './mail/received-mail.ts'
import { serveNewsletterDesk, serveNewsletterReaders } from './newsletter/newsletter-desk.ts'
import { serveNewsletter } from './newsletter/newsletter.ts'
import { serveOneClick } from './newsletter/one-click.ts'
import { openapiOptions } from './openapi.ts'
import { serveCart } from './orders/cart.ts'
import { serveOrders } from './orders/orders.ts'
import { serveSalesHolds } from './orders/sales-holds.ts'
import { serveSalesOrders } from './orders/sales-orders.ts'
import { serveWithdrawals } from './orders/withdrawals.ts'
import { servePapers } from './papers/papers.ts'
import { servePayments } from './payments/payments.ts'
import { serveSandbox } from './payments/sandbox.ts'
import { serveWebhooks } from './payments/webhooks.ts'
import { permissionsFor } from './permissions.ts'
import { servePersonalData } from './personal-data/personal-data.ts'
import { servePlans } from './plans/plans.ts'
import { serveSalesPlans } from './plans/sales-plans.ts'
import { refuseUnserved } from './refuse-unserved.ts'
import { codeOf, handleError, logFailure, refuse } from './refuse.ts'
import { serveDocument } from './serve-document.ts'
import { type ApiParts } from './serve.ts'
import { serveStaff } from './staff/staff.ts'
import { serveToday } from './today/today.ts'
import { serveWebhookDesk } from './webhooks/webhook-desk.ts'

type Counting = 'admitReader' | 'turnstile'

/** It counts callers by itself unless it is told who does. */
interface Options extends Omit<ApiParts, Counting | 'looks'>, Partial<Pick<ApiParts, Counting>> {
  /** The same database for what anybody may look at: connections of its own, so that lookers-on never take those of buyers. */
  reading?: Database | undefined
  /** The same for the house itself: that buyers are many does not make it unfit. */
  house?: Database | undefined
  log: Logger
  trustedProxies: number
  /** Answers what fails outside of `/api` and `/storage`, where a person is reading; without it everything is answered as the API does. */
  refusePage?: ((request: FastifyRequest, reply: FastifyReply, status: number) => Promise<unknown>) | undefined
  /** From how many milliseconds of delay on visitors are asked to come again; 0 lets everybody wait. */
  longestDelay?: number
  /** Sees every request first; whatever it does not answer is ours. */
  before?: Middleware | undefined
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What anybody may look at. */
const ON_VIEW = [
  serveGallery,
  serveMenu,
  serveCategories,
  servePages,
  servePlaces,
  serveLegalMentions,
  serveHome,
  serveArtists,
  serveArtworks,
  serveSeries,
  serveExhibitions,
  serveNews,
  servePress,
  serveWallRooms,
  serveSearch,
]

/** What people do, each for themselves, and staff for all. */
const ACTS = [
  serveNewsletter,
  serveAuth,
  serveAuthLinks,
  serveAccount,
  serveFavourites,
  serveCertificates,
  serveCollection,
  servePapers,
  serveSecondFactor,
  serveSessions,
  serveStaff,
  serveActs,
  serveKeys,
  serveWebhookDesk,
  serveSocial,
  serveOutbox,
  serveMailWords,
  serveLetters,
  serveReceivedMail,
  serveCart,
  serveOrders,
  serveSalesOrders,
  serveWithdrawals,
  serveToday,
  serveContacts,
  serveContactLetters,
  servePersonalData,
  serveSalesHolds,
  serveQuote,
  serveSalesShipping,
  servePayments,
  serveSandbox,
  serveWebhooks,
  serveNewsletterDesk,
  serveNewsletterReaders,
  serveApplications,
  serveSalesApplications,
  serveEnquiries,
  serveSalesEnquiries,
  serveAnswerTemplates,
  serveEnquiryFiles,
  serveAlerts,
  servePlans,
  serveSalesPlans,
  serveEditorLists,
  serveEditorMedia,
  serveEditorItems,
  serveEditorHistory,
  serveEditorChanges,
  serveEditorPictures,
  serveEditorImports,
  serveEditorExports,
  serveEditorFiles,
  servePreviews,
]

/** Every method that the contract has a call of. */
const METHODS = [...new Set(Object.keys(endpoints).map((name) => name.split(' ')[0] as string))]

const BODY_LIMIT = 64 * 1024
const SILENCE_MS = 60_000
const MOST_UNANSWERED = 10
const A_YEAR = 365 * 24 * 60 * 60

/** The HTTP server with the whole API on it, which is put together when it is first waited for; pages are added by whoever composes the gallery. */
export function createApiServer({
  log,
  trustedProxies,
  longestDelay = 2000,
  before,
  refusePage,
  reading,
  house,
  ...given
}: Options): FastifyInstance {
  const parts: ApiParts = {
    admitReader: guardReads(given.insideMark),
    turnstile: createTurnstile(given.db),
    ...given,
    looks: new Map(),
  }
  const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    // Whoever leaves in the middle of a request hears no answer, and is nobody's failure.
    if (error === request.raw.errored || error.name === 'AbortError') return refuse(request, reply, 'malformed-request')
    if (!refusePage || /^\/(api|storage)([/?]|$)/.test(request.url)) return handleError(error, request, reply)
    // A program is told that its address cannot be read; to a person it is one that does not exist.
    const status = error.code === 'FST_ERR_BAD_URL' ? 404 : ERROR_STATUS[codeOf(error)]
    logFailure(error, request)
    return refusePage(request, reply, status)
  }
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    serverFactory: createServerBehind(before),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  }) as unknown as FastifyInstance

  const permissions = permissionsFor(parts.payments?.provider.name)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': permissions })
  })
  app.setErrorHandler(answerError)
  void app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // What else is served under this name is not ours to decide.
    strictTransportSecurity: parts.isSecure === true && { maxAge: A_YEAR, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Pictures are shown by pages of another origin when the API lives on its own.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  void app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    pressureHandler: (request) => {
      // Who asks whether the process lives is told that it does, however busy it is.
      if (request.url !== HEALTH_PATH) throw new LineTooLong()
    },
  })
  serveHealth(app, house ?? parts.db)
  serveStorage(app, { ...parts, db: reading ?? parts.db })
  serveOneClick(app, parts)
  void app.register((api) => serveApi(api, parts, reading), { prefix: '/api' })
  return app
}

function createServerBehind(before: Middleware | undefined): FastifyServerFactory {
  return (handler) => {
    const server = createServer((request, response) => {
      if (hasTwoHosts(request)) return answerBrokenRequest(new Error('two hosts'), request.socket)
      if (asksTooMuch(request.socket, response)) return void request.socket.destroy()
      if (before) before(request, response, () => handler(request, response))
      else handler(request, response)
    })
    // Who neither sends nor takes a byte for so long has gone, or waits for us to run out of room.
    return server.setTimeout(SILENCE_MS)
  }
}

const UNANSWERED = Symbol('unanswered')
type Counted = Socket & { [UNANSWERED]?: number }

/** Whether a connection asks on without taking the answers: Node begins whatever is asked for at once, without end. */
function asksTooMuch(socket: Counted, response: ServerResponse): boolean {
  const count = (socket[UNANSWERED] ?? 0) + 1
  socket[UNANSWERED] = count
  // One function for all, and no wrapper around it: this is done for each request.
  response.on('close', noteAnswered)
  return count > MOST_UNANSWERED
}

function noteAnswered(this: ServerResponse<IncomingMessage & { socket: Counted }>): void {
  const { socket } = this.req
  socket[UNANSWERED] = (socket[UNANSWERED] ?? 1) - 1
}

/** Of two hosts Node believes the first, and a proxy may have judged by the last. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** What is no HTTP at all is refused in the API's shape, as far as a broken connection allows. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const body = JSON.stringify({
    code: 'malformed-request',
    message: apiMessages[DEFAULT_LOCALE].errors['malformed-request'],
  })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

async function serveApi(api: FastifyInstance, parts: ApiParts, reading = parts.db): Promise<void> {
  api.setValidatorCompiler(validatorCompiler)
  api.setSerializerCompiler(serializerCompiler)
  const unserved = refuseUnserved(api.prefix)
  api.setNotFoundHandler(unserved.refuse)
  // Callers are told apart by bearer tokens, never by cookies, so pages of any origin may call.
  await api.register(cors, {
    origin: '*',
    methods: METHODS,
    strictPreflight: false,
    maxAge: 86_400,
    exposedHeaders: ['x-request-id', 'retry-after'],
  })
  await api.register(swagger, openapiOptions)

  api.decorateRequest('user')
  api.addHook('onRoute', ({ routePath, method }) => unserved.note(routePath, method))
  for (const serveResource of ON_VIEW) serveResource(api, { ...parts, db: reading })
  for (const serveResource of ACTS) serveResource(api, parts)
  serveDocument(api, { ...parts, db: reading })
}
