import { z } from 'zod'

import { count } from '../fields.ts'
import { type Filter, FILTER_NAMES, type FilterName, FILTERS, type NameOf, per, type ValueOf } from './filters.ts'
import { ARTIST_RELATIONS, SORTS } from './values.ts'

export const page = count({ max: 5000, fallback: 1 })

/** A slug or a name in a query: what could not exist is refused before anybody looks for it. */
export const name = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[\p{L}\p{N}_-]+$/u)

/** A parameter that may stand several times in a query string; once is a list of one. */
const repeatable = <Schema extends z.ZodType>(one: Schema) =>
  z.union([z.array(one).max(50), one.transform((value) => [value])]).optional()

/** Names after each other with commas between, each of them known. */
const commaList = <Name extends string>(names: readonly [Name, ...Name[]]) =>
  z
    .string()
    .max(200)
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(names)))
    .optional()

/** `min-max` with either side left open; both ends belong to it. */
const range = z
  .string()
  .max(30)
  .regex(/^(?:\d{1,9}(?:\.\d{1,2})?-(?:\d{1,9}(?:\.\d{1,2})?)?|-\d{1,9}(?:\.\d{1,2})?)$/)
  .transform((text) => {
    const [min, max] = text.split('-').map((side) => (side === '' ? undefined : Number(side)))
    return { min, max }
  })
  .refine(({ min, max }) => min === undefined || max === undefined || min <= max)
  .optional()

const UNITS = { '€': 'Euros, such as 500-2000, 500- or -2000.', cm: 'Centimetres.' }

function fieldOf(filter: Filter): z.ZodType {
  if (filter.kind === 'term') return repeatable(name)
  if (filter.kind === 'choice') return repeatable(z.enum(filter.values))
  if (filter.kind === 'single') return z.enum(filter.values).optional()
  if (filter.kind === 'artist') return name.optional().describe('The id or slug of an artist.')
  return filter.unit === '' ? range : range.describe(UNITS[filter.unit])
}

type Value<Name extends FilterName> = z.ZodType<ValueOf<Name>, ValueOf<Name>>
type Field<Name extends FilterName> =
  Name extends NameOf<'range'>
    ? typeof range
    : Name extends NameOf<'term' | 'choice'>
      ? ReturnType<typeof repeatable<Value<Name>>>
      : z.ZodOptional<Value<Name>>

const fields = per(FILTER_NAMES, (filter) => fieldOf(FILTERS[filter])) as { [Name in FilterName]: Field<Name> }

/** What the list of works can be narrowed by. */
export const artworkQuery = z.object({
  ...fields,
  sort: z.enum(SORTS).default('latest'),
  page,
  with: commaList(['facets']).describe('`facets` adds how many works each further filter would leave.'),
})

/** The ids of works, such as those in a cart. */
export const artworkIds = repeatable(z.coerce.number().int().min(1).max(2_147_483_647))

export const artistRelations = commaList(ARTIST_RELATIONS).describe(`Any of ${ARTIST_RELATIONS.join(', ')}.`)
