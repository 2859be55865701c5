/** Words of the mails about an enquiry and its private offers. */
export const enquiryMail = {
  automatic: 'This message was sent because somebody wrote to the gallery with this e-mail address at {host}.',
  automaticToGallery: 'This message was sent automatically because somebody wrote to the gallery at {host}.',
  reference: 'Reference',
  sender: 'From',
  about: 'About',
  works: 'Works',
  message: 'The message',
  fromGallery: 'From the gallery',
  validUntil: 'Valid until and including',
  kindNames: {
    price: 'A price on request',
    question: 'A question about a work',
    delivery: 'Delivery on quotation',
    contact: 'Something else',
  },
  kinds: {
    'enquiry-received': {
      subject: 'We have your message, {reference}',
      title: 'Your message has arrived',
      body: 'Thank you for writing to us. One of us will answer you in person, as a rule within two working days.',
      button: 'Open the conversation',
      note: 'The button opens a private page with all that is written, where you can add something at any time. If you did not write to us, there is nothing to do.',
    },
    'enquiry-answered': {
      subject: 'An answer from the gallery, {reference}',
      title: 'We have answered you',
      body: 'Here is our answer to your message.',
      button: 'Open the conversation',
      note: 'Please write back on the private page behind the button, or simply answer this message.',
    },
    'enquiry-offer': {
      subject: 'A private offer for you, {reference}',
      title: 'A private offer for you',
      body: 'We are glad to make you this offer. It is for you alone: whoever buys by it needs an account with this e-mail address.',
      button: 'See the offer',
      note: 'The offer does not keep the work from others: whoever pays first has it. Delivery comes on top, and is shown before you pay.',
    },
    'enquiry-arrived': {
      subject: 'New enquiry: {sender}, {reference}',
      title: 'A new enquiry',
      body: '{sender} has written to the gallery.',
      note: 'If you answer this message, your answer goes to the sender, but not into the conversation. What is quoted below was written by the sender.',
    },
    'enquiry-message': {
      subject: 'More from {sender}, {reference}',
      title: 'The conversation goes on',
      body: '{sender} has written again.',
      note: 'If you answer this message, your answer goes to the sender, but not into the conversation. What is quoted below was written by the sender.',
    },
  },
}
