import type { KindName } from '../../../contract/content/fields.ts'
import type { ContentChangeRow } from '../../../database/index.ts'
import type { Arrival, ContentItem, ContentState } from './content-item.ts'

/** One thing as it was and as it is to be. */
export interface Change {
  kind: KindName
  key: string
  act: ContentChangeRow['act']
  before: ContentItem | null
  next: ContentState
  arrival?: Arrival | undefined
  /** Of something that was removed and comes back, with the last version that it had. */
  former?: { id: number; version: number } | undefined
  /** The change of many things that it is a part of. */
  bulk?: string | undefined
}
