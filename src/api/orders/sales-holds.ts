import type { FastifyInstance } from 'fastify'

import { findOrder, listHolds, releaseHold } from '../../domain/orders/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveSalesHolds(app: FastifyInstance, parts: ApiParts): void {
  const { db, payments } = parts
  serve(app, parts, 'GET /sales/holds', async ({ locale }) => ({ holds: await listHolds(db, locale) }))
  serve(app, parts, 'POST /sales/holds/{order}/release', async ({ params, body, user, locale }) => {
    const order = await findOrder(db, params.order)
    await releaseHold(db, payments?.provider, order, { ...body, staffId: user.id })
    return { holds: await listHolds(db, locale) }
  })
}
