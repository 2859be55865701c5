import type { FastifyInstance } from 'fastify'

import { DomainError } from '../../domain/domain-error.ts'
import { findOutboxMail, listOutbox, type OutboxMail } from '../../domain/mail/index.ts'
import { type ApiParts, serve } from '../serve.ts'

/** The demo's outbox, where there is one: so that whoever tries the gallery can follow the links in its mails. */
export function serveOutbox(app: FastifyInstance, parts: ApiParts): void {
  const { db, outbox } = parts
  const find = (id: string) => (outbox ? findOutboxMail(db, outbox.folder, id) : undefined)

  serve(app, parts, 'GET /outbox', async () => {
    if (!outbox) throw new DomainError('not-found')
    return { mails: (await listOutbox(db, outbox.folder)).map(summarize) }
  })
  serve(app, parts, 'GET /outbox/{mail}', async ({ params }) => {
    const mail = await find(params.mail)
    if (!mail) throw new DomainError('not-found')
    return { mail: { ...summarize(mail), from: mail.from, text: mail.text } }
  })
  serve(app, parts, 'GET /outbox/{mail}/html', async ({ params }) => {
    const mail = await find(params.mail)
    if (!outbox || !mail) throw new DomainError('not-found')
    return {
      // A link in the mail takes the whole page there, not the frame.
      content: mail.html.replace('<head>', '<head><base target="_top">'),
      headers: {
        'content-security-policy': policyOf(outbox.publicUrl),
        'x-frame-options': undefined,
        // The page around it has none, and one origin is kept one way.
        'origin-agent-cluster': undefined,
      },
    }
  })
}

const summarize = ({ id, to, subject, date }: OutboxMail) => ({ id, to, subject, date })

// A mail program runs no scripts and loads nothing; styles stand in the mail itself.
const policyOf = (publicUrl: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self' ${publicUrl}; sandbox allow-top-navigation-by-user-activation`
