import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { expect } from 'vitest'

import { DomainError } from '../domain/domain-error.ts'
import { canMoveOn, findOrder, isBought, isOpen, NEXT_STATUSES, payOrder } from '../domain/orders/index.ts'
import { openSandbox, type PaymentProvider } from '../domain/payments/index.ts'
import { giveOffer } from './give-offer.ts'
import { type Buyer, numberOf, type Shop } from './open-shop.ts'
import { ADAS_HOME } from './open-with-ada.ts'
import { begin, charged, close, learn, type Model, type ModelOrder, pay, place, runJobs } from './order-model.ts'
import { outcomeOf } from './outcome-of.ts'

const BUYERS = 2
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

/** A work and two buyers, at the beginning; the first of them has it for another price. */
export async function createSale(shop: Shop): Promise<{ model: Model; real: Sale }> {
  const { id } = await shop.addArtwork()
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.buyer({ isVerified: true })))
  if (buyers[0]) await giveOffer(shop.db, buyers[0], { artwork: id, price: 90_000 })
  return { model: [], real: { shop, artwork: id, buyers, staff: await shop.staff(), numbers: [] } }
}

async function expectSame(model: Model, { numbers, staff }: Sale): Promise<void> {
  for (const [at, { status, flag, street, corrections }] of model.entries()) {
    const params = { order: numbers[at] ?? '' }
    const { order } = await staff('GET /sales/orders/{order}', { params })
    expect(order).toMatchObject({ status, flag, billing_address: { address: street } })
    expect(order.former_addresses).toHaveLength(corrections)
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

interface Choice {
  name: string
  /** Only these orders. */
  only?: (order: ModelOrder) => boolean
  /** Rather these orders, if there are any: the others are merely refused. */
  rather?: (order: ModelOrder) => boolean
}

/** Acts on one of the orders there are. */
const onOrder = (
  { name, only = () => true, rather = only }: Choice,
  run: (order: ModelOrder, params: { order: string }, real: Sale, model: Model) => Promise<void>,
) =>
  fc.nat(20).map((nth) => {
    const choose = (model: Model) => {
      const all = model.map((order, at) => ({ order, at })).filter(({ order }) => only(order))
      const better = all.filter(({ order }) => rather(order))
      return better.length > 0 ? better : all
    }
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

const waitsForMoney = ({ status }: ModelOrder) => isOpen(status)
const isTheBuyers = ({ status, isRefundWanted }: ModelOrder) => isBought(status) && !isRefundWanted

const buyerOf = (real: Sale, { buyer }: ModelOrder) => real.buyers[buyer] ?? expect.unreachable()

const inBooks = (real: Sale, set: string, number: string) =>
  real.shop.pool.query(`UPDATE sandbox_payments SET ${set} WHERE order_number = $1`, [number])

const placing = fc.nat(BUYERS - 1).map((buyer) =>
  command({
    name: `place(${buyer})`,
    // An order whose wrong amount has just been taken ends while another takes its place: more than one word can tell it.
    check: (model) =>
      model.length < MOST_ORDERS &&
      !model.some((order) => order.buyer === buyer && isOpen(order.status) && order.bank === 'taken'),
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
    onOrder({ name: `pay ${card}`, rather: waitsForMoney }, async (order, params, real) => {
      const outcome = await outcomeOf(
        buyerOf(real, order)
          .pay({ number: params.order }, card as never)
          .then(({ status }) => status),
      )
      expect(outcome).toBe(pay(order, card as never))
    }),
  )

/** The bank has done what it was asked to, but the gallery dies before it hears so. */
const dying = fc.constantFrom('confirm' as const, 'open' as const).chain((at) =>
  fc.constantFrom('success' as const, 'declined' as const, '3-d-secure' as const, 'processing' as const).chain((card) =>
    onOrder({ name: `die at ${at} of ${card}`, only: waitsForMoney }, async (order, params, real) => {
      const expected = begin(order)
      const { call } = buyerOf(real, order)
      const body = { owner: 'Ada', number: numberOf(card), expiry: '12/40', cvc: '123' }
      const { payment_method } = await call('POST /sandbox/cards', { body })
      const charge = { method: payment_method, attempt: randomUUID() }
      const outcome = await payOrder(
        real.shop.db,
        dieAt(openSandbox(real.shop.db), at),
        await idOf(real, params.order),
        charge,
      )
        .then(() => 'alive')
        .catch((error: unknown) => (error instanceof DomainError ? `409 ${error.code}` : (error as Error).message))
      // Once a payment is open it is not opened again.
      const isAlive = at === 'open' && order.isOpened
      expect(outcome).toBe(expected ?? (isAlive ? 'alive' : 'killed'))
      if (expected) return
      if (at === 'open' && !isAlive) return
      charged(order, card)
      order.isOpened = true
      if (isAlive) learn(order)
    }),
  ),
)

const dieAt = (provider: PaymentProvider, at: 'confirm' | 'open'): PaymentProvider => ({
  ...provider,
  [at]: async (...input: never[]) => {
    await (provider[at] as (...all: never[]) => Promise<unknown>)(...input)
    throw new Error('killed')
  },
})

const idOf = async ({ shop }: Sale, number: string) => (await findOrder(shop.db, number)).id

const answering = fc.boolean().chain((approve) =>
  onOrder({ name: `answer ${approve}`, only: ({ bank }) => bank === 'asks' }, async (order, params, real) => {
    const { rows } = await real.shop.pool.query('SELECT secret FROM sandbox_payments WHERE order_number = $1', [
      params.order,
    ])
    await buyerOf(real, order).call('POST /sandbox/challenges', { body: { secret: rows[0].secret, approve } })
    order.bank = approve ? 'taken' : 'declined'
  }),
)

const returning = onOrder({ name: 'return', rather: waitsForMoney }, async (order, params, real) => {
  await buyerOf(real, order).call('POST /orders/{order}/payment/return', { params })
  if (order.attempts > 0) learn(order)
})

const renewing = onOrder({ name: 'renew', rather: waitsForMoney }, async (order, params, real) => {
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

const givingUp = onOrder({ name: 'give up', rather: waitsForMoney }, async (order, params, real) => {
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
  onOrder({ name: `staff: ${to}`, rather: isTheBuyers }, async (order, params, real) => {
    const isFine = !order.isRefundWanted && canMoveOn({ ...order, delivery_method: 'pickup' }, to)
    const moved = real.staff('POST /sales/orders/{order}/status', { params, body: { status: to } })
    expect(await outcomeOf(moved.then(() => 'moved'))).toBe(isFine ? 'moved' : '409 order-closed')
    if (isFine) order.status = to
  }),
)

const cancelling = onOrder({ name: 'staff: cancel', rather: isTheBuyers }, async (order, params, real) => {
  const cancelled = real.staff('POST /sales/orders/{order}/cancellation', { params, body: { reason: 'Damaged' } })
  const outcome = await outcomeOf(cancelled.then(() => 'cancelled'))
  if (isOpen(order.status)) return expect(outcome).toBe(close(order, 'cancelled') ?? 'cancelled')
  const isFine = isBought(order.status) && NEXT_STATUSES[order.status].includes('cancelled') && !order.isRefundWanted
  expect(outcome).toBe(isFine ? 'cancelled' : '409 order-closed')
  if (isFine) Object.assign(order, { status: 'cancelled', isRefundWanted: true })
})

const refunding = onOrder({ name: 'staff: refund', rather: isTheBuyers }, async (order, params, real) => {
  const wanted = real.staff('POST /sales/orders/{order}/refund', {
    params,
    body: { return_to_sale: false, reason: 'Returned' },
  })
  const isFine = isBought(order.status) && !order.isRefundWanted
  expect(await outcomeOf(wanted.then(() => 'wanted'))).toBe(isFine ? 'wanted' : '409 order-closed')
  if (isFine) Object.assign(order, { isRefundWanted: true, isKept: true })
})

const correcting = fc.constantFrom(ADAS_HOME.address, '12 rue des Lilas').chain((street) =>
  onOrder({ name: `staff: ${street}`, rather: isTheBuyers }, async (order, params, real) => {
    const body = { which: 'billing' as const, address: { ...ADAS_HOME, address: street } }
    const corrected = real.staff('POST /sales/orders/{order}/address', { params, body })
    const isFine = isBought(order.status)
    expect(await outcomeOf(corrected.then(() => 'corrected'))).toBe(isFine ? 'corrected' : '409 order-closed')
    // The same that stands there changes nothing.
    if (isFine && order.street !== street) Object.assign(order, { street, corrections: order.corrections + 1 })
  }),
)

const charging = onOrder(
  { name: 'the bank takes another amount', only: ({ bank, status }) => bank === 'asks' && isOpen(status) },
  async (order, params, real) => {
    await inBooks(real, 'amount = amount + 100', params.order)
    order.isAmountWrong = true
  },
)

const chargingLate = onOrder(
  { name: 'the bank charges after the end', only: ({ bank, status }) => bank === 'cancelled' && !isOpen(status) },
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
  dying,
  answering,
  returning,
  renewing,
  givingUp,
  moving,
  cancelling,
  refunding,
  correcting,
  charging,
  chargingLate,
  telling,
  deciding,
  waiting,
  working,
]
