import type { Doc } from '../../../contract/content/fields.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import { type Database, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { type Actor, type ContentItem, holdItem } from '../door/content-item.ts'
import { createDraft } from '../door/write.ts'
import { titleCopy } from './title-copy.ts'

interface Beginning {
  kind: EditedKind
  /** What it is to be known by; without one that is made of its title. */
  key?: string | undefined
  draft: Doc
  /** The id of the thing of which it is a copy; what is given beside it takes the place of what that has. */
  copyOf?: number | undefined
}

/** Begins something new, of nothing or as a copy: everything comes along but what only one thing can have. */
export async function begin(db: Database, actor: Actor, { kind, key, draft, copyOf }: Beginning): Promise<ContentItem> {
  return transact(db, async (tx) => {
    const copied = copyOf === undefined ? {} : await readCopy(tx, kind, copyOf)
    return createDraft(tx, actor, { kind, key, draft: { ...copied, ...draft }, isCopy: copyOf !== undefined })
  })
}

async function readCopy(tx: Database, kind: EditedKind, id: number): Promise<Doc> {
  const original = await holdItem(tx, kind, id)
  if (!original) throw new DomainError('not-found')
  const { slug: _, inventory_number: __, ...rest } = original.draft
  return { ...rest, ...titleCopy(kind, rest) }
}
