import type { Doc } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { findDifferences } from '../document/find-differences.ts'
import { readDraft } from '../document/read-draft.ts'
import { readHistory } from '../door/read-history.ts'

const PAGE = 50

/** What happened to a thing, a page of it, each with what became different. */
export async function listHistory(db: Database, kind: EditedKind, id: number, before: number | undefined) {
  const rows = await readHistory(db, kind, id, { before, limit: PAGE + 1 })
  const { fields } = kindOf(kind)
  const draftOf = (state: unknown) => readDraft(fields, ((state ?? {}) as { draft?: Doc }).draft).doc
  const entries = rows.slice(0, PAGE).map(({ id: entry, version, act, actor, at, bulk, before: was, after }) => ({
    entry: Number(entry),
    version,
    act,
    actor,
    at: at.toISOString(),
    bulk,
    fields: act === 'availability' || act === 'removed' ? [] : findDifferences(fields, draftOf(was), draftOf(after)),
  }))
  return { entries, next_before: rows.length > PAGE ? (entries.at(-1)?.entry ?? null) : null }
}
