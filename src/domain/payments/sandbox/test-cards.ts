import type { DeclineReason } from '../../../contract/orders/values.ts'

/** What can come of charging a card of the sandbox. */
export type Outcome =
  | ('success' | '3-d-secure' | 'processing' | 'lost-notice' | 'fails-later' | 'disputed' | 'refund-fails')
  | keyof typeof DECLINES

/** The outcomes that are refusals, and why. */
export const DECLINES = {
  declined: 'card-declined',
  'insufficient-funds': 'insufficient-funds',
  'expired-card': 'expired-card',
  'incorrect-cvc': 'incorrect-cvc',
  'processing-error': 'processing-error',
} as const satisfies Record<string, DeclineReason>

/** Every card that the sandbox takes; most numbers are those that the field tests with. */
export const TEST_CARDS: { number: string; outcome: Outcome }[] = [
  { number: '4242 4242 4242 4242', outcome: 'success' },
  { number: '4000 0000 0000 3220', outcome: '3-d-secure' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'insufficient-funds' },
  { number: '4000 0000 0000 0069', outcome: 'expired-card' },
  { number: '4000 0000 0000 0127', outcome: 'incorrect-cvc' },
  { number: '4000 0000 0000 0119', outcome: 'processing-error' },
  { number: '4000 0000 0000 7775', outcome: 'processing' },
  { number: '4000 0000 0000 4046', outcome: 'lost-notice' },
  // Is charged while its owner is there, and refused when a plan comes back to it.
  { number: '4000 0000 0000 0341', outcome: 'fails-later' },
  // Of orders, for the staff to see what comes after a sale.
  { number: '4000 0000 0000 0259', outcome: 'disputed' },
  { number: '4000 0000 0000 5126', outcome: 'refund-fails' },
]
