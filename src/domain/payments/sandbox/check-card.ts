import type { FieldFault } from '../../domain-error.ts'
import { TEST_CARDS, type Outcome } from './test-cards.ts'

/** A card as somebody types it. */
export interface TypedCard {
  owner: string
  number: string
  expiry: string
  cvc: string
}

const OWNER = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u

/** What comes of charging this card, and whatever is wrong with it, all of it at once. */
export function checkCard({ owner, number, expiry, cvc }: TypedCard, now = new Date()) {
  const digits = number.replace(/\s/g, '')
  const outcome = TEST_CARDS.find((card) => card.number.replaceAll(' ', '') === digits)?.outcome
  const faults: Record<string, FieldFault | undefined> = {
    owner: faultOf(owner.trim(), OWNER.test(owner.trim())),
    number: faultOf(digits, isCardNumber(digits)) ?? (outcome ? undefined : { word: 'testCard' }),
    expiry: faultOf(expiry.trim(), isAhead(expiry, now)),
    cvc: faultOf(cvc.trim(), /^\d{3,4}$/.test(cvc.trim())),
  }
  const found = Object.entries(faults).filter((entry): entry is [string, FieldFault] => entry[1] !== undefined)
  return { outcome: outcome as Outcome, last4: digits.slice(-4), faults: Object.fromEntries(found) }
}

const faultOf = (text: string, isRight: boolean): FieldFault | undefined =>
  isRight ? undefined : { word: text === '' ? 'required' : 'invalid' }

/** The check that every card number passes: doubling every other digit from the right makes a multiple of ten. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** Whether such as 12/30 is a month that is not over. */
function isAhead(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2]) ?\/ ?(\d{2})$/.exec(expiry.trim()) ?? []
  return month !== '' && Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}
