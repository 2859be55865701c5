import type { Field, Fields } from './fields.ts'

/** What can be done to a field of many things at once. */
export const BULK_ACTS = ['set', 'clear', 'add', 'remove'] as const
export type BulkAct = (typeof BULK_ACTS)[number]

/** How many things can be changed at once. */
export const MOST_AT_ONCE = 5000

/** What visitors are to see of many things at once. */
export const SHOWINGS = ['publish', 'hide'] as const
export type Showing = (typeof SHOWINGS)[number]

/** How many can be shown or hidden at once: each is carried out by itself. */
export const MOST_SHOWN_AT_ONCE = 500

/** What no two things share. */
const OWN: readonly string[] = ['slug', 'inventory_number']

const SEVERAL: readonly Field['type'][] = ['choices', 'numbers', 'texts', 'files', 'references', 'list']

/** Whether a field holds several of the same. */
export const holdsSeveral = ({ type }: Field): boolean => SEVERAL.includes(type)

/** Whether a field holds something for each language, of which one is changed at a time. */
export const isPerLanguage = ({ type }: Field): boolean => type === 'words' || type === 'file-per-language'

/** Whether anything of a kind is written in each language. */
export const areInLanguages = (fields: Fields): boolean =>
  Object.values(fields).some((field) => isPerLanguage(field) || (field.type === 'list' && areInLanguages(field.fields)))

/** What can be done to a field of many things, the usual first. */
export function actsOf(name: string, field: Field): BulkAct[] {
  if (OWN.includes(name)) return ['clear']
  return holdsSeveral(field) ? ['add', 'remove', 'set', 'clear'] : ['set', 'clear']
}
