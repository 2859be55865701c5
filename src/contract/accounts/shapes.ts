import { z } from 'zod'

import { country, email, locale } from '../fields.ts'
import { SCOPES } from '../scope.ts'
import { isVatNumber, plainVatNumber } from './vat-number.ts'

/** Text on one line: no line breaks, no control characters, no half of a character. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)

/** The same, and not empty. */
export const requiredLine = (max: number) => line(max).min(1)

export const personName = requiredLine(100)

/** A password that is chosen; whether it is too common is the domain's to say. */
export const newPassword = z.string().min(8).max(128)

/** A password that is tried: anything that may once have been chosen. */
export const knownPassword = z.string().min(1).max(128)

interface ChosenTwice {
  password?: unknown
  password_confirmation?: unknown
}

/** Asks for the same password twice; that is checked beside all other faults, not after them. */
export const samePasswords = z.refine<ChosenTwice>(
  ({ password, password_confirmation }) => password === password_confirmation,
  {
    path: ['password_confirmation'],
    params: { word: 'mismatch' },
    when: ({ value }) => {
      const { password, password_confirmation } = (value ?? {}) as ChosenTwice
      return typeof password === 'string' && typeof password_confirmation === 'string'
    },
  },
)

export const user = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    scope: z.array(z.enum(SCOPES)).describe('What the user may do.'),
    locale: locale.describe('The language the user is written to in.'),
    email_verified: z.boolean(),
    has_password: z.boolean().describe('False for those who have only come in through another service.'),
  })
  .meta({ id: 'User' })

export const registration = z
  .object({
    name: personName,
    email,
    password: newPassword,
    password_confirmation: z.string().max(128),
    locale,
    subscribeToNewsletter: z.boolean().default(false),
  })
  .check(samePasswords)

export const address = z
  .object({
    name: requiredLine(100),
    company: line(100).default(''),
    phone: line(40).default('').describe('The phone number.'),
    address: requiredLine(200),
    postcode: requiredLine(20),
    city: requiredLine(100),
    country: country.describe('The shipping country in two letters, such as FR.'),
  })
  .meta({ id: 'Address' })

/** Where bills go: also by which number a company is taxed. */
export const billingAddress = address
  .extend({
    vat_number: line(30)
      .overwrite(plainVatNumber)
      .refine((number) => number === '' || isVatNumber(number), { params: { word: 'vatNumber' } })
      .default('')
      .describe('Of a company in Europe, such as FR12345678901; blanks, dots and dashes are taken out.'),
  })
  .meta({ id: 'BillingAddress' })

export const addresses = z
  .object({
    billingAddress: billingAddress.nullable(),
    deliveryAddress: address.nullable(),
    sameAddresses: z.boolean().describe('Whether deliveries go to the billing address.'),
  })
  .meta({ id: 'Addresses' })

export const session = z
  .object({
    id: z.uuid(),
    is_current: z.boolean().describe('The one that asks.'),
    device: z.string().describe('Such as "Firefox, Windows"; empty where the browser did not say.'),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime(),
  })
  .meta({ id: 'Session' })

export const accessToken = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
})
