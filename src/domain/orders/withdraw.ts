import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { changeOrder } from './change-order.ts'
import { type StoredOrder, withOrder } from './lock-order.ts'
import {
  withdrawalAcceptedMail,
  withdrawalMadeMail,
  withdrawalReceivedMail,
  withdrawalRefusedMail,
} from './order-mails.ts'
import { isOrderNumber } from './order-number.ts'
import { readTerms, termsOf } from './withdrawal-terms.ts'
import { writeAboutWithdrawal } from './write-order-mail.ts'

/** The order of this number and address, for whoever knows both; a wrong one is told from no other. */
export async function findByAddress(
  db: Database,
  { order: number, email }: { order: string; email: string },
): Promise<StoredOrder> {
  const order = isOrderNumber(number)
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where('number', '=', number)
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .where('email', '<>', '')
        .executeTakeFirst()
    : undefined
  if (!order) throw invalidFields({ order: { word: 'unknownOrder' } })
  return order
}

/**
 * Withdraws from the purchase of works: written down with its moment, confirmed to the buyer by mail, and told to the
 * gallery. The order stays where it is until the gallery has answered. The same again is the same withdrawal.
 */
export const withdraw = (db: Database, orderId: string, artworks: number[]): Promise<Date> =>
  withOrder(db, orderId, async (tx, order) => {
    const known = await tx
      .selectFrom('withdrawals')
      .select('at')
      .where('order_id', '=', order.id)
      .where('state', '<>', 'refused')
      .where(sql<boolean>`artworks @> ${artworks}::int[]`)
      .executeTakeFirst()
    if (known) return known.at
    const { isOpen, lines } = termsOf(await readTerms(tx, [order]), order.id)
    if (!isOpen) throw new DomainError('withdrawal-over')
    const open = new Set(lines.filter(({ standing }) => standing === 'open').map(({ artwork }) => artwork))
    if (!artworks.every((one) => open.has(one))) throw invalidFields({ artworks: { word: 'invalid' } })
    const { id, at } = await tx
      .insertInto('withdrawals')
      .values({ order_id: order.id, artworks: sql<number[]>`${artworks}::int[]` })
      .returning(['id', 'at'])
      .executeTakeFirstOrThrow()
    const changed = await changeOrder(tx, order, { kind: 'withdrawn', actor: { by: 'buyer' } })
    await writeAboutWithdrawal(tx, changed, id, { buyer: withdrawalReceivedMail, gallery: withdrawalMadeMail })
    return at
  })

interface Answer {
  withdrawal: string
  is_accepted: boolean
  answer: string
  staffId: string
}

/** Answers a withdrawal, once; money goes back by a refund, when the works are back. */
export const answerWithdrawal = (
  db: Database,
  orderId: string,
  { withdrawal, is_accepted: isAccepted, answer, staffId }: Answer,
): Promise<void> =>
  withOrder(db, orderId, async (tx, order) => {
    if (!isAccepted && !answer) throw invalidFields({ answer: { word: 'required' } })
    const state = isAccepted ? 'accepted' : 'refused'
    const known = await tx
      .selectFrom('withdrawals')
      .select('state')
      .where('id', '=', withdrawal)
      .where('order_id', '=', order.id)
      .executeTakeFirst()
    if (!known) throw new DomainError('not-found')
    if (known.state === state) return
    if (known.state !== 'open') throw new DomainError('withdrawal-answered')
    await tx
      .updateTable('withdrawals')
      .set({ state, answer, staff_id: staffId, answered_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', withdrawal)
      .execute()
    const changed = await changeOrder(tx, order, {
      kind: isAccepted ? 'withdrawal_accepted' : 'withdrawal_refused',
      actor: { by: 'staff', staffId },
    })
    await writeAboutWithdrawal(tx, changed, withdrawal, {
      buyer: isAccepted ? withdrawalAcceptedMail : withdrawalRefusedMail,
    })
  })
