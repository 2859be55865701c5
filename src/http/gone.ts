import type { FastifyRequest } from 'fastify'

/** Tells when whoever asked has gone; also of those who had gone before anybody asked, of whom `request.signal` says nothing. */
export const goneSignalOf = (request: FastifyRequest): AbortSignal =>
  request.raw.destroyed ? AbortSignal.abort() : request.signal
