import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { listActs, writeActs } from '../../domain/acts/index.ts'
import { type ApiParts, serve } from '../serve.ts'

const PAGE = 50

/** What staff did, for whoever answers for it. */
export function serveActs(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'GET /acts', async ({ query: { before, ...wanted } }) => {
    const acts = await listActs(db, wanted, { before, limit: PAGE + 1 })
    return { acts: acts.slice(0, PAGE), next_before: acts.length > PAGE ? (acts[PAGE - 1]?.id ?? null) : null }
  })
  serve(app, parts, 'GET /acts.csv', async ({ query, locale }) => ({
    content: Readable.from(writeActs(db, query, locale)),
    savedAs: 'acts.csv',
  }))
}
