import { z } from 'zod'

import { DEFAULT_LOCALE, type Locale, LOCALES, perLocale } from './locale.ts'

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

type InLanguages<Schema extends z.ZodType> = Record<typeof DEFAULT_LOCALE, Schema> &
  Record<Exclude<Locale, typeof DEFAULT_LOCALE>, z.ZodOptional<Schema>>

/** The same per language; the default one is always there and stands in for what is missing. */
export const inLanguages = <Schema extends z.ZodType>(schema: Schema) =>
  z.object(perLocale((one) => (one === DEFAULT_LOCALE ? schema : schema.optional())) as InLanguages<Schema>)

export const localizedText = inLanguages(z.string())

/** A whole number in a query string. */
export const count = ({ max, fallback }: { max: number; fallback: number }) =>
  z.coerce.number().int().min(1).max(max).default(fallback)

/** The reply of a call that does not answer in JSON. */
export const file = z.string().meta({ format: 'binary' })

/** Whether the data of whoever something was of were erased, and when, as far as that was noted. */
export const erasure = z
  .object({ at: z.iso.datetime().nullable().describe('Null where it was not noted.') })
  .nullable()
  .describe('Not null once the data of this person were erased; what is empty is so for that.')

/** Text in paragraphs; other ways to end a line become line breaks, and nothing is left that the database or a mail would choke on. */
export const paragraphs = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').trim())
    .pipe(z.string().regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u))
