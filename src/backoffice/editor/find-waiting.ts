import { isLocale, type Locale, LOCALES } from '../../contract/locale.ts'
import { isSame } from '../saving/leaves.ts'
import type { Item } from './item.ts'

/** The languages that are written and not published yet, where visitors see everything else as it stands. */
export function findWaiting({
  state,
  draft,
  published,
  languages,
}: Pick<Item, 'state' | 'draft' | 'published' | 'languages'>): Locale[] {
  if (state !== 'changed') return []
  const found = new Set<Locale>()
  const shown = leaveOut(draft, (locale) => !languages.includes(locale) && found.add(locale) !== undefined)
  return isSame(shown, published) ? LOCALES.filter((locale) => found.has(locale)) : []
}

/** What is left of a value without the texts of some languages, and without what then holds nothing. */
function leaveOut(value: unknown, isLeftOut: (locale: Locale) => boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => leaveOut(one, isLeftOut))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (isLocale(name) && isLeftOut(name)) return []
    const left = leaveOut(inner, isLeftOut)
    return left === undefined ? [] : [[name, left] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
