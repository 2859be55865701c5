import type { Doc } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { findDifferences } from '../document/find-differences.ts'
import { readDraft } from '../document/read-draft.ts'
import type { ContentItem } from './content-item.ts'

/** The refusal of a change that began from an older version; it names what has become different since, for whoever writes over it. */
export async function describeConflict(
  tx: Database,
  item: ContentItem,
  version: number,
  mine: Doc | undefined,
): Promise<DomainError> {
  const { fields } = kindOf(item.kind)
  const begun = await readBeginning(tx, item, version)
  const since = begun ? findDifferences(fields, begun, item.draft) : []
  const fromMine = new Set(findDifferences(fields, mine ?? begun ?? item.draft, item.draft))
  const named = since.filter((path) => fromMine.has(path))
  return new DomainError(
    'content-changed',
    {},
    Object.fromEntries(named.map((path) => [path, { word: 'changed' } as const])),
  )
}

/**
 * The draft that somebody began from. Within a sitting only its end is kept: then it is what was there before that
 * sitting, and what they have of it themselves is no difference.
 */
async function readBeginning(tx: Database, { kind, id }: ContentItem, version: number): Promise<Doc | undefined> {
  const row = await tx
    .selectFrom('content_changes')
    .select(['version', 'before', 'after'])
    .where('kind', '=', kind)
    .where('content_id', '=', id)
    .where('act', '<>', 'availability')
    .where('version', '>=', version)
    .orderBy('id')
    .executeTakeFirst()
  const state = row && (row.version === version ? row.after : row.before)
  const { draft } = (state ?? {}) as { draft?: Doc }
  return draft && readDraft(kindOf(kind).fields, draft).doc
}
