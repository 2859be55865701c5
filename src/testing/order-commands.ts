import fc from 'fast-check'
import { expect } from 'vitest'

import { ApiError } from '../contract/client.ts'
import { canMoveOn, isBought, isOpen, NEXT } from '../domain/orders/order-states.ts'
import type { Buyer, Shop } from './open-shop.ts'
import { close, learn, type Model, type ModelOrder, pay, place, runJobs } from './order-model.ts'

const BUYERS = 3
// A work can be held so often by one buyer within hours.
const MOST_ORDERS = 10

/** A work that is about to be fought over, with all that orders of it are. */
export interface Sale {
  shop: Shop
  artwork: number
  buyers: Buyer[]
  staff: Awaited<ReturnType<Shop['staff']>>
  /** The numbers of the orders, in the order of the model's. */
  numbers: string[]
}

type Command = fc.AsyncCommand<Model, Sale>

/** A work and three buyers, at the beginning. */
export async function createSale(shop: Shop): Promise<{ model: Model; real: Sale }> {
  const { id } = await shop.addArtwork()
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.buyer()))
  return { model: [], real: { shop, artwork: id, buyers, staff: await shop.staff(), numbers: [] } }
}

/** What came of a call: a word of ours, or how it was refused. */
const outcomeOf = (work: Promise<string>) =>
  work.catch((error: unknown) => {
    if (error instanceof ApiError) return `${error.status} ${error.code}`
    throw error
  })

async function expectSame(model: Model, { numbers, staff }: Sale): Promise<void> {
  for (const [at, { status, flag }] of model.entries()) {
    const params = { order: numbers[at] ?? '' }
    expect((await staff('GET /sales/orders/{order}', { params })).order).toMatchObject({ status, flag })
  }
}

interface Step {
  name: string
  check?: (model: Model) => boolean
  run: (model: Model, real: Sale) => Promise<void>
}

const command = ({ name, check = () => true, run }: Step): Command => ({
  check,
  run: async (model, real) => {
    await run(model, real)
    await expectSame(model, real)
  },
  toString: () => name,
})

/** Acts on one of the orders there are, if it is fit for that. */
const onOrder = (
  name: string,
  fits: (order: ModelOrder) => boolean,
  run: (order: ModelOrder, params: { order: string }, real: Sale, model: Model) => Promise<void>,
) =>
  fc.nat(20).map((nth) => {
    const choose = (model: Model) => model.map((order, at) => ({ order, at })).filter(({ order }) => fits(order))
    return command({
      name: `${name}(${nth})`,
      check: (model) => choose(model).length > 0,
      run: async (model, real) => {
        const fit = choose(model)
        const { order, at } = fit[nth % fit.length] ?? expect.unreachable()
        await run(order, { order: real.numbers[at] ?? '' }, real, model)
      },
    })
  })

const buyerOf = (real: Sale, { buyer }: ModelOrder) => real.buyers[buyer] ?? expect.unreachable()
const any = () => true

const inBooks = (real: Sale, set: string, number: string) =>
  real.shop.pool.query(`UPDATE sandbox_payments SET ${set} WHERE order_number = $1`, [number])

const placing = fc.nat(BUYERS - 1).map((buyer) =>
  command({
    name: `place(${buyer})`,
    // An order whose wrong amount has just been taken ends while another takes its place: more than one word can tell it.
    check: (model) =>
      model.length < MOST_ORDERS && !model.some((order) => isOpen(order.status) && order.bank === 'taken'),
    run: async (model, real) => {
      const expected = place(model, buyer)
      const outcome = await outcomeOf(
        (real.buyers[buyer] ?? expect.unreachable()).order([real.artwork]).then(({ number }) => {
          real.numbers.push(number)
          return 'placed'
        }),
      )
      expect(outcome).toBe(expected)
    },
  }),
)

const paying = fc
  .constantFrom('success', 'declined', '3-d-secure', '3-d-secure', 'processing', 'lost-notice')
  .chain((card) =>
    onOrder(`pay ${card}`, any, async (order, params, real) => {
      const outcome = await outcomeOf(
        buyerOf(real, order)
          .pay({ number: params.order }, card as never)
          .then(({ status }) => status),
      )
      expect(outcome).toBe(pay(order, card as never))
    }),
  )

const answering = fc.boolean().chain((approve) =>
  onOrder(
    `answer ${approve}`,
    ({ bank }) => bank === 'asks',
    async (order, params, real) => {
      const { rows } = await real.shop.pool.query('SELECT secret FROM sandbox_payments WHERE order_number = $1', [
        params.order,
      ])
      await buyerOf(real, order).call('POST /sandbox/challenges', { body: { secret: rows[0].secret, approve } })
      order.bank = approve ? 'taken' : 'declined'
    },
  ),
)

const returning = onOrder('return', any, async (order, params, real) => {
  await buyerOf(real, order).call('POST /orders/{order}/payment/return', { params })
  if (order.attempts > 0) learn(order)
})

const renewing = onOrder('renew', any, async (order, params, real) => {
  const outcome = await outcomeOf(
    buyerOf(real, order)
      .call('POST /orders/{order}/renewal', { params })
      .then(() => 'renewed'),
  )
  const refusal = !isOpen(order.status)
    ? '409 order-closed'
    : order.isProcessingKnown && ['processing', 'taken'].includes(order.bank)
      ? '409 payment-underway'
      : order.minutes <= 0
        ? '409 hold-over'
        : order.isRenewed
          ? '409 hold-renewed'
          : undefined
  expect(outcome).toBe(refusal ?? 'renewed')
  if (!refusal) Object.assign(order, { isRenewed: true, minutes: 15 })
})

const givingUp = onOrder('give up', any, async (order, params, real) => {
  const outcome = await outcomeOf(
    buyerOf(real, order)
      .call('POST /orders/{order}/cancellation', { params })
      .then(() => 'given up'),
  )
  // Giving up twice is giving up once.
  const refusal = order.status === 'cancelled' ? undefined : close(order, 'cancelled')
  expect(outcome).toBe(refusal ?? 'given up')
})

const moving = fc.constantFrom('preparing' as const, 'ready_for_pickup' as const, 'completed' as const).chain((to) =>
  onOrder(`staff: ${to}`, any, async (order, params, real) => {
    const isFine = !order.isRefundWanted && canMoveOn({ ...order, delivery_method: 'pickup' }, to)
    const moved = real.staff('POST /sales/orders/{order}/status', { params, body: { status: to } })
    expect(await outcomeOf(moved.then(() => 'moved'))).toBe(isFine ? 'moved' : '409 order-closed')
    if (isFine) order.status = to
  }),
)

const cancelling = onOrder('staff: cancel', any, async (order, params, real) => {
  const cancelled = real.staff('POST /sales/orders/{order}/cancellation', { params, body: {} })
  const outcome = await outcomeOf(cancelled.then(() => 'cancelled'))
  if (isOpen(order.status)) return expect(outcome).toBe(close(order, 'cancelled') ?? 'cancelled')
  const isFine = isBought(order.status) && NEXT[order.status].includes('cancelled') && !order.isRefundWanted
  expect(outcome).toBe(isFine ? 'cancelled' : '409 order-closed')
  if (isFine) Object.assign(order, { status: 'cancelled', isRefundWanted: true })
})

const refunding = onOrder('staff: refund', any, async (order, params, real) => {
  const wanted = real.staff('POST /sales/orders/{order}/refund', { params, body: { return_to_sale: false } })
  const isFine = isBought(order.status) && !order.isRefundWanted
  expect(await outcomeOf(wanted.then(() => 'wanted'))).toBe(isFine ? 'wanted' : '409 order-closed')
  if (isFine) order.isRefundWanted = true
})

const charging = onOrder(
  'the bank takes another amount',
  ({ bank, status }) => bank === 'asks' && isOpen(status),
  async (order, params, real) => {
    await inBooks(real, 'amount = amount + 100', params.order)
    order.isAmountWrong = true
  },
)

const chargingLate = onOrder(
  'the bank charges after the end',
  ({ bank, status }) => bank === 'cancelled' && (status === 'expired' || status === 'cancelled'),
  async (order, params, real) => {
    await inBooks(real, "state = 'succeeded', received = amount", params.order)
    await buyerOf(real, order).call('POST /orders/{order}/payment/return', { params })
    order.bank = 'taken'
    learn(order)
  },
)

const telling = fc.constant(
  command({
    name: 'notices arrive',
    run: async (model, { shop }) => {
      await shop.deliverNotices()
      for (const order of model) if (order.attempts > 0) learn(order)
    },
  }),
)

const deciding = fc.constant(
  command({
    name: 'banks decide',
    check: (model) => model.some(({ bank }) => bank === 'processing'),
    run: async (model, { shop }) => {
      await shop.finishProcessing()
      for (const order of model) if (order.bank === 'processing') order.bank = 'taken'
    },
  }),
)

const waiting = fc.constantFrom(5, 10, 16, 25 * 60).map((minutes) =>
  command({
    name: `wait(${minutes})`,
    run: async (model, { shop }) => {
      await shop.wait(minutes)
      for (const order of model) order.minutes -= minutes
    },
  }),
)

const working = fc.constant(
  command({
    name: 'jobs run',
    run: async (model, { shop }) => {
      await shop.runJobs()
      runJobs(model)
    },
  }),
)

/** Everything that can happen to orders of one work. */
export const SALE_COMMANDS: fc.Arbitrary<Command>[] = [
  placing,
  placing,
  paying,
  paying,
  answering,
  returning,
  renewing,
  givingUp,
  moving,
  cancelling,
  refunding,
  charging,
  chargingLate,
  telling,
  deciding,
  waiting,
  working,
]
