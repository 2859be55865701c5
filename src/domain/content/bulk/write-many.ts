import type { EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { applyChanges } from '../door/apply-changes.ts'
import type { Change } from '../door/change.ts'
import type { Actor } from '../door/content-item.ts'
import type { Plan } from './plan-change.ts'
import type { Asked } from './showing-in.ts'

interface Bulk {
  kind: EditedKind
  asked: Asked
  undoes?: string | undefined
}

/** Carries out the plans that change something, as one change of many things; nothing of it is left if any fails. */
export async function writeMany(tx: Database, actor: Actor, bulk: Bulk, plans: Plan[]): Promise<string | null> {
  const changing = plans.filter(({ outcome }) => outcome === 'changed')
  if (changing.length === 0) return null
  const { id } = await tx
    .insertInto('content_bulks')
    .values({
      kind: bulk.kind,
      actor: actor.name,
      user_id: actor.userId ?? null,
      asked: JSON.stringify(bulk.asked),
      count: changing.length,
      undoes: bulk.undoes ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const changes = changing.flatMap(({ item, next }): Change[] =>
    item
      ? [{ kind: item.kind, key: item.key, act: 'drafted', before: item, next: { ...item, draft: next }, bulk: id }]
      : [],
  )
  await applyChanges(tx, actor, changes)
  return id
}
