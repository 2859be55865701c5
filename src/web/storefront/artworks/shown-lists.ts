import type { Locale } from '../../../contract/locale.ts'
import type { ArtworkList } from './artwork-list.ts'
import { type Filters, writeQuery } from './list-query.ts'

const KEPT_FOR_MS = 5 * 60_000
const MOST_KEPT = 10

// Filled by what a browser shows; on the server it stays empty.
const lists = new Map<string, { list: ArtworkList; at: number }>()

const nameOf = (locale: Locale, filters: Filters) => locale + writeQuery(filters)

/** Keeps a list that is being shown, so that going on or back in it fetches nothing twice. */
export function keepList(locale: Locale, asked: Filters, list: ArtworkList): void {
  const name = nameOf(locale, asked)
  const kept = lists.get(name)
  lists.delete(name)
  // Going back to fewer pages does not forget the others, and does not make them any younger.
  lists.set(name, kept && kept.list.page >= list.page ? kept : { list, at: kept?.at ?? Date.now() })
  if (lists.size > MOST_KEPT) lists.delete(lists.keys().next().value as string)
}

/** A list that was shown a moment ago. */
export function findKeptList(locale: Locale, asked: Filters): ArtworkList | undefined {
  const name = nameOf(locale, asked)
  const kept = lists.get(name)
  if (kept === undefined || Date.now() - kept.at < KEPT_FOR_MS) return kept?.list
  lists.delete(name)
  return undefined
}
