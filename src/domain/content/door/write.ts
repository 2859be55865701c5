import { type Doc, type Fault, type KindName } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { SLUG } from '../../../contract/content/kinds/parts.ts'
import { RESERVED_SLUGS } from '../../../contract/content/reserved-slugs.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../contract/locale.ts'
import { type Database, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { checkWritten } from '../document/check-written.ts'
import { compose } from '../document/compose.ts'
import { isContentKey, readDraft } from '../document/read-draft.ts'
import { applyChanges } from './apply-changes.ts'
import { chooseKey } from './choose-key.ts'
import { type Actor, type Arrival, type ContentItem, type ContentState, holdItem } from './content-item.ts'
import { ContentRefusal } from './content-refusal.ts'

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
}

/** Begins something new. Nobody but staff sees it until it is published. */
export async function createDraft(db: Database, actor: Actor, { kind, key, draft }: NewThing): Promise<ContentItem> {
  const doc = readDraftOf(kind, key ?? '', draft)
  return transact(db, async (tx) => {
    const chosen = await chooseKey(tx, kind, key, doc)
    refuseKey(kind, chosen)
    const next: ContentState = { draft: doc, published: null, isVisible: false, languages: [], publishedAt: null }
    return applyOne(tx, actor, { kind, key: chosen, act: 'drafted', before: null, next })
  })
}

/** Writes what staff are writing; visitors see no difference. */
export async function saveDraft(
  db: Database,
  actor: Actor,
  { draft, ...seen }: Seen & { draft: unknown },
): Promise<ContentItem> {
  return change(db, actor, seen, 'drafted', (item) => ({ ...item, draft: readDraftOf(item.kind, item.key, draft) }))
}

/**
 * Shows visitors the draft, in these languages or in all of them. The others go on their own once the
 * default one is there; what of the other languages is not published yet stays unseen.
 */
export async function publish(
  db: Database,
  actor: Actor,
  { languages, at, ...seen }: Seen & { languages?: readonly Locale[] | undefined; at?: Date | undefined },
  arrival?: Arrival,
): Promise<ContentItem> {
  return change(db, actor, seen, 'published', (item) => toPublished(item, { languages, at }), arrival)
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
  return { ...item, published, isVisible: true, languages: shown, publishedAt: at ?? item.publishedAt ?? new Date() }
}

/** Takes a thing off the wall; it can be shown again as it was by publishing it. */
export async function hide(db: Database, actor: Actor, seen: Seen): Promise<ContentItem> {
  return change(db, actor, seen, 'hidden', (item) => ({ ...item, isVisible: false }))
}

/** Brings a former draft back, as the draft: visitors see it when it is published. */
export async function restore(
  db: Database,
  actor: Actor,
  { former, ...seen }: Seen & { former: number },
): Promise<ContentItem> {
  return change(db, actor, seen, 'restored', async (item, tx) => {
    const row = await tx
      .selectFrom('content_changes')
      .select('after')
      .where('kind', '=', item.kind)
      .where('content_id', '=', item.id)
      .where('version', '=', former)
      .where('act', '<>', 'availability')
      .executeTakeFirst()
    const draft = (row?.after as { draft?: Doc } | null | undefined)?.draft
    if (!draft) throw new DomainError('not-found')
    // A field that has gone since is left behind; everything else comes back.
    return { ...item, draft: readDraft(kindOf(item.kind).fields, draft).doc }
  })
}

async function change(
  db: Database,
  actor: Actor,
  { kind, id, version }: Seen,
  act: 'drafted' | 'published' | 'hidden' | 'restored',
  toNext: (item: ContentItem, tx: Database) => ContentState | Promise<ContentState>,
  arrival?: Arrival,
): Promise<ContentItem> {
  return transact(db, async (tx) => {
    const before = await holdItem(tx, kind, id)
    if (!before) throw new DomainError('not-found')
    if (version !== undefined && version !== before.version) throw new DomainError('content-changed')
    return applyOne(tx, actor, { kind, key: before.key, act, before, next: await toNext(before, tx), arrival })
  })
}

async function applyOne(
  tx: Database,
  actor: Actor,
  one: Parameters<typeof applyChanges>[2][number],
): Promise<ContentItem> {
  const [item] = await applyChanges(tx, actor, [one])
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
