import { roundCents } from './round-cents.ts'

/** The VAT that a price contains, in cents; the rate is in hundredths of a percent. */
export const containedVat = (gross: number, rate: number): number => roundCents((gross * rate) / (10_000 + rate))
