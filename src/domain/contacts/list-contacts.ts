import { type RawBuilder, sql } from 'kysely'

import type { WantedContacts } from '../../contract/contacts/endpoints.ts'
import type { ContactCard } from '../../contract/contacts/shapes.ts'
import { CONTACT_DEEDS, type ContactDeed } from '../../contract/contacts/values.ts'
import { containing, type Database } from '../../database/index.ts'
import { writeCsvLine } from '../write-csv-line.ts'
import type { StoredContact } from './find-contact.ts'
import { DEEDS } from './known-by.ts'

const PER_PAGE = 50
const ROWS_AT_ONCE = 500

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
  yield writeCsvLine(['name', 'email', 'phone', 'language', 'tags', ...CONTACT_DEEDS, 'known_since'])
  for (let before: string | undefined, isMore = true; isMore;) {
    const rows = await selectHeads(db, wanted, { before, limit: ROWS_AT_ONCE })
    for (const { name, email, phone, locale, tags, did, created_at } of await presentCards(db, rows)) {
      const deeds = CONTACT_DEEDS.map((deed) => (did.includes(deed) ? 'yes' : ''))
      yield writeCsvLine([name, email ?? '', phone, locale, tags.join(', '), ...deeds, created_at])
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

/**
 * The latest of those who are wanted. Nearly all stand for themselves: of them the database may look at the latest one
 * by one, or gather those of a rare word. Whoever stands for others is found by any of them.
 */
async function selectHeads(
  db: Database,
  wanted: WantedContacts,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Row[]> {
  const conditions = await narrow(db, wanted)
  const isIn = before === undefined ? sql`true` : isBefore(before)
  const latest = sql`ORDER BY created_at DESC, id DESC LIMIT ${limit}`
  const { rows } = await sql<Row>`
    SELECT *, (extract(epoch FROM created_at) * 1000000)::bigint::text AS moment FROM (
      (SELECT part.* FROM contacts AS part
        WHERE head_id IS NULL AND NOT EXISTS (SELECT FROM contacts AS own WHERE own.head_id = part.id)
          AND ${sql.join([isIn, ...conditions], sql` AND `)} ${latest})
      UNION ALL
      (SELECT * FROM contacts AS head
        WHERE id IN (SELECT head_id FROM contacts WHERE head_id IS NOT NULL)
          AND ${sql.join([isIn, ...conditions.map(isOfOne)], sql` AND `)} ${latest})
    ) AS found ${latest}`.execute(db)
  return rows
}

const isOfOne = (condition: RawBuilder<unknown>) =>
  sql`EXISTS (SELECT FROM contacts AS part WHERE (part.id = head.id OR part.head_id = head.id) AND ${condition})`

function isBefore(cursor: string): RawBuilder<unknown> {
  const [moment = '0', id = ''] = cursor.split('_')
  return sql`(created_at, id) < (timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond', ${id}::uuid)`
}

/** What is asked of a row. */
async function narrow(db: Database, { query, tag, did }: WantedContacts): Promise<RawBuilder<unknown>[]> {
  return [
    ...(query ? likenesses(query) : []),
    ...(tag === undefined ? [] : [sql`(part.tags <> '{}' AND part.tags @> ARRAY[${tag}])`]),
    ...(did === undefined ? [] : [(await isRare(db, did)) ? isAmong(did) : hasDone(did)]),
  ]
}

const RARE = 500

/** What few have done is quicker gathered than looked for, person by person. */
async function isRare(db: Database, did: ContactDeed): Promise<boolean> {
  const { rows } = await sql`SELECT FROM (${DEEDS[did]}) AS known LIMIT ${RARE + 1}`.execute(db)
  return rows.length <= RARE
}

const isAmong = (did: ContactDeed) => sql`part.id IN (
  SELECT id FROM contacts
  WHERE lower(email) IN (SELECT address FROM (${DEEDS[did]}) AS known WHERE address IS NOT NULL)
  UNION ALL SELECT id FROM contacts
  WHERE phone_key IN (SELECT phone FROM (${DEEDS[did]}) AS known WHERE phone IS NOT NULL))`

const hasDone = (did: ContactDeed) => sql`(
  EXISTS (SELECT FROM (${DEEDS[did]}) AS known WHERE address = lower(part.email))
  OR part.phone_key IS NOT NULL AND EXISTS (SELECT FROM (${DEEDS[did]}) AS known WHERE phone = part.phone_key))`

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
  const didWhat = await readDeeds(db, all)
  return heads.map((head) => {
    const own = all.filter(({ id, head_id }) => id === head.id || head_id === head.id)
    const done = new Set(own.flatMap(({ id }) => didWhat.get(id) ?? []))
    return {
      ...{ id: head.id, name: head.name, email: head.email, phone: head.phone, locale: head.locale },
      tags: [...new Set(own.flatMap(({ tags }) => tags))].toSorted((one, other) => one.localeCompare(other)),
      did: CONTACT_DEEDS.filter((deed) => done.has(deed)),
      merged: own.length - 1,
      created_at: new Date(Math.min(...own.map(({ created_at }) => created_at.getTime()))).toISOString(),
    }
  })
}

async function readDeeds(db: Database, contacts: StoredContact[]) {
  const addresses = contacts.flatMap(({ email }) => email?.toLowerCase() ?? [])
  const phones = contacts.flatMap(({ phone_key }) => phone_key ?? [])
  const done = new Map<string, (typeof CONTACT_DEEDS)[number][]>()
  for (const deed of CONTACT_DEEDS) {
    const { rows } = await sql<{ address: string | null; phone: string | null }>`
      SELECT DISTINCT address, phone FROM (${DEEDS[deed]}) AS known
      WHERE address = ANY (${addresses}::text[]) OR phone = ANY (${phones}::text[])`.execute(db)
    for (const { id, email, phone_key } of contacts) {
      const isTheirs = rows.some(({ address, phone }) =>
        address === null ? phone === phone_key : address === email?.toLowerCase(),
      )
      if (isTheirs) done.set(id, [...(done.get(id) ?? []), deed])
    }
  }
  return done
}
