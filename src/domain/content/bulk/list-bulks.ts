import { sql } from 'kysely'

import type { BulkAct } from '../../../contract/content/acts-of.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'

const MOST = 100

interface Row {
  bulk: string
  actor: string
  at: Date
  count: number
  asked: { field: string; locale?: Locale; act: BulkAct }[]
  undoes: string | null
  is_undone: boolean
}

/** The changes of many things of a kind, the latest first. */
export async function listBulks(db: Database, kind: EditedKind) {
  const { rows } = await sql<Row>`
    SELECT id AS bulk, actor, at, count, asked, undoes,
      EXISTS (SELECT FROM content_bulks AS later WHERE later.undoes = bulks.id) AS is_undone
    FROM content_bulks AS bulks WHERE kind = ${kind} ORDER BY at DESC LIMIT ${MOST}`.execute(db)
  return rows.map(({ at, asked, ...row }) => ({
    ...row,
    kind,
    at: at.toISOString(),
    asked: asked.map(({ field, locale, act }) => ({ field, ...(locale ? { locale } : {}), act })),
  }))
}
