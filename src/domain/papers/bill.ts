import type { Locale } from '../../contract/locale.ts'

/** Who sells: the gallery's legal data on the day of the paper. */
export interface Seller {
  name: string
  /** As visitors know it. */
  brand: string
  legalForm: string | null
  register: string | null
  vatNumber: string | null
  street: string
  postcode: string
  city: string
  country: string
  email: string | null
  phone: string | null
  /** Papers of before its account was told have none, and are drawn as they were. */
  bank?: { holder: string | null; iban: string; bic: string | null } | null
}

/** Who bought; what somebody has not told is empty. */
export interface Buyer {
  name: string
  company: string
  vatNumber: string
  address: string
  postcode: string
  city: string
  country: string
}

/** A position of a bill: what it costs with its VAT, in cents; the rate in hundredths of a percent. */
export interface BillLine {
  name: string
  /** What else is said of it, a line each. */
  details: string[]
  gross: number
  vatRate: number
  vat: number
}

/**
 * What an invoice or a credit note says, as it was on the day of its number and never changed: the PDF and the XML in
 * it are made of this alone. Amounts of a credit note are what goes back, told without a sign.
 */
export interface Bill {
  kind: 'invoice' | 'credit-note'
  number: string
  /** Whether it was paid with test cards: such papers are worth nothing and say so. */
  isTest: boolean
  locale: Locale
  currency: 'EUR'
  /** The day of the paper, where the gallery stands; days are such as `2026-11-18`. */
  day: string
  /** The day on which the money came, or went back. */
  paidDay: string
  seller: Seller
  buyer: Buyer
  /** The order or plan that it belongs to, as its buyer knows it. */
  reference: string
  /** Said of a month of a plan; every other bill is about an order. */
  about?: 'plan'
  /** The invoice that a credit note corrects. */
  corrects: { number: string; day: string } | null
  /** Where it was sent to; null for what is fetched and for what has no weight. */
  deliveredTo: Omit<Buyer, 'vatNumber'> | null
  lines: BillLine[]
}
