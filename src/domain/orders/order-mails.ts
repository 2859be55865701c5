import type { GalleryMail } from '../../contract/mail/values.ts'
import { describeDispute, describeReturned } from '../disputes/index.ts'
import { type ButtonName, defineGalleryMail, defineMail, type MailWords } from '../mail/index.ts'
import { describeOrder } from './describe-order.ts'
import type { OrderFact } from './order-facts.ts'

const because = (words: MailWords) => words.order.automatic

const toBuyer = <Name extends ButtonName>(name: Name, shown: OrderFact[]) =>
  defineMail(name, {
    facts: ['orderId'],
    because,
    describe: (db, due) => describeOrder(db, due, { shown }),
    link: () => 'account#orders',
  })

const toGallery = <Name extends GalleryMail>(name: Name, shown: OrderFact[]) =>
  defineGalleryMail(name, { facts: ['orderId'], because, describe: (db, due) => describeOrder(db, due, { shown }) })

const aboutDispute = <Name extends GalleryMail>(name: Name, shown: OrderFact[]) =>
  defineGalleryMail(name, {
    facts: ['orderId', 'disputeId'],
    because,
    describe: async (db, due) => describeOrder(db, due, { shown, money: await describeDispute(db, due) }),
  })

export const orderConfirmedMail = toBuyer('order-confirmed', ['number', 'delivery', 'billing'])
export const orderReadyMail = toBuyer('order-ready', ['number', 'gallery', 'hours'])
export const orderShippedMail = toBuyer('order-shipped', ['number', 'tracking', 'delivery'])
export const orderCancelledMail = toBuyer('order-cancelled', ['number'])
export const orderRefundedMail = toBuyer('order-refunded', ['number'])
/** Money that came too late, or was another amount, went back: nothing was bought. */
export const paymentReturnedMail = toBuyer('payment-returned', ['number'])

export const saleMadeMail = toGallery('sale-made', ['number', 'buyer', 'delivery', 'billing'])
export const saleFlaggedMail = toGallery('sale-flagged', ['number', 'buyer', 'delivery', 'billing'])
export const paymentDisputedMail = aboutDispute('payment-disputed', ['number', 'buyer', 'delivery', 'tracking'])
export const disputeEndedMail = aboutDispute('dispute-ended', ['number', 'buyer'])
export const refundFailedMail = defineGalleryMail('refund-failed', {
  facts: ['orderId', 'cents'],
  because,
  describe: (db, due) =>
    describeOrder(db, due, { shown: ['number', 'buyer', 'billing'], money: describeReturned(due) }),
})

/** What orders are written about. */
export const orderMails = [
  orderConfirmedMail,
  orderReadyMail,
  orderShippedMail,
  orderCancelledMail,
  orderRefundedMail,
  paymentReturnedMail,
  saleMadeMail,
  saleFlaggedMail,
  paymentDisputedMail,
  disputeEndedMail,
  refundFailedMail,
]
