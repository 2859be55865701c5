import type { FastifyInstance } from 'fastify'

import { listPlaces } from '../../domain/catalogue/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function servePlaces(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /places', ({ query }) => listPlaces(parts.db, query.part))
}
