import type { EditedKind } from '../../contract/content/values.ts'
import { attempt } from '../../web/state/attempt.ts'

const PREFIX = 'cimaise.list.'

/** Keeps how the list of a kind was narrowed last in this tab. */
export const rememberListAddress = (kind: EditedKind, query: string) =>
  attempt(() => sessionStorage.setItem(PREFIX + kind, query))

/** The address of a kind's list, narrowed as it was seen last. */
export function listAddressOf(kind: EditedKind): string {
  const query = attempt(() => sessionStorage.getItem(PREFIX + kind))
  return `/${kind}${query ? `?${query}` : ''}`
}
