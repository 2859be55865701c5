import type { ErrorCode } from '../contract/error-codes.ts'

/** What is wrong with a field, in terms of the words that tell it. */
export interface FieldFault {
  word:
    | 'addressStays'
    | 'ahead'
    | 'changed'
    | 'common'
    | 'credentials'
    | 'emailOrPhone'
    | 'wrongProof'
    | 'invalid'
    | 'mismatch'
    | 'notForSale'
    | 'option'
    | 'otherCountry'
    | 'ownLinks'
    | 'proportions'
    | 'required'
    | 'reserved'
    | 'taken'
    | 'testCard'
    | 'tooBig'
    | 'unknownOrder'
    | 'unpublished'
    | 'unsuited'
    | 'ownNetwork'
    | 'webAddress'
    | 'withinYear'
    | 'wrongPassword'
    | 'placeMissing'
    | 'placeUnknown'
    | 'pdfMissing'
    | 'pdfTooLarge'
    | 'pdfKind'
    | 'pdfIncomplete'
    | 'pdfDamaged'
    | 'pdfProtected'
    | 'pdfActive'
    | 'pdfComplicated'
  values?: Record<string, string | number>
}

/** A rule of the gallery said no; the API turns the code into a status and words. */
export class DomainError extends Error {
  override name = 'DomainError'
  readonly code: ErrorCode
  readonly details: Record<string, string | number>
  readonly fields: Record<string, FieldFault>

  constructor(code: ErrorCode, details: Record<string, string | number> = {}, fields: Record<string, FieldFault> = {}) {
    super(code)
    this.code = code
    this.details = details
    this.fields = fields
  }
}

/** What was sent does not hold: every wrong field with its fault. */
export const invalidFields = (fields: Record<string, FieldFault>) => new DomainError('validation-failed', {}, fields)
