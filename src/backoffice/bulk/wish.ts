import type { CallInput } from '../../contract/client.ts'
import { actsOf, type BulkAct, holdsSeveral, isPerLanguage } from '../../contract/content/acts-of.ts'
import type { Doc, Field } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import type { EditedKind } from '../../contract/content/values.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { sectionsOf } from '../editor/sections.ts'
import { valueAt } from '../saving/leaves.ts'

type Change = NonNullable<CallInput<'POST /editor/{kind}/changes'>['body']['changes']>[number]

/** What is being asked for, before it is sent; the value stands in a draft, as in any form. */
export interface Wish {
  field: string
  act: BulkAct
  locale: Locale
  draft: Doc
}

/** Whether a field is for one thing at a time: what is sent as a file belongs to what it shows. */
const isForOne = (name: string, field: Field): boolean =>
  field.type === 'file' ||
  field.type === 'files' ||
  (field.type === 'list' && Object.values(field.fields).some(({ type }) => type === 'file')) ||
  actsOf(name, field).length === 1

/** The fields of a kind that can be changed in many things, in the parts of its form. */
export const changeableIn = (kind: EditedKind) =>
  sectionsOf(kind)
    .map(({ name, fields }) => ({ name, fields: fields.filter(([one, field]) => !isForOne(one, field)) }))
    .filter(({ fields }) => fields.length > 0)

export const fieldOf = (kind: EditedKind, name: string): Field | undefined => kindOf(kind).fields[name]

/** What can be done to a field: what visitors cannot do without is not emptied. */
export function actsFor(name: string, field: Field, locale: Locale): BulkAct[] {
  const isNeeded = field.required && (!isPerLanguage(field) || locale === DEFAULT_LOCALE)
  return actsOf(name, field).filter((act) => act !== 'clear' || !isNeeded)
}

/** Whether a wish needs a value: a flag is there, or it is not. */
export const needsValue = (field: Field, act: BulkAct): boolean => act !== 'clear' && field.type !== 'flag'

/** Under which words an act stands for a field. */
export function wordOfAct(field: Field | undefined, act: BulkAct) {
  if (field?.type === 'flag') return act === 'set' ? 'yes' : 'no'
  return act === 'set' && field && holdsSeveral(field) ? 'setSeveral' : act
}

/** The wish as the gallery is asked for it. */
export function toChange(field: Field, { field: name, act, locale, draft }: Wish): Change {
  const perLanguage = isPerLanguage(field)
  const value = field.type === 'flag' ? true : valueAt(draft, perLanguage ? `${name}.${locale}` : name)
  return { field: name, act, ...(perLanguage ? { locale } : {}), ...(act === 'clear' ? {} : { value }) }
}

/** What is wrong with a wish, by the place in its form: `changes.0.value.1` is the second item of its field. */
export function faultsOf(errors: Record<string, string[]>, { field, locale }: Wish, isLanguage: boolean) {
  const value = 'changes.0.value'
  const place = isLanguage ? `${field}.${locale}` : field
  return Object.fromEntries(
    Object.entries(errors).map(([path, words]) => [
      path.startsWith(value) ? `${place}${path.slice(value.length)}` : path,
      words,
    ]),
  )
}
