import type { FastifyInstance } from 'fastify'

import { changeTemplate, deleteTemplate, listTemplates, makeTemplate } from '../../domain/enquiries/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** What the gallery answers again and again: read, made, changed and deleted. */
export function serveAnswerTemplates(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async () => ({ templates: await listTemplates(db) })

  serve(app, parts, 'GET /sales/answer-templates', tell)
  serve(app, parts, 'POST /sales/answer-templates', async ({ body }) => {
    await makeTemplate(db, body)
    return tell()
  })
  serve(app, parts, 'PUT /sales/answer-templates/{template}', async ({ params, body }) => {
    await changeTemplate(db, params.template, body)
    return tell()
  })
  serve(app, parts, 'DELETE /sales/answer-templates/{template}', async ({ params }) => {
    await deleteTemplate(db, params.template)
    return tell()
  })
}
