import { z } from 'zod'

import { LOCALES } from './locale.ts'

/** The schema's own rule admits neither line breaks nor anything else that a mail header or the database would choke on. */
export const email = z.string().trim().max(254).check(z.email())

export const locale = z.enum(LOCALES)

/** The readable part of an address. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A country in two letters, such as FR. */
export const country = z.string().regex(/^[A-Z]{2}$/)

/** A text per language; English is always there and stands in for what is missing. */
export const localizedText = z.object({ en: z.string(), fr: z.string().optional(), cn: z.string().optional() })

/** A whole number in a query string. */
export const count = ({ max, fallback }: { max: number; fallback: number }) =>
  z.coerce.number().int().min(1).max(max).default(fallback)
