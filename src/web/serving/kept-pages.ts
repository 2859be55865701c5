import { randomUUID } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

import type { FastifyReply } from 'fastify'

import { chooseEncoding } from '../../http/encoding.ts'
import type { ReplyCache, StoredReply } from '../../http/reply-cache.ts'
import { mayDetour } from './choose-language.ts'
import { type NoteVisit, noteVisitTo } from './note-opened.ts'

/** The headers of a page that has gone out whole once, so that it can go out again without being put together anew. */
const sentHeaders = new WeakMap<StoredReply, OutgoingHttpHeaders>()

// These belong to one reply, not to the page.
const OF_ONE_REPLY = ['x-request-id', 'content-encoding', 'content-length', 'date', 'connection', 'keep-alive']

/** Notes what a page was sent with, security headers included. */
export function noteHeaders(page: StoredReply, reply: FastifyReply): void {
  if (sentHeaders.has(page)) return
  const headers = { ...reply.raw.getHeaders(), ...reply.getHeaders() } as OutgoingHttpHeaders
  for (const name of OF_ONE_REPLY) delete headers[name]
  sentHeaders.set(page, headers)
}

/** Answers requests for pages that are kept, in front of everything else; what it does not know it passes on. */
export function serveKeptPages(cache: ReplyCache, noteVisit: NoteVisit) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { method, url = '', headers } = request
    const page = method === 'GET' && !url.includes('?') ? cache.peek(url) : undefined
    const sent = page && sentHeaders.get(page)
    if (!sent || (url === '/' && mayDetour({ url, headers }))) return next()

    const isThere = headers['if-none-match']?.includes(page.etag) ?? false
    const encoding = chooseEncoding(headers['accept-encoding'])
    const body = isThere ? undefined : page.readyBody(encoding)
    if (!isThere && !body) return next()

    noteVisitTo(page, request, noteVisit)
    const base = { ...sent, 'x-request-id': randomUUID() }
    if (!body) {
      response.writeHead(304, base).end()
      return
    }
    const form = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    response.writeHead(page.status, { ...base, ...form, 'content-length': body.length }).end(body)
  }
}
