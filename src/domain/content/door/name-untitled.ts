import { RESERVED_SLUGS } from '../../../contract/content/reserved-slugs.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { chooseKey, isUntitled } from './choose-key.ts'
import type { ContentItem } from './content-item.ts'
import { ContentRefusal } from './content-refusal.ts'
import { isNamed } from './is-named.ts'

/**
 * What was begun without a title is known by the one that it has when visitors first see it: the key is its address and the
 * name of its file. What others name already stays as they name it.
 */
export async function nameUntitled(tx: Database, item: ContentItem): Promise<ContentItem> {
  if (item.published !== null || !isUntitled(item.key) || (await isNamed(tx, item))) return item
  const wished = item.kind === 'pages' ? (item.draft.slug as string | undefined) : undefined
  const key = await chooseKey(tx, item.kind, undefined, wished ? { title: { [DEFAULT_LOCALE]: wished } } : item.draft)
  if (isUntitled(key)) return item
  // Whoever is refused mends what the address is made of.
  if (item.kind === 'pages' && RESERVED_SLUGS.includes(key)) {
    throw new ContentRefusal(item.kind, item.key, [
      { path: wished ? ['slug'] : ['title', DEFAULT_LOCALE], word: 'reserved' },
    ])
  }
  await tx.updateTable('content').set({ key }).where('kind', '=', item.kind).where('id', '=', item.id).execute()
  return { ...item, key }
}
