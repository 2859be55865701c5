import type { BulkAct } from '../../../contract/content/acts-of.ts'
import type { Doc } from '../../../contract/content/fields.ts'
import type { Wish } from './read-wishes.ts'

/** The draft with a wish fulfilled. */
export function fulfil(draft: Doc, { field, locale, act, value }: Wish): Doc {
  const { [field]: had, ...others } = draft
  const next =
    locale === undefined ? changeValue(had, act, value) : { ...(had as Doc), [locale]: (value as Doc)?.[locale] }
  return { ...others, [field]: next }
}

function changeValue(had: unknown, act: BulkAct, value: unknown): unknown {
  if (act === 'clear') return undefined
  if (act === 'set') return value
  const items = (had ?? []) as unknown[]
  const named = value as unknown[]
  return act === 'add'
    ? [...items, ...named.filter((one) => !items.some((item) => isSuch(item, one)))]
    : items.filter((item) => !named.some((one) => isSuch(item, one)))
}

/** Whether an item is what is said of it; it may be more. */
function isSuch(item: unknown, said: unknown): boolean {
  if (typeof said !== 'object' || said === null) return item === said
  return Object.entries(said).every(([name, value]) => isSuch((item as Doc | undefined)?.[name], value))
}
