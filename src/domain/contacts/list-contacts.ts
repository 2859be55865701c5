import { type RawBuilder, sql } from 'kysely'

import type { WantedContacts } from '../../contract/contacts/endpoints.ts'
import type { ContactCard } from '../../contract/contacts/shapes.ts'
import { CONTACT_DEEDS, type ContactDeed } from '../../contract/contacts/values.ts'
import { containing, type Database } from '../../database/index.ts'
import { writeCsvLine } from '../write-csv-line.ts'
import type { StoredContact } from './find-contact.ts'

const PER_PAGE = 50
const ROWS_AT_ONCE = 500
const LAST = ['bought_at', 'asked_at'] as const

type Row = StoredContact & { moment: string }

/** People the gallery knows, a page of them, and where the next one begins. */
export async function listContacts(db: Database, wanted: WantedContacts & { before?: string | undefined }) {
  const rows = await selectHeads(db, wanted, { before: wanted.before, limit: PER_PAGE + 1 })
  const shown = rows.slice(0, PER_PAGE)
  return {
    contacts: await presentCards(db, shown),
    next_before: rows.length > PER_PAGE ? placeOf(shown.at(-1) as Row) : null,
  }
}

/** The same as a table for spreadsheets, line by line, however long it is. */
export async function* writeContacts(db: Database, wanted: WantedContacts): AsyncGenerator<string> {
  yield writeCsvLine(['name', 'email', 'phone', 'language', 'tags', ...CONTACT_DEEDS, ...LAST, 'known_since'])
  for (let before: string | undefined, isMore = true; isMore;) {
    const rows = await selectHeads(db, wanted, { before, limit: ROWS_AT_ONCE })
    for (const { name, email, phone, locale, tags, did, created_at, ...card } of await presentCards(db, rows)) {
      const deeds = CONTACT_DEEDS.map((deed) => (did.includes(deed) ? 'yes' : ''))
      const last = LAST.map((moment) => card[moment] ?? '')
      yield writeCsvLine([name, email ?? '', phone, locale, tags.join(', '), ...deeds, ...last, created_at])
    }
    isMore = rows.length === ROWS_AT_ONCE
    const last = rows.at(-1)
    before = last && placeOf(last)
  }
}

/** A few by what they are known by, for whoever looks for anything. */
export async function findContacts(db: Database, query: string, limit: number): Promise<StoredContact[]> {
  return selectHeads(db, { query }, { limit })
}

const placeOf = ({ moment, id }: Row) => `${moment}_${id}`

/** Which moment of a contact tells that they did something, and so who did it last; triggers keep them. */
const MOMENT_OF = { bought: 'bought_at', asked: 'asked_at', newsletter: 'reads_since' } as const

/**
 * The latest of those who are wanted: who did it last, or who became known last. Nearly all stand for themselves: of them
 * the database may look at the latest one by one, or gather those of a rare word. Whoever stands for others is found by
 * any of them.
 */
async function selectHeads(
  db: Database,
  wanted: WantedContacts,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Row[]> {
  const conditions = narrow(wanted)
  const column = sql.ref(wanted.did === undefined ? 'created_at' : MOMENT_OF[wanted.did])
  const isIn = (moment: RawBuilder<unknown>) =>
    sql`${moment} IS NOT NULL AND ${before === undefined ? sql`true` : isBefore(moment, before)}`
  const latest = (moment: RawBuilder<unknown>) => sql`ORDER BY ${moment} DESC, id DESC LIMIT ${limit}`
  const lastOfAll =
    wanted.did === undefined
      ? sql`head.created_at`
      : sql`(SELECT max(part.${column}) FROM contacts AS part WHERE part.id = head.id OR part.head_id = head.id)`
  const { rows } = await sql<Row>`
    SELECT *, (extract(epoch FROM at) * 1000000)::bigint::text AS moment FROM (
      (SELECT part.*, ${column} AS at FROM contacts AS part
        WHERE head_id IS NULL AND NOT EXISTS (SELECT FROM contacts AS own WHERE own.head_id = part.id)
          AND ${sql.join([isIn(column), ...conditions], sql` AND `)} ${latest(column)})
      UNION ALL
      (SELECT * FROM (
          SELECT head.*, ${lastOfAll} AS at FROM contacts AS head
          WHERE id IN (SELECT head_id FROM contacts WHERE head_id IS NOT NULL)
            AND ${sql.join([sql`true`, ...conditions.map(isOfOne)], sql` AND `)}) AS merged
        WHERE ${isIn(sql`at`)} ${latest(sql`at`)})
    ) AS found ${latest(sql`at`)}`.execute(db)
  return rows
}

const isOfOne = (condition: RawBuilder<unknown>) =>
  sql`EXISTS (SELECT FROM contacts AS part WHERE (part.id = head.id OR part.head_id = head.id) AND ${condition})`

function isBefore(moment: RawBuilder<unknown>, cursor: string): RawBuilder<unknown> {
  const [micros = '0', id = ''] = cursor.split('_')
  return sql`(${moment}, id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::uuid)`
}

/** What is asked of a row, besides what they did. */
const narrow = ({ query, tag }: WantedContacts): RawBuilder<unknown>[] => [
  ...(query ? likenesses(query) : []),
  ...(tag === undefined ? [] : [sql`(part.tags <> '{}' AND part.tags @> ARRAY[${tag}])`]),
]

/** A number is found however it is grouped, with and without the code of its country; of anything else every word counts. */
function likenesses(query: string): RawBuilder<unknown>[] {
  // The end of a number is the same with and without the code of its country.
  const digits = query.replaceAll(/\D/g, '').replace(/^0+/, '').slice(-9)
  const isNumber = /^[\d\s+()./-]+$/.test(query) && digits.length > 2
  const words = isNumber ? [digits] : query.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => sql`part.sought LIKE fold_words(${containing(word)})`)
}

/** Contacts as lists show them, with what those that were merged into them bring along. */
export async function presentCards(db: Database, heads: StoredContact[]): Promise<ContactCard[]> {
  const ids = heads.map(({ id }) => id)
  const parts =
    ids.length === 0 ? [] : await db.selectFrom('contacts').selectAll().where('head_id', 'in', ids).execute()
  const all = [...heads, ...parts]
  return heads.map((head) => {
    const own = all.filter(({ id, head_id }) => id === head.id || head_id === head.id)
    const last = (deed: ContactDeed) => lastOf(own.map((part) => part[MOMENT_OF[deed]]))
    return {
      ...{ id: head.id, name: head.name, email: head.email, phone: head.phone, locale: head.locale },
      tags: [...new Set(own.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other)),
      did: CONTACT_DEEDS.filter((deed) => last(deed) !== null),
      ...{ bought_at: last('bought'), asked_at: last('asked') },
      merged: own.length - 1,
      created_at: new Date(Math.min(...own.map(({ created_at }) => created_at.getTime()))).toISOString(),
    }
  })
}

function lastOf(moments: (Date | null)[]): string | null {
  const known = moments.filter((moment) => moment !== null)
  return known.length === 0 ? null : new Date(Math.max(...known.map((moment) => moment.getTime()))).toISOString()
}
