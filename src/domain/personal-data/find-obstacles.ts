import { sql } from 'kysely'

import type { ErasureObstacle } from '../../contract/personal-data/values.ts'
import type { Database } from '../../database/index.ts'
import { UNDER_WAY } from '../orders/index.ts'
import { RUNNING } from '../plans/index.ts'
import { HOLDINGS } from './holdings.ts'
import type { Person } from './person.ts'

/** Why somebody cannot be erased now: they work here, wait for works or money, or pay month by month. */
export async function findObstacles(db: Database, person: Person): Promise<ErasureObstacle[]> {
  const { rows } = await sql<{ code: ErasureObstacle }>`
    SELECT 'works-here' AS code FROM users
      WHERE id = ${person.userId}::uuid AND scope <> '{collector}' AND deactivated_at IS NULL
    UNION SELECT 'order-underway' FROM orders WHERE ${HOLDINGS.orders.whose(person)} AND (
      status = ANY (${[...UNDER_WAY]}) OR payment_state = 'processing'
      OR (refund_wanted_at IS NOT NULL AND status <> 'refunded')
      OR EXISTS (SELECT FROM disputes WHERE order_id = orders.id AND ended_at IS NULL))
    UNION SELECT 'plan-running' FROM plans WHERE ${HOLDINGS.plans.whose(person)} AND (
      status = ANY (${[...RUNNING]})
      OR EXISTS (SELECT FROM disputes WHERE plan_id = plans.id AND ended_at IS NULL))
    ORDER BY code DESC`.execute(db)
  return rows.map(({ code }) => code)
}
