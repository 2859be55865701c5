import type { FastifyInstance } from 'fastify'

import { DomainError } from '../../domain/domain-error.ts'
import { cancelPlan, findPlanned, listPlans, readLedger, readPlanSale } from '../../domain/plans/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { sendPlanPaper } from './send-plan-paper.ts'

/** The plans of all artists, as the staff see and end them. */
export function serveSalesPlans(app: FastifyInstance, parts: ApiParts): void {
  const { db, payments } = parts

  serve(app, parts, 'GET /sales/plans', async ({ query }) => {
    const { plans, nextPage } = await listPlans(db, query)
    return { plans, next_page: nextPage }
  })
  serve(app, parts, 'GET /sales/plans/ledger', async ({ query }) => {
    const { entries, totals, nextPage } = await readLedger(db, query)
    return { entries, totals, next_page: nextPage }
  })
  serve(app, parts, 'GET /sales/plans/{application}', ({ params }) => readPlanSale(db, params.application))
  serve(app, parts, 'GET /sales/plans/{application}/papers/{paper}', async ({ params }) => {
    const { plan } = await findPlanned(db, params.application)
    return sendPlanPaper(parts, plan, params.paper)
  })
  serve(app, parts, 'POST /sales/plans/{application}/cancellation', async ({ params, body, user }) => {
    const { plan } = await findPlanned(db, params.application)
    if (!plan) throw new DomainError('plan-closed')
    if (!payments) throw new DomainError('payments-closed')
    const actor = { by: 'staff', staffId: user.id } as const
    await cancelPlan(db, payments.provider, plan.id, { actor, reason: body.reason })
    return readPlanSale(db, params.application)
  })
}
