import type { FastifyInstance } from 'fastify'

import { listHistory, makePreview, presentItem, readFormer, restore } from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { staffOf } from '../staff-of.ts'

/** Where staff see what a thing was and what it would be. */
export function serveEditorHistory(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'GET /editor/{kind}/{id}/history', ({ params, query }) =>
    listHistory(db, params.kind, params.id, query.before),
  )
  serve(app, parts, 'GET /editor/{kind}/{id}/history/{entry}', async ({ params }) => ({
    draft: await readFormer(db, params, params.entry),
  }))
  serve(app, parts, 'POST /editor/{kind}/{id}/restoration', async ({ params, body, user, locale }) => {
    await restore(db, staffOf(user), { ...params, ...body })
    return { item: await presentItem(db, params.kind, params.id, locale) }
  })
  serve(app, parts, 'POST /editor/{kind}/{id}/preview', async ({ params }) => ({
    path: await makePreview(db, params),
  }))
}
