import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyServerFactory } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'

import { serveAuth } from './auth.ts'
import { serveCategories } from './categories.ts'
import { renderDocsPage } from './docs-page.ts'
import { serveHealth } from './health.ts'
import { serveLegalMentions } from './legal-mentions.ts'
import { serveMenu } from './menu.ts'
import { serveNewsletter } from './newsletter.ts'
import { openapiOptions } from './openapi.ts'
import { servePages } from './pages.ts'
import { handleError, refuse } from './refuse.ts'
import { type ApiParts, refuseOtherMethods } from './serve.ts'

interface Options extends ApiParts {
  log: Logger
  trustedProxies: number
  /** Whether visitors come by https, so that browsers may be told to insist on it. */
  isSecure: boolean
  /** Sees every request first; whatever it does not answer is ours. */
  before?: Middleware | undefined
}

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const BODY_LIMIT = 64 * 1024

/** The HTTP server with the whole API on it; pages are added by whoever composes the gallery. */
export async function createApiServer({
  log,
  trustedProxies,
  isSecure,
  before,
  ...parts
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < trustedProxies,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    ...(before ? { serverFactory: createServerBehind(before) } : {}),
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
  }) as unknown as FastifyInstance

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.setErrorHandler(handleError)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: isSecure,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Pictures are shown by pages of another origin when the API lives on its own.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 5 })
  serveHealth(app, parts)
  await app.register((api) => serveApi(api, parts), { prefix: '/api' })
  return app
}

function createServerBehind(before: Middleware): FastifyServerFactory {
  return (handler) => createServer((request, response) => before(request, response, () => handler(request, response)))
}

async function serveApi(api: FastifyInstance, parts: ApiParts): Promise<void> {
  api.setValidatorCompiler(validatorCompiler)
  api.setSerializerCompiler(serializerCompiler)
  api.setNotFoundHandler((request, reply) => refuse(request, reply, 'not-found'))
  // Callers are told apart by bearer tokens, never by cookies, so pages of any origin may call.
  await api.register(cors, { origin: '*', maxAge: 86_400, exposedHeaders: ['x-request-id', 'retry-after'] })
  await api.register(swagger, openapiOptions)

  api.decorateRequest('user')
  const served = new Map<string, Set<string>>()
  api.addHook('onRoute', ({ routePath, method }) => {
    const methods = served.get(routePath) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    served.set(routePath, methods)
  })
  for (const serveResource of [serveMenu, serveCategories, servePages, serveLegalMentions, serveNewsletter, serveAuth])
    serveResource(api, parts)
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger())
  api.get('/docs', { schema: { hide: true } }, (request, reply) => renderDocsPage(api.swagger(), request, reply))
  refuseOtherMethods(api, new Map(served))
}
