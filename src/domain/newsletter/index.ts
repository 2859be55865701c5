export { confirmNewsletter, confirmNewsletterOf, makeConfirmation, renewConfirmation } from './confirm-newsletter.ts'
export { deliverIssue, noteDelivery, readLetter } from './deliver-issue.ts'
export {
  forgetNewsletter,
  forgetOldWishes,
  makeUnsubscription,
  unsubscribe,
  withdrawNewsletter,
} from './end-newsletter.ts'
export { findIssue, type Issue, listIssues, rewriteIssue, sendIssue, testIssue, writeIssue } from './issues.ts'
export { listSubscribers, writeSubscribers } from './list-subscribers.ts'
export { readConsents, readNewsletterStatus } from './reader.ts'
export { requestNewsletter, requestNewsletterAs } from './request-newsletter.ts'
