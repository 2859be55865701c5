export { LARGEST_MAIL, receiveMail } from './receive-mail.ts'
