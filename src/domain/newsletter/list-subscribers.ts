import type { Locale } from '../../contract/locale.ts'
import type { ReaderStatus } from '../../contract/newsletter/values.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { writeCsvLine } from '../write-csv-line.ts'
import { readConsents } from './reader.ts'

const ROWS_AT_ONCE = 1000

interface Wanted {
  query?: string | undefined
  status?: ReaderStatus | undefined
  locale?: Locale | undefined
}

const COLUMNS = ['id', 'email', 'locale', 'status', 'source', 'requested_at', 'confirmed_at', 'ended_at'] as const

function select(db: Database, { query, status, locale }: Wanted) {
  let found = db.selectFrom('newsletter_subscriptions').select(COLUMNS)
  if (status !== undefined) found = found.where('status', '=', status)
  if (locale !== undefined) found = found.where('locale', '=', locale)
  if (query) found = found.where('email', 'ilike', `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  return found
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** Who is on the list, the latest first, a page of them. */
export async function listSubscribers(
  db: Database,
  { cursor, limit, ...wanted }: Wanted & { cursor?: string | undefined; limit: number },
) {
  let found = select(db, wanted)
  if (cursor !== undefined) found = found.where('id', '<', cursor)
  const rows = await found
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  return { subscribers: shown.map(present), next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** One of them, with what they agreed to. */
export async function findSubscriber(db: Database, id: string) {
  const row = await select(db, {}).where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  // What is told here is told to staff, whoever has proved what.
  const consents = await readConsents(db, { email: row.email, email_verified: true })
  return { ...present(row), consents: consents.map(({ at, ...one }) => ({ at: at.toISOString(), ...one })) }
}

/** The list as a table for spreadsheets, line by line, however long it is. */
export async function* writeSubscribers(db: Database, wanted: Wanted): AsyncGenerator<string> {
  yield writeCsvLine(['email', 'language', 'status', 'source', 'requested_at', 'confirmed_at'])
  for (let after = '0', isMore = true; isMore;) {
    const rows = await select(db, wanted).where('id', '>', after).orderBy('id').limit(ROWS_AT_ONCE).execute()
    for (const { email, locale, status, source, requested_at, confirmed_at } of rows) {
      yield writeCsvLine([email, locale, status, source, requested_at.toISOString(), confirmed_at?.toISOString() ?? ''])
    }
    isMore = rows.length === ROWS_AT_ONCE
    after = rows.at(-1)?.id ?? after
  }
}

const present = ({ requested_at, confirmed_at, ended_at, ...row }: Row) => ({
  ...row,
  requested_at: requested_at.toISOString(),
  confirmed_at: confirmed_at?.toISOString() ?? null,
  ended_at: ended_at?.toISOString() ?? null,
})
