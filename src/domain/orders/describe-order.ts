import { sql } from 'kysely'

import { localize } from '../../contract/locale.ts'
import { SHIPPING_DAYS } from '../../contract/orders/values.ts'
import type { Database, LocalizedText } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { MoneyDescription } from '../disputes/index.ts'
import type { Description, Due } from '../mail/index.ts'
import { readSeller } from '../papers/index.ts'
import { type OrderFact, tellOrderFacts } from './order-facts.ts'

interface Told {
  shown: OrderFact[]
  /** What is told about money beside what the order itself says. */
  money?: MoneyDescription
}

/** An order as a mail tells it: what stands in the places of its words, and the details between them. */
export async function describeOrder(
  db: Database,
  { facts: { orderId }, locale, gallery, publicUrl }: Due<{ orderId: string }>,
  { shown, money = { values: {}, facts: [] } }: Told,
): Promise<Description | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (!order) return undefined
  const lines = await db
    .selectFrom('order_lines')
    .select(['title', 'artist', 'options', 'price'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  // What went back before in part is not told as going back now.
  const { parts } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount'), sql<string>`0`).as('parts'))
    .where('order_id', '=', orderId)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const hasPapers = (await readSeller(db, locale)) !== undefined
  const words = mailMessages[locale].order
  const euros = (cents: number) => formatMoney(cents / 100, locale)
  const read = (text: LocalizedText) => localize(text, locale)
  const { delivery_method: method, flag, received, refunded } = order
  const amounts = { days: String(SHIPPING_DAYS), total: euros(order.total), amount: euros(refunded || received) }
  const sum = (name: string, cents: number, isTotal = false) => ({ name, amount: euros(cents), isTotal })
  return {
    values: {
      ...amounts,
      ...money.values,
      number: order.number,
      buyer: order.name,
      arrangement: fill(words.arrangement[method], amounts),
      task: fill(words.task[method], amounts),
      outcome: fill(words.outcome[received > 0 ? 'paid' : 'unpaid'], { amount: euros(received - Number(parts)) }),
      oddity: fill(words.flags[flag ?? 'late'], amounts),
    },
    details: {
      facts: [...tellOrderFacts({ shown, order, gallery, locale, publicUrl, hasPapers }), ...money.facts],
      works: lines.map(({ title, artist, options, price }) => ({
        title: fill(words.workTitle, { title: read(title) }),
        artist: read(artist),
        options: options.map(({ option, name }) =>
          fill(words.pair, { name: words.options[option], value: read(name) }),
        ),
        price: euros(price),
      })),
      sums: [
        sum(words.subtotal, order.subtotal),
        sum(method === 'pickup' ? words.pickup : words.shipping, order.delivery_price),
        sum(words.total, order.total, true),
        sum(words.vat, order.vat),
        ...(refunded > 0 ? [sum(words.refund, refunded)] : []),
      ],
    },
  }
}
