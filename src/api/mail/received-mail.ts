import { timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { DomainError } from '../../domain/domain-error.ts'
import { LARGEST_MAIL, receiveMail } from '../../domain/incoming-mail/index.ts'
import { hashToken } from '../../domain/tokens/index.ts'
import { callerOf } from '../../http/caller.ts'
import { tokenOf } from '../bearer-token.ts'
import { refuseOtherMethods } from '../refuse-unserved.ts'
import type { ApiParts } from '../serve.ts'

const URL = '/mail/received'
/** Whoever does not know the secret has no many guesses. */
const GUESSES = { turns: 10, seconds: 600 }

/**
 * Where a mail server or service brings what people answer to our mails: the mail as it is, `message/rfc822`, with the
 * secret as bearer token or as the password of the address. The secret is asked for before a byte of the mail is read.
 */
export function serveReceivedMail(app: FastifyInstance, parts: ApiParts): void {
  const { db, files, uploads, publicUrl, mail, receivedMailSecret, turnstile } = parts
  const answersTo = mail?.answersTo
  async function receive({ body }: FastifyRequest) {
    if (!mail || answersTo === undefined) throw new DomainError('not-found')
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const sender = mail.from.address
    return { status: await receiveMail({ db, files, uploads, publicUrl, answersTo, sender }, bytes) }
  }
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('message/rfc822', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    hooks.post(
      URL,
      {
        bodyLimit: LARGEST_MAIL,
        schema: { hide: true },
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store')
          if (answersTo === undefined || receivedMailSecret === undefined) throw new DomainError('not-found')
          if (isKnown(request, receivedMailSecret)) return
          await turnstile(`POST ${URL} ${callerOf(request)}`, GUESSES)
          throw new DomainError('unauthenticated')
        },
      },
      receive,
    )
    refuseOtherMethods(hooks, URL, ['POST'])
  })
}

/** Whether the caller shows the secret; compared by hashes, which are of one length. */
const isKnown = (request: FastifyRequest, secret: string) =>
  timingSafeEqual(hashToken(tokenOf(request) ?? passwordOf(request)), hashToken(secret))

/** The password of an address such as https://mail:secret@gallery.example, for services that know nothing else. */
function passwordOf({ headers: { authorization = '' } }: FastifyRequest): string {
  const [scheme = '', encoded = ''] = authorization.split(' ', 2)
  if (scheme.toLowerCase() !== 'basic') return ''
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}
