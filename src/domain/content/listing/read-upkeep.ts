import { sql } from 'kysely'

import type { Words } from '../../../contract/content/fields.ts'
import { EDITED_KINDS, type EditedKind, LACKS } from '../../../contract/content/values.ts'
import { type Locale, LOCALES } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { WRITTEN_LANGUAGES } from '../../gallery/index.ts'

/** A gallery plans weeks ahead, not years. */
const MOST_SCHEDULED = 200

type Lack = Locale | (typeof LACKS)[number]

interface Scheduled {
  kind: EditedKind
  id: number
  title: Words | null
  act: 'publish' | 'hide'
  at: Date
}

/** What things could be better with, counted by kind, and what is to appear or to go by itself, the next first. */
export async function readUpkeep(db: Database) {
  const kinds = [...EDITED_KINDS]
  const lacking = await sql<{ kind: EditedKind; lack: Lack; count: number }>`
    SELECT kind, lack, count(*)::int AS count FROM content, unnest(lacks) AS lack
    WHERE kind = ANY (${kinds}) AND (lack <> ALL (${[...LOCALES]}) OR lack = ANY (${WRITTEN_LANGUAGES}))
    GROUP BY kind, lack
    ORDER BY array_position(${kinds}, kind), array_position(${[...LOCALES, ...LACKS]}, lack)`.execute(db)
  const scheduled = await sql<Scheduled>`
    SELECT kind, id, title, act, at FROM (
      SELECT kind, id, title, 'publish' AS act, publish_at AS at FROM content WHERE publish_at IS NOT NULL
      UNION ALL SELECT kind, id, title, 'hide', hide_at FROM content WHERE hide_at IS NOT NULL) AS acts
    WHERE kind = ANY (${kinds}) ORDER BY at, kind, id, act DESC LIMIT ${MOST_SCHEDULED}`.execute(db)
  const filled = await sql<{ is_filled: boolean }>`
    SELECT NOT EXISTS (SELECT FROM content WHERE kind = ANY (${kinds}) AND marks IS NULL) AS is_filled`.execute(db)
  return {
    is_filled: filled.rows[0]?.is_filled ?? true,
    lacks: lacking.rows,
    scheduled: scheduled.rows.map(({ title, at, ...one }) => ({ ...one, title: title ?? {}, at: at.toISOString() })),
  }
}
