import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import type { Locale } from '../../contract/locale.ts'
import {
  findIssue,
  findSubscriber,
  listIssues,
  listSubscribers,
  previewIssue,
  readReadiness,
  removeIssue,
  rewriteIssue,
  scheduleIssue,
  sendIssue,
  takeBackIssue,
  testIssue,
  unsubscribeReader,
  writeIssue,
  writeSubscribers,
} from '../../domain/newsletter/index.ts'
import { deskOf } from '../mail/desk-of.ts'
import { type ApiParts, serve } from '../serve.ts'

// Somebody tries a letter on themselves a few times.
const limit = { turns: 10, seconds: 60 }
// Saved and shown a moment after whoever writes has stopped; in three languages it is longer than most that is sent.
const WRITING = { limit: { turns: 240, seconds: 60 }, largest: 256 * 1024 }

/** The newsletter as the staff write and send it. */
export function serveNewsletterDesk(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async (id: string, locale: Locale) => ({ issue: await findIssue(db, id, locale) })

  serve(app, parts, 'GET /newsletter/issues', ({ query }) => listIssues(db, query.page))
  serve(
    app,
    parts,
    'POST /newsletter/issues',
    async ({ body, user, locale }) => tell(await writeIssue(db, body, user), locale),
    WRITING,
  )
  serve(
    app,
    parts,
    'POST /newsletter/issues/preview',
    ({ body: { locale, ...draft } }) => previewIssue(db, deskOf(parts), draft, locale),
    WRITING,
  )
  serve(app, parts, 'GET /newsletter/issues/{issue}', ({ params, locale }) => tell(params.issue, locale))
  serve(
    app,
    parts,
    'PUT /newsletter/issues/{issue}',
    async ({ params, body, user, locale }) => {
      await rewriteIssue(db, params.issue, body, user)
      return tell(params.issue, locale)
    },
    WRITING,
  )
  serve(app, parts, 'DELETE /newsletter/issues/{issue}', async ({ params, query }) => {
    await removeIssue(db, params.issue, query.version)
    return { status: 'removed' }
  })
  serve(app, parts, 'GET /newsletter/issues/{issue}/readiness', async ({ params }) => ({
    readiness: await readReadiness(db, params.issue),
  }))
  serve(
    app,
    parts,
    'POST /newsletter/issues/{issue}/test',
    async ({ params, body, user }) => {
      await testIssue(db, params.issue, { to: user, locale: body.locale ?? user.locale })
      return { status: 'sent' }
    },
    { limit },
  )
  serve(app, parts, 'PUT /newsletter/issues/{issue}/schedule', async ({ params, body: { at, version }, locale }) => {
    await scheduleIssue(db, params.issue, { version, at })
    return tell(params.issue, locale)
  })
  serve(app, parts, 'DELETE /newsletter/issues/{issue}/schedule', async ({ params, locale }) => {
    await takeBackIssue(db, params.issue)
    return tell(params.issue, locale)
  })
  serve(app, parts, 'POST /newsletter/issues/{issue}/sending', async ({ params, body, locale }) => {
    await sendIssue(db, params.issue, body)
    return tell(params.issue, locale)
  })
}

/** Its readers. */
export function serveNewsletterReaders(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async (id: string) => ({ reader: await findSubscriber(db, id) })

  serve(app, parts, 'GET /newsletter/subscribers', ({ query }) => listSubscribers(db, query))
  serve(app, parts, 'GET /newsletter/subscribers.csv', async ({ query }) => ({
    // Sent as it is read.
    content: Readable.from(writeSubscribers(db, query)),
    savedAs: 'newsletter.csv',
  }))
  serve(app, parts, 'GET /newsletter/subscribers/{subscriber}', ({ params }) => tell(params.subscriber))
  serve(app, parts, 'POST /newsletter/subscribers/{subscriber}/unsubscription', async ({ params }) => {
    await unsubscribeReader(db, params.subscriber)
    return tell(params.subscriber)
  })
}
