import type { FastifyInstance } from 'fastify'

import { readToday } from '../../domain/today/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** What there is to do. */
export function serveToday(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /sales/today', () => readToday(parts.db))
}
