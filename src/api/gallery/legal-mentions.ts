import type { FastifyInstance } from 'fastify'

import { readLegalMention } from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveLegalMentions(app: FastifyInstance, parts: ApiParts): void {
  serve(app, parts, 'GET /legal-mentions', async () => ({ legal_mention: await readLegalMention(parts.db) }))
}
