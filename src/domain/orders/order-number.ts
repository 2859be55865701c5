import { drawDigits, hasCheckDigit } from '../check-digit.ts'

/** A number for a new order, such as 26-4817-3052: the year, seven random digits, and one that checks the others. */
export const makeOrderNumber = (year: number): string => write(drawDigits(year, 7))

/** Whether a number can be one of ours: a wrong digit, or two that changed places, give it away. */
export function isOrderNumber(number: string): boolean {
  const digits = number.replaceAll('-', '')
  return write(digits) === number && hasCheckDigit(digits)
}

const write = (digits: string) => digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1-$2-$3')
