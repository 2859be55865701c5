import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { chooseEncoding } from './encoding.ts'
import { type NoteVisit, noteVisitTo } from './note-visit.ts'
import type { ReplyCache } from './reply-cache.ts'

interface Options {
  cache: ReplyCache
  /** Under which address a request finds what is kept; nothing for what has to be looked at. */
  addressOf: (request: IncomingMessage) => string | undefined
  noteVisit: NoteVisit
}

/** Answers requests for what is kept, pages and API alike, in front of everything else; what it does not know it passes on. */
export function serveKept({ cache, addressOf, noteVisit }: Options) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { method, headers } = request
    // Who wants to be hung up on is answered in the long way.
    const address = method === 'GET' && response.shouldKeepAlive ? addressOf(request) : undefined
    const ready = address === undefined ? undefined : cache.find(address)
    if (!ready) return next()

    const { reply, head } = ready
    const isThere = headers['if-none-match']?.includes(reply.etag) ?? false
    const encoding = chooseEncoding(headers['accept-encoding'])
    const body = isThere ? undefined : reply.readyBody(encoding)
    if (!isThere && !body) return next()

    noteVisitTo(reply, request, noteVisit)
    if (!body) return sendWhole(response, `HTTP/1.1 304 Not Modified\r\n${head}`)
    const form = encoding === 'identity' ? '' : `content-encoding: ${encoding}\r\n`
    sendWhole(response, `HTTP/1.1 200 OK\r\n${head}${form}content-length: ${body.length}\r\n`, body)
  }
}

/**
 * Sends a reply whose head is written already. Node has no other way to be handed one: put together anew from a list, and
 * looked through for what must not stand there, it costs as much as all the rest.
 */
function sendWhole(response: ServerResponse, head: string, body?: Buffer): void {
  const inside = response as ServerResponse & InsideOfNode
  const staysOpen = Math.floor(inside[STAYS_OPEN_MS] / 1000)
  const ofThisOne = `x-request-id: ${randomUUID()}\r\ndate: ${dateNow()}\r\nconnection: keep-alive\r\n`
  inside[HEAD] = `${head}${ofThisOne}keep-alive: timeout=${staysOpen}\r\n\r\n`
  response.end(body)
}

/** What responses of Node have, and its types do not tell. */
interface InsideOfNode {
  [HEAD]: string | null
  [STAYS_OPEN_MS]: number
}

const HEAD = '_header'
const STAYS_OPEN_MS = '_keepAliveTimeout'

let [second, date] = [0, '']

function dateNow(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()]
  return date
}
