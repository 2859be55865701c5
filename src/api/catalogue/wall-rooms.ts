import type { FastifyInstance } from 'fastify'

import { listRooms } from '../../domain/catalogue/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveWallRooms(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /rooms', async ({ locale }) => ({ rooms: await listRooms(parts.db, locale) }))
}
