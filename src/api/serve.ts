import { isIPv6 } from 'node:net'

import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { z } from 'zod'

import { type Endpoint, type EndpointName, type Endpoints, endpoints, errorReply } from '../contract/endpoints.ts'
import type { Locale } from '../contract/locale.ts'
import type { Database } from '../database/index.ts'
import { type Limit, takeTurn } from '../domain/limits/index.ts'
import { localeOf } from './language.ts'
import { refuse } from './refuse.ts'

/** What the API is given to work with. */
export interface ApiParts {
  db: Database
}

type Parsed<Name extends EndpointName, Key extends string> =
  Endpoints[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** One request, parsed by its schemas. */
interface Call<Name extends EndpointName> {
  params: Parsed<Name, 'params'>
  query: Parsed<Name, 'query'>
  body: Parsed<Name, 'body'>
  locale: Locale
}

type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<z.input<Endpoints[Name]['reply']>>

const LIMIT_OF_WRITES: Limit = { turns: 60, seconds: 60 }

/** Serves one endpoint of the contract: its schemas in and out, its limit per caller, its place in the document. */
export function serve<Name extends EndpointName>(
  app: FastifyInstance,
  { db }: ApiParts,
  name: Name,
  handler: Handler<Name>,
  { limit }: { limit?: Limit } = {},
): void {
  const { summary, params, query, body, status, reply: replySchema }: Endpoint = endpoints[name]
  const [method, path] = name.split(' ') as [HTTPMethods, string]
  const allowance = limit ?? (method === 'GET' ? undefined : LIMIT_OF_WRITES)

  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary,
      tags: [path.split('/')[1] ?? ''],
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: { [status]: replySchema, '4xx': errorReply, '5xx': errorReply },
    },
    ...(allowance
      ? { onRequest: (request: FastifyRequest) => takeTurn(db, `${name} ${callerOf(request)}`, allowance) }
      : {}),
    handler: async (request, reply) => {
      const result = await handler({ ...pick(request), locale: localeOf(request) } as Call<Name>)
      return reply.code(status).header('vary', 'Accept-Language, Content-Language').send(result)
    },
  })
}

const pick = ({ params, query, body }: FastifyRequest) => ({ params, query, body })

// One household or office shares the first half of its IPv6 addresses, and can change the second at will.
function callerOf({ ip }: FastifyRequest): string {
  return isIPv6(ip) && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}

/** Answers 405 with the methods that do exist wherever a path is served at all. */
export function refuseOtherMethods(app: FastifyInstance, served: Map<string, Set<string>>): void {
  for (const [url, known] of served) {
    const methods = new Set(known)
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !methods.has(method))
    app.route({
      method: others,
      url,
      schema: { hide: true },
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        refuse(request, reply.header('allow', [...methods].join(', ')), 'method-not-allowed', {
          details: { method: request.method },
        }),
    })
  }
}
