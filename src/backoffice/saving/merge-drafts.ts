import type { Doc } from '../../contract/content/fields.ts'
import { isSame, leavesOf, withValue } from './leaves.ts'

/** A field that two people have changed, each in their own way. */
export interface Conflict {
  path: string
  mine: unknown
  theirs: unknown
}

interface Versions {
  /** What the server held when the changes began. */
  base: Doc
  /** Further forms that we have given it ourselves, whether it answered or not. */
  ours: readonly Doc[]
  mine: Doc
  theirs: Doc
}

/**
 * Brings two people's changes together: what only one of them changed is taken as it is; what both did is told and
 * stays as mine until somebody has chosen.
 */
export function mergeDrafts({ base, ours, mine, theirs }: Versions): { draft: Doc; conflicts: Conflict[] } {
  const known = [base, ...ours].map((doc) => leavesOf(doc))
  const [before, here, there] = [leavesOf(base), leavesOf(mine), leavesOf(theirs)]
  const conflicts: Conflict[] = []
  let draft = mine
  for (const path of new Set([...before.keys(), ...here.keys(), ...there.keys()])) {
    const [written, found] = [here.get(path), there.get(path)]
    const isByOthers = !known.some((doc) => isSame(doc.get(path), found))
    if (!isByOthers || isSame(written, found)) continue
    if (isSame(written, before.get(path))) draft = withValue(draft, path, found)
    else conflicts.push({ path, mine: written, theirs: found })
  }
  return { draft, conflicts }
}
