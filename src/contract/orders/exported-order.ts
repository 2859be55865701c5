import { z } from 'zod'

import { order } from './shapes.ts'

const line = order.shape.lines.element
const option = line.shape.options.element.pick({ option: true, name: true })

/** An order as its buyer takes it away: without pictures, and without what is only for paying. */
export const exportedOrder = order
  .pick({
    number: true,
    status: true,
    created_at: true,
    email: true,
    delivery_method: true,
    billing_address: true,
    delivery_address: true,
    delivery: true,
    vat: true,
    total: true,
    refunded: true,
    carrier: true,
    tracking: true,
    withdrawals: true,
    events: true,
  })
  .extend({
    name: z.string(),
    lines: z.array(
      line.pick({ artwork: true, title: true, artist: true, price: true }).extend({ options: z.array(option) }),
    ),
  })
  .meta({ id: 'ExportedOrder' })
