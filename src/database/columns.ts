import type { ColumnType, JSONColumnType } from 'kysely'

import type { LocalizedText } from '../contract/locale.ts'

export type { LocalizedText }

export type LocalizedColumn = JSONColumnType<LocalizedText, LocalizedText, LocalizedText>
export type OptionalLocalizedColumn = JSONColumnType<
  LocalizedText | null,
  LocalizedText | null | undefined,
  LocalizedText | null
>
export type TimestampWithDefault = ColumnType<Date, Date | undefined, Date>
/** A column that may be left out when a row is written. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** Days travel as `2026-11-15`: a day has no time zone. */
export type Day = string
