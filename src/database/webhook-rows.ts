import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

import type { Optional, TimestampWithDefault } from './columns.ts'

export interface WebhookRow {
  id: Generated<string>
  url: string
  events: string[]
  secret: Buffer
  state: Generated<'on' | 'off' | 'paused'>
  made_by: string
  user_id: Optional<string>
  created_at: TimestampWithDefault
  last_delivered_at: Optional<Date>
}

export interface WebhookDeliveryRow {
  id: Generated<string>
  place: GeneratedAlways<string>
  webhook_id: string
  event: string
  body: JSONColumnType<object>
  created_at: TimestampWithDefault
  state: Generated<'waiting' | 'delivered' | 'given-up'>
  tries: Generated<number>
  next_at: TimestampWithDefault
  tried_at: Optional<Date>
  status: Optional<number>
  fault: Optional<string>
}
