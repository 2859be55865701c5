import { artwork } from '../catalogue/artwork.ts'
import { visit } from '../gallery/visit.ts'

/** Words of the mails about an order. */
export const orderMail = {
  greetingToGallery: 'Good day,',
  automatic: 'This message was sent automatically because of an order at {host}.',
  number: 'Order number',
  workTitle: '{title}',
  pair: '{name}: {value}',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  pickup: 'Pickup at the gallery',
  total: 'Total',
  vat: 'VAT included',
  refund: 'Refunded',
  billingAddress: 'Billing address',
  deliveryAddress: 'Shipping address',
  galleryAddress: 'Where to come',
  opening: visit.gallery,
  options: artwork.options,
  tracking: 'Tracking',
  papers: {
    invoice: { name: 'Invoice', place: 'It is with your order, in your account, as a PDF.' },
    'credit-note': { name: 'Credit note', place: 'It is with your order, in your account, as a PDF.' },
  },
  withdrawal: {
    name: 'Withdrawal',
    right:
      'You may withdraw within {days} days after the works have come. Prints made to your choice are not taken back.',
    works: 'Withdrawn from',
    at: 'Received',
    answer: 'What the gallery writes',
  },
  buyer: 'Buyer',
  arrangement: {
    pickup:
      'Thank you for your purchase. The gallery will contact you to arrange removal and/or shipping, as the price excludes shipping.',
    shipping:
      'Thank you for your purchase. Shipping generally takes up to {days} days; we will write again when your order is on its way.',
  },
  outcome: {
    paid: '{amount} goes back to the card you paid with. Depending on your bank this takes up to ten days.',
    unpaid: 'Nothing was charged to your card.',
  },
  flags: {
    amount: 'The payment that came in is not the {total} that were agreed: its amount or its currency differs.',
    late: 'The payment came in when the order was already over, and the works were no longer held.',
  },
  kinds: {
    'order-confirmed': {
      subject: 'Your order {number}',
      title: 'Your order is confirmed',
      body: 'Your payment has arrived, and the works below are yours.',
      button: 'See my order',
      note: '{arrangement}',
    },
    'order-ready': {
      subject: 'Your order {number} is ready for pickup',
      title: 'Ready for pickup',
      body: 'Your order is waiting for you at the gallery. Please bring its number or this message.',
      button: 'See my order',
      note: 'If none of our opening hours suit you, write to us and we will find a time that does.',
    },
    'order-shipped': {
      subject: 'Your order {number} is on its way',
      title: 'On its way to you',
      body: 'Your order has left the gallery.',
      button: 'See my order',
      note: 'Shipping generally takes up to {days} days. Please check the parcel when it arrives, and write to us at once if it is damaged.',
    },
    'order-cancelled': {
      subject: 'Your order {number} was cancelled',
      title: 'Your order was cancelled',
      body: 'The gallery has cancelled this order. We are sorry about it.',
      button: 'See my order',
      note: '{outcome}',
    },
    'order-refunded': {
      subject: 'Your order {number} has been refunded',
      title: 'Your money is on its way back',
      body: 'We have sent {amount} back to the card you paid with. Depending on your bank this takes up to ten days.',
      button: 'See my order',
      note: 'Should it not have arrived by then, write to us with the number of the order.',
    },
    'order-refunded-in-part': {
      subject: 'Part of your order {number} has been refunded',
      title: 'Some of your money is on its way back',
      body: 'We have sent {part} of what you paid for this order back to your card. Depending on your bank this takes up to ten days.',
      button: 'See my order',
      note: 'Your order itself stays as it is. If you have a question about it, write to us with its number.',
    },
    'order-address': {
      subject: 'The address of your order {number} was corrected',
      title: 'Your address was corrected',
      body: 'As agreed with you, the gallery has corrected an address of this order. It now reads as below.',
      button: 'See my order',
      note: 'If you did not ask for this, or something is still wrong, please write to us at once.',
    },
    'withdrawal-received': {
      subject: 'Your withdrawal from order {number} has arrived',
      title: 'Your withdrawal has arrived',
      body: 'You have withdrawn from the purchase of the works below. We will answer within a few days and say how they come back to us.',
      button: 'See my order',
      note: 'Please keep this message: it confirms what you declared, and when it reached us.',
    },
    'withdrawal-accepted': {
      subject: 'Your withdrawal from order {number} is accepted',
      title: 'We take the works back',
      body: 'You have withdrawn from the purchase of the works below, and we take them back. Please send or bring them within 14 days.',
      button: 'See my order',
      note: 'What you paid for them goes back to your card by {due}, though not before the works have come or you have shown that they were sent.',
    },
    'withdrawal-refused': {
      subject: 'About your withdrawal from order {number}',
      title: 'We cannot take the works back',
      body: 'You have written that you withdraw from the purchase of the works below. We cannot accept this, for the reason given here.',
      button: 'See my order',
      note: 'If you see it otherwise, please answer this message.',
    },
    'withdrawal-made': {
      subject: 'A withdrawal: order {number}',
      title: 'A buyer withdraws',
      body: '{buyer} withdraws from the purchase of the works below.',
      note: 'Please answer at the order. What was paid has to go back by {due}, though not before the works are back.',
    },
    'payment-returned': {
      subject: 'Your payment for order {number} was sent back',
      title: 'We could not accept your payment',
      body: 'Your payment came after the works were no longer held for you, or was not the amount agreed. So nothing was bought, and all of the money goes back to your card.',
      button: 'See my order',
      note: 'We are sorry. Depending on your bank, the money takes up to ten days to arrive. If you still want the works, write to us.',
    },
    'sale-made': {
      subject: 'Sold: order {number}, {total}',
      title: 'A sale',
      body: '{buyer} has bought and paid for the works below.',
      note: '{task}',
    },
    'sale-flagged': {
      subject: 'Please look at order {number}',
      title: 'A payment that should not have come',
      body: '{oddity}',
      note: 'The money goes back to the buyer by itself, and nothing was sold. Please look at the order all the same.',
    },
  },
  task: {
    pickup: 'The buyer picks the works up: please arrange when.',
    shipping: 'The works are to be shipped; the buyer was told that it generally takes up to {days} days.',
  },
}
