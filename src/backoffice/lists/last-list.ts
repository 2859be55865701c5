import type { EditedKind } from '../../contract/content/values.ts'
import { attempt } from '../../web/state/attempt.ts'

const PREFIX = 'cimaise.list.'

/** Remembers how somebody looked at the list of a kind in this tab: what was searched for, filtered and sorted by. */
export const rememberList = (kind: EditedKind, query: string) =>
  attempt(() => sessionStorage.setItem(PREFIX + kind, query))

/** The address of the list of a kind as it was looked at last. */
export function lastListOf(kind: EditedKind): string {
  const query = attempt(() => sessionStorage.getItem(PREFIX + kind))
  return query ? `/${kind}?${query}` : `/${kind}`
}
