import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { changeOrder } from './change-order.ts'
import { type StoredOrder, withOrder } from './lock-order.ts'
import { orderShippedMail } from './order-mails.ts'
import { writeToBuyer } from './write-order-mail.ts'

interface Correction {
  carrier: string | null
  tracking: string | null
  staffId: string
}

/** Whether who brings an order, and by which number it is followed, can still be of use to anybody. */
export const canCorrectTracking = ({ status }: StoredOrder): boolean => status === 'shipped'

/** Corrects who brings an order, or adds by which number it is followed; the buyer gets the same mail as when it left, with what holds now. */
export const correctTracking = (db: Database, orderId: string, correction: Correction): Promise<void> =>
  withOrder(db, orderId, async (tx, order) => {
    if (!canCorrectTracking(order)) throw new DomainError('order-closed')
    const [carrier, tracking] = [correction.carrier || null, correction.tracking || null]
    if (carrier === order.carrier && tracking === order.tracking) return
    const changed = await changeOrder(tx, order, {
      kind: 'tracking_corrected',
      actor: { by: 'staff', staffId: correction.staffId },
      columns: { carrier, tracking },
    })
    await writeToBuyer(tx, changed, orderShippedMail)
  })
