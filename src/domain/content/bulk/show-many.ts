import { randomUUID } from 'node:crypto'

import { MOST_SHOWN_AT_ONCE, type Showing } from '../../../contract/content/acts-of.ts'
import type { Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError, invalidFields } from '../../domain-error.ts'
import { compose } from '../document/compose.ts'
import type { Actor, ContentItem } from '../door/content-item.ts'
import { hide, publish } from '../door/write.ts'
import type { ContentFilters } from '../listing/filter-content.ts'
import type { Outcome } from './change-many.ts'
import { findIds } from './find-ids.ts'
import { findPlaces, leaveAlone, type Plan } from './plan-change.ts'
import { inBatches, readAll } from './read-all.ts'
import { countIn, type Tried, tryOne } from './try-one.ts'

interface Asked {
  show: Showing
  ids?: number[] | undefined
  query?: ContentFilters | undefined
}

/**
 * Tells what visitors would see of each of many things. Each is carried out and taken back at once, since what it names,
 * its address and what was sold decide about it; nobody waits for longer than that.
 */
export async function previewShowing(
  db: Database,
  kind: EditedKind,
  { show, ids: named, query }: Asked,
): Promise<Outcome> {
  if ((named === undefined) === (query === undefined)) throw invalidFields({ ids: { word: 'required' } })
  const ids = query ? await findIds(db, kind, query) : (named ?? [])
  const plans = await planAll(db, kind, ids, show, (item) =>
    tryOne(db, true, (tx) => carryOut(tx, { name: 'preview' }, show, item)),
  )
  return { bulk: null, plans }
}

/** Publishes or hides many things as a preview has told, each by itself, as by hand. What has another version is left. */
export async function showMany(
  db: Database,
  actor: Actor,
  kind: EditedKind,
  { show, seen }: { show: Showing; seen: { id: number; version: number }[] | undefined },
): Promise<Outcome> {
  if (!seen) throw invalidFields({ seen: { word: 'required' } })
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  const bulk = randomUUID()
  const plans = await planAll(db, kind, [...versions.keys()], show, (item) =>
    tryOne(db, false, async (tx) => {
      await countIn(tx, actor, { id: bulk, kind, show })
      await carryOut(tx, actor, show, { ...item, version: versions.get(item.id) ?? item.version, bulk })
    }),
  )
  return { bulk: plans.some(({ outcome }) => outcome === 'changed') ? bulk : null, plans }
}

async function planAll(
  db: Database,
  kind: EditedKind,
  ids: number[],
  show: Showing,
  tryIt: (item: ContentItem) => Promise<Tried>,
): Promise<Plan[]> {
  if (ids.length > MOST_SHOWN_AT_ONCE) throw new DomainError('too-many-things', { max: MOST_SHOWN_AT_ONCE })
  return inBatches(ids, async (some) => {
    const items = await readAll(db, kind, some, false)
    const plans: Plan[] = []
    for (const id of some) {
      const item = items.get(id)
      if (!item) {
        plans.push(leaveAlone(id, undefined, 'gone'))
        continue
      }
      const places = show === 'publish' ? findUnseen(item) : []
      const isSo = show === 'publish' ? item.isVisible && places.length === 0 : !item.isVisible
      const tried: Tried = isSo ? { outcome: 'same', faults: [] } : await tryIt(item)
      plans.push({ id, item, next: item.draft, left: [], places: tried.outcome === 'changed' ? places : [], ...tried })
    }
    return plans
  })
}

/** What of a thing becomes different for visitors who have seen it before. */
function findUnseen(item: ContentItem): Plan['places'] {
  const { fields } = kindOf(item.kind)
  if (!item.published) return []
  const languages = languagesOf(item)
  const next = compose(fields, { former: item.published, draft: item.draft, languages, shown: languages })
  return findPlaces(kindOf(item.kind), item.published, next)
}

async function carryOut(
  tx: Database,
  actor: Actor,
  show: Showing,
  item: ContentItem & { bulk?: string },
): Promise<void> {
  const { kind, id, version, bulk } = item
  if (show === 'publish') await publish(tx, actor, { kind, id, version, bulk, languages: languagesOf(item) })
  else await hide(tx, actor, { kind, id, version, bulk })
}

/** The languages in which a thing has a title, as the office offers it for one; those that are shown stay so. */
function languagesOf({ kind, draft, languages }: ContentItem): Locale[] {
  const { title } = kindOf(kind)
  const words = (title === null ? undefined : draft[title]) as Words | undefined
  return LOCALES.filter(
    (locale) =>
      title === null || locale === DEFAULT_LOCALE || languages.includes(locale) || words?.[locale] !== undefined,
  )
}
