import type { Doc, Field, KindName } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { findLinks } from '../document/find-links.ts'
import { toFieldFault } from '../door/content-refusal.ts'
import { titleOf } from '../listing/describe-items.ts'
import { readTitles } from '../listing/present-entries.ts'
import type { Outcome } from './change-many.ts'
import type { Plan } from './plan-change.ts'

/** So much of a text tells which it is. */
const LONGEST = 240

/** What became of many things, as it is told; faults still in the terms of the words that tell them. */
export async function presentOutcome(db: Database, kind: EditedKind, { bulk, plans }: Outcome) {
  const { fields } = kindOf(kind)
  const names = await readTitles(db, [...new Set(plans.flatMap((plan) => namedIn(kind, plan)))])
  return {
    bulk,
    things: plans.map(({ id, item, outcome, places, left, faults }) => ({
      id,
      version: item?.version ?? null,
      title: (item && titleOf(kind, item.draft)) ?? {},
      number: (item?.draft.inventory_number as string | undefined) ?? null,
      outcome,
      places: places.map(({ name, place, was, becomes }) => ({
        place,
        was: tell(fields[name], was),
        becomes: tell(fields[name], becomes),
      })),
      left,
      faults: Object.fromEntries(faults.map((fault) => [fault.path.join('.'), toFieldFault(fault)])),
    })),
    names: Object.fromEntries(names),
  }
}

/** The things that the places of a plan name, files apart. */
function namedIn(kind: KindName, { places }: Plan): string[] {
  const { fields } = kindOf(kind)
  return places.flatMap(({ name, was, becomes }) => {
    const field = fields[name]
    if (field?.type !== 'reference' && field?.type !== 'references') return []
    const links = (value: unknown) => findLinks({ [name]: field }, { [name]: value } as Doc)
    return [...links(was), ...links(becomes)].map((link) => `${link.kind}/${link.key}`)
  })
}

function tell(field: Field | undefined, value: unknown): unknown {
  if (field?.type === 'list' || field?.type === 'files') return ((value ?? []) as unknown[]).length
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value
}
