import { randomUUID } from 'node:crypto'

/** What the gallery asks Stripe to be paid for an order. */
export const newPayment = () => ({
  orderId: randomUUID(),
  orderNumber: '26-4817-3052',
  orderedAt: new Date(),
  amount: 184_050,
  currency: 'EUR',
  email: 'ada@example.com',
})

/** What it asks Stripe to charge an artist. */
export const newPlan = () => ({
  planId: randomUUID(),
  reference: 'A-26-4817-305',
  amount: 15_000,
  currency: 'EUR',
  months: 12,
  name: 'Inès Marchetti',
  email: 'ines@example.com',
})

/** A card, and the attempt to charge it. */
export const cardOf = (method = 'pm_card_visa', attempt: string = randomUUID()) => ({ method, attempt })
