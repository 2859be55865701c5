import type { Showing } from '../../../contract/content/acts-of.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import type { Actor } from '../door/content-item.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import type { Plan } from './plan-change.ts'

/** What came of trying something with one of many things. */
export type Tried = Pick<Plan, 'outcome' | 'faults' | 'code'>

/** Thrown so that nothing of a trial stays. */
class TrialOver extends Error {}

/** Does something with one thing, by itself, and tells why it cannot be; of a trial nothing stays. */
export async function tryOne(db: Database, isTrial: boolean, work: (tx: Database) => Promise<unknown>): Promise<Tried> {
  try {
    await db.transaction().execute(async (tx) => {
      await work(tx)
      if (isTrial) throw new TrialOver()
    })
    return { outcome: 'changed', faults: [] }
  } catch (error) {
    if (error instanceof TrialOver) return { outcome: 'changed', faults: [] }
    if (error instanceof ContentRefusal) return { outcome: 'refused', faults: error.faults }
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'content-changed') return { outcome: 'newer', faults: [] }
    if (error.code === 'not-found') return { outcome: 'gone', faults: [] }
    return { outcome: 'refused', faults: [], code: error.code }
  }
}

interface ShowingBulk {
  id: string
  kind: EditedKind
  show: Showing
  undoes?: string | undefined
}

/** Counts one more thing in, in its own transaction: however far it came, so much can be taken back. */
export async function countIn(tx: Database, actor: Actor, { id, kind, show, undoes }: ShowingBulk): Promise<void> {
  await tx
    .insertInto('content_bulks')
    .values({
      ...{ id, kind, actor: actor.name, user_id: actor.userId ?? null, count: 1, undoes: undoes ?? null },
      asked: JSON.stringify([{ show }]),
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((update) => ({ count: update('content_bulks.count', '+', 1) })),
    )
    .execute()
}
