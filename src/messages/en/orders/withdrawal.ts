/** Words of the page on which a purchase is withdrawn from. */
export const withdrawal = {
  head: {
    title: 'Withdraw from a purchase',
    heading: 'Withdraw from a purchase',
    description: 'Withdraw from the purchase of a work, with the number of the order and your e-mail address.',
    introduction:
      'Whoever buys as a private person can change their mind, without a reason, within 14 days after the works have come.',
  },
  unscripted:
    'This form needs scripts. You can also write to us: name the order and the works, and say that you withdraw.',
  number: 'Order number',
  numberHint: 'It stands in every message about the order, such as 26-1117-0042.',
  find: 'Find the order',
  choose: 'Order {number}: from which works do you withdraw?',
  until: 'You can do so until {day}.',
  notCome: 'You can do so until {days} days after the works have come.',
  over: 'It is too late for this one.',
  standings: {
    'made-to-order': 'It was made to your choice, and cannot be taken back.',
    withdrawn: 'You have already withdrawn from this one.',
    returned: 'It has come back to the gallery already.',
  },
  nothing: 'Please choose at least one work.',
  what: 'We confirm by e-mail what you declare, and when. The gallery then says how the work comes back; what you paid for it goes back to your card.',
  confirm: 'Confirm the withdrawal',
  back: 'Another order',
  done: 'Your withdrawal from order {number} reached us on {moment}.',
  doneText: 'A confirmation is on its way to {email}. The gallery will answer within a few days.',
}
