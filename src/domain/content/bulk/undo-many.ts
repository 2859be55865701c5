import type { Doc } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { type Database, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { readDraft } from '../document/read-draft.ts'
import type { Actor } from '../door/content-item.ts'
import type { Outcome } from './change-many.ts'
import { leaveAlone, planDraft } from './plan-change.ts'
import { inBatches, readAll } from './read-all.ts'
import { readEntries } from './read-entries.ts'
import { type Asked, showingIn } from './showing-in.ts'
import { takeBack } from './take-back.ts'
import { undoShowing } from './undo-showing.ts'
import { writeMany } from './write-many.ts'

/**
 * Takes a change of many things back: of each thing the fields that are still as it left them. What somebody has written
 * since is left and told. It is a change of many things itself, and can be taken back like one.
 */
export async function undoMany(db: Database, actor: Actor, kind: EditedKind, bulk: string): Promise<Outcome> {
  const known = await db
    .selectFrom('content_bulks')
    .select('asked')
    .where('id', '=', bulk)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!known) throw new DomainError('not-found')
  const changed = await db.selectFrom('content_changes').select('content_id').where('bulk', '=', bulk).execute()
  const ids = changed.map((entry) => entry.content_id)
  const asked = known.asked as unknown as Asked
  const show = showingIn(asked)
  if (show) return undoShowing(db, actor, kind, { undone: bulk, show, ids })
  return transact(db, async (tx) => {
    // Whoever else takes it back waits, and finds it done.
    await tx.selectFrom('content_bulks').select('id').where('id', '=', bulk).forUpdate().execute()
    const { fields } = kindOf(kind)
    const draftOf = (state: unknown) => readDraft(fields, ((state ?? {}) as { draft?: Doc }).draft).doc
    const plans = await inBatches(ids, async (some) => {
      const items = await readAll(tx, kind, some, true)
      const entries = await readEntries(tx, bulk, some)
      return entries.map(({ content_id: id, before, after }) => {
        const item = items.get(id)
        if (!item) return leaveAlone(id, undefined, 'gone')
        const { doc, left } = takeBack(fields, { before: draftOf(before), after: draftOf(after), now: item.draft })
        return planDraft(item, readDraft(fields, doc).doc, [], left)
      })
    })
    return { bulk: await writeMany(tx, actor, { kind, asked, undoes: bulk }, plans), plans }
  })
}
