import type { Database } from '../../database/index.ts'
import { type GalleryMailAbout, type MailAbout, queueMail } from '../mail/index.ts'
import type { StoredOrder } from './lock-order.ts'

interface OrderFacts {
  orderId: string
}

/** Makes a mail to whoever ordered due, unless their address was erased. */
export async function writeToBuyer(tx: Database, order: StoredOrder, kind: MailAbout<OrderFacts>): Promise<void> {
  const { id: orderId, name, email, locale } = order
  if (email !== '') await queueMail(tx, kind, { orderId }, { name, email, locale })
}

/** Makes a mail to the gallery due. */
export const writeToGallery = (tx: Database, order: StoredOrder, kind: GalleryMailAbout<OrderFacts>): Promise<void> =>
  queueMail(tx, kind, { orderId: order.id })

interface WithdrawalFacts extends OrderFacts {
  withdrawalId: string
}

/** Makes mails about a withdrawal due, to whoever ordered and to the gallery. */
export async function writeAboutWithdrawal(
  tx: Database,
  { id: orderId, name, email, locale }: StoredOrder,
  withdrawalId: string,
  { buyer, gallery }: { buyer: MailAbout<WithdrawalFacts>; gallery?: GalleryMailAbout<WithdrawalFacts> },
): Promise<void> {
  if (email !== '') await queueMail(tx, buyer, { orderId, withdrawalId }, { name, email, locale })
  if (gallery) await queueMail(tx, gallery, { orderId, withdrawalId })
}
