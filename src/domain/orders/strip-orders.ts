import { type RawBuilder, sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { forgetSheetsOf, stripPapers } from '../papers/index.ts'
import { forgetPayers } from '../payments/index.ts'

/** Whether money ever came for an order: then it stands in the books. */
export const WAS_PAID = sql<boolean>`(orders.received > 0)`

// Where the buyer lives says which VAT was due; the rest of an address is a person's.
const NOBODY = sql`jsonb_build_object('name', '', 'company', '', 'phone', '', 'address', '', 'postcode', '', 'city', '')`
const NO_COMPANY = sql`jsonb_build_object('vat_number', '')`
const WITHOUT_PHONE = sql`jsonb_build_object('phone', '')`

/**
 * Takes out of orders whose they are. Of those in the books, as long as they must be kept, an invoice's data stays: name
 * and addresses. Works, prices and what happened stay in any case.
 */
export async function stripOrders(
  tx: Database,
  ids: string[],
  { keepsInvoiceOf = WAS_PAID }: { keepsInvoiceOf?: RawBuilder<boolean> } = {},
): Promise<void> {
  if (ids.length === 0) return
  await forgetPayers(tx, ids)
  const stripped = sql`CASE WHEN ${keepsInvoiceOf} THEN ${WITHOUT_PHONE} ELSE ${NOBODY} END`
  await sql`
    UPDATE orders SET
      user_id = NULL, email = '', carrier = NULL, tracking = NULL, refund_reason = NULL, caller = NULL, payment_secret = NULL,
      erased_at = coalesce(erased_at, now()),
      name = CASE WHEN ${keepsInvoiceOf} THEN name ELSE '' END,
      billing_address = billing_address || ${stripped} || CASE WHEN ${keepsInvoiceOf} THEN '{}' ELSE ${NO_COMPANY} END,
      delivery_address = delivery_address || ${stripped}
    WHERE id = ANY (${ids}::uuid[])`.execute(tx)
  await forgetSheetsOf(tx, ids)
  await stripPapers(tx, 'orders', sql<boolean>`orders.id = ANY (${ids}::uuid[]) AND NOT ${keepsInvoiceOf}`)
  // What staff gave as a reason may name people; that and by whom it was done stays.
  await sql`UPDATE order_events SET detail = detail - 'reason'
    WHERE order_id = ANY (${ids}::uuid[]) AND actor = 'staff' AND detail ? 'reason'`.execute(tx)
  await sql`UPDATE refunds SET reason = '' WHERE order_id = ANY (${ids}::uuid[])`.execute(tx)
  await sql`UPDATE withdrawals SET answer = '' WHERE order_id = ANY (${ids}::uuid[])`.execute(tx)
  await sql`DELETE FROM order_notes WHERE order_id = ANY (${ids}::uuid[])`.execute(tx)
  await sql`DELETE FROM order_former_addresses WHERE order_id = ANY (${ids}::uuid[])`.execute(tx)
  await takeOutWords(tx, 'orders', sql`SELECT number FROM orders WHERE id = ANY (${ids}::uuid[])`)
}

/** Takes what staff wrote about these things out of the log of their acts. */
export async function takeOutWords(
  tx: Database,
  subject: 'orders' | 'plans',
  things: RawBuilder<unknown>,
): Promise<void> {
  const places = sql`'{order.refund_reason,order.tracking}'::text[]`
  const about = sql`staff_acts.subject = ${subject} AND staff_acts.thing IN (${things})`
  await sql`UPDATE staff_act_ends SET after = after - ${places}
    FROM staff_acts WHERE staff_acts.id = act_id AND after IS NOT NULL AND ${about}`.execute(tx)
  await sql`UPDATE staff_acts SET asked = asked - 'reason', before = before - ${places} WHERE ${about}`.execute(tx)
}
