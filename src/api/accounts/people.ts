import type { FastifyInstance } from 'fastify'

import { readPerson } from '../../domain/accounts/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function servePeople(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /sales/people/{person}', async ({ params }) => ({
    person: await readPerson(parts.db, params.person),
  }))
}
