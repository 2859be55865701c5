import type { FastifyReply, FastifyRequest } from 'fastify'

import { chooseEncoding } from './encoding.ts'
import type { ReplyCache } from './reply-cache.ts'
import type { StoredReply } from './stored-reply.ts'

interface Manner {
  /** What of the request decides over the reply, for caches in between. */
  vary: string
  /** Where it is kept, and the address under which it is found there in front of everything else (`serve-kept.ts`). */
  front?: { cache: ReplyCache; address: string } | undefined
}

// These belong to one reply, not to what is kept.
const OF_ONE_REPLY = new Set(['x-request-id', 'content-encoding', 'content-length', 'date', 'connection', 'keep-alive'])

/** Sends a stored reply in the smallest form that the caller takes, or 304 to whoever has it already. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredReply,
  { vary, front }: Manner,
) {
  const { status, headers, etag, body } = stored
  // Shared caches may keep it but ask before each use, unless it says otherwise: content changes show at once.
  reply.code(status).headers({ 'cache-control': 'public, no-cache', ...headers, vary, etag })
  if (request.method === 'GET') front?.cache.noteAddress(stored, front.address, () => headOf(reply))
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await body(encoding))
}

/** What a reply is sent with, security headers included, as it goes over the wire. */
const headOf = (reply: FastifyReply): string =>
  Object.entries({ ...reply.raw.getHeaders(), ...reply.getHeaders() })
    .filter(([name]) => !OF_ONE_REPLY.has(name))
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}\r\n`))
    .join('')
