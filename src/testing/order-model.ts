import type { Flag, OrderStatus } from '../contract/orders/values.ts'
import { isBought, isOpen } from '../domain/orders/index.ts'
import type { CardOutcome } from './open-shop.ts'
import { ADAS_HOME } from './open-with-ada.ts'

/** An order as it should be: what the gallery knows, and what the bank has in its books. */
export interface ModelOrder {
  buyer: number
  status: OrderStatus
  minutes: number
  isRenewed: boolean
  attempts: number
  bank: 'untouched' | 'declined' | 'asks' | 'processing' | 'taken' | 'cancelled' | 'returned'
  isProcessingKnown: boolean
  isAmountWrong: boolean
  isRefundWanted: boolean
  /** Whether the buyer keeps the work although the money goes back. */
  isKept: boolean
  /** Whether the gallery knows what the bank calls it. */
  isOpened: boolean
  flag: Flag | null
  /** The street in the billing address, and how often another one stood there. */
  street: string
  corrections: number
}

/** One original, and everything that was ordered of it. */
export type Model = ModelOrder[]

const newOrder = (buyer: number): ModelOrder => ({
  buyer,
  status: 'awaiting_payment',
  minutes: 15,
  isRenewed: false,
  attempts: 0,
  bank: 'untouched',
  isProcessingKnown: false,
  isAmountWrong: false,
  isRefundWanted: false,
  isKept: false,
  isOpened: false,
  flag: null,
  street: ADAS_HOME.address,
  corrections: 0,
})

const flagAs = (order: ModelOrder, flag: Flag) => Object.assign(order, { flag, isRefundWanted: true })

/** The gallery learns what the bank has in its books. */
export function learn(order: ModelOrder): void {
  if (order.bank === 'returned') order.status = 'refunded'
  else if (order.bank === 'taken') {
    if (isOpen(order.status) && order.isAmountWrong) flagAs(order, 'amount').status = 'cancelled'
    else if (isOpen(order.status)) order.status = 'paid'
    else if (!isBought(order.status) && order.status !== 'refunded' && !order.isRefundWanted) flagAs(order, 'late')
  } else if (isOpen(order.status)) {
    if (order.bank === 'cancelled') order.status = 'cancelled'
    if (order.bank === 'declined') order.status = 'payment_failed'
    if (order.bank === 'asks') order.status = 'awaiting_payment'
    if (order.bank === 'processing' && !order.isProcessingKnown) {
      Object.assign(order, { status: 'awaiting_payment', isProcessingKnown: true })
      order.minutes = Math.max(order.minutes, 24 * 60)
    }
  }
}

/** Ends an order that waits for money, once its payment is stopped; answers how that is refused. */
export function close(order: ModelOrder, to: 'expired' | 'cancelled'): string | undefined {
  if (!isOpen(order.status)) return '409 order-closed'
  if (order.attempts > 0 && order.bank !== 'taken' && order.bank !== 'processing') order.bank = 'cancelled'
  if (order.bank === 'taken') {
    learn(order)
    return order.status === to ? undefined : '409 order-closed'
  }
  if (order.bank === 'processing' && to === 'cancelled') return '409 payment-underway'
  if (order.bank === 'processing' && !order.isProcessingKnown) learn(order)
  else order.status = to
  return undefined
}

/** What comes of ordering the work. */
export function place(model: Model, buyer: number): string {
  for (const order of model) {
    if (isOpen(order.status) && order.minutes <= 0) close(order, 'expired')
  }
  const owner = model.find(({ status, isKept }) => isBought(status) || isKept)
  if (owner) return '409 artwork-gone'
  const holder = model.find(({ status }) => isOpen(status))
  if (holder && holder.buyer !== buyer) return '409 artwork-held'
  if (holder?.bank === 'processing') return '409 artwork-held'
  // Its money is there by now, which the attempt to replace it finds out, and leaves to others to settle.
  if (holder?.bank === 'taken') return '409 artwork-gone'
  if (holder) close(holder, 'cancelled')
  model.push(newOrder(buyer))
  return 'placed'
}

const OF_CARDS: Partial<Record<CardOutcome, ModelOrder['bank']>> = {
  success: 'taken',
  'lost-notice': 'taken',
  '3-d-secure': 'asks',
  processing: 'processing',
}

/** Begins an attempt to pay; answers how that is refused. */
export function begin(order: ModelOrder): string | undefined {
  if (!isOpen(order.status)) return '409 order-closed'
  if (order.isProcessingKnown && ['processing', 'taken'].includes(order.bank)) return '409 payment-underway'
  if (order.minutes <= 0) return '409 hold-over'
  order.attempts++
  order.status = 'awaiting_payment'
  return undefined
}

/** The bank charges a card, if it still may. */
export function charged(order: ModelOrder, card: CardOutcome): void {
  if (['untouched', 'declined', 'asks'].includes(order.bank)) order.bank = OF_CARDS[card] ?? 'declined'
}

/** What comes of paying with a card. */
export function pay(order: ModelOrder, card: CardOutcome): string {
  const refusal = begin(order)
  if (refusal) return refusal
  order.isOpened = true
  charged(order, card)
  learn(order)
  return order.status
}

/** What happens every minute. */
export function runJobs(model: Model): void {
  for (const order of model) if (isOpen(order.status) && order.attempts > 0) learn(order)
  for (const order of model) if (isOpen(order.status) && order.minutes <= 0) close(order, 'expired')
  for (const order of model) {
    if (!order.isRefundWanted || order.status === 'refunded') continue
    order.bank = 'returned'
    learn(order)
  }
}
