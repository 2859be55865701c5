import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { changeOrder } from './change-order.ts'
import { holdFromNow, refuseOver } from './hold.ts'
import { lockOrder } from './lock-order.ts'
import { isOpen } from './order-states.ts'

/** Holds the works of an order for another 15 minutes from now; that is possible once, before the first are over. */
export async function renewHold(db: Database, orderId: string): Promise<void> {
  await transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !isOpen(order.status)) throw new DomainError('order-closed')
    if (order.payment_state === 'processing') throw new DomainError('payment-underway')
    await refuseOver(tx, orderId)
    if (order.is_hold_renewed) throw new DomainError('hold-renewed')
    await changeOrder(tx, order, {
      kind: 'renewed',
      actor: { by: 'buyer' },
      columns: { is_hold_renewed: true, held_until: holdFromNow },
    })
  })
}
