import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { DEFAULT_LOCALE, localize } from '../contract/locale.ts'
import { readGallery } from '../domain/gallery/index.ts'
import { goneSignalOf } from '../http/gone.ts'
import { sendStored } from '../http/send-stored.ts'
import { prepare } from '../http/stored-reply.ts'
import { writeDocsPage } from './docs-page.ts'
import type { ApiParts } from './serve.ts'

type Write = (document: object & { info: { title: string } }) => { headers: Record<string, string>; text: string }

/** `/openapi.json` for programs and `/docs` for people, in the gallery's name: kept like replies. */
export function serveDocument(api: FastifyInstance, { db, replies }: Pick<ApiParts, 'db' | 'replies'>): void {
  const serve = (path: string, write: Write) => {
    const make = async () => {
      const document = api.swagger()
      const title = localize((await readGallery(db)).name, DEFAULT_LOCALE)
      return { status: 200, ...write({ ...document, info: { ...document.info, title } }) }
    }
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const stored = replies
        ? await replies.get(api.prefix + path, make, { isGone: goneSignalOf(request) })
        : prepare(await make())
      return sendStored(request, reply, stored, { vary: 'Accept-Encoding' })
    }
    api.get(path, { schema: { hide: true }, config: { isPublic: true } }, answer)
  }
  serve('/openapi.json', (document) => ({
    headers: { 'content-type': 'application/json; charset=utf-8' },
    text: JSON.stringify(document),
  }))
  serve('/docs', writeDocsPage)
}
