import type { ErrorCode } from '../contract/error-codes.ts'

/** A rule of the gallery said no; the API turns the code into a status and words. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  readonly details: Record<string, string | number>

  constructor(code: ErrorCode, details: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
