import { randomInt } from 'node:crypto'

/** A number for a new order, such as 26-4817-3052: the year, seven random digits, and one that checks the others. */
export function makeOrderNumber(year: number): string {
  const digits = `${String(year % 100).padStart(2, '0')}${String(randomInt(10_000_000)).padStart(7, '0')}`
  return write(`${digits}${checkDigitOf(digits)}`)
}

/** Whether a number can be one of ours: a wrong digit, or two that changed places, give it away. */
export function isOrderNumber(number: string): boolean {
  const digits = number.replaceAll('-', '')
  return write(digits) === number && checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1))
}

const write = (digits: string) => digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1-$2-$3')

// Damm's table: it finds every single wrong digit and every pair that was swapped.
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const checkDigitOf = (digits: string) => digits.split('').reduce((sum, digit) => Number(DAMM[sum]?.[Number(digit)]), 0)
