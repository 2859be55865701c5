import { alertMail } from '../alerts/alert-mail.ts'
import { applicationMail } from '../applications/application-mail.ts'
import { disputeMail } from '../disputes/dispute-mail.ts'
import { enquiryMail } from '../enquiries/enquiry-mail.ts'
import { orderMail } from '../orders/order-mail.ts'
import { planMail } from '../plans/plan-mail.ts'

const { kinds: orderKinds, ...order } = orderMail
const { kinds: applicationKinds, ...application } = applicationMail
const { kinds: enquiryKinds, ...enquiry } = enquiryMail
const { kinds: planKinds, ...plan } = planMail
const { kinds: disputeKinds, ...dispute } = disputeMail

/** Words of the mails that the gallery sends. */
export const mail = {
  greeting: 'Dear {name},',
  linkInClear: 'Should the button not work, open this address in your browser:',
  automatic: 'This message was sent automatically because of something that happened in an account at {host}.',
  order,
  letter: {
    greeting: 'Good day,',
    automatic: 'This message was sent because somebody entered this e-mail address at {host}.',
    reason: 'You get this letter because you asked for it at {host}.',
    unsubscribe: 'Unsubscribe',
    test: '[Test] {subject}',
  },
  application,
  enquiry,
  alert: alertMail,
  plan,
  dispute,
  kinds: {
    'verify-address': {
      subject: 'Please confirm your e-mail address',
      title: 'Is this your address?',
      body: 'Somebody, we hope it was you, opened an account at our gallery with this e-mail address. Please confirm that it is yours.',
      button: 'Confirm my address',
      note: 'The link holds for seven days. If it was not you, there is nothing to do: without your confirmation we write nothing more.',
    },
    'reset-password': {
      subject: 'A new password for your account',
      title: 'Choose a new password',
      body: 'Somebody asked for a new password for your account at our gallery. With the button below you choose it.',
      button: 'Choose a password',
      note: 'The link works once, and for one hour. If it was not you, leave it unused: your password stays as it is.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      title: 'Your password was changed',
      body: 'The password of your account at our gallery has just been changed, and all devices were logged out.',
      button: 'It was not me',
      note: 'If it was you, there is nothing to do. If not, choose a new password with the button above, at once.',
    },
    'address-changed': {
      subject: 'The e-mail address of your account was changed',
      title: 'Your account has a new address',
      body: 'From now on we write to {newEmail}. This is the last message about your account to the former address.',
      note: 'If it was not you, please write to the gallery without delay: we will look into it together.',
    },
    'service-linked': {
      subject: 'You can now log in with {service}',
      title: 'A new way into your account',
      body: 'Your account at our gallery is now linked with {service}: it opens whenever you log in there.',
      button: 'See my account',
      note: 'If it was not you, choose a new password for your account, and one for {service}.',
    },
    'second-factor-set': {
      subject: 'Your second factor was changed',
      title: 'How you prove who you are was changed',
      body: 'The second factor of your account at our gallery, a device or a passkey, has just been set up, changed or taken away.',
      note: 'If it was you, there is nothing to do. If not, please tell an administrator of the gallery at once.',
    },
    'second-factor-reset': {
      subject: 'Your second factor was reset',
      title: 'Please set up your second factor anew',
      body: '{by} has taken away the second factor of your account at our gallery. The next time you log in you are asked to set up a new one.',
      note: 'If you did not ask for this, please tell an administrator of the gallery at once.',
    },
    'staff-invitation': {
      subject: 'You are asked to work with {by}',
      title: 'Welcome to the gallery',
      body: '{by} asks you to join the people who run our gallery online. With the button below you say yes and choose how to come in.',
      button: 'Say yes',
      note: 'The link works once, and for seven days. If you do not know what this is about, leave it unused.',
    },
    'webhook-paused': {
      subject: 'Another program no longer answers',
      title: '{host} no longer hears from the gallery',
      body: 'For more than two days, nothing that we told the program at {host} has arrived. We have stopped telling it anything, so that nothing piles up. In the back office you see what was answered, can try it out and switch it on again.',
      button: 'See other programs',
      note: 'What has happened meanwhile stands in the gallery as always; only the other program does not know of it.',
    },
    'certificate-handed-on': {
      subject: 'Your certificate {certificate} has been taken over',
      title: 'Somebody has taken it over',
      body: 'Whoever had your link has taken over the certificate {certificate}. It is in their account now, and no longer in yours.',
      button: 'See my collection',
      note: 'If you handed no link on, please write to us at once.',
    },
    'account-deleted': {
      subject: 'Your account was deleted',
      title: 'Your account was deleted',
      body: 'As you asked, we have deleted your account with everything in it: your addresses, your favourites, your logins. Orders stay in our books for as long as the law wants, without a link to an account.',
      note: 'Thank you for the time you spent with the works. The gallery’s door stays open to you.',
    },
    'data-erased': {
      subject: 'Your data was erased',
      title: 'Your data was erased',
      body: 'As you asked, we have erased what we kept of you: account, messages, wishes and mails. What the law makes us keep stays in our books for as long as it must: of what was paid, the name, the addresses and the amounts.',
      note: 'This is the last mail that we write to you, and we do not keep it.',
    },
    'newsletter-confirm': {
      subject: 'Please confirm: the letter from the gallery',
      title: 'Shall we write to you?',
      body: 'Somebody, we hope it was you, asked for the letter from our gallery at this e-mail address: new works and openings, about once a month. Please confirm that you would like to get it.',
      button: 'Yes, send me the letter',
      note: 'The link holds for seven days. If it was not you, there is nothing to do: without your confirmation no letter comes, and we forget this address.',
    },
    'newsletter-already': {
      subject: 'You get the letter from the gallery already',
      title: 'You are on our list',
      body: 'Somebody, we hope it was you, asked for the letter from our gallery at this e-mail address. You get it already, about once a month; there is nothing to confirm.',
      note: 'If you would rather not get it any more: at the foot of every letter is a link to unsubscribe.',
    },
    ...orderKinds,
    ...applicationKinds,
    ...enquiryKinds,
    ...planKinds,
    ...disputeKinds,
  },
}
