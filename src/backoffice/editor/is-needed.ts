import { checkWritten } from '../../contract/content/check-written.ts'
import type { Doc, Field, Fields } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { pricesAreSaid } from '../../contract/content/kinds/artworks.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Item } from './item.ts'
import { sectionsOf } from './sections.ts'

type Which = Pick<Item, 'kind' | 'availability'>

/** Whether a place in a draft has to be written before visitors can see the thing. */
export function isNeeded({ kind, availability }: Which, draft: Doc, path: string): boolean {
  if (kind === 'artworks' && path === 'price')
    return pricesAreSaid({ ...draft, price: undefined }, said(availability)).length > 0
  const [field, ...rest] = fieldAt(kindOf(kind).fields, path.split('.'))
  if (!field?.required) return false
  // Its texts stand in for the other languages.
  return rest.join('.') === (field.type === 'words' ? DEFAULT_LOCALE : '')
}

/**
 * The places of a draft that keep it from visitors, in the order of the form, as far as the draft itself tells; the
 * gallery may know of more.
 */
export function findNeeded({ kind, availability }: Which, draft: Doc): string[] {
  const faults = checkWritten(kindOf(kind), draft)
  const price = kind === 'artworks' ? pricesAreSaid(draft, said(availability)) : []
  // What is written and wrong is told in words by the gallery.
  const needed = [...faults, ...price]
    .filter(({ word }) => word === 'required' || word === 'needs')
    .map(({ path }) => path.join('.'))
  const order = sectionsOf(kind).flatMap(({ fields }) => fields.map(([name]) => name))
  const placeOf = (path: string) => order.indexOf(path.split('.')[0] ?? '')
  return needed
    .map((path) => {
      const inDefault = `${path}.${DEFAULT_LOCALE}`
      return isNeeded({ kind, availability }, draft, inDefault) ? inDefault : path
    })
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What is new can be bought. */
const said = (availability: Item['availability']) => availability ?? 'available'

/** The field that a path leads to, and what of the path lies within it. */
function fieldAt(fields: Fields, [name = '', ...rest]: string[]): [field: Field | undefined, ...rest: string[]] {
  const field = fields[name]
  return field?.type === 'list' && rest.length > 1 ? fieldAt(field.fields, rest.slice(1)) : [field, ...rest]
}
