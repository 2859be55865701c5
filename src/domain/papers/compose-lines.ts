import { type Selectable, sql } from 'kysely'

import { localize } from '../../contract/locale.ts'
import type { Database, LocalizedText, OrderRow } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatCountry } from '../../messages/format.ts'
import { serverWords } from '../../messages/server.ts'
import type { BillLine } from './bill.ts'

/** A line of an invoice, and the work that it is about; the delivery is about none. */
interface OrderedLine extends BillLine {
  artworkId: number | null
}

/** The lines of an order's invoice: its works in their order, then the delivery if it cost anything. */
export async function composeLines(tx: Database, order: Selectable<OrderRow>): Promise<OrderedLine[]> {
  const { bill: words, mail } = serverWords[order.locale]
  const read = (text: LocalizedText) => localize(text, order.locale)
  const works = await readWorks(tx, order.id)
  const lines = works.map((work) => ({
    artworkId: work.artwork_id,
    name: `${read(work.artist)}, ${read(work.title)}`,
    details: [
      work.copy !== null && work.size !== null
        ? fill(words.copy, { copy: String(work.copy), size: String(work.size) })
        : words[work.kind],
      ...work.options.map(({ option, name }) =>
        fill(words.option, { name: mail.order.options[option], value: read(name) }),
      ),
    ],
    gross: work.price,
    vatRate: work.vat_rate,
    vat: work.vat,
  }))
  if (order.delivery_price === 0) return lines
  const country = order.delivery_address?.country
  const delivery = {
    artworkId: null,
    name: words.shipping,
    details: country ? [fill(words.shippingTo, { place: formatCountry(country, order.locale) })] : [],
    gross: order.delivery_price,
    vatRate: order.delivery_vat_rate,
    vat: order.delivery_vat,
  }
  return [...lines, delivery]
}

/** The works of an order as they were bought; which copy it was, of prints alone. */
const readWorks = (tx: Database, orderId: string) =>
  tx
    .selectFrom('order_lines')
    .innerJoin('artworks', 'artworks.id', 'order_lines.artwork_id')
    .leftJoin('artwork_copies', (join) =>
      join
        .onRef('artwork_copies.order_id', '=', 'order_lines.order_id')
        .onRef('artwork_copies.artwork_id', '=', 'order_lines.artwork_id'),
    )
    .selectAll('order_lines')
    .select('artworks.edition_size as size')
    .select(sql<number | null>`CASE WHEN order_lines.kind = 'print' THEN artwork_copies.copy END`.as('copy'))
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute()
