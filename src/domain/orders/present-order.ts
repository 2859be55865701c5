import { type Locale, localize } from '../../contract/locale.ts'
import type { Order, OrderSummary } from '../../contract/orders/shapes.ts'
import type { DeclineReason, OrderEventKind } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { readArtworkCards } from '../catalogue/index.ts'
import { presentPaper } from '../papers/index.ts'
import { findTrackingLink } from './find-tracking-link.ts'
import type { StoredOrder } from './lock-order.ts'
import { isOpen } from './order-states.ts'
import { type OrderParts, readLines, readParts } from './read-order.ts'
import { type Outlook, readOutlook } from './read-outlook.ts'

interface Works {
  lines: Awaited<ReturnType<typeof readLines>>
  pictures: Map<number, OrderSummary['lines'][number]['picture']>
  locale: Locale
}

export interface Told extends Works {
  parts: OrderParts
}

/** Orders as their buyer's list shows them. */
export async function presentSummaries(db: Database, orders: StoredOrder[], locale: Locale): Promise<OrderSummary[]> {
  const works = await readWorks(db, orders, locale)
  return orders.map((order) => presentSummary(order, works))
}

/** An order as its buyer sees it. */
export async function presentOrder(db: Database, order: StoredOrder, locale: Locale): Promise<Order> {
  return { ...presentListed(order, await readTold(db, [order], locale)), ...(await readOutlook(db, order)) }
}

/** What is told of orders in a language wherever they stand. */
export async function readTold(db: Database, orders: StoredOrder[], locale: Locale): Promise<Told> {
  const ids = orders.map(({ id }) => id)
  return { ...(await readWorks(db, orders, locale)), parts: await readParts(db, ids) }
}

/** The works of orders, with their pictures. */
export async function readWorks(db: Database, orders: StoredOrder[], locale: Locale): Promise<Works> {
  const ids = orders.map(({ id }) => id)
  const lines = await readLines(db, ids)
  const cards = await readArtworkCards(db, [...new Set(lines.map(({ artwork_id }) => artwork_id))], locale)
  return { lines, pictures: new Map(cards.map(({ id, picture }) => [id, picture])), locale }
}

export function presentSummary(order: StoredOrder, { lines: all, pictures, locale }: Works): OrderSummary {
  const { number, status, delivery_method } = order
  const lines = all.filter(({ order_id }) => order_id === order.id)
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

/** An order but for how it goes on, which is told of one alone. */
export function presentListed(order: StoredOrder, told: Told): Omit<Order, keyof Outlook> {
  const { email, billing_address, delivery_address, payment_state, carrier, tracking } = order
  const events = told.parts.events.filter(({ order_id }) => order_id === order.id)
  const isWaiting = isOpen(order.status)
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
    papers: told.parts.papers.bills.filter(({ order_id }) => order_id === order.id).map(presentPaper),
    lacks_paper: told.parts.papers.due.has(order.id),
    certificates: told.parts.certificates
      .filter(({ order_id }) => order_id === order.id)
      .map(({ number, title, day, isVoid, owner_id }) => ({
        number,
        title: localize(title, told.locale),
        day,
        state: isVoid ? 'void' : owner_id === order.user_id ? 'valid' : 'handed-on',
      })),
    events: events.map(({ kind, status, at }) => ({ kind: kind as OrderEventKind, status, at: at.toISOString() })),
  }
}
