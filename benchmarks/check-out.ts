import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { ApiError, type Call } from '../src/contract/client.ts'
import { confirmPrice, type Order, type Outcome, payOrder, placeOrder, showCard } from './buy.ts'

const THINKS_MS = 400
const TRIES = 6

/** What buyers do, and how many of a hundred do it. */
const PLANS = {
  pays: 22,
  'pays with a second card': 14,
  'approves at the bank': 10,
  'approves and never comes back': 8,
  'refuses at the bank': 6,
  'leaves at the bank': 7,
  'has a slow bank': 9,
  'has a bank that is too slow': 8,
  'pays, notice lost': 8,
  'leaves the cart': 5,
  'gives up': 3,
}
export type Plan = keyof typeof PLANS

const REFUSED: Outcome[] = ['declined', 'insufficient-funds', 'expired-card', 'incorrect-cvc', 'processing-error']

/** What a buyer needs beside their calls. */
interface World {
  /** Works that they might want next. */
  pick: () => number[]
  /** Lets the time of an order's hold run out. */
  lapse: (order: Order) => Promise<void>
  /** Is told whatever the gallery said about an order. */
  onTold: (order: Order) => void
}

/** Draws what the next buyer does. */
export function drawPlan(): Plan {
  let left = Math.random() * Object.values(PLANS).reduce((sum, share) => sum + share, 0)
  for (const [plan, share] of Object.entries(PLANS)) if ((left -= share) < 0) return plan as Plan
  return 'pays'
}

/** Goes through a checkout as planned, like a browser: what breaks off is sent again by `call`, under the same name. */
export async function checkOut(call: Call, plan: Plan, world: World): Promise<'done' | 'too late'> {
  const tell = (order: Order) => {
    world.onTold(order)
    return order
  }
  const order = await orderSomething(call, world)
  if (!order) return 'too late'
  tell(order)
  const { number } = order
  const pay = async (outcome: Outcome) => {
    await think()
    const method = await showCard(call, outcome)
    await think()
    return tell(await payOrder(call, number, { method, attempt: randomUUID() }))
  }
  const answer = async ({ payment }: Order, approve: boolean) => {
    await think()
    if (payment.secret) await call('POST /sandbox/challenges', { body: { secret: payment.secret, approve } })
  }
  const comeBack = async () =>
    tell((await call('POST /orders/{order}/payment/return', { params: { order: number } })).order)

  switch (plan) {
    case 'pays':
      await pay('success')
      break
    case 'pays with a second card':
      await pay(oneOf(REFUSED))
      await pay('success')
      break
    case 'approves at the bank':
      await answer(await pay('3-d-secure'), true)
      await comeBack()
      break
    case 'approves and never comes back':
      await answer(await pay('3-d-secure'), true)
      break
    case 'refuses at the bank':
      await answer(await pay('3-d-secure'), false)
      if ((await comeBack()).status === 'payment_failed' && Math.random() < 0.5) await pay('success')
      break
    case 'leaves at the bank':
      await leave(await pay('3-d-secure'), world)
      break
    case 'has a slow bank':
      await pay('processing')
      break
    case 'has a bank that is too slow':
      await world.lapse(await pay('processing'))
      break
    case 'pays, notice lost':
      await pay('lost-notice')
      break
    case 'leaves the cart':
      await leave(order, world)
      break
    case 'gives up':
      tell((await call('POST /orders/{order}/cancellation', { params: { order: number } })).order)
  }
  return 'done'
}

/** Tries one choice after the other, as others may be faster. */
async function orderSomething(call: Call, { pick }: World): Promise<Order | undefined> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const artworks = pick()
    const fingerprint = await confirmPrice(call, artworks)
    if (fingerprint === null) continue
    await think()
    try {
      return await placeOrder(call, artworks, { key: randomUUID(), fingerprint })
    } catch (error) {
      const isLate = error instanceof ApiError && /^(artwork-held|artwork-gone|quote-changed)$/.test(error.code)
      if (!isLate) throw error
    }
  }
  return undefined
}

/** Half of those who leave are forgotten at once, so that others get what they held. */
async function leave(order: Order, { lapse }: World): Promise<void> {
  if (Math.random() < 0.5) await lapse(order)
}

const think = () => sleep(Math.random() * THINKS_MS)
const oneOf = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)] as Item
