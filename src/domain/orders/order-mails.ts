import type { Locale } from '../../contract/locale.ts'
import type { GalleryMail } from '../../contract/mail/values.ts'
import { formatMoney } from '../../messages/format.ts'
import { describeDispute, describeReturned } from '../disputes/index.ts'
import { type ButtonName, defineGalleryMail, defineMail, type MailWords } from '../mail/index.ts'
import { describeOrder } from './describe-order.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import type { OrderFact } from './order-facts.ts'

const because = (words: MailWords) => words.order.automatic

const euros = ({ facts: { cents }, locale }: { facts: { cents: string }; locale: Locale }) =>
  formatMoney(Number(cents) / 100, locale)

const toBuyer = <Name extends ButtonName>(name: Name, shown: OrderFact[]) =>
  defineMail(name, {
    facts: ['orderId'],
    because,
    describe: (db, due) => describeOrder(db, due, { shown }),
    link: () => 'account#orders',
  })

const toGallery = <Name extends GalleryMail>(name: Name, shown: OrderFact[]) =>
  defineGalleryMail(name, { facts: ['orderId'], because, describe: (db, due) => describeOrder(db, due, { shown }) })

const aboutWithdrawal = <Name extends ButtonName>(name: Name) =>
  defineMail(name, {
    facts: ['orderId', 'withdrawalId'],
    because,
    describe: async (db, due) =>
      describeOrder(db, due, { shown: ['number'], money: await describeWithdrawal(db, due) }),
    link: () => 'account#orders',
  })

const aboutDispute = <Name extends GalleryMail>(name: Name, shown: OrderFact[]) =>
  defineGalleryMail(name, {
    facts: ['orderId', 'disputeId'],
    because,
    describe: async (db, due) => describeOrder(db, due, { shown, money: await describeDispute(db, due) }),
  })

export const orderConfirmedMail = toBuyer('order-confirmed', ['number', 'delivery', 'billing', 'invoice', 'withdrawal'])
export const orderReadyMail = toBuyer('order-ready', ['number', 'gallery', 'hours'])
export const orderShippedMail = toBuyer('order-shipped', ['number', 'tracking', 'delivery'])
export const orderCancelledMail = toBuyer('order-cancelled', ['number'])
export const orderRefundedMail = toBuyer('order-refunded', ['number', 'credit-note'])
export const orderRefundedInPartMail = defineMail('order-refunded-in-part', {
  facts: ['orderId', 'cents'],
  because,
  describe: (db, due) =>
    describeOrder(db, due, { shown: ['number', 'credit-note'], money: { values: { part: euros(due) }, facts: [] } }),
  link: () => 'account#orders',
})
export const orderAddressMail = toBuyer('order-address', ['number', 'delivery', 'billing'])
export const withdrawalReceivedMail = aboutWithdrawal('withdrawal-received')
export const withdrawalAcceptedMail = aboutWithdrawal('withdrawal-accepted')
export const withdrawalRefusedMail = aboutWithdrawal('withdrawal-refused')
/** Money that came too late, or was another amount, went back: nothing was bought. */
export const paymentReturnedMail = toBuyer('payment-returned', ['number'])

export const saleMadeMail = toGallery('sale-made', ['number', 'buyer', 'delivery', 'billing'])
export const saleFlaggedMail = toGallery('sale-flagged', ['number', 'buyer', 'delivery', 'billing'])
export const paymentDisputedMail = aboutDispute('payment-disputed', ['number', 'buyer', 'delivery', 'tracking'])
export const disputeEndedMail = aboutDispute('dispute-ended', ['number', 'buyer'])
export const withdrawalMadeMail = defineGalleryMail('withdrawal-made', {
  facts: ['orderId', 'withdrawalId'],
  because,
  describe: async (db, due) =>
    describeOrder(db, due, { shown: ['number', 'buyer'], money: await describeWithdrawal(db, due) }),
})
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
  orderRefundedInPartMail,
  orderAddressMail,
  withdrawalReceivedMail,
  withdrawalAcceptedMail,
  withdrawalRefusedMail,
  withdrawalMadeMail,
  paymentReturnedMail,
  saleMadeMail,
  saleFlaggedMail,
  paymentDisputedMail,
  disputeEndedMail,
  refundFailedMail,
]
