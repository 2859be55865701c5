import type { FastifyInstance } from 'fastify'

import type { Locale } from '../../contract/locale.ts'
import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { cancelSale, findOrder, listSales, moveOrderOn, presentSales, refundSale } from '../../domain/orders/index.ts'
import { type ApiParts, serve } from '../serve.ts'

export function serveSalesOrders(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async (number: string, locale: Locale) => {
    const [order] = await presentSales(db, [await findOrder(db, number)], locale)
    return { order: order as SalesOrder }
  }

  serve(app, parts, 'GET /sales/orders', async ({ query, locale }) => {
    const { orders, nextPage } = await listSales(db, query)
    return { orders: await presentSales(db, orders, locale), next_page: nextPage }
  })
  serve(app, parts, 'GET /sales/orders/{order}', ({ params, locale }) => tell(params.order, locale))
  serve(app, parts, 'POST /sales/orders/{order}/status', async ({ params, body, user, locale }) => {
    const { id } = await findOrder(db, params.order)
    await moveOrderOn(db, id, { ...body, staffId: user.id })
    return tell(params.order, locale)
  })
  serve(app, parts, 'POST /sales/orders/{order}/cancellation', async ({ params, body, user, locale }) => {
    const order = await findOrder(db, params.order)
    await cancelSale(db, parts.payments?.provider, order, { ...body, staffId: user.id })
    return tell(params.order, locale)
  })
  serve(app, parts, 'POST /sales/orders/{order}/refund', async ({ params, body, user, locale }) => {
    const { id } = await findOrder(db, params.order)
    await refundSale(db, id, {
      reason: body.reason,
      returnsToSale: body.return_to_sale,
      staffId: user.id,
    })
    return tell(params.order, locale)
  })
}
