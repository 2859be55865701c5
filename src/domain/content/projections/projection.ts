import type { Doc } from '../../../contract/content/fields.ts'
import type { Database } from '../../../database/index.ts'
import type { Arrival } from '../door/content-item.ts'
import type { Lookup } from './lookup.ts'

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

/** How a kind of content gets into the tables that visitors' pages read. */
export interface Projection<D = Doc> {
  show: (tx: Database, items: Shown<D>[], lookup: Lookup) => Promise<void>
  takeAway: (tx: Database, ids: number[]) => Promise<void>
  /** Whether its rows stay when it is hidden, since others hold on to them. */
  keepsHidden: boolean
}

/** What a row says about when it may be seen. */
export const visibleSince = ({ isVisible, publishedAt }: Shown<unknown>) => (isVisible ? publishedAt : null)
