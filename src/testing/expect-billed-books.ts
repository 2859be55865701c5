import { expect } from 'vitest'

import { writeBooks } from '../domain/papers/index.ts'
import type { Programme } from './open-programme.ts'
import { cents, parseBooks, sumColumn } from './parse-books.ts'

/**
 * Looks into papers, ledger, the sandbox's books and the bookkeeper's month: they must tell the same of every month of
 * every plan, and no number may be missing or given twice.
 */
export async function expectBilledBooks({ db, pool }: Pick<Programme, 'db' | 'pool'>): Promise<void> {
  const read = async (query: string) => (await pool.query(query)).rows as Record<string, unknown>[]
  const billed = await read(`
    SELECT plan_id::text AS plan, month,
      sum(gross) FILTER (WHERE kind = 'invoice')::int AS paid,
      coalesce(sum(gross) FILTER (WHERE kind = 'credit-note'), 0)::int AS refunded
    FROM bills WHERE plan_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`)
  expect(billed).toEqual(
    await read(`
      SELECT plan_id::text AS plan, month,
        coalesce(sum(amount) FILTER (WHERE kind = 'paid'), 0)::int AS paid,
        coalesce(sum(amount) FILTER (WHERE kind = 'refunded'), 0)::int AS refunded
      FROM plan_ledger GROUP BY 1, 2 HAVING bool_or(kind = 'paid') ORDER BY 1, 2`),
  )
  expect(await read('SELECT FROM plan_bills_due')).toEqual([])
  const gaps = await read(
    'SELECT kind FROM bills GROUP BY kind, is_test, year HAVING max(serial) <> count(*) OR min(serial) <> 1',
  )
  expect(gaps).toEqual([])

  const month = new Date().toISOString().slice(0, 7)
  let table = ''
  for await (const line of writeBooks(db, month)) table += line
  const lines = parseBooks(table)
  const bills = lines.filter(({ line }) => line === 'invoice' || line === 'credit-note')
  const total = lines.find(({ line }) => line === 'total')
  const bank = await read('SELECT id, received, refunded FROM sandbox_plan_charges WHERE received > 0')
  const kept = bank.reduce((sum, { received, refunded }) => sum + Number(received) - Number(refunded), 0)
  expect(cents(total?.gross)).toBe(kept)
  for (const column of ['net', 'vat', 'gross']) expect(sumColumn(bills, column)).toBe(cents(total?.[column]))
  expect(new Set(bills.map(({ payment }) => payment))).toEqual(new Set(bank.map(({ id }) => id)))
}
