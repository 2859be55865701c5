import { type RawBuilder, sql } from 'kysely'

import type { EditedKind } from '../../../contract/content/values.ts'
import type { Narrowed } from './filter-content.ts'
import { shelfOf, turnMark, turnOf } from './marks.ts'

/** The condition for what is meant, of things of some kind. */
export const writeMeant = (kind: RawBuilder<unknown>, { meant }: Pick<Narrowed, 'meant'>): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`kind = ${kind}`, ...meant], sql` AND `)}`

/**
 * Selects these columns of things that have all marks and what is meant by them, and the shelf of each: kind after kind
 * in this order and one shelf after the other, each to its end, since what is lateral can only be read in a loop.
 * Whoever takes only so many has the rest not looked for.
 */
export const findMarked = (kinds: EditedKind[], narrowed: Narrowed, columns: RawBuilder<unknown>) => sql`
  SELECT found.*, shelf
  FROM unnest(${kinds}::text[], ${kinds.map(turnOf)}::int[]) AS kinds (kind, turn)
  CROSS JOIN LATERAL (
    SELECT ${shelfOf(sql`max(id)`)} AS top FROM content WHERE content.kind = kinds.kind) AS tops
  CROSS JOIN LATERAL generate_series(0, top) AS shelf
  CROSS JOIN LATERAL (
    SELECT ${columns} FROM content
    WHERE marks @> ARRAY[${sql.join(narrowed.marks.map((mark) => turnMark(mark, sql`kinds.turn`, sql`shelf`)))}]
      -- Marks of different shelves may happen to be the same: nothing is to be found on both.
      AND ${shelfOf(sql`id`)} = shelf AND ${writeMeant(sql`kinds.kind`, narrowed)}
    -- Planned by itself: how many shelves there are is not known then, nor how few of them are enough.
    OFFSET 0) AS found`
