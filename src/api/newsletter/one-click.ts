import type { FastifyInstance } from 'fastify'

import { type Locale, LOCALES, prefixOf } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { endAlerts } from '../../domain/alerts/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { unsubscribe } from '../../domain/newsletter/index.ts'
import { inEveryLanguage } from '../../messages/server.ts'
import type { ApiParts } from '../serve.ts'

const WORDS = inEveryLanguage('account')
type Words = (typeof WORDS)[Locale]

/** What can be ended by one click, by the page it has for people. */
const DOORS = {
  newsletter: {
    end: (db: Database, token: string) => unsubscribe(db, token, 'one-click'),
    wordsOf: (words: Words) => words.letter.unsubscribe,
  },
  alerts: {
    end: endAlerts,
    wordsOf: ({ alerts }: Words, token: string) => (token.startsWith('all-') ? alerts.endAll : alerts.endOne),
  },
}

const BODY_LIMIT = 8 * 1024

/**
 * Takes the one click by which mail programs unsubscribe their reader, at the address where people find a page. Nobody
 * is logged in there, nothing redirects, and callers are not counted: all readers of a provider come from a few addresses.
 */
export function serveOneClick(app: FastifyInstance, { db }: ApiParts): void {
  const ways = Object.entries(DOORS).flatMap((one) => LOCALES.map((locale) => [one, locale] as const))
  void app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    for (const [[subject, { end, wordsOf }], locale] of ways) {
      door.post<{ Params: { token: string } }>(
        `${prefixOf(locale)}/${subject}/unsubscribe/:token`,
        async (request, reply) => {
          reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
          const isOneClick = typeof request.body === 'string' && saysOneClick(request.body.toLowerCase())
          if (!isOneClick) return reply.code(400).send('List-Unsubscribe=One-Click is expected.\n')
          const { token } = request.params
          const words = wordsOf(WORDS[locale], token)
          try {
            await end(db, token)
          } catch (error) {
            if (!(error instanceof DomainError)) throw error
            return reply.code(410).send(`${words.fault}\n`)
          }
          return reply.send(`${words.done}\n`)
        },
      )
    }
  })
}

/** Whether a form says so, in either of the two ways that RFC 8058 allows; in small letters. */
function saysOneClick(body: string): boolean {
  if (body.split('&').includes('list-unsubscribe=one-click')) return true
  // One part of several: lines about it, an empty one, and what it says.
  const lines = body.split(/\r?\n/)
  let isNamed = false
  return lines.some((line, at) => {
    if (/name="?list-unsubscribe"?/.test(line)) isNamed = true
    if (line !== '') return false
    const isSaid = isNamed && lines[at + 1] === 'one-click'
    isNamed = false
    return isSaid
  })
}
