export { previewIssue } from './compose-letter.ts'
export { confirmNewsletter, confirmNewsletterOf, renewConfirmation } from './confirm-newsletter.ts'
export { deliverIssue } from './deliver-issue.ts'
export {
  forgetNewsletter,
  forgetOldWishes,
  makeUnsubscription,
  unsubscribe,
  unsubscribeReader,
  withdrawNewsletter,
} from './end-newsletter.ts'
export { removeIssue, rewriteIssue, writeIssue } from './issues.ts'
export { findIssue, listIssues } from './list-issues.ts'
export { findSubscriber, listSubscribers, writeSubscribers } from './list-subscribers.ts'
export { makeConfirmation } from './make-confirmation.ts'
export { newsletterMails } from './newsletter-mails.ts'
export { readConsents, readNewsletterStatus } from './reader.ts'
export { requestNewsletter, requestNewsletterAs } from './request-newsletter.ts'
export { readReadiness } from './read-readiness.ts'
export { scheduleIssue, seeToIssues, sendIssue, takeBackIssue } from './send-issue.ts'
export { testIssue } from './test-issue.ts'
