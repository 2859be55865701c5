import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely'

import type { LocalizedColumn, Optional, TimestampWithDefault } from './columns.ts'

type Json = Record<string, unknown>
type JsonColumn = JSONColumnType<Json>
type OptionalJsonColumn = JSONColumnType<Json | null, string | null | undefined, string | null>

export interface ContentRow {
  kind: string
  id: number
  key: string
  version: number
  draft: JsonColumn
  published: OptionalJsonColumn
  is_visible: boolean
  languages: string[]
  published_at: Optional<Date>
  changed_at: TimestampWithDefault
}

export interface ContentChangeRow {
  id: GeneratedAlways<string>
  kind: string
  content_id: number
  version: number
  act: 'drafted' | 'published' | 'hidden' | 'restored' | 'imported' | 'removed' | 'availability'
  actor: string
  user_id: Optional<string>
  at: TimestampWithDefault
  before: OptionalJsonColumn
  after: OptionalJsonColumn
}

export interface MediaRow {
  id: number
  key: string
  type: 'picture' | 'film' | 'captions' | 'document'
  hash: string
  bytes: number
  picture_id: Optional<number>
  file: Optional<string>
}

export interface RoomRow {
  id: number
  position: ColumnType<number, number | undefined, number>
  name: LocalizedColumn
  picture_id: number
  picture_alt: LocalizedColumn
  wall_left: number
  wall_top: number
  wall_width: number
  wall_height: number
  picture_width: number
  floor: number
  wall_color: Optional<string>
}
