import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { LARGEST_PHOTO_MB } from '../../contract/collection/values.ts'
import {
  addWork,
  changeWork,
  drawCollection,
  keepPhoto,
  listCollection,
  noteCertified,
  readAdded,
  readCertified,
  readPhoto,
  removePhoto,
  removeWork,
  restoreWork,
  sumCollection,
  writeTable,
} from '../../domain/collection/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { studioOf } from '../certificates/studio-of.ts'
import { serveUpload } from '../content/serve-upload.ts'
import { type ApiParts, serve } from '../serve.ts'

const LARGEST = LARGEST_PHOTO_MB * 1024 * 1024
/** Hundreds of works are photographed in an afternoon. */
const PHOTOS = { turns: 100, seconds: 600 }

/** Whoever has many accounts is still one caller; each account has its own limit, too. */
const PAPERS = { turns: 20, seconds: 600 }

/** What somebody owns, for nobody else: none of these calls names whose it is but by who is logged in. */
export function serveCollection(app: FastifyInstance, parts: ApiParts): void {
  const { db, files } = parts
  const tell = async (userId: string, id: string) => ({ work: await readAdded(db, userId, id) })

  serve(app, parts, 'GET /account/collection', async ({ user, locale }) => {
    const works = await listCollection(db, { userId: user.id, locale })
    return { works, sum: sumCollection(works) }
  })
  serve(app, parts, 'POST /account/collection', async ({ user, body }) =>
    tell(user.id, await addWork(db, user.id, body)),
  )
  serve(app, parts, 'PUT /account/collection/{work}', async ({ user, params, body }) => {
    await changeWork(db, user.id, params.work, body)
    return tell(user.id, params.work)
  })
  serve(app, parts, 'DELETE /account/collection/{work}', async ({ user, params }) => {
    await removeWork(db, user.id, params.work)
    return { status: 'done' as const }
  })
  serve(app, parts, 'POST /account/collection/{work}/restoration', async ({ user, params }) => {
    await restoreWork(db, user.id, params.work)
    return tell(user.id, params.work)
  })
  serveUpload(app, parts, 'POST /account/collection/{work}/photo', {
    largest: () => LARGEST,
    minutes: 10,
    sending: PHOTOS,
    tooLarge: () => new DomainError('picture-too-large', { megabytes: LARGEST_PHOTO_MB, megapixels: 150 }),
    take: async ({ path }, { userId }, request) => {
      const { work } = request.params as { work: string }
      await keepPhoto(db, files, { userId, id: work, path })
      return tell(userId, work)
    },
  })
  serve(app, parts, 'GET /account/collection/{work}/photo', async ({ user, params }) => {
    const bytes = await readPhoto(db, files, user.id, params.work)
    return { content: Readable.from([bytes]), size: bytes.length }
  })
  serve(app, parts, 'DELETE /account/collection/{work}/photo', async ({ user, params }) => {
    await removePhoto(db, files, user.id, params.work)
    return tell(user.id, params.work)
  })
  serve(app, parts, 'PUT /account/certificates/{certificate}/notes', async ({ user, params, body, locale }) => {
    await noteCertified(db, user.id, params.certificate, body)
    return { work: await readCertified(db, { userId: user.id, locale }, params.certificate) }
  })
  serve(
    app,
    parts,
    'GET /account/collection.pdf',
    async ({ user, query, locale }) => {
      const bytes = await drawCollection(studioOf(parts), user, query.locale ?? locale)
      return { content: Readable.from([bytes]), size: bytes.length, savedAs: 'collection.pdf' }
    },
    { limit: PAPERS },
  )
  serve(app, parts, 'GET /account/collection.csv', async ({ user, query, locale }) => {
    const wanted = query.locale ?? locale
    const works = await listCollection(db, { userId: user.id, locale: wanted })
    return { content: writeTable(works, wanted), savedAs: 'collection.csv' }
  })
}
