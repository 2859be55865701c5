import type { PlanEventKind } from '../../contract/plans/values.ts'
import type { Database } from '../../database/index.ts'
import type { StoredStatus } from './plan-states.ts'

/** Who brings something about: the artist, the provider, the gallery's own clock, or one of its staff. */
export type Actor = { by: 'artist' | 'provider' | 'gallery' } | { by: 'staff'; staffId: string }

interface Happening {
  kind: PlanEventKind
  actor: Actor
  /** The state that it brings about, if it does. */
  status?: StoredStatus | undefined
  detail?: Record<string, string | number>
}

/** Writes down what happened to a plan, for good. */
export async function noteEvent(
  tx: Database,
  planId: string,
  { kind, actor, status, detail = {} }: Happening,
): Promise<void> {
  await tx
    .insertInto('plan_events')
    .values({
      plan_id: planId,
      kind,
      status: status ?? null,
      actor: actor.by,
      staff_id: actor.by === 'staff' ? actor.staffId : null,
      detail: JSON.stringify(detail),
    })
    .execute()
}
