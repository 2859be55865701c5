import { sql } from 'kysely'

import { AVAILABILITIES } from '../../contract/catalogue/values.ts'
import type { Reply } from '../../contract/client.ts'
import { WEEKS_BACK } from '../../contract/today/values.ts'
import type { Database } from '../../database/index.ts'
import { beginOf, TODAY } from '../gallery/index.ts'
import { findTasks } from './find-tasks.ts'

type Today = Reply<'GET /sales/today'>

/** What there is to do in the gallery, and how it goes. */
export async function readToday(db: Database): Promise<Today> {
  const [tasks, weeks, stock] = await Promise.all([findTasks(db), readWeeks(db), readStock(db)])
  const tell = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    tasks: tasks.map(({ kind, thing, name, since, due }) => ({
      kind,
      thing,
      name,
      since: tell(since),
      due: tell(due),
    })),
    weeks,
    stock,
  }
}

/** What came in by weeks of the gallery's own days. */
async function readWeeks(db: Database): Promise<Today['weeks']> {
  const monday = sql`date_trunc('week', ${TODAY})::date`
  const { rows } = await sql<Today['weeks'][number]>`
    WITH weeks AS (
      SELECT day::text, ${beginOf(sql`day`)} AS begins, ${beginOf(sql`day + 7`)} AS ends
      FROM generate_series(0, ${WEEKS_BACK - 1}::int) AS n, LATERAL (SELECT ${monday} - 7 * n AS day) AS one)
    SELECT day AS from, orders, sold, enquiries
    FROM weeks,
      LATERAL (
        SELECT count(*)::int AS orders, coalesce(sum(received - refunded), 0)::float8 / 100 AS sold
        FROM orders WHERE received > 0 AND created_at >= begins AND created_at < ends) AS income,
      LATERAL (
        SELECT count(*)::int AS enquiries FROM enquiries WHERE created_at >= begins AND created_at < ends) AS asked
    ORDER BY day`.execute(db)
  return rows
}

async function readStock(db: Database): Promise<Today['stock']> {
  const rows = await db
    .selectFrom('artworks')
    .select(['availability', sql<number>`count(*)::int`.as('count')])
    .where('published_at', 'is not', null)
    .groupBy('availability')
    .execute()
  const counts = new Map(rows.map(({ availability, count }) => [availability, count]))
  return Object.fromEntries(AVAILABILITIES.map((state) => [state, counts.get(state) ?? 0])) as Today['stock']
}
