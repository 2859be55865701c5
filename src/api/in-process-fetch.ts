import type { FastifyInstance } from 'fastify'

/** A fetch that hands requests to the API in this process, without a network. */
export function inProcessFetch(app: FastifyInstance) {
  return async (url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' || body instanceof URLSearchParams ? { payload: body.toString() } : {}),
    })
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type']) },
    })
  }
}
