import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import type { Bill } from './bill.ts'

type Numbered = Bill['kind'] | 'certificate'

interface Series {
  kind: Numbered
  isTest: boolean
  year: number
}

const LETTERS: Record<Numbered, string> = { invoice: 'F', 'credit-note': 'A', certificate: 'C' }

/**
 * The next number of a year, such as `F2026-0001`. Its row stays locked until the transaction ends, and goes back with
 * it: whatever breaks off, no number is missing and none is given twice.
 */
export async function takeNumber(
  tx: Database,
  { kind, isTest, year }: Series,
): Promise<{ serial: number; number: string }> {
  const { last: serial } = await tx
    .insertInto('bill_serials')
    .values({ kind, is_test: isTest, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'is_test', 'year']).doUpdateSet({ last: sql<number>`bill_serials.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return { serial, number: `${isTest ? 'TEST-' : ''}${LETTERS[kind]}${year}-${String(serial).padStart(4, '0')}` }
}
