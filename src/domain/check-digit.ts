import { randomInt } from 'node:crypto'

/** The digits of a number that people read out to each other: the year, so many by chance, and one that checks the others. */
export function drawDigits(year: number, byChance: number): string {
  const chance = String(randomInt(10 ** byChance)).padStart(byChance, '0')
  const digits = `${String(year % 100).padStart(2, '0')}${chance}`
  return `${digits}${checkDigitOf(digits)}`
}

/** Whether the last digit belongs to the others: a wrong one, or two that changed places, give the number away. */
export const hasCheckDigit = (digits: string): boolean => checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1))

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
