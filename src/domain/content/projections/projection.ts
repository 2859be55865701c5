import type { Doc } from '../../../contract/content/fields.ts'
import type { Database } from '../../../database/index.ts'
import type { Lookup } from './lookup.ts'
import type { Shown } from './shown.ts'

/** How a kind of content gets into the tables that visitors' pages read. */
export interface Projection<D = Doc> {
  show: (tx: Database, items: Shown<D>[], lookup: Lookup) => Promise<void>
  takeAway: (tx: Database, ids: number[]) => Promise<void>
  /** Whether its rows stay when it is hidden, since others hold on to them. */
  keepsHidden: boolean
}
