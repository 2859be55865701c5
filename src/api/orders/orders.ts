import type { FastifyInstance } from 'fastify'

import type { Locale } from '../../contract/locale.ts'
import type { User } from '../../domain/accounts/index.ts'
import { DomainError } from '../../domain/domain-error.ts'
import { takeTurn } from '../../domain/limits/index.ts'
import {
  askProvider,
  closeOrder,
  findOrder,
  listOrders,
  payOrder,
  placeOrder,
  presentOrder,
  presentSummaries,
  renewHold,
} from '../../domain/orders/index.ts'
import type { PaymentProvider } from '../../domain/payments/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { sendPaper } from './send-paper.ts'

const limit = { turns: 60, seconds: 60 }

// Whoever tries card after card may be trying other people's.
const CARDS_OF_A_BUYER = { turns: 20, seconds: 60 * 60 }

export function serveOrders(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async (number: string, user: User, locale: Locale) => ({
    order: await presentOrder(db, await findOrder(db, number, user.id), locale),
  })

  serve(
    app,
    parts,
    'POST /orders',
    async ({ user, body, caller, locale }) =>
      tell(await placeOrder(db, requireProvider(parts), user, { ...body, caller }), user, locale),
    { limit },
  )
  serve(app, parts, 'GET /orders', async ({ user, locale }) => ({
    orders: await presentSummaries(db, await listOrders(db, user.id), locale),
  }))
  serve(app, parts, 'GET /orders/{order}', ({ user, params, locale }) => tell(params.order, user, locale))
  serve(app, parts, 'GET /orders/{order}/papers/{paper}', async ({ user, params }) =>
    sendPaper(parts, await findOrder(db, params.order, user.id), params.paper),
  )
  serve(app, parts, 'POST /orders/{order}/renewal', async ({ user, params, locale }) => {
    const { id } = await findOrder(db, params.order, user.id)
    await renewHold(db, id)
    return tell(params.order, user, locale)
  })
  serve(app, parts, 'POST /orders/{order}/payment', async ({ user, params, body, locale }) => {
    const { id } = await findOrder(db, params.order, user.id)
    await takeTurn(db, `cards of ${user.id}`, CARDS_OF_A_BUYER)
    await payOrder(db, requireProvider(parts), id, { method: body.payment_method, attempt: body.attempt })
    return tell(params.order, user, locale)
  })
  serve(app, parts, 'POST /orders/{order}/payment/return', async ({ user, params, locale }) => {
    await askProvider(db, requireProvider(parts), await findOrder(db, params.order, user.id))
    return tell(params.order, user, locale)
  })
  serve(app, parts, 'POST /orders/{order}/cancellation', async ({ user, params, locale }) => {
    const order = await findOrder(db, params.order, user.id)
    const closed = await closeOrder(db, parts.payments?.provider, order, { to: 'cancelled', actor: { by: 'buyer' } })
    if (closed?.status !== 'cancelled') throw new DomainError('order-closed')
    return tell(params.order, user, locale)
  })
}

function requireProvider({ payments }: ApiParts): PaymentProvider {
  if (!payments) throw new DomainError('payments-closed')
  return payments.provider
}
