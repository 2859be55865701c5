import { Readable } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import type { Locale } from '../../contract/locale.ts'
import type { WantedPart } from '../../contract/orders/sales-endpoints.ts'
import {
  answerWithdrawal,
  cancelSale,
  correctAddress,
  correctTracking,
  findOrder,
  listSales,
  moveOrderOn,
  presentSale,
  presentSales,
  type RefundPart,
  refundPart,
  refundSale,
  removeNote,
  writeNote,
} from '../../domain/orders/index.ts'
import { writeBooks } from '../../domain/papers/index.ts'
import { type ApiParts, serve } from '../serve.ts'
import { sendPaper } from './send-paper.ts'

const cents = (euros: number) => Math.round(euros * 100)
const inCents = ({ key, lines, delivery }: WantedPart): RefundPart => ({
  key,
  delivery: cents(delivery),
  lines: lines.map(({ artwork, amount, return_to_sale }) => ({
    artwork,
    amount: cents(amount),
    returnsToSale: return_to_sale,
  })),
})

export function serveSalesOrders(app: FastifyInstance, parts: ApiParts): void {
  const { db } = parts
  const tell = async (number: string, locale: Locale) => ({
    order: await presentSale(db, await findOrder(db, number), locale),
  })

  serve(app, parts, 'GET /sales/orders', async ({ query, locale }) => {
    const { orders, nextPage } = await listSales(db, query)
    return { orders: await presentSales(db, orders, locale), next_page: nextPage }
  })
  serve(app, parts, 'GET /sales/books.csv', async ({ query: { month } }) => ({
    content: Readable.from(writeBooks(db, month)),
    savedAs: `books-${month}.csv`,
  }))
  serve(app, parts, 'GET /sales/orders/{order}', ({ params, locale }) => tell(params.order, locale))
  serve(app, parts, 'GET /sales/orders/{order}/papers/{paper}', async ({ params }) =>
    sendPaper(parts, await findOrder(db, params.order), params.paper),
  )
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
    const { reason, part } = body
    if (part) await refundPart(db, id, { reason, part: inCents(part), staffId: user.id })
    else await refundSale(db, id, { reason, returnsToSale: body.return_to_sale, staffId: user.id })
    return tell(params.order, locale)
  })
  serve(app, parts, 'POST /sales/orders/{order}/address', async ({ params, body, user, locale }) => {
    const { id } = await findOrder(db, params.order)
    await correctAddress(db, id, { ...body, staffId: user.id })
    return tell(params.order, locale)
  })
  serve(app, parts, 'POST /sales/orders/{order}/tracking', async ({ params, body, user, locale }) => {
    const { id } = await findOrder(db, params.order)
    await correctTracking(db, id, { ...body, staffId: user.id })
    return tell(params.order, locale)
  })
  serve(
    app,
    parts,
    'POST /sales/orders/{order}/withdrawals/{withdrawal}/answer',
    async ({ params, body, user, locale }) => {
      const { id } = await findOrder(db, params.order)
      await answerWithdrawal(db, id, { ...body, withdrawal: params.withdrawal, staffId: user.id })
      return tell(params.order, locale)
    },
  )
  serve(app, parts, 'POST /sales/orders/{order}/notes', async ({ params, body, user, locale }) => {
    const { id } = await findOrder(db, params.order)
    await writeNote(db, id, { ...body, staffId: user.id })
    return tell(params.order, locale)
  })
  serve(app, parts, 'DELETE /sales/orders/{order}/notes/{note}', async ({ params, user, locale }) => {
    const { id } = await findOrder(db, params.order)
    await removeNote(db, id, { note: params.note, staffId: user.id })
    return tell(params.order, locale)
  })
}
