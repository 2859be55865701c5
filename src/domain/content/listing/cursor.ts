import { type RawBuilder, sql } from 'kysely'

import type { ContentSort } from '../../../contract/content/values.ts'
import { invalidFields } from '../../domain-error.ts'

/** Where a page of a list ended: what it was sorted by there, and the id. */
export interface Place {
  value: string
  id: number
}

interface Order {
  /** What is sorted by, as it stands in the index. */
  by: RawBuilder<unknown>
  isDescending: boolean
  /** The same, where it was selected, as text to the last digit. */
  tell: (place: RawBuilder<unknown>) => RawBuilder<string>
  isSound: (value: string) => boolean
  read: (value: string) => RawBuilder<unknown>
}

const MICROSECOND = /^\d{1,16}$/
const LONGEST = 250

/** How lists are sorted; the id decides between equals. */
export const ORDERS: Record<ContentSort, Order> = {
  changed: {
    by: sql`changed_at`,
    isDescending: true,
    tell: (place) => sql<string>`(extract(epoch FROM ${place}) * 1000000)::bigint::text`,
    isSound: (value) => MICROSECOND.test(value),
    read: (value) => sql`(timestamptz 'epoch' + ${Number(value)}::float8 * interval '1 microsecond')`,
  },
  title: {
    by: sql`coalesce(sort_title, '')`,
    isDescending: false,
    tell: (place) => sql<string>`${place}`,
    isSound: isPlain,
    read: (value) => sql`${value}`,
  },
  number: {
    by: sql`coalesce(number, '~')`,
    isDescending: false,
    tell: (place) => sql<string>`${place}`,
    isSound: isPlain,
    read: (value) => sql`${value}`,
  },
}

function isPlain(value: string): boolean {
  return value.length <= LONGEST && value.isWellFormed() && !value.includes('\0')
}

/** A place as callers hand it back; what it says is of no concern to them. */
export const writeCursor = (sort: ContentSort, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url')

/** The place that a cursor of this order says. */
export function readCursor(sort: ContentSort, cursor: string): Place {
  const said = parse(cursor)
  if (!Array.isArray(said) || said.length !== 3) throw refusal()
  const [order, value, id] = said as unknown[]
  const isSound =
    order === sort &&
    typeof value === 'string' &&
    ORDERS[sort].isSound(value) &&
    typeof id === 'number' &&
    Number.isInteger(id) &&
    id > 0 &&
    id <= 2_147_483_647
  if (!isSound) throw refusal()
  return { value, id }
}

const refusal = () => invalidFields({ cursor: { word: 'invalid' } })

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
