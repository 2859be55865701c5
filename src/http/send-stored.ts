import type { FastifyReply, FastifyRequest } from 'fastify'

import { chooseEncoding } from './encoding.ts'
import type { StoredReply } from './reply-cache.ts'

/** Sends a stored reply in the smallest form that the caller takes, or 304 to whoever has it already. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, etag, body }: StoredReply,
  vary: string,
) {
  // Shared caches may keep it but ask before each use, unless it says otherwise: content changes show at once.
  reply.code(status).headers({ 'cache-control': 'public, no-cache', ...headers, vary, etag })
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await body(encoding))
}
