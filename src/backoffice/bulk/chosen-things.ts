import type { CallInput } from '../../contract/client.ts'
import type { ListQuery } from '../lists/list-query.ts'
import type { Outcome } from './use-bulk-acts.ts'
import type { Selection } from './use-selection.ts'

type Body = CallInput<'POST /editor/{kind}/changes'>['body']

/** What was chosen, as the gallery is asked about it. */
export function whichOf(
  { isAll, marked }: Selection,
  { sort: _sort, ...filters }: ListQuery,
): Pick<Body, 'ids' | 'query'> {
  return isAll ? { query: filters } : { ids: [...marked] }
}

/** All of a list is asked about as such; what was unticked again is left out of the answer. */
export const withoutUnticked = ({ isAll, marked }: Selection, found: Outcome): Outcome =>
  isAll ? { ...found, things: found.things.filter(({ id }) => !marked.has(id)) } : found

/** What of a preview is to be carried out, as it was seen. */
export const toSeen = (preview: Outcome | undefined): NonNullable<Body['seen']> =>
  (preview?.things ?? []).flatMap(({ id, version, outcome }) =>
    outcome === 'changed' && version !== null ? [{ id, version }] : [],
  )
