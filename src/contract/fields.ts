import { z } from 'zod'

import { LOCALES } from './locale.ts'

// PostgreSQL stores neither NUL nor half a surrogate pair, and no form has a use for other control characters.
const isStorable = (text: string) => text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)

/** Text a person typed: trimmed, bounded, and free of characters that cannot be stored. */
export const text = ({ min = 1, max }: { min?: number; max: number }) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine(isStorable, { params: { rule: 'unreadable' } })

export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .refine(isStorable, { params: { rule: 'unreadable' } })

export const locale = z.enum(LOCALES)

/** The readable part of an address. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** A text per language; English is always there and stands in for what is missing. */
export const localizedText = z.object({ en: z.string(), fr: z.string().optional(), cn: z.string().optional() })

/** A whole number in a query string. */
export const count = ({ max, fallback }: { max: number; fallback: number }) =>
  z.coerce.number().int().min(1).max(max).default(fallback)
