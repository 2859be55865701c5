import type { Database } from '../../database/index.ts'
import { noteDisputes } from '../disputes/index.ts'
import { queueMail } from '../mail/index.ts'
import type { Payment } from '../payments/index.ts'
import { changeOrder } from './change-order.ts'
import type { StoredOrder } from './lock-order.ts'
import { disputeEndedMail, paymentDisputedMail } from './order-mails.ts'

/** Keeps the disputes about an order's payment, tells the staff when one opens and how it ends, and answers whether one is lost now. */
export async function tellDisputes(tx: Database, order: StoredOrder, { disputes }: Payment): Promise<boolean> {
  if (order.provider === null) return false
  const news = await noteDisputes(tx, { provider: order.provider, orderId: order.id }, disputes)
  for (const { dispute, hasOpened, hasEnded } of news) {
    const { id, amount, reason, state } = dispute
    const tell = async (kind: 'disputed' | 'dispute_ended', detail: Record<string, string | number>) => {
      await changeOrder(tx, order, { kind, actor: { by: 'provider' }, detail: { dispute: id, amount, ...detail } })
      const mail = kind === 'disputed' ? paymentDisputedMail : disputeEndedMail
      await queueMail(tx, mail, { orderId: order.id, disputeId: id })
    }
    if (hasOpened) await tell('disputed', { reason })
    if (hasEnded) await tell('dispute_ended', { outcome: state })
  }
  return news.some(({ dispute, hasEnded }) => hasEnded && dispute.state === 'lost')
}
