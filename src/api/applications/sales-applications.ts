import type { FastifyInstance } from 'fastify'

import type { SalesApplication } from '../../contract/applications/endpoints.ts'
import {
  answerApplication,
  findApplication,
  listApplications,
  presentApplications,
  previewAnswer,
} from '../../domain/applications/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { deskOf } from '../mail/desk-of.ts'
import { type ApiParts, serve } from '../serve.ts'

// A preview follows the typing.
const PREVIEWS = { turns: 240, seconds: 60 }

/** What the staff do about applications. */
export function serveSalesApplications(app: FastifyInstance, parts: ApiParts): void {
  const { db, files } = parts
  const tell = async (reference: string) => {
    const [application] = await presentApplications(db, [await findApplication(db, reference)])
    return { application: application as SalesApplication }
  }

  serve(app, parts, 'GET /sales/applications', async ({ query }) => {
    const { applications, nextPage } = await listApplications(db, query)
    return { applications: await presentApplications(db, applications), next_page: nextPage }
  })
  serve(app, parts, 'GET /sales/applications/{application}', ({ params }) => tell(params.application))
  serve(app, parts, 'POST /sales/applications/{application}/status', async ({ params, body, user }) => {
    const { id } = await findApplication(db, params.application)
    await answerApplication(db, id, { ...body, staffId: user.id })
    return tell(params.application)
  })
  serve(
    app,
    parts,
    'POST /sales/applications/{application}/preview',
    async ({ params, body, user }) => {
      const { id } = await findApplication(db, params.application)
      return previewAnswer(db, deskOf(parts), id, { ...body, staffId: user.id })
    },
    { limit: PREVIEWS },
  )
  serve(app, parts, 'GET /sales/applications/{application}/pdf', async ({ params }) => {
    const { reference, file_key } = await findApplication(db, params.application)
    const file = await files.read(file_key)
    if (!file) throw new DomainError('not-found')
    // Saved to disk, never shown: what a stranger has written must not act in our name.
    return { content: file.stream, size: file.size, savedAs: `${reference}.pdf` }
  })
}
