import { ApiError } from '../../contract/client.ts'

/** What a form says after it was refused: under its fields, or below them all. */
export interface Refusal {
  errors: Record<string, string>
  message: string
}

interface RefusalWords {
  check: string
  unreachable: string
  failed: string
}

/** A failed call in words; what the server says of fields that the form does not have goes below. */
export function wordRefusal(fault: unknown, fields: readonly string[], words: RefusalWords): Refusal {
  if (!(fault instanceof ApiError)) return { errors: {}, message: words.failed }
  if (fault.code === 'unreachable') return { errors: {}, message: words.unreachable }
  // Behind a broken proxy there may be no words at all.
  if (fault.status >= 500) return { errors: {}, message: words.failed }
  const said = Object.entries(fault.errors).map(([field, [first = fault.message]]) => [field, first] as const)
  const elsewhere = said.find(([field]) => !fields.includes(field))
  const here = said.filter(([field]) => fields.includes(field))
  const below = here.length > 0 ? words.check : fault.message || words.failed
  return { errors: Object.fromEntries(here), message: elsewhere?.[1] ?? below }
}
