import { checkWritten } from '../../../contract/content/check-written.ts'
import { type Doc, type Fault, type KindName } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { SLUG } from '../../../contract/content/kinds/parts.ts'
import { RESERVED_SLUGS } from '../../../contract/content/reserved-slugs.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/locale.ts'
import { type Database, transact, waitForLock } from '../../../database/index.ts'
import { DomainError, invalidFields } from '../../domain-error.ts'
import { compose } from '../document/compose.ts'
import { findLinks } from '../document/find-links.ts'
import { isContentKey, readDraft } from '../document/read-draft.ts'
import { applyChanges } from './apply-changes.ts'
import type { Change } from './change.ts'
import { chooseKey } from './choose-key.ts'
import { describeConflict } from './content-conflict.ts'
import { type Actor, type Arrival, type ContentItem, type ContentState, holdItem, UNSCHEDULED } from './content-item.ts'
import { ContentRefusal } from './content-refusal.ts'
import { nameUntitled } from './name-untitled.ts'
import { readFormer } from './read-history.ts'
import { refuseNeeded, refuseWithoutPricing } from './refuse-needed.ts'

/** A thing that is there, as whoever wants to change it has seen it. */
export interface Seen {
  kind: KindName
  id: number
  /** Somebody else may have changed it since; then nothing is changed. Without one, whatever is there is. */
  version?: number | undefined
}

interface NewThing {
  kind: KindName
  /** What it will be known by for ever; without one it is made of its title. */
  key?: string | undefined
  draft: unknown
  /** Whether the title is not its own yet: its key is then made of the one that it has when visitors first see it. */
  isCopy?: boolean
}

/** Begins something new. Nobody but staff sees it until it is published. */
export async function createDraft(
  db: Database,
  actor: Actor,
  { kind, key, draft, isCopy = false }: NewThing,
): Promise<ContentItem> {
  const doc = readDraftOf(kind, key ?? '', draft)
  return transact(db, async (tx) => {
    const chosen = await chooseKey(tx, kind, key, isCopy ? {} : doc)
    refuseKey(kind, chosen)
    const next: ContentState = { draft: doc, published: null, isVisible: false, languages: [], publishedAt: null }
    return applyOne(tx, actor, { kind, key: chosen, act: 'drafted', before: null, next })
  })
}

/** Begins something new that visitors see at once, as one change. */
export async function createPublished(
  db: Database,
  actor: Actor,
  { kind, key, draft, at }: Omit<NewThing, 'isCopy'> & { at?: Date | undefined },
  arrival?: Arrival,
): Promise<ContentItem> {
  const doc = readDraftOf(kind, key ?? '', draft)
  return transact(db, async (tx) => {
    await publishTerms(tx, actor, kind, doc)
    const chosen = await chooseKey(tx, kind, key, doc)
    refuseKey(kind, chosen)
    const fresh = { kind, key: chosen, draft: doc, published: null, isVisible: false, languages: [], publishedAt: null }
    await refuseTakenNumber(tx, fresh)
    const next = toPublished(fresh, { at })
    return applyOne(tx, actor, { kind, key: chosen, act: 'published', before: null, next, arrival })
  })
}

/** Writes what staff are writing; visitors see no difference. What is so already stays as it is, whichever version was seen. */
export async function saveDraft(
  db: Database,
  actor: Actor,
  { draft, version, ...seen }: Seen & { draft: unknown },
): Promise<ContentItem> {
  return transact(db, async (tx) => {
    const before = await hold(tx, seen)
    const doc = readDraftOf(before.kind, before.key, draft)
    // Of a save whose answer was lost, nobody else is the reason.
    if (JSON.stringify(doc) === JSON.stringify(before.draft)) return before
    await refuseBehind(tx, before, version, doc)
    return applyOne(tx, actor, { ...before, act: 'drafted', before, next: { ...before, draft: doc } })
  })
}

/**
 * Shows visitors the draft, in these languages or in all of them. The others go on their own once the
 * default one is there; what of the other languages is not published yet stays unseen.
 */
export async function publish(
  db: Database,
  actor: Actor,
  {
    languages,
    at,
    bulk,
    ...seen
  }: Seen & { languages?: readonly Locale[] | undefined; at?: Date | undefined; bulk?: string | undefined },
  arrival?: Arrival,
): Promise<ContentItem> {
  return transact(db, async (tx) => {
    // What is named is held before what names it, as whoever publishes both does.
    await publishTerms(tx, actor, seen.kind, await readDraftUnheld(tx, seen))
    const held = await hold(tx, seen)
    await refuseBehind(tx, held, seen.version)
    const before = await nameUntitled(tx, held)
    await refuseTakenNumber(tx, before)
    const next = toPublished(before, { languages, at })
    return applyOne(tx, actor, { ...before, act: 'published', before, next, arrival, bulk })
  })
}

/** What is little more than a name, and is written while something else is. */
const TERMS: KindName[] = ['categories', 'techniques', 'artist-types', 'print-choices']

async function readDraftUnheld(tx: Database, { kind, id }: Seen): Promise<Doc> {
  const row = await tx
    .selectFrom('content')
    .select('draft')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.draft ?? {}
}

/** Shows the terms that a draft names and nobody has seen yet; what was hidden on purpose stays so. */
async function publishTerms(tx: Database, actor: Actor, kind: KindName, draft: Doc): Promise<void> {
  const named = findLinks(kindOf(kind).fields, draft).filter((link) => TERMS.includes(link.kind))
  if (named.length === 0) return
  const unseen = await tx
    .selectFrom('content')
    .select(['kind', 'id'])
    .where((where) => where.or(named.map((link) => where.and({ kind: link.kind, key: link.key }))))
    .where('published', 'is', null)
    .orderBy('kind')
    .orderBy('id')
    .execute()
  for (const term of unseen) {
    await publish(tx, actor, { kind: term.kind as KindName, id: term.id }).catch((error: unknown) => {
      // Then it stays a draft, and what names it says so.
      if (!(error instanceof ContentRefusal)) throw error
    })
  }
}

/** No two works that visitors have seen carry one inventory number. */
async function refuseTakenNumber(
  tx: Database,
  { kind, key, id, draft }: Pick<ContentItem, 'kind' | 'key' | 'draft'> & { id?: number },
): Promise<void> {
  const number = draft.inventory_number as string | undefined
  if (number === undefined || kind !== 'artworks') return
  // Whoever else publishes the same number waits.
  await waitForLock(tx, 'keys of a kind', kind)
  const other = await tx
    .selectFrom('content')
    .select('id')
    .where('kind', '=', kind)
    .where('number', '=', number)
    .where('id', 'is distinct from', id ?? null)
    .where('published', 'is not', null)
    .executeTakeFirst()
  if (other) throw new ContentRefusal(kind, key, [{ path: ['inventory_number'], word: 'taken' }])
}

/** The state of a thing once its draft is published. */
function toPublished(
  item: ContentState & { kind: KindName; key: string },
  { languages, at }: { languages?: readonly Locale[] | undefined; at?: Date | undefined } = {},
): ContentState {
  const kind = kindOf(item.kind)
  const wanted = languages ?? LOCALES
  const shown = LOCALES.filter((locale) => item.languages.includes(locale) || wanted.includes(locale))
  if (!shown.includes(DEFAULT_LOCALE)) {
    throw new ContentRefusal(item.kind, item.key, [
      { path: ['languages'], word: 'needs', values: { because: DEFAULT_LOCALE } },
    ])
  }
  const published = compose(kind.fields, { former: item.published, draft: item.draft, languages: wanted, shown })
  const faults = checkWritten(kind, published)
  if (faults.length > 0) throw new ContentRefusal(item.kind, item.key, faults)
  const publishedAt = at ?? item.publishedAt ?? new Date()
  const schedule = { ...(item.schedule ?? UNSCHEDULED), publishAt: null }
  return { ...item, published, isVisible: true, languages: shown, publishedAt, schedule }
}

/** Refuses what visitors could not be shown. */
const refuseUnready = (item: ContentItem): void => void toPublished(item)

/** Takes a thing off the wall; it can be shown again as it was by publishing it. */
export async function hide(
  db: Database,
  actor: Actor,
  seen: Seen & { bulk?: string | undefined },
): Promise<ContentItem> {
  return change(db, actor, seen, 'hidden', (item) => {
    refuseNeeded(item)
    return { ...item, isVisible: false, schedule: { ...(item.schedule ?? UNSCHEDULED), hideAt: null } }
  })
}

/** Makes what visitors see the draft again. */
export async function revert(db: Database, actor: Actor, seen: Seen): Promise<ContentItem> {
  return change(db, actor, seen, 'restored', (item) => {
    if (!item.published) throw new DomainError('not-found')
    return { ...item, draft: item.published }
  })
}

/** Says when a thing is published or hidden by itself; what could not be published is refused at once. */
export async function schedule(
  db: Database,
  actor: Actor,
  { publishAt, hideAt, ...seen }: Seen & { publishAt: Date | null; hideAt: Date | null },
): Promise<ContentItem> {
  if (publishAt && hideAt && hideAt <= publishAt) throw invalidFields({ hide_at: { word: 'invalid' } })
  return change(db, actor, seen, 'scheduled', (item) => {
    if (publishAt) refuseUnready(item)
    if (hideAt) refuseNeeded({ ...item, published: item.draft })
    return { ...item, schedule: { publishAt, hideAt, by: actor.userId ?? null } }
  })
}

/** Brings a former draft back, as the draft: visitors see it when it is published. */
export async function restore(
  db: Database,
  actor: Actor,
  { entry, ...seen }: Seen & { entry: number | string },
): Promise<ContentItem> {
  return change(db, actor, seen, 'restored', async (item, tx) => ({
    ...item,
    draft: await readFormer(tx, item, entry),
  }))
}

async function change(
  db: Database,
  actor: Actor,
  { version, bulk, ...seen }: Seen & { bulk?: string | undefined },
  act: 'hidden' | 'restored' | 'scheduled',
  toNext: (item: ContentItem, tx: Database) => ContentState | Promise<ContentState>,
): Promise<ContentItem> {
  return transact(db, async (tx) => {
    const before = await hold(tx, seen)
    await refuseBehind(tx, before, version)
    return applyOne(tx, actor, { ...before, act, before, next: await toNext(before, tx), bulk })
  })
}

async function hold(tx: Database, { kind, id }: Seen): Promise<ContentItem> {
  const item = await holdItem(tx, kind, id)
  if (!item) throw new DomainError('not-found')
  return item
}

async function refuseBehind(tx: Database, item: ContentItem, version: number | undefined, mine?: Doc): Promise<void> {
  if (version !== undefined && version !== item.version) throw await describeConflict(tx, item, version, mine)
}

async function applyOne(
  tx: Database,
  actor: Actor,
  { kind, key, act, before, next, arrival, bulk }: Change,
): Promise<ContentItem> {
  refuseWithoutPricing({ kind, key, before, next })
  const [item] = await applyChanges(tx, actor, [{ kind, key, act, before, next, arrival, bulk }])
  return item as ContentItem
}

function readDraftOf(kind: KindName, key: string, draft: unknown): Doc {
  const { doc, faults } = readDraft(kindOf(kind).fields, draft)
  if (faults.length > 0) throw new ContentRefusal(kind, key, faults)
  return doc
}

/** What is wrong with a key: it is part of an address, or the name of a file at least. */
export function checkKey(kind: KindName, key: string): Fault[] {
  const { layout, fields } = kindOf(kind)
  if (layout === 'one' && key !== kind) return [{ path: ['key'], word: 'invalid' }]
  if (layout === 'media' || layout === 'one') return []
  if (!isContentKey(key)) return [{ path: ['key'], word: 'invalid' }]
  if ((kind === 'pages' || 'slug' in fields) && !(key.length <= SLUG.max && SLUG.pattern.test(key))) {
    return [{ path: ['key'], word: 'invalid' }]
  }
  return kind === 'pages' && RESERVED_SLUGS.includes(key) ? [{ path: ['key'], word: 'reserved' }] : []
}

function refuseKey(kind: KindName, key: string): void {
  const faults = checkKey(kind, key)
  if (faults.length > 0) throw new ContentRefusal(kind, key, faults)
}
