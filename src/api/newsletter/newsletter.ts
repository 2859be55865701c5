import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import {
  confirmNewsletter,
  findIssue,
  type Issue,
  listIssues,
  listSubscribers,
  renewConfirmation,
  requestNewsletter,
  rewriteIssue,
  sendIssue,
  testIssue,
  unsubscribe,
  writeIssue,
  writeSubscribers,
} from '../../domain/newsletter/index.ts'
import { type ApiParts, serve } from '../serve.ts'

// People ask for a mail, or try a link, a few times; machines try lists.
const limit = { turns: 10, seconds: 60 }

/** The newsletter as its readers know it. */
export function serveNewsletter(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  serve(
    app,
    parts,
    'POST /newsletter',
    async ({ body, locale }) => {
      await requestNewsletter(db, { email: body.email, locale: body.locale ?? locale, source: 'footer' })
      return { status: 'pending' }
    },
    { limit },
  )
  serve(
    app,
    parts,
    'POST /newsletter/confirmation',
    async ({ body, locale }) => {
      await confirmNewsletter(db, body.token, locale)
      return { status: 'confirmed' }
    },
    { limit },
  )
  serve(
    app,
    parts,
    'POST /newsletter/confirmation/renewal',
    async ({ body }) => {
      await renewConfirmation(db, body.token)
      return { status: 'sent' }
    },
    { limit },
  )
  serve(app, parts, 'POST /newsletter/unsubscription', async ({ body }) => {
    await unsubscribe(db, body.token, 'page')
    return { status: 'unsubscribed' }
  })
}

/** The newsletter as the staff write and send it. */
export function serveNewsletterDesk(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async (id: string) => ({ issue: present(await findIssue(db, id)) })

  serve(app, parts, 'GET /newsletter/subscribers', async ({ query }) => {
    const { subscribers, nextPage } = await listSubscribers(db, query)
    return {
      subscribers: subscribers.map(({ requested_at, confirmed_at, ...one }) => ({
        ...one,
        requested_at: requested_at.toISOString(),
        confirmed_at: confirmed_at?.toISOString() ?? null,
      })),
      next_page: nextPage,
    }
  })
  serve(app, parts, 'GET /newsletter/subscribers.csv', async ({ query }) => ({
    // Sent as it is read.
    content: Readable.from(writeSubscribers(db, query.status)),
    savedAs: 'newsletter.csv',
  }))
  serve(app, parts, 'GET /newsletter/issues', async ({ query }) => {
    const { issues, nextPage } = await listIssues(db, query.page)
    return { issues: issues.map(present), next_page: nextPage }
  })
  serve(app, parts, 'POST /newsletter/issues', async ({ body, user }) => tell(await writeIssue(db, body, user.id)))
  serve(app, parts, 'GET /newsletter/issues/{issue}', ({ params }) => tell(params.issue))
  serve(app, parts, 'PUT /newsletter/issues/{issue}', async ({ params, body }) => {
    await rewriteIssue(db, params.issue, body)
    return tell(params.issue)
  })
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
  serve(app, parts, 'POST /newsletter/issues/{issue}/sending', async ({ params }) => {
    await sendIssue(db, params.issue)
    return tell(params.issue)
  })
}

const present = ({ created_at, sending_at, ...issue }: Issue) => ({
  ...issue,
  created_at: created_at.toISOString(),
  sending_at: sending_at?.toISOString() ?? null,
})
