export { requestNewsletter } from './request-newsletter.ts'
