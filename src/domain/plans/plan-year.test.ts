import { expect, test } from 'vitest'

import { tellLegalData } from '../../testing/bill-a-few.ts'
import { expectBilledBooks } from '../../testing/expect-billed-books.ts'
import { expectEqualBooks } from '../../testing/expect-equal-books.ts'
import { openProgramme } from '../../testing/open-programme.ts'
import { liveAYear } from '../../testing/plan-year.ts'

const PLANS = 16
// Another number is another year.
const SEED = 1

test('after a year of refused cards, lost notices and deaths the ledger is the provider’s, and so are the papers', async () => {
  const programme = await openProgramme()
  const { pool } = programme
  await tellLegalData(programme)

  const { happened } = await liveAYear(programme, { seed: SEED, plans: PLANS })

  await expectEqualBooks(programme)
  await expectBilledBooks(programme)
  const read = async (query: string) => (await pool.query(query)).rows
  const statuses = Object.fromEntries(
    (await read('SELECT status, count(*)::int AS plans FROM plans GROUP BY 1')).map((row) => [row.status, row.plans]),
  )

  // At the end nothing is under way, and the year has seen more than one end.
  expect(statuses).not.toHaveProperty('active')
  expect(statuses).not.toHaveProperty('past_due')
  expect(Object.keys(statuses).filter((one) => one !== 'awaiting_payment').length).toBeGreaterThan(1)
  expect(await read('SELECT FROM plans WHERE busy_until > now()')).toEqual([])
  expect(Object.keys(happened).some((one) => one.endsWith('killed'))).toBe(true)

  // Whatever happened, no month is charged twice, none beyond the twelfth, and a complete year has all of them.
  const months = await read(`
      SELECT status, count(*) FILTER (WHERE received > 0)::int AS paid, max(month) AS last
      FROM plans JOIN plan_charges ON plan_id = plans.id GROUP BY plans.id`)
  for (const { status, paid, last } of months) {
    expect(last).toBeLessThanOrEqual(12)
    if (status === 'completed') expect(paid).toBe(12)
    if (status === 'awaiting_payment') expect(paid).toBe(0)
  }
  const { rows: sums } = await pool.query(`
      SELECT sum(amount) FILTER (WHERE kind = 'charged')::int
        - sum(amount) FILTER (WHERE kind = 'paid')::int
        - coalesce(sum(amount) FILTER (WHERE kind = 'written_off'), 0)::int AS open,
        (SELECT coalesce(sum(amount), 0)::int FROM plan_charges WHERE state IN ('open', 'failed')) AS waiting
      FROM plan_ledger`)
  expect(sums[0].open).toBe(sums[0].waiting)

  // Everybody is told once that it began, and once how it ended.
  const told = await read(`
      SELECT kind, count(*)::int AS mails, count(DISTINCT data ->> 'planId')::int AS plans FROM mails
      WHERE kind IN ('plan-started', 'plan-unpaid', 'plan-cancelled', 'plan-completed') GROUP BY 1`)
  for (const { mails, plans } of told) expect(mails).toBe(plans)
  for (const status of ['unpaid', 'cancelled', 'completed']) {
    expect(told.find(({ kind }) => kind === `plan-${status}`)?.plans ?? 0).toBe(statuses[status] ?? 0)
  }
}, 240_000)
