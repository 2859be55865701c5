import { type Locale, localize } from '../../contract/locale.ts'
import type { Order, OrderSummary } from '../../contract/orders/shapes.ts'
import type { DeclineReason, OrderEventKind } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { readArtworkCards } from '../catalogue/index.ts'
import { findTrackingLink } from './find-tracking-link.ts'
import type { StoredOrder } from './lock-order.ts'
import { isOpen } from './order-states.ts'
import { presentWithdrawal } from './present-withdrawal.ts'
import { type OrderParts, readParts } from './read-order.ts'
import { termsOf } from './withdrawal-terms.ts'

type Pictures = Map<number, OrderSummary['lines'][number]['picture']>

export interface Told {
  parts: OrderParts
  pictures: Pictures
  locale: Locale
}

/** Orders as lists show them. */
export const presentSummaries = (db: Database, orders: StoredOrder[], locale: Locale): Promise<OrderSummary[]> =>
  tell(db, orders, locale, presentSummary)

/** An order as its buyer sees it. */
export async function presentOrder(db: Database, order: StoredOrder, locale: Locale): Promise<Order> {
  const [told] = await tell(db, [order], locale, presentOne)
  return told as Order
}

/** Tells orders in a language, with all that belongs to them. */
export async function tell<Shape>(
  db: Database,
  orders: StoredOrder[],
  locale: Locale,
  present: (order: StoredOrder, told: Told) => Shape,
): Promise<Shape[]> {
  const parts = await readParts(db, orders)
  const ids = [...new Set(parts.lines.map(({ artwork_id }) => artwork_id))]
  const cards = await readArtworkCards(db, ids, locale)
  const pictures: Pictures = new Map(cards.map(({ id, picture }) => [id, picture]))
  return orders.map((order) => present(order, { parts, pictures, locale }))
}

export function presentSummary(order: StoredOrder, { parts, pictures, locale }: Told): OrderSummary {
  const { number, status, delivery_method } = order
  const lines = parts.lines.filter(({ order_id }) => order_id === order.id)
  return {
    number,
    status,
    delivery_method,
    created_at: order.created_at.toISOString(),
    total: order.total / 100,
    lines: lines.map(({ artwork_id, slug, title, artist, kind, copy, options, price, vat_rate, vat }) => ({
      artwork: artwork_id,
      slug,
      title: localize(title, locale),
      artist: localize(artist, locale),
      copy: kind === 'print' ? copy : null,
      options: options.map(({ id, option, name, price_difference }) => ({
        id,
        option,
        name: localize(name, locale),
        price_difference: price_difference / 100,
      })),
      price: price / 100,
      vat_rate: vat_rate / 100,
      vat: vat / 100,
      picture: pictures.get(artwork_id) ?? null,
    })),
  }
}

/** An order as its buyer sees it, once what belongs to it is read. */
export function presentOne(order: StoredOrder, told: Told): Order {
  const { email, billing_address, delivery_address, payment_state, carrier, tracking } = order
  const events = told.parts.events.filter(({ order_id }) => order_id === order.id)
  const isWaiting = isOpen(order.status)
  const terms = termsOf(told.parts.terms, order.id)
  return {
    ...presentSummary(order, told),
    email,
    billing_address,
    delivery_address,
    subtotal: order.subtotal / 100,
    delivery: order.delivery_price / 100,
    vat: order.vat / 100,
    hold: isWaiting
      ? {
          seconds_left: told.parts.holds.get(order.id)?.seconds ?? 0,
          can_renew: !order.is_hold_renewed && payment_state !== 'processing',
          minutes: told.parts.holds.get(order.id)?.minutes ?? 0,
        }
      : null,
    payment: {
      state: payment_state,
      declined: isWaiting ? (order.decline_reason as DeclineReason | null) : null,
      secret: payment_state === 'requires_action' && isWaiting ? order.payment_secret : null,
    },
    refunded: order.refunded / 100,
    carrier,
    tracking,
    tracking_link: findTrackingLink(order),
    papers: told.parts.papers.bills
      .filter(({ order_id }) => order_id === order.id)
      .map(({ number, kind, day, gross }) => ({ number, kind, day, total: gross / 100 })),
    lacks_paper: told.parts.papers.due.has(order.id),
    certificates: told.parts.certificates
      .filter(({ order_id }) => order_id === order.id)
      .map(({ number, title, day, isVoid, owner_id }) => ({
        number,
        title: localize(title, told.locale),
        day,
        state: isVoid ? 'void' : owner_id === order.user_id ? 'valid' : 'handed-on',
      })),
    withdrawals: told.parts.withdrawals.filter(({ order_id }) => order_id === order.id).map(presentWithdrawal),
    can_withdraw: terms.isOpen,
    withdraw_until: terms.until,
    events: events.map(({ kind, status, at }) => ({ kind: kind as OrderEventKind, status, at: at.toISOString() })),
  }
}
