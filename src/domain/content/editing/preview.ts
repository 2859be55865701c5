import type { KindName } from '../../../contract/content/fields.ts'
import { type Database, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { openLink, signLink } from '../../tokens/index.ts'
import { type ContentItem, holdItem } from '../door/content-item.ts'
import { publish } from '../door/write.ts'

const PREVIEWER = { name: 'preview' }

/** A private link to the page of a thing as visitors would see it, good for a week; without the language. */
export async function makePreview(db: Database, kind: KindName, id: number): Promise<string> {
  const known = await db
    .selectFrom('content')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) throw new DomainError('not-found')
  return `/preview/${await signLink(db, 'content-preview', { kind, id })}`
}

/** What such a link is about. */
export async function openPreview(db: Database, token: string): Promise<{ kind: KindName; id: number }> {
  const { kind, id, isOver } = await openLink(db, 'content-preview', token)
  if (isOver) throw new DomainError('link-expired')
  return { kind: kind as KindName, id }
}

/** Carries a reading out of the transaction that is not to leave a trace. */
class Undone extends Error {
  readonly found: unknown

  constructor(found: unknown) {
    super('a preview leaves no trace')
    this.found = found
  }
}

/**
 * Reads what visitors would see once the draft is published: it is, within a transaction that nobody else sees and
 * that is always undone.
 */
export async function readAsPublished<Found>(
  db: Database,
  { kind, id }: { kind: KindName; id: number },
  read: (tx: Database, slug: string) => Promise<Found>,
): Promise<Found> {
  try {
    return await transact(db, async (tx) => {
      if (!(await holdItem(tx, kind, id))) throw new DomainError('not-found')
      throw new Undone(await read(tx, slugOf(await publish(tx, PREVIEWER, { kind, id }))))
    })
  } catch (error) {
    if (error instanceof Undone) return error.found as Found
    throw error
  }
}

const slugOf = ({ key, published }: ContentItem) => (published?.slug as string | undefined) ?? key
