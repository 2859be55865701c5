import type { GeneratedAlways, JSONColumnType } from 'kysely'

import type { TimestampWithDefault } from './columns.ts'

/** How many there are of each kind. */
type Counts = JSONColumnType<Record<string, number>>

export interface ErasureRow {
  id: GeneratedAlways<string>
  at: TimestampWithDefault
  mark: Buffer
  staff_id: string | null
  erased: Counts
  stays: Counts
}

export interface ThinningRow {
  id: GeneratedAlways<string>
  at: TimestampWithDefault
  kind: 'enquiries' | 'applications' | 'orders' | 'contacts'
  count: number
}
