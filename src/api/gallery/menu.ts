import type { FastifyInstance } from 'fastify'

import { readMenu } from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveMenu(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /menu', async ({ locale }) => ({ menu: await readMenu(parts.db, locale) }))
}
