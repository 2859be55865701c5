import type { Availability } from '../../../contract/catalogue/values.ts'
import type { Database } from '../../../database/index.ts'
import { type GalleryEvent, tellPrograms } from '../../webhooks/index.ts'
import type { Change } from './change.ts'
import type { ContentItem, ContentState } from './content-item.ts'

const isSeen = (state: ContentState | null) => state !== null && state.published !== null && state.isVisible

const describe = ({ id, key }: Pick<ContentItem, 'id' | 'key'>) => ({ id, key, read: `/api/editor/artworks/${id}` })

/** Tells other programs which works visitors see from now on, see otherwise, or see no more. */
export async function tellOfWorks(tx: Database, changes: Change[], items: ContentItem[]): Promise<void> {
  const events = items.flatMap((item, at): GalleryEvent[] => {
    const before = changes[at]?.before ?? null
    const data = describe(item)
    if (!isSeen(item)) return isSeen(before) ? [{ type: 'artwork.hidden', data }] : []
    if (!isSeen(before)) return [{ type: 'artwork.published', data }]
    const isSame = JSON.stringify(before?.published) === JSON.stringify(item.published)
    return isSame ? [] : [{ type: 'artwork.changed', data }]
  })
  await tellPrograms(tx, ...events)
}

/** The same of one that is removed. */
export async function tellOfRemoval(tx: Database, item: ContentItem): Promise<void> {
  if (isSeen(item)) await tellPrograms(tx, { type: 'artwork.hidden', data: describe(item) })
}

/** The same of one that can be bought, or cannot. */
export const tellOfAvailability = (
  tx: Database,
  item: Pick<ContentItem, 'id' | 'key'>,
  availability: Availability,
): Promise<void> => tellPrograms(tx, { type: 'artwork.availability', data: { ...describe(item), availability } })
