import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import type { Showing } from '../../../contract/content/acts-of.ts'
import type { Doc } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { readDraft } from '../document/read-draft.ts'
import { applyChanges } from '../door/apply-changes.ts'
import { type Actor, type ContentItem, type ContentState, holdItem } from '../door/content-item.ts'
import { isHeldOnTo } from '../door/is-remembered.ts'
import type { Outcome } from './change-many.ts'
import { leaveAlone, type Plan } from './plan-change.ts'
import { inBatches } from './read-all.ts'
import { readEntries } from './read-entries.ts'
import { countIn, tryOne } from './try-one.ts'

/** What visitors saw, as the history keeps it. */
interface Kept {
  published: Doc | null
  is_visible: boolean
  languages: Locale[]
  published_at: string | null
}

/** What a thing is that visitors have never seen. */
const UNSEEN: Omit<ContentState, 'draft'> = { published: null, isVisible: false, languages: [], publishedAt: null }

/**
 * Lets visitors see again what they saw before many things were published or hidden: what they had never seen is a draft
 * again, or hidden where something holds on to it. Drafts and what was sold stay as they are, and so does whatever somebody has published or hidden since; that is told.
 */
export async function undoShowing(
  db: Database,
  actor: Actor,
  kind: EditedKind,
  { undone, show, ids }: { undone: string; show: Showing; ids: number[] },
): Promise<Outcome> {
  const id = randomUUID()
  const plans = await inBatches(ids, async (some) => {
    const taken: Plan[] = []
    for (const { content_id, before, after } of await readEntries(db, undone, some)) {
      let plan: Plan = leaveAlone(content_id, undefined, 'gone')
      const tried = await tryOne(db, false, async (tx) => {
        const item = await holdItem(tx, kind, content_id)
        if (!item) throw new DomainError('not-found')
        plan = { ...leaveAlone(content_id, item, 'gone') }
        const next = toFormer(item, before as unknown as Kept, after as unknown as Kept)
        if (next === 'same' || next === 'newer') {
          plan.outcome = next
          return
        }
        const isDraft = before?.published === null && !(await isHeldOnTo(tx, item))
        await countIn(tx, actor, { id, kind, show, undoes: undone })
        const act = next.isVisible ? 'published' : 'hidden'
        const change = {
          kind,
          key: item.key,
          act,
          before: item,
          next: isDraft ? { ...next, ...UNSEEN } : next,
        } as const
        await applyChanges(tx, actor, [{ ...change, bulk: id }])
        plan.outcome = 'changed'
      })
      taken.push(tried.outcome === 'changed' ? plan : { ...plan, ...tried })
    }
    return taken
  })
  return { bulk: plans.some(({ outcome }) => outcome === 'changed') ? id : null, plans }
}

/** What visitors are to see again of a thing; of what they see something else by now, nothing is touched. */
function toFormer(item: ContentItem, before: Kept, after: Kept): ContentState | 'same' | 'newer' {
  const read = (doc: Doc | null) => doc && readDraft(kindOf(item.kind).fields, doc).doc
  const published = read(before.published) ?? item.published
  const [was, made] = [read(before.published) ?? read(after.published), read(after.published)]
  const isAs = (doc: Doc | null, isVisible: boolean) =>
    item.isVisible === isVisible && (!isVisible || isDeepStrictEqual(item.published, doc))
  if (isAs(was, before.is_visible)) return 'same'
  if (!isAs(made, after.is_visible)) return 'newer'
  if (!before.is_visible) return { ...item, isVisible: false }
  const publishedAt = before.published_at === null ? item.publishedAt : new Date(before.published_at)
  return { ...item, published, isVisible: true, languages: before.languages, publishedAt }
}
