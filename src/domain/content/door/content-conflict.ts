import type { Doc } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { findDifferences } from '../document/find-differences.ts'
import { readDraft } from '../document/read-draft.ts'
import type { ContentItem } from './content-item.ts'

/**
 * The refusal of a change that began from an older version. It names what has become different since; what somebody
 * would write and is so already is left out.
 */
export async function describeConflict(
  tx: Database,
  item: ContentItem,
  version: number,
  mine?: Doc,
): Promise<DomainError> {
  const changed = await findChanged(tx, item, version)
  const open = mine && findDifferences(kindOf(item.kind).fields, mine, item.draft)
  const named = open ? changed.filter((path) => open.some((other) => isWithin(path, other))) : changed
  return new DomainError(
    'content-changed',
    {},
    Object.fromEntries(named.map((path) => [path, { word: 'changed' } as const])),
  )
}

/** Whether two places are the same, or one is a part of the other. */
const isWithin = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

/** The places of a draft that were written after a version. */
async function findChanged(tx: Database, { kind, id }: ContentItem, version: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('content_changes')
    .select(['before', 'after', 'touched'])
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .where('act', '<>', 'availability')
    .where('version', '>', version)
    .orderBy('id')
    .execute()
  const { fields } = kindOf(kind)
  const draftOf = (state: unknown) => readDraft(fields, ((state ?? {}) as { draft?: Doc }).draft).doc
  const places = rows.flatMap(({ before, after, touched }) =>
    touched
      ? Object.entries(touched as Record<string, number>).flatMap(([path, at]) => (at > version ? [path] : []))
      : findDifferences(fields, draftOf(before), draftOf(after)),
  )
  return [...new Set(places)]
}
