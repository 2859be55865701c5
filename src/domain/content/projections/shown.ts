import type { Doc } from '../../../contract/content/fields.ts'
import type { Arrival } from '../door/content-item.ts'

/** A thing in the form that visitors see. */
export interface Shown<D = Doc> {
  id: number
  key: string
  doc: D
  isVisible: boolean
  publishedAt: Date
  /** Whether visitors' pages have no row of it yet. */
  isNew: boolean
  arrival: Arrival
}

/** What a row says about when it may be seen. */
export const visibleSince = ({ isVisible, publishedAt }: Shown<unknown>) => (isVisible ? publishedAt : null)
