import type { FastifyInstance } from 'fastify'

import { DomainError } from '../../domain/domain-error.ts'
import { takeTurn } from '../../domain/limits/index.ts'
import type { PaymentProvider } from '../../domain/payments/index.ts'
import {
  askAboutPlan,
  cancelPlan,
  findAccepted,
  findPlan,
  presentPlan,
  replaceCard,
  startPlan,
  tellBilling,
} from '../../domain/plans/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { sendPlanPaper } from './send-plan-paper.ts'

// Somebody who tries out stolen cards needs many.
const CARDS_OF_AN_ARTIST = { turns: 20, seconds: 3600 }
const ADDRESSES_OF_AN_ARTIST = { turns: 60, seconds: 3600 }

/** The plan of an accepted artist, behind the private link. */
export function servePlans(app: FastifyInstance, parts: ApiParts): void {
  const { db, payments } = parts
  const requireProvider = (): PaymentProvider => {
    if (!payments) throw new DomainError('payments-closed')
    return payments.provider
  }
  const countCard = (applicationId: string) => takeTurn(db, `cards of plan ${applicationId}`, CARDS_OF_AN_ARTIST)

  serve(app, parts, 'GET /plans/{token}', async ({ params }) => ({
    plan: await presentPlan(db, await findAccepted(db, params.token)),
  }))
  serve(app, parts, 'PUT /plans/{token}/billing', async ({ params, body }) => {
    const application = await findAccepted(db, params.token)
    await takeTurn(db, `billing of plan ${application.id}`, ADDRESSES_OF_AN_ARTIST)
    return { plan: await presentPlan(db, await tellBilling(db, application, body.billing)) }
  })
  serve(app, parts, 'GET /plans/{token}/papers/{paper}', async ({ params }) => {
    const { id } = await findAccepted(db, params.token)
    return sendPlanPaper(parts, await findPlan(db, id), params.paper)
  })
  serve(app, parts, 'POST /plans/{token}/start', async ({ params, body }) => {
    const application = await findAccepted(db, params.token)
    const provider = requireProvider()
    await countCard(application.id)
    await startPlan(db, provider, application, { method: body.payment_method, attempt: body.attempt })
    return { plan: await presentPlan(db, application) }
  })
  serve(app, parts, 'POST /plans/{token}/payment/return', async ({ params }) => {
    const application = await findAccepted(db, params.token)
    const plan = await findPlan(db, application.id)
    if (plan) await askAboutPlan(db, requireProvider(), plan)
    return { plan: await presentPlan(db, application) }
  })
  serve(app, parts, 'PUT /plans/{token}/card', async ({ params, body }) => {
    const application = await findAccepted(db, params.token)
    const provider = requireProvider()
    await countCard(application.id)
    await replaceCard(db, provider, application, { method: body.payment_method, attempt: body.attempt })
    return { plan: await presentPlan(db, application) }
  })
  serve(app, parts, 'POST /plans/{token}/cancellation', async ({ params }) => {
    const application = await findAccepted(db, params.token)
    const plan = await findPlan(db, application.id)
    if (!plan) throw new DomainError('plan-closed')
    await cancelPlan(db, requireProvider(), plan.id, { actor: { by: 'artist' } })
    return { plan: await presentPlan(db, application) }
  })
}
