import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'

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
  title: OptionalJsonColumn
  sort_title: Optional<string>
  sought: Optional<string>
  /** Null until it is filled in, of what was there before there were lists. */
  marks: Optional<number[]>
  refs: ColumnType<string[], string[] | undefined, string[]>
  lacks: ColumnType<string[], string[] | undefined, string[]>
  number: Optional<string>
  publish_at: Optional<Date>
  hide_at: Optional<Date>
  scheduled_by: Optional<string>
  state: GeneratedAlways<'draft' | 'published' | 'changed' | 'hidden'>
}

export interface ContentChangeRow {
  id: GeneratedAlways<string>
  kind: string
  content_id: number
  version: number
  act: 'drafted' | 'published' | 'hidden' | 'restored' | 'imported' | 'removed' | 'availability' | 'scheduled'
  actor: string
  user_id: Optional<string>
  at: TimestampWithDefault
  before: OptionalJsonColumn
  after: OptionalJsonColumn
  /** Of what was removed. */
  key: Optional<string>
  /** In which version each field became what it is, of an entry that several saves made. */
  touched: OptionalJsonColumn
  /** The change of many things that it was a part of. */
  bulk: Optional<string>
}

export interface ContentBulkRow {
  id: Generated<string>
  kind: string
  actor: string
  user_id: Optional<string>
  at: TimestampWithDefault
  asked: JSONColumnType<Json[]>
  count: number
  undoes: Optional<string>
}

export interface StaffViewRow {
  id: Generated<string>
  user_id: string
  kind: string
  name: string
  query: string
  created_at: TimestampWithDefault
}

export interface ContentImportRow {
  id: string
  subject: string
  name: string
  status: ColumnType<string, string | undefined, string>
  actor: string
  user_id: Optional<string>
  reading: OptionalJsonColumn
  done: ColumnType<number, number | undefined, number>
  total: ColumnType<number, number | undefined, number>
  report: OptionalJsonColumn
  /** What becomes of each line. */
  lines: JSONColumnType<Json[] | null, string | null | undefined, string | null>
  /** Why it failed. */
  failure: Optional<string>
  created_at: TimestampWithDefault
  changed_at: TimestampWithDefault
}

export interface GalleryExportRow {
  id: string
  status: ColumnType<string, string | undefined, string>
  actor: string
  user_id: Optional<string>
  done: ColumnType<number, number | undefined, number>
  total: ColumnType<number, number | undefined, number>
  done_bytes: ColumnType<number, number | undefined, number>
  total_bytes: ColumnType<number, number | undefined, number>
  /** Of the archive. */
  size: Optional<number>
  /** Files that are in no store any more. */
  missing: JSONColumnType<string[], string | undefined>
  failure: Optional<string>
  created_at: TimestampWithDefault
  changed_at: TimestampWithDefault
}

export interface ContentImportColumnRow {
  kind: string
  /** Without what people write differently. */
  header: string
  target: Optional<string>
}

export interface ContentAddressRow {
  address: string
  named_by: string[]
  outcome: Optional<'there' | 'nowhere' | 'unasked'>
  reason: Optional<string>
  asked_at: Optional<Date>
}

export interface LinkCheckRow {
  id: Generated<boolean>
  wanted_at: Optional<Date>
  begun_at: Optional<Date>
  ended_at: Optional<Date>
}

export interface PageVisitRow {
  kind: string
  id: number
  day: string
  count: number
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

/** A file that was removed long ago. */
export interface SweptFileRow {
  media_id: number
  looked_at: ColumnType<Date>
  is_gone: boolean
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
  wall_mask_id: Optional<number>
}

/** Words of a mail that staff have changed. */
export interface MailWordsRow {
  id: number
  mail: string
  words: JSONColumnType<Record<string, Record<string, string>>>
}
