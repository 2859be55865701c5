export { forgetNewsletter, readNewsletterStatus, withdrawNewsletter } from './newsletter-of.ts'
export { requestNewsletter } from './request-newsletter.ts'
