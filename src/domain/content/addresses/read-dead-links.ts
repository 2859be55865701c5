import { sql } from 'kysely'

import type { Doc, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { DEAD_REASONS, EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { findAddresses } from './find-addresses.ts'

const MOST_LINKS = 200
const MOST_PLACES = 20

interface Thing {
  kind: EditedKind
  id: number
  title: Words | null
  published: Doc
}

interface Checked {
  checked_at: Date | null
  is_checking: boolean
  total: number
  asked: number
  unasked: number
}

/** The links that lead nowhere, with where visitors see them as things stand now, and how far asking them is. */
export async function readDeadLinks(db: Database) {
  const dead = await db
    .selectFrom('content_addresses')
    .select(['address', 'named_by', 'asked_at', sql<(typeof DEAD_REASONS)[number]>`reason`.as('reason')])
    .where('outcome', '=', 'nowhere')
    .orderBy('address')
    .limit(MOST_LINKS)
    .execute()
  const things = await readThings(db, [...new Set(dead.flatMap(({ named_by }) => named_by.slice(0, MOST_PLACES)))])
  const links = dead.flatMap(({ address, named_by, reason, asked_at }) => {
    // What was mended since is no longer told.
    const places = named_by.slice(0, MOST_PLACES).flatMap((name) => findPlaces(things.get(name), address))
    return places.length === 0 ? [] : [{ address, reason, asked_at: asked_at?.toISOString() ?? null, places }]
  })
  const { rows } = await sql<Checked>`
    SELECT max(ended_at) AS checked_at,
      coalesce(bool_or(wanted_at > coalesce(ended_at, '-infinity') AND wanted_at > now() - interval '1 hour'), false)
        AS is_checking,
      count(address)::int AS total, count(*) FILTER (WHERE asked_at >= wanted_at)::int AS asked,
      count(*) FILTER (WHERE outcome = 'unasked')::int AS unasked
    FROM link_checks LEFT JOIN content_addresses ON true`.execute(db)
  const { checked_at = null, ...checked } = rows[0] ?? {}
  return { ...NOT_YET, ...checked, checked_at: checked_at?.toISOString() ?? null, links }
}

const NOT_YET = { is_checking: false, total: 0, asked: 0, unasked: 0 }

async function readThings(db: Database, names: string[]): Promise<Map<string, Thing>> {
  const { rows } = await sql<Thing>`
    SELECT kind, id, title, published FROM content
    JOIN unnest(${names.map((name) => name.split('/')[0])}::text[], ${names.map((name) => name.split('/')[1])}::int[])
      AS named (kind, id) USING (kind, id)
    WHERE is_visible AND published IS NOT NULL`.execute(db)
  return new Map(rows.map((thing) => [`${thing.kind}/${thing.id}`, thing]))
}

/** Each field and language once, however often the link stands there. */
function findPlaces(thing: Thing | undefined, address: string) {
  if (!thing) return []
  const { kind, id, title, published } = thing
  const named = findAddresses(kindOf(kind).fields, published).filter((one) => one.address === address)
  const paths = new Set(named.map(({ path }) => path.join('.')))
  return [...paths].map((path) => ({ kind, id, title: title ?? {}, path }))
}
