import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import type { Locale } from '../../contract/locale.ts'
import {
  correctContact,
  findContactOf,
  forgetContact,
  listContacts,
  listTags,
  makeContact,
  mergeContacts,
  noteOnContact,
  readContact,
  removeContactNote,
  tagContact,
  takeApart,
  writeContacts,
} from '../../domain/contacts/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** People the gallery knows, and what staff write of them. */
export function serveContacts(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async (id: string, locale: Locale) => ({ contact: await readContact(db, id, locale) })

  serve(app, parts, 'GET /sales/contacts', ({ query }) => listContacts(db, query))
  serve(app, parts, 'GET /sales/contacts.csv', async ({ query }) => ({
    // Sent as it is read.
    content: Readable.from(writeContacts(db, query)),
    savedAs: 'people.csv',
  }))
  serve(app, parts, 'GET /sales/contacts/tags', async () => ({ tags: await listTags(db) }))
  serve(app, parts, 'GET /sales/contacts/of/{thing}', async ({ params }) => ({
    contact: await findContactOf(db, params.thing),
  }))
  serve(app, parts, 'POST /sales/contacts', async ({ body, locale }) => {
    await makeContact(db, body)
    return tell(body.key, locale)
  })
  serve(app, parts, 'GET /sales/contacts/{contact}', ({ params, locale }) => tell(params.contact, locale))
  serve(app, parts, 'PUT /sales/contacts/{contact}', async ({ params, body, locale }) => {
    await correctContact(db, params.contact, body)
    return tell(params.contact, locale)
  })
  serve(app, parts, 'DELETE /sales/contacts/{contact}', async ({ params, user }) => {
    await forgetContact(db, parts.files, params.contact, { withCalls: user.scope.includes('admin') })
    return { status: 'forgotten' }
  })
  serve(app, parts, 'POST /sales/contacts/{contact}/tags', async ({ params, body, locale }) => {
    await tagContact(db, params.contact, body)
    return tell(params.contact, locale)
  })
  serve(app, parts, 'POST /sales/contacts/{contact}/notes', async ({ params, body, user, locale }) => {
    await noteOnContact(db, params.contact, { ...body, staffId: user.id })
    return tell(params.contact, locale)
  })
  serve(app, parts, 'DELETE /sales/contacts/{contact}/notes/{note}', async ({ params, user, locale }) => {
    await removeContactNote(db, params.contact, { note: params.note, staffId: user.id })
    return tell(params.contact, locale)
  })
  serve(app, parts, 'POST /sales/contacts/{contact}/parts', async ({ params, body, user, locale }) => {
    await mergeContacts(db, params.contact, { ...body, staffId: user.id })
    return tell(params.contact, locale)
  })
  serve(app, parts, 'DELETE /sales/contacts/{contact}/parts/{part}', async ({ params, locale }) => {
    await takeApart(db, params.contact, params.part)
    return tell(params.contact, locale)
  })
}
