import { sql } from 'kysely'

import type { Doc } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { readTitles } from '../listing/present-entries.ts'
import type { Wish } from './read-wishes.ts'
import { type Asked, showingIn } from './showing-in.ts'
import { namedIn, tellValue } from './tell-value.ts'

const MOST = 100

interface Row {
  bulk: string
  actor: string
  at: Date
  count: number
  asked: Asked
  undoes: string | null
  is_undone: boolean
}

/** The changes of many things of a kind, the latest first. */
export async function listBulks(db: Database, kind: EditedKind) {
  const { fields } = kindOf(kind)
  const { rows } = await sql<Row>`
    SELECT id AS bulk, actor, at, count, asked, undoes,
      EXISTS (SELECT FROM content_bulks AS later WHERE later.undoes = bulks.id) AS is_undone
    FROM content_bulks AS bulks WHERE kind = ${kind} ORDER BY at DESC LIMIT ${MOST}`.execute(db)
  const named = rows.flatMap(({ asked }) =>
    wishesIn(asked).flatMap(({ field, value }) => namedIn(fields[field], value)),
  )
  const changes = rows.map(({ at, asked, ...row }) => ({
    ...row,
    kind,
    at: at.toISOString(),
    show: showingIn(asked) ?? null,
    asked: wishesIn(asked).map(({ field, locale, act, value }) => ({
      field,
      act,
      ...(locale ? { locale } : {}),
      ...(act === 'clear' ? {} : { value: tellValue(fields[field], locale ? (value as Doc)[locale] : value) }),
    })),
  }))
  return { changes, names: Object.fromEntries(await readTitles(db, [...new Set(named)])) }
}

const wishesIn = (asked: Asked): Wish[] => asked.filter((one) => 'field' in one)
