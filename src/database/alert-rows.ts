import type { Generated, JSONColumnType } from 'kysely'

import type { Day, Optional, TimestampWithDefault } from './columns.ts'

export interface AlertRow {
  id: Generated<string>
  user_id: string
  kind: 'artist' | 'search'
  artist_id: Optional<number>
  /** The query of a list or a search, as it travels. */
  filters: JSONColumnType<Record<string, unknown> | null, string | null | undefined, string | null>
  mark: Buffer
  created_at: TimestampWithDefault
}

export interface AlertLetterRow {
  id: Generated<string>
  user_id: string
  day: Day
  artwork_ids: number[]
  /** Works by the ids of alerts. */
  by_alert: JSONColumnType<Record<string, number[]>>
  created_at: TimestampWithDefault
}
