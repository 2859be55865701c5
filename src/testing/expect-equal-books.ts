import { expect } from 'vitest'

import type { Programme } from './open-programme.ts'

/** Looks into the books of gallery and sandbox: they must tell the same of every plan, every month and every cent. */
export async function expectEqualBooks({ pool }: Pick<Programme, 'pool'>): Promise<void> {
  const read = async (query: string) => (await pool.query(query)).rows as Record<string, unknown>[]
  const ours = await read(`
    SELECT plans.id::text AS plan, entry.month,
      sum(amount) FILTER (WHERE kind = 'charged')::int AS charged,
      coalesce(sum(entry.amount) FILTER (WHERE kind = 'paid'), 0)::int AS paid,
      coalesce(sum(entry.amount) FILTER (WHERE kind = 'failed'), 0)::int AS failed,
      coalesce(sum(entry.amount) FILTER (WHERE kind = 'refunded'), 0)::int AS refunded,
      coalesce(sum(entry.amount) FILTER (WHERE kind = 'written_off'), 0)::int AS written_off
    FROM (SELECT id FROM plans) AS plans JOIN plan_ledger AS entry ON entry.plan_id = plans.id
    GROUP BY 1, 2 ORDER BY 1, 2`)
  const theirs = await read(`
    SELECT plan.plan_id AS plan, charge.month, charge.amount AS charged, received AS paid,
      charge.amount * (attempts - (received > 0)::int) AS failed, refunded,
      CASE charge.state WHEN 'void' THEN charge.amount ELSE 0 END AS written_off
    FROM sandbox_plans AS plan JOIN sandbox_plan_charges AS charge ON charge.sandbox_plan_id = plan.id
    ORDER BY 1, 2`)
  expect(ours).toEqual(theirs)

  const states = (table: string) => `
    SELECT plan_id::text AS plan, month, state, received, refunded FROM ${table} ORDER BY 1, 2`
  expect(await read(states('plan_charges'))).toEqual(
    await read(`SELECT plan.plan_id AS plan, month, charge.state, received, refunded FROM sandbox_plans AS plan
      JOIN sandbox_plan_charges AS charge ON sandbox_plan_id = plan.id ORDER BY 1, 2`),
  )
  expect(await read('SELECT id::text AS plan, provider_id, status, ends_at FROM plans ORDER BY 1')).toEqual(
    await read(`SELECT plan_id AS plan, id AS provider_id, ends_at,
      CASE WHEN state IN ('incomplete', 'requires_action') AND began_at IS NULL THEN 'awaiting_payment'
        WHEN state = 'requires_action' THEN 'past_due' ELSE state END AS status
      FROM sandbox_plans ORDER BY 1`),
  )
}
