import type { FastifyInstance } from 'fastify'

import { readHome } from '../../domain/catalogue/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveHome(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /home', async ({ locale }) => ({ home: await readHome(parts.db, locale) }))
}
