export { confirmNewsletter, confirmNewsletterOf, renewConfirmation } from './confirm-newsletter.ts'
export { deliverIssue } from './deliver-issue.ts'
export {
  forgetNewsletter,
  forgetOldWishes,
  makeUnsubscription,
  unsubscribe,
  withdrawNewsletter,
} from './end-newsletter.ts'
export { findIssue, type Issue, listIssues, rewriteIssue, sendIssue, testIssue, writeIssue } from './issues.ts'
export { listSubscribers, writeSubscribers } from './list-subscribers.ts'
export { makeConfirmation } from './make-confirmation.ts'
export { newsletterMails } from './newsletter-mails.ts'
export { readConsents, readNewsletterStatus } from './reader.ts'
export { requestNewsletter, requestNewsletterAs } from './request-newsletter.ts'
