import type { Database } from '../../database/index.ts'
import { writeCsvLine } from '../write-csv-line.ts'

const PAGE = 100
const ROWS_AT_ONCE = 1000

type Status = 'pending' | 'confirmed' | 'unsubscribed'

const COLUMNS = ['id', 'email', 'locale', 'status', 'source', 'requested_at', 'confirmed_at'] as const

const select = (db: Database, status: Status | undefined) => {
  const all = db.selectFrom('newsletter_subscriptions').select(COLUMNS).orderBy('id')
  return status === undefined ? all : all.where('status', '=', status)
}

/** Who is on the list, the first first. */
export async function listSubscribers(db: Database, { status, page }: { status?: Status | undefined; page: number }) {
  const rows = await select(db, status)
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
    .execute()
  return { subscribers: rows.slice(0, PAGE), nextPage: rows.length > PAGE ? page + 1 : null }
}

/** The list as a table for spreadsheets, line by line, however long it is. */
export async function* writeSubscribers(db: Database, status: Status | undefined): AsyncGenerator<string> {
  yield writeCsvLine(['email', 'language', 'status', 'source', 'requested_at', 'confirmed_at'])
  for (let after = '0', isMore = true; isMore;) {
    const rows = await select(db, status).where('id', '>', after).limit(ROWS_AT_ONCE).execute()
    for (const { email, locale, status, source, requested_at, confirmed_at } of rows) {
      yield writeCsvLine([email, locale, status, source, requested_at.toISOString(), confirmed_at?.toISOString() ?? ''])
    }
    isMore = rows.length === ROWS_AT_ONCE
    after = rows.at(-1)?.id ?? after
  }
}
