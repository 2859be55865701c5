import type { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'

import { EDITED_KINDS, WRITERS } from '../contract/content/values.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { type EndpointName, type Endpoints, endpoints, errorReply } from '../contract/endpoints.ts'
import type { Locale } from '../contract/locale.ts'
import { openedBy } from '../contract/opened-by.ts'
import type { Scope } from '../contract/scope.ts'
import { takesKeys } from '../contract/takes-keys.ts'
import type { Database } from '../database/index.ts'
import {
  describeDevice,
  findUserByKey,
  findUserByToken,
  isKey,
  requireFreshProof,
  type User,
} from '../domain/accounts/index.ts'
import type { ArtworkIndex, KeptCards } from '../domain/catalogue/index.ts'
import { DomainError } from '../domain/domain-error.ts'
import type { ByteRange, FileStore } from '../domain/files/index.ts'
import type { Limit, Turnstile } from '../domain/limits/index.ts'
import type { MailDesk } from '../domain/mail/index.ts'
import type { Drawer } from '../domain/papers/index.ts'
import type { PaymentProvider } from '../domain/payments/index.ts'
import { callerOf } from '../http/caller.ts'
import { goneSignalOf } from '../http/gone.ts'
import { isVisitor } from '../http/is-visitor.ts'
import type { NoteVisit } from '../http/note-visit.ts'
import type { ReplyCache } from '../http/reply-cache.ts'
import { sendStored } from '../http/send-stored.ts'
import { prepare, type StoredReply } from '../http/stored-reply.ts'
import { readDeviceCookie, writeDeviceCookie } from './accounts/device-cookie.ts'
import type { SocialSettings } from './accounts/social-clients.ts'
import { tokenOf } from './bearer-token.ts'
import { type AdmitReader, isInside } from './costly-reads.ts'
import { frontAddressOf, localeOf } from './language.ts'
import { type Look, noteAct } from './note-acts.ts'
import type { OwnCalls } from './own-calls.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whoever is logged in, on calls that ask for it. */
    user?: User
  }
  interface FastifyContextConfig {
    /** Whether the log may show its addresses as they came. */
    isPublic?: boolean
  }
}

/** What the API is given to work with. */
export interface ApiParts {
  db: Database
  files: FileStore
  /** The works that visitors may see, in memory. */
  artworks: ArtworkIndex
  /** The cards of works, kept until they change; without it they are read each time. */
  cards?: KeptCards | undefined
  /** Where public replies are kept until the content changes; without it every reply is made anew. */
  replies?: ReplyCache | undefined
  /** Logins through other services; without it there are none. */
  social?: SocialSettings | undefined
  /** Who takes the money; without one, orders cannot be paid. */
  payments?: { provider: PaymentProvider; publishableKey: string | null } | undefined
  /** Where files lie while they are on their way in, and the thread that looks into PDFs; without it none are taken. */
  uploads?: { folder: string; pdfWorker: string } | undefined
  /** Who draws papers that nobody has drawn yet; without one they are not to be had. */
  drawer?: Drawer | undefined
  /** Where the pages are. */
  publicUrl: string
  /** Whether visitors come by https. */
  isSecure?: boolean | undefined
  /** Is told whenever a visitor opens the page of a thing within the site. */
  noteVisit?: NoteVisit | undefined
  /** What mails are written with; without it none are shown. */
  mail?: MailDesk | undefined
  /** What whoever brings us mails must know; without it none are taken. */
  receivedMailSecret?: string | undefined
  /** Where mails lie that everybody may read, and where the page is that shows them: in the demo alone. */
  outbox?: { folder: string; publicUrl: string } | undefined
  /** Whether programs within the gallery's own network may be told what happens. */
  webhooksToOwnNetwork?: boolean | undefined
  /** Counts whoever reads what is not kept, and has them wait in line. */
  admitReader: AdmitReader
  /** Counts whoever writes. */
  turnstile: Turnstile
  /** What calls of staff read, for the log to compare before and after. */
  looks: Map<string, Look>
  /** How our own pages are known, when they call over the network too. */
  insideMark?: string | undefined
  /** Takes in what all may read, for our own pages to ask without a request. */
  ownCalls?: OwnCalls | undefined
}

type Parsed<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** The kinds of access that only somebody logged in has. */
type Known = Exclude<NonNullable<Endpoint['access']>, 'anybody'>

/** One request, parsed by its schemas. */
interface Call<Name extends EndpointName> {
  params: Parsed<Name, 'params'>
  query: Parsed<Name, 'query'>
  body: Parsed<Name, 'body'>
  locale: Locale
  /** The part of a file that is asked for, as it is asked for. */
  range: string | undefined
  /** What the caller shows; not looked at yet. */
  token: Endpoints[Name] extends { access: Known } ? string : string | undefined
  /** What the caller comes with, such as "Firefox, Windows". */
  device: string
  /** From where the call comes, for counting. */
  caller: string
  /** What the device shows of having come in before; not looked at yet. */
  deviceProof: string | undefined
  /** Has the device show this from now on. */
  keepDeviceProof: (proof: string) => void
  user: Endpoints[Name] extends { access: Known } ? User : undefined
}

/** What a call sends that does not answer in JSON. */
interface SentFile {
  content: Readable | string
  size?: number
  /** The part of it that is sent, if it is not the whole. */
  part?: ByteRange | undefined
  /** Under which name it is saved to disk; without one it is shown. */
  savedAs?: string
  /** Headers of its own; those without a value are left out. */
  headers?: Record<string, string | undefined>
}

type Answer<Name extends EndpointName> = Endpoints[Name] extends { media: string }
  ? SentFile
  : z.input<Endpoints[Name]['reply']>
type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Answer<Name>>

/** How the document says who may call: with the token of a session, with a key, or also without. */
export function describeSecurity(endpoint: Endpoint): { security?: Record<string, string[]>[] } {
  if (!endpoint.access) return {}
  const others = endpoint.access === 'anybody' ? [{}] : takesKeys(endpoint) ? [{ key: [] }] : []
  return { security: [{ bearer: [] }, ...others] }
}

/** Whose calls are those of staff. */
const STAFFED: Endpoint['access'][] = ['sales', 'editor', 'staff', 'admin', 'writer']

const LIMIT_OF_WRITES: Limit = { turns: 60, seconds: 60 }

/** Serves one endpoint of the contract: who may call and how often, its schemas in and out, whether its replies are kept, its place in the document. */
export function serve<Name extends EndpointName>(
  app: FastifyInstance,
  { db, replies, admitReader, turnstile, looks, isSecure = false, noteVisit, insideMark, ownCalls }: ApiParts,
  name: Name,
  handler: Handler<Name>,
  { limit, largest }: { limit?: Limit; largest?: number } = {},
): void {
  const {
    summary,
    access,
    asksAgain,
    log,
    opens,
    params,
    query,
    body,
    replies: keeping,
    status,
    media,
    reply: replySchema,
  }: Endpoint = endpoints[name]
  const [method, path] = name.split(' ') as [HTTPMethods, string]
  const isPublic = keeping !== undefined
  const kept = keeping === 'kept' ? replies : undefined
  if (method === 'GET' && access && STAFFED.includes(access)) {
    looks.set(name, async (request) =>
      handler({ ...callOf(request), query: query?.parse({}), body: undefined } as unknown as Call<Name>),
    )
  }
  const openedIn = (params: unknown): string[] => {
    const thing = opens ? openedBy(name, params as Record<string, string>) : undefined
    return thing === undefined ? [] : [thing]
  }
  const serialize = serializerCompiler({ schema: replySchema, method, url: path })
  // Only what a call reads of its address: whatever else stands there neither costs a reply nor pushes out another.
  const keyOf = ({ params: given, query: asked }: Pick<FastifyRequest, 'params' | 'query'>, locale: Locale) =>
    JSON.stringify([locale, name, params && given, query && asked])
  if (isPublic && !access) {
    ownCalls?.set(name, async (asked, locale) => {
      const call = { params: params?.parse(asked.params ?? {}), query: query?.parse(asked.query ?? {}) }
      const write = async () => serialize(await handler({ ...call, locale } as Call<Name>))
      const known = kept?.peek(keyOf(call, locale))
      // Whatever has a query is kept as the page that asks for it.
      if (!known && (!kept || Object.keys(asked.query ?? {}).length > 0)) return write()
      const make = async () => ({ status, headers: JSON_TYPE, text: await write(), opens: openedIn(call.params) })
      const stored = known ?? (await kept!.get(keyOf(call, locale), make))
      return (await stored.body('identity')).toString()
    })
  }
  const sendKept = (request: FastifyRequest, reply: FastifyReply, stored: StoredReply) =>
    sendStored(request, reply, stored, {
      vary: VARY,
      front: kept && { cache: kept, address: frontAddressOf(request) },
    })
  const allowance = limit ?? (method === 'GET' ? undefined : LIMIT_OF_WRITES)

  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: { isPublic },
    ...(largest === undefined ? {} : { bodyLimit: largest }),
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...describeSecurity(endpoints[name]),
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: {
        [status]: media ? { content: { [media]: { schema: replySchema } } } : replySchema,
        '4xx': errorReply,
        '5xx': errorReply,
      },
    },
    onRequest: async (request, reply) => {
      if (!isPublic) reply.header('cache-control', 'no-store')
      if (allowance) await turnstile(`${name} ${callerOf(request)}`, allowance)
      // Before anything is looked up: whether a token is known costs a question too.
      else if (!isPublic) admitReader(request)
      if (access !== undefined && access !== 'anybody') {
        request.user = await requireUser(db, request, endpoints[name])
        if (access !== 'user') requireScope(request.user, scopesFor(access, request))
      }
      if (asksAgain) await requireFreshProof(db, tokenOf(request) ?? '', asksAgain)
    },
    ...(opens && noteVisit
      ? {
          onResponse: async (request: FastifyRequest, reply: FastifyReply) => {
            const isAnswered = reply.statusCode === status || reply.statusCode === 304
            // Our own pages ask for what they show before anybody sees it.
            if (!isAnswered || isInside(request, insideMark) || !isVisitor(request)) return
            for (const thing of openedIn(request.params)) noteVisit(thing)
          },
        }
      : {}),
    preHandler: async (request, reply) => {
      const known = kept?.peek(keyOf(request, localeOf(request)))
      return known && sendKept(request, reply, known)
    },
    handler: async (request, reply) => {
      const keepDeviceProof = (proof: string) => void reply.header('set-cookie', writeDeviceCookie(proof, isSecure))
      const act = () => handler({ ...callOf(request), keepDeviceProof } as Call<Name>)
      const make = () => (typeof log === 'object' ? noteAct(db, { name, log, looks, request }, act) : act())
      reply.code(status)
      if (!isPublic) reply.header('vary', VARY)
      if (media) return sendFile(reply, media, (await make()) as SentFile)
      if (!isPublic) return reply.send(await make())
      const inTurn = admitReader(request)
      const text = async () => serialize(await make())
      const opens = openedIn(request.params)
      const write = async () => ({ status, headers: JSON_TYPE, text: await text(), opens })
      const isGone = goneSignalOf(request)
      // There are more queries than anybody asks twice.
      const lasting = request.url.includes('?') ? 'rarely' : 'often'
      const stored = kept
        ? await kept.get(keyOf(request, localeOf(request)), (areAllGone) => inTurn(write, areAllGone), {
            isGone,
            lasting,
          })
        : prepare(await inTurn(write, isGone))
      return sendKept(request, reply, stored)
    },
  })
}

function sendFile(
  reply: FastifyReply,
  media: string,
  { content, size, part, savedAs, headers = {} }: SentFile,
): FastifyReply {
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) reply.removeHeader(name)
    else reply.header(name, value)
  }
  if (part) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  if (size !== undefined) reply.header('content-length', part ? part.end - part.start + 1 : size)
  if (savedAs !== undefined) reply.header('content-disposition', `attachment; filename="${savedAs}"`)
  return reply.type(media.startsWith('text/') ? `${media}; charset=utf-8` : media).send(content)
}

const VARY = 'Accept-Language, Content-Language, Accept-Encoding'
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

function callOf(request: FastifyRequest) {
  const { params, query, body, user, headers } = request
  const device = describeDevice(headers['user-agent'])
  const deviceProof = readDeviceCookie(headers.cookie)
  const caller = callerOf(request)
  const [locale, token] = [localeOf(request), tokenOf(request)]
  return { params, query, body, user, device, deviceProof, caller, locale, token, range: headers.range }
}

/** Who writes things of the kind in an address; of a kind that there is not, any of them may hear so. */
function writersOf({ params }: FastifyRequest): Scope[] {
  const kind = EDITED_KINDS.find((one) => one === (params as { kind?: string }).kind)
  return kind ? [WRITERS[kind]] : Object.values(WRITERS)
}

/** Who has access, beside those who are allowed everything. */
function scopesFor(access: Exclude<Known, 'user'>, request: FastifyRequest): Scope[] {
  if (access === 'admin') return []
  if (access === 'staff') return ['editor', 'sales']
  return access === 'writer' ? writersOf(request) : [access]
}

/** Whoever calls, by the token of a session, or by a key where one will do. */
export async function requireUser(db: Database, request: FastifyRequest, endpoint: Endpoint): Promise<User> {
  const token = tokenOf(request)
  if (token === undefined) throw new DomainError('unauthenticated')
  const user = await (isKey(token) ? findUserByKey(db, token) : findUserByToken(db, token))
  if (!user) throw new DomainError('unauthenticated')
  if (isKey(token) && !takesKeys(endpoint)) throw new DomainError('person-needed')
  return user
}

/** Refuses whoever has none of these scopes, nor that of everything. */
export function requireScope({ scope }: User, scopes: Scope[]): void {
  if (!scope.some((one) => one === 'admin' || scopes.includes(one))) throw new DomainError('forbidden')
}
