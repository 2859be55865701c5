import type { Locale } from '../../../../contract/locale.ts'
import type { AskedList } from './artwork-list.ts'
import type { ShownList } from './shown-list.ts'

const KEPT_FOR_MS = 5 * 60_000
const MOST_KEPT = 10

const lists = new Map<string, ShownList>()

/** Keeps a list that was shown, so that going on or back in it fetches nothing twice. */
export function keepList(shown: ShownList): void {
  const name = shown.locale + shown.list.asked
  const kept = lists.get(name)
  lists.delete(name)
  // Going back to fewer pages does not forget the others, and more pages do not make the first ones any younger.
  lists.set(name, kept && kept.list.page >= shown.list.page ? kept : { ...shown, at: kept?.at ?? shown.at })
  if (lists.size > MOST_KEPT) lists.delete(lists.keys().next().value as string)
}

/** A list that was shown a moment ago. */
export function findKeptList(locale: Locale, asked: string): AskedList | undefined {
  const kept = lists.get(locale + asked)
  if (kept === undefined || Date.now() - kept.at < KEPT_FOR_MS) return kept?.list
  lists.delete(locale + asked)
  return undefined
}
