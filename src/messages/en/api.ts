/** Words of the API's own replies. */
export const api = {
  errors: {
    'malformed-request': 'The request could not be understood.',
    unauthenticated: 'Please log in first.',
    forbidden: 'Your account may not do this.',
    'offer-not-yours': 'This offer was made to another e-mail address. Please log in with the account that has it.',
    'offer-unverified':
      'This offer was made to the address of your account. Please confirm that address first, with the link that we have mailed to you.',
    'not-found': 'There is nothing at this address.',
    'method-not-allowed': 'This address does not take {method} requests.',
    'artwork-held':
      'Another collector is paying for this work just now. If they change their mind it is free again within half an hour.',
    'artwork-gone': 'A work in your cart can no longer be bought.',
    'quote-changed': 'Something has changed since you confirmed. Please look at the order again.',
    'order-closed': 'This order can no longer be changed in this way.',
    'hold-over': 'The works were held for you for 15 minutes, and that time is over. Nothing was charged.',
    'hold-renewed': 'The time has been extended once already.',
    'holds-unverified':
      'Until you have confirmed your e-mail address, at most {max} works can be held for you at once. Please open the link that we have mailed to you, or take works out of your cart.',
    'holds-full':
      'At most {max} works can be held for you at once. Please take some out of your cart, and order them after this payment.',
    'holds-nearby':
      'At most {max} works can be held at once from one internet connection, and others on yours hold some just now. Please try again in a quarter of an hour, or take works out of your cart.',
    'payment-underway': 'A payment for this order is under way. Please wait for its outcome.',
    'payment-refused':
      'The payment service does not take this payment. Nothing was charged; please write to us, and we find another way.',
    'payment-disputed':
      'The buyer has asked their bank to take this payment back. Until the bank has decided, or once it decided for the buyer, nothing can be refunded here.',
    'payments-closed': 'This gallery does not take cards yet. Please write to us, and we hold the work for you.',
    'letter-sent': 'This letter has gone out and can no longer be changed.',
    'application-closed': 'This application cannot be taken there any more.',
    'offer-closed': 'This offer no longer stands. Please write to us, and we find another way.',
    'alerts-full': 'You have 50 alerts, the most there can be. Please end one in your account first.',
    'plan-closed': 'The plan is over, or was not begun: this cannot be done with it.',
    'content-changed': 'This has been changed by somebody else in the meantime: look at it again.',
    'content-in-use': 'This is still named or used elsewhere, so it cannot be taken away.',
    'link-invalid': 'This link is not complete. Please copy the whole of it from the e-mail.',
    'link-used': 'This link has been used already.',
    'link-expired': 'This link has expired.',
    'payload-too-large': 'What was sent is too large.',
    'picture-too-large': 'The picture is too large. Up to {megabytes} MB and {megapixels} million pixels are possible.',
    'unsupported-media-type': 'This address does not take that kind of content.',
    'file-too-large': 'The file is too large. Up to {megabytes} MB are possible.',
    'file-kind': 'Films can be MP4 or WebM files, captions WebVTT files, documents PDF files.',
    'picture-kind': 'Pictures can be JPEG, PNG, WebP, AVIF or TIFF files.',
    'picture-unreadable': 'The picture is damaged or incomplete. Please save it anew and try again.',
    'picture-animated': 'The picture moves. Please choose one that stands still.',
    'picture-too-small': 'The picture is too small. It needs at least {min} pixels on each side.',
    'picture-too-narrow': 'The picture is too narrow. Its longer side may be at most {times} times the shorter one.',
    'validation-failed': 'Please check the fields that are marked.',
    'delivery-on-quotation':
      'We ship this on quotation only. You can pick it up at the gallery, or ask us for a price.',
    'too-many-requests': 'Too many attempts. Please try again in {seconds} seconds.',
    'internal-error': 'Something went wrong on our side. Please try again later.',
    'payment-unavailable':
      'The payment service cannot be reached at present. Please try again in a moment: nothing is charged twice.',
    unavailable: 'The gallery is very busy or under repair. Please try again in a moment.',
  },
  fields: {
    changed: 'Somebody else has changed this in the meantime.',
    required: 'Please fill in this field.',
    invalid: 'This value is not valid.',
    email: 'Please enter a valid e-mail address, such as name@example.com.',
    tooShort: 'Please use at least {min} characters.',
    tooLong: 'Please use at most {max} characters.',
    number: 'Please enter a number.',
    tooSmall: 'Please enter at least {min}.',
    tooBig: 'Please enter at most {max}.',
    ownLinks: 'Please link to pages of this site only, such as [the works](/artwork).',
    option: 'Please choose one of: {options}.',
    taken: 'This is already taken.',
    common: 'This password is among the first that others would try. Please choose another.',
    credentials: 'This e-mail address and this password do not belong together.',
    mismatch: 'The two passwords differ.',
    testCard: 'This gallery is a demonstration and takes test cards only. Please keep your own card to yourself.',
    wrongPassword: 'This is not your password.',
    agreement: 'Please tick this box: without your agreement we cannot take the application.',
    notForSale: 'This work is not for sale at present.',
    withinYear: 'Please choose a day from today on, within a year.',
    pdfMissing: 'Please choose your PDF.',
    pdfTooLarge:
      'The PDF is larger than {max} MB. Please save it with smaller pictures, for instance with “reduce file size”.',
    pdfKind: 'This file is no PDF. Please save or export your portfolio as a PDF.',
    pdfIncomplete:
      'The PDF is incomplete: its end is missing. Please save it once more, wait until that is done, and choose it again.',
    pdfDamaged: 'The PDF is damaged and cannot be opened. Please export it anew from the program you made it with.',
    pdfProtected: 'The PDF is protected by a password or by restrictions. Please save it without protection.',
    pdfActive:
      'The PDF holds scripts, programs or attached files, which we do not open. Please print or export it as a plain PDF, and choose that.',
    pdfComplicated:
      'The PDF is too complicated for us to open. Please print it into a new PDF, with at most 2,000 pages, and choose that.',
  },
}
