import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

import { ERROR_STATUS, type ErrorCode } from '../contract/error-codes.ts'
import { isDatabaseAway } from '../database/index.ts'
import { DomainError } from '../domain/domain-error.ts'
import { isDiskFull } from '../domain/files/index.ts'
import { COME_AGAIN_AFTER_SECONDS } from '../http/come-again.ts'
import { apiMessages } from '../messages/api.ts'
import { fill } from '../messages/fill.ts'
import { LineTooLong } from '../take-turns.ts'
import { wordFieldErrors, wordFieldFaults } from './field-errors.ts'
import { localeOf } from './language.ts'

interface Refusal {
  details?: Record<string, string | number>
  errors?: Record<string, string[]>
}

/** Answers `{ code, message, errors? }` in the caller's language, under the status of that code. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  { details = {}, errors }: Refusal = {},
) {
  const message = fill(apiMessages[localeOf(request)].errors[code], details)
  const comeAgainAfter = details.seconds ?? (code === 'unavailable' ? COME_AGAIN_AFTER_SECONDS : undefined)
  if (comeAgainAfter !== undefined) reply.header('retry-after', comeAgainAfter)
  if (code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  // A request that fails before any hook has run has none of this on its reply yet.
  reply.headers({ 'x-request-id': request.id, 'access-control-allow-origin': '*' })
  return reply.code(ERROR_STATUS[code]).send({ code, message, ...(errors ? { errors } : {}) })
}

/** Turns whatever went wrong into a refusal; what nobody foresaw is logged and told without its inside. */
export function handleError(error: FastifyError | DomainError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof DomainError) {
    const errors = wordFieldFaults(error.fields, localeOf(request))
    return refuse(request, reply, error.code, { details: error.details, ...(errors ? { errors } : {}) })
  }
  if (error.validation) {
    // A parameter in the path that cannot exist names nothing.
    if (error.validationContext === 'params') return refuse(request, reply, 'not-found')
    return refuse(request, reply, 'validation-failed', { errors: wordFieldErrors(error.validation, localeOf(request)) })
  }
  logFailure(error, request)
  return refuse(request, reply, codeOf(error))
}

const TOLD_EVERY_MS = 1000
let lastTold = -Infinity

/** Logs what is a failure of ours. A database that is away fails every request: of that the log is told once a second. */
export function logFailure(error: FastifyError | DomainError, request: FastifyRequest): void {
  const code = codeOf(error)
  if (code === 'internal-error' || code === 'no-room') request.log.error({ err: error }, 'a request failed')
  // That there is a crowd is no news at all.
  if (code !== 'unavailable' || error instanceof LineTooLong || performance.now() - lastTold < TOLD_EVERY_MS) return
  lastTold = performance.now()
  request.log.warn({ err: error }, 'the database or the storage does not answer')
}

/** The code that stands for an error nobody threw on purpose. */
export function codeOf(error: FastifyError | DomainError): ErrorCode {
  if (error instanceof DomainError) return error.code
  const { statusCode, code } = error
  // What is longer than any name names nothing.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return 'not-found'
  if (statusCode === 413) return 'payload-too-large'
  if (statusCode === 415) return 'unsupported-media-type'
  if (isDiskFull(error)) return 'no-room'
  if (statusCode === 503 || isDatabaseAway(error)) return 'unavailable'
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'malformed-request'
  return 'internal-error'
}
