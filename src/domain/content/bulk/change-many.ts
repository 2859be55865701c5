import type { EditedKind } from '../../../contract/content/values.ts'
import { type Database, transact } from '../../../database/index.ts'
import { invalidFields } from '../../domain-error.ts'
import type { Actor } from '../door/content-item.ts'
import type { ContentFilters } from '../listing/filter-content.ts'
import { findIds } from './find-ids.ts'
import { leaveAlone, type Plan, planChange } from './plan-change.ts'
import { inBatches, readAll } from './read-all.ts'
import { readWishes, type Wish } from './read-wishes.ts'
import { writeMany } from './write-many.ts'

/** What became, or would become, of many things. */
export interface Outcome {
  /** What the change is known by, if there was one. */
  bulk: string | null
  plans: Plan[]
}

interface Asked {
  wishes: Wish[]
  /** For a preview, which things: these, or all of a list. */
  ids?: number[] | undefined
  query?: ContentFilters | undefined
}

/** Tells what would become of each of many things. Nothing is written, and nobody is kept waiting. */
export async function previewMany(
  db: Database,
  kind: EditedKind,
  { wishes: asked, ids: named, query }: Asked,
): Promise<Outcome> {
  if ((named === undefined) === (query === undefined)) throw invalidFields({ ids: { word: 'required' } })
  const wishes = await readWishes(db, kind, asked)
  const ids = query ? await findIds(db, kind, query) : (named ?? [])
  return { bulk: null, plans: await planAll(db, kind, ids, wishes, false) }
}

/**
 * Changes many things as a preview has told, each with its version and its entry in the history. What has another version
 * by now is left as it is and told.
 */
export async function changeMany(
  db: Database,
  actor: Actor,
  kind: EditedKind,
  { wishes: asked, seen }: { wishes: Wish[]; seen: { id: number; version: number }[] | undefined },
): Promise<Outcome> {
  if (!seen) throw invalidFields({ seen: { word: 'required' } })
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  return transact(db, async (tx) => {
    const wishes = await readWishes(tx, kind, asked)
    const plans = (await planAll(tx, kind, [...versions.keys()], wishes, true)).map((plan) =>
      plan.item && plan.item.version !== versions.get(plan.id) ? leaveAlone(plan.id, plan.item, 'newer') : plan,
    )
    return { bulk: await writeMany(tx, actor, { kind, asked: wishes }, plans), plans }
  })
}

const planAll = (db: Database, kind: EditedKind, ids: number[], wishes: Wish[], isToBeHeld: boolean): Promise<Plan[]> =>
  inBatches(ids, async (some) => {
    const items = await readAll(db, kind, some, isToBeHeld)
    const availabilities = kind === 'artworks' ? await readAvailabilities(db, some) : undefined
    return some.map((id) => {
      const item = items.get(id)
      if (!item) return leaveAlone(id, item, 'gone')
      return planChange(item, wishes, availabilities && (availabilities.get(id) ?? 'available'))
    })
  })

/** Whether works can be bought decides whether they need a price; what is new can be. */
async function readAvailabilities(db: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('artworks').select(['id', 'availability']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, availability }) => [id, availability]))
}
