import type { Database } from '../../database/index.ts'
import { type Mail, queueGalleryMail, queueMail } from '../mail/index.ts'
import type { StoredOrder } from './lock-order.ts'

type OrderMail = Extract<Mail, { data: { orderId: string } }>['kind']

/** Makes a mail to whoever ordered due. */
export const writeToBuyer = (tx: Database, order: StoredOrder, kind: OrderMail): Promise<void> =>
  queueMail(tx, {
    kind,
    to: { name: order.name, email: order.email },
    locale: order.locale,
    data: { orderId: order.id },
  })

/** Makes a mail to the gallery due. */
export const writeToGallery = (tx: Database, order: StoredOrder, kind: 'sale-made' | 'sale-flagged'): Promise<void> =>
  queueGalleryMail(tx, { kind, data: { orderId: order.id } })
