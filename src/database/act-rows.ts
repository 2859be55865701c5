import type { Generated, JSONColumnType } from 'kysely'

import type { TimestampWithDefault } from './columns.ts'

type Parts = Record<string, unknown>

export interface StaffActRow {
  id: Generated<string>
  at: TimestampWithDefault
  user_id: string
  actor: string
  call: string
  subject: string
  thing: string
  asked: JSONColumnType<Parts>
  before: JSONColumnType<Parts> | null
}

export interface StaffActEndRow {
  act_id: string
  at: TimestampWithDefault
  refusal: string | null
  after: JSONColumnType<Parts> | null
}
