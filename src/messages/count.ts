import type { Locale } from '../contract/locale.ts'
import { fill } from './fill.ts'
import { formatNumber } from './format.ts'

/** A message that counts: what is said of none, of one, of several. */
interface Counted {
  none: string
  one: string
  many: string
}

/** Says how many there are, in the number that the language asks for. */
export function fillCount(message: Counted, count: number, locale: Locale): string {
  const form = count === 0 ? message.none : count === 1 ? message.one : message.many
  return fill(form, { count: formatNumber(count, locale) })
}
