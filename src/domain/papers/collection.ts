import type { CollectedWork, CollectionSum } from '../../contract/collection/shapes.ts'
import type { Locale } from '../../contract/locale.ts'

/** A work of a collection with its picture as a JPEG. */
export type DrawnWork = CollectedWork & { picture: Uint8Array | null }

/** A collection as it is drawn for its owner's insurer. */
export interface CollectionSheet {
  collection: {
    locale: Locale
    /** The gallery's day. */
    day: string
    /** The gallery. */
    brand: string
    owner: string
    sum: CollectionSum
    works: DrawnWork[]
  }
}
