import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { refuse } from './refuse.ts'

/** Answers 405 with the methods that do exist on a path that stands alone. */
export function refuseOtherMethods(app: FastifyInstance, url: string, known: string[]): void {
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !known.includes(method)),
    url,
    schema: { hide: true },
    handler: (request: FastifyRequest, reply: FastifyReply) => refuseMethod(request, reply, known),
  })
}

/**
 * Answers 405 with the methods that do exist where a path below a prefix is served at all, and 404 everywhere else. A route
 * for every method that a path does not have would take a third of the time that a server takes to open.
 */
export function refuseUnserved(prefix: string) {
  const served: { parts: string[]; methods: string[] }[] = []
  return {
    note: (path: string, methods: string | string[]) => {
      served.push({ parts: path.split('/'), methods: [methods].flat() })
    },
    refuse: (request: FastifyRequest, reply: FastifyReply) => {
      const [path = ''] = request.url.slice(prefix.length).split('?')
      const parts = path.split('/')
      const methods = served.filter((one) => isServedAs(one.parts, parts)).flatMap((one) => one.methods)
      if (methods.length === 0) return refuse(request, reply, 'not-found')
      return refuseMethod(request, reply, [...new Set(methods)])
    },
  }
}

const refuseMethod = (request: FastifyRequest, reply: FastifyReply, known: string[]) =>
  refuse(request, reply.header('allow', known.join(', ')), 'method-not-allowed', {
    details: { method: request.method },
  })

const isServedAs = (pattern: string[], parts: string[]) =>
  pattern.length === parts.length &&
  pattern.every((one, at) => (one.startsWith(':') ? parts[at] !== '' : one === parts[at]))
