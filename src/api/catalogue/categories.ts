import type { FastifyInstance } from 'fastify'

import { readCategories } from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveCategories(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /categories', async ({ query }) => ({ categories: await readCategories(parts.db, query) }))
}
