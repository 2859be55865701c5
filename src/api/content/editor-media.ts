import type { FastifyInstance } from 'fastify'

import { listFiles, readFile, removeFiles, replaceFile, restoreFiles } from '../../domain/content/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { staffOf } from '../staff-of.ts'

/** Every picture, film and file of the gallery, and where it is used. */
export function serveEditorMedia(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(app, parts, 'GET /editor/media', ({ query, locale }) => listFiles(db, query, locale))
  serve(app, parts, 'GET /editor/media/{id}', ({ params, locale }) => readFile(db, params.id, locale))
  serve(app, parts, 'POST /editor/media/{id}/replacement', async ({ params, body, user, locale }) => {
    const former = await replaceFile(db, staffOf(user), { id: params.id, ...body })
    const { file } = await readFile(db, params.id, locale)
    return { file, former }
  })
  serve(app, parts, 'POST /editor/media/removal', async ({ body, user }) => ({
    removed: await removeFiles(db, staffOf(user), body.ids),
  }))
  serve(app, parts, 'POST /editor/media/restoration', async ({ body, user }) => ({
    restored: await restoreFiles(db, staffOf(user), body.ids),
  }))
}
