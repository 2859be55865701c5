import type { Doc, KindName } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import { PREVIEWED_KINDS, type PreviewedKind } from '../../../contract/content/values.ts'
import { type Database, tryOut } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { openLink, signLink } from '../../tokens/index.ts'
import { findLinks } from '../document/find-links.ts'
import type { ContentItem } from '../door/content-item.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import { publish } from '../door/write.ts'

const PREVIEWER = { name: 'preview' }

interface Thing {
  kind: PreviewedKind
  id: number
}

/**
 * A private link to the page of a thing as visitors would see it, good for a week; without the language. What could not
 * be published is refused, as it is when it is published.
 */
export async function makePreview(db: Database, thing: Thing): Promise<string> {
  await readAsPublished(db, thing, async () => undefined)
  return `/preview/${await signLink(db, 'content-preview', thing)}`
}

/** What such a link is about, and how long it holds. */
export async function openPreview(db: Database, token: string): Promise<{ thing: Thing; until: Date }> {
  const { kind, id, until, isOver } = await openLink(db, 'content-preview', token)
  if (isOver) throw new DomainError('link-expired')
  const known = PREVIEWED_KINDS.find((one) => one === kind)
  if (!known) throw new DomainError('not-found')
  return { thing: { kind: known, id }, until }
}

/**
 * Reads what visitors would see once the draft is published, and with it what it names: they are, within a transaction
 * that nobody else sees and that is always undone.
 */
export async function readAsPublished<Found>(
  db: Database,
  { kind, id }: Thing,
  read: (tx: Database, slug: string) => Promise<Found>,
): Promise<Found> {
  return tryOut(db, async (tx) => {
    const row = await tx
      .selectFrom('content')
      .select('draft')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new DomainError('not-found')
    await publishNamed(tx, kind, row.draft)
    return read(tx, slugOf(await publish(tx, PREVIEWER, { kind, id })))
  })
}

/**
 * Publishes what a draft names and visitors do not see yet: a new artist's works can be looked at before the artist is
 * shown. What others hold on to comes first, in the order in which staff publish it, so that neither waits for the other.
 */
async function publishNamed(tx: Database, kind: KindName, draft: Doc): Promise<void> {
  for (const link of findLinks(kindOf(kind).fields, draft)) {
    if (link.kind === 'media') continue
    const row = await tx
      .selectFrom('content')
      .select(['id', 'draft'])
      .where('kind', '=', link.kind)
      .where('key', '=', link.key)
      .where('is_visible', '=', false)
      .executeTakeFirst()
    if (!row) continue
    await publishNamed(tx, link.kind, row.draft)
    await publish(tx, PREVIEWER, { kind: link.kind, id: row.id }).catch((error: unknown) => {
      // Then it is missing, and what names it says so.
      if (!(error instanceof ContentRefusal)) throw error
    })
  }
}

const slugOf = ({ key, published }: ContentItem) => (published?.slug as string | undefined) ?? key
