import { drawDigits, hasCheckDigit } from '../check-digit.ts'

/** What an enquiry is known by, such as E-26-4817-305: the year, six random digits, and one that checks the others. */
export const makeReference = (year: number): string => write(drawDigits(year, 6))

/** Whether a reference can be one of ours. */
export function isReference(reference: string): boolean {
  const digits = digitsOf(reference)
  return write(digits) === reference && hasCheckDigit(digits)
}

/** The digits of a reference, which say all of it. */
export const digitsOf = (reference: string): string => reference.replaceAll(/[E-]/g, '')

/** The reference that has these digits. */
export const referenceOf = (digits: string): string => write(digits)

const write = (digits: string) => digits.replace(/^(\d{2})(\d{4})(\d{3})$/, 'E-$1-$2-$3')
