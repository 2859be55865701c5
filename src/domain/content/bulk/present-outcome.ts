import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { toFieldFault } from '../door/content-refusal.ts'
import { stateOf, titleOf } from '../listing/describe-items.ts'
import { readTitles } from '../listing/present-entries.ts'
import type { Outcome } from './change-many.ts'
import { namedIn, tellValue } from './tell-value.ts'

/** What became of many things, as it is told; faults still in the terms of the words that tell them. */
export async function presentOutcome(db: Database, kind: EditedKind, { bulk, plans }: Outcome) {
  const { fields } = kindOf(kind)
  const places = plans.flatMap((plan) => plan.places)
  const named = places.flatMap(({ name, was, becomes }) => [was, becomes].flatMap((one) => namedIn(fields[name], one)))
  return {
    bulk,
    things: plans.map((plan) => ({
      id: plan.id,
      version: plan.item?.version ?? null,
      title: (plan.item && titleOf(kind, plan.item.draft)) ?? {},
      number: (plan.item?.draft.inventory_number as string | undefined) ?? null,
      state: plan.item ? stateOf(plan.item) : null,
      outcome: plan.outcome,
      code: plan.code,
      places: plan.places.map(({ name, place, was, becomes }) => ({
        place,
        was: tellValue(fields[name], was),
        becomes: tellValue(fields[name], becomes),
      })),
      left: plan.left,
      faults: Object.fromEntries(plan.faults.map((fault) => [fault.path.join('.'), toFieldFault(fault)])),
    })),
    names: Object.fromEntries(await readTitles(db, [...new Set(named)])),
  }
}
