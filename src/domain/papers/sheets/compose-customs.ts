import { type Selectable, sql } from 'kysely'

import { type Locale, localize } from '../../../contract/locale.ts'
import type { CustomsCode } from '../../../contract/papers/values.ts'
import type { Database, OrderLineRow, OrderRow } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { composeCommon } from './compose-shown.ts'
import type { Customs, CustomsLine } from './content.ts'

export interface CustomsWish extends Pick<
  Customs,
  'kind' | 'locale' | 'incoterm' | 'reason' | 'packages' | 'grossWeight' | 'note'
> {
  order: string
  /** Unless it is said, the gallery's country. */
  origin: string | undefined
  codes: { work: number; code: CustomsCode }[]
}

/** What goes with an order's works over a border: what they are, what they weigh and what they are worth. */
export async function composeCustoms(db: Database, wish: CustomsWish): Promise<{ orderId: string; content: Customs }> {
  const order = await db.selectFrom('orders').selectAll().where('number', '=', wish.order).executeTakeFirst()
  // Whose it was is known to nobody any more.
  if (!order || order.erased_at) throw new DomainError('not-found')
  const { kind, locale, incoterm, reason, packages, grossWeight, note } = wish
  const common = await composeCommon(db, locale)
  return {
    orderId: order.id,
    content: {
      ...{ ...common, kind, incoterm, reason, packages, grossWeight, note },
      order: order.number,
      receiver: order.delivery_address ?? order.billing_address,
      origin: wish.origin ?? common.house.country,
      delivery: order.delivery_price - order.delivery_vat,
      lines: await readLines(db, order, wish),
    },
  }
}

async function readLines(
  db: Database,
  { id }: Selectable<OrderRow>,
  { locale, codes }: CustomsWish,
): Promise<CustomsLine[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('artworks', 'artworks.id', 'order_lines.artwork_id')
    .innerJoin('techniques', 'techniques.id', 'artworks.technique_id')
    .innerJoin('categories', 'categories.id', 'artworks.category_id')
    .selectAll('order_lines')
    .select(['artworks.year', 'artworks.height', 'artworks.width', 'artworks.depth', 'artworks.weight'])
    .select(['techniques.name as technique', 'categories.slug as category'])
    .where('order_id', '=', id)
    .orderBy(sql`order_lines.position`)
    .execute()
  return rows.map((row) => ({
    artist: localize(row.artist, locale),
    title: localize(row.title, locale),
    facts: [localize(row.technique, locale), row.year].filter((fact) => fact !== null).join(', '),
    kind: row.kind,
    height: row.height / 10,
    width: row.width / 10,
    depth: row.depth && row.depth / 10,
    weight: row.weight && row.weight / 1000,
    code: codes.find(({ work }) => work === row.artwork_id)?.code ?? codeOf(row),
    options: optionsOf(row, locale),
    value: row.price - row.vat,
  }))
}

const optionsOf = ({ options }: Pick<Selectable<OrderLineRow>, 'options'>, locale: Locale) =>
  options.map(({ name }) => localize(name, locale))

/**
 * What customs call a work, judged by its kind and category: prints to order and photographs are printed pictures.
 * Engravings that an artist pulled (9702) and antiques (9706) only staff know.
 */
function codeOf({ kind, category }: { kind: 'original' | 'print'; category: string }): CustomsCode {
  if (kind === 'print' || category === 'photography') return '4911.91'
  return category === 'sculpture' ? '9703' : '9701'
}
