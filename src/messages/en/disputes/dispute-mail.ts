/** Words of the mails to the gallery about disputes and refunds that came back, of orders and plans alike. */
export const disputeMail = {
  facts: {
    amount: 'Amount in dispute',
    reason: 'What the bank was told',
    due: 'To be answered by',
  },
  reasons: {
    fraudulent: '“It was not me who paid.”',
    unrecognized: '“I do not know this payment.”',
    duplicate: '“I was charged twice.”',
    product_not_received: '“I did not receive it.”',
    product_unacceptable: '“It is not what was described, or it is damaged.”',
    credit_not_processed: '“I was promised a refund that did not come.”',
    subscription_canceled: '“I had cancelled.”',
    general: 'Another reason, told on the payment service’s own pages.',
  },
  stances: {
    asked: 'So far the bank only asks: the money is still with the gallery, and a refund ends the matter.',
    taken: 'The bank has taken the money until it is decided, so nothing can be refunded meanwhile.',
  },
  verdicts: {
    won: 'The bank has decided for the gallery: {disputed} are back, and a refund is possible again.',
    lost: 'The bank has decided against the gallery: {disputed} are gone, and nothing of it can be refunded any more.',
    closed: 'The bank has let the matter rest: {disputed} stay with the gallery.',
  },
  kinds: {
    'payment-disputed': {
      subject: 'A buyer disputes order {number}, {disputed}',
      title: 'A payment is disputed',
      body: '{buyer} has asked their bank to take {disputed} back. {stance}',
      note: 'Please answer on the payment service’s own pages, with what proves the sale and the delivery: without an answer in time the money is lost. Works that have not left the gallery should stay there until then.',
    },
    'dispute-ended': {
      subject: 'The bank has decided about order {number}',
      title: 'A dispute has ended',
      body: '{verdict}',
      note: 'The order tells what happened, and when.',
    },
    'refund-failed': {
      subject: 'A refund came back: order {number}, {failed}',
      title: 'A refund came back',
      body: 'The bank could not bring {failed} back to {buyer}; mostly a card or an account no longer exists. The money is with the gallery again, and the order stands where it stood before.',
      note: 'Please write to the buyer, who believes that the money is on its way, and agree on another way to send it. If the card can be used again, the order can be refunded once more.',
    },
    'plan-disputed': {
      subject: 'An artist disputes a month: {artist}, {reference}',
      title: 'A month is disputed',
      body: '{artist} has asked their bank to take {disputed} back. {stance}',
      note: 'Please answer on the payment service’s own pages: without an answer in time the money is lost. The plan goes on meanwhile, unless you cancel it.',
    },
    'plan-dispute-ended': {
      subject: 'The bank has decided: {artist}, {reference}',
      title: 'A dispute about a plan has ended',
      body: '{verdict}',
      note: 'The plan tells what happened, and when.',
    },
    'plan-refund-failed': {
      subject: 'A refund came back: {artist}, {reference}',
      title: 'A refund of a plan came back',
      body: 'The bank could not bring {failed} back to {artist}; mostly a card or an account no longer exists. The money is with the gallery again, and the ledger says so.',
      note: 'Please write to the artist, and agree on another way to send it.',
    },
  },
}
