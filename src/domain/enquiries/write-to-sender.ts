import type { Database } from '../../database/index.ts'
import { type MailAbout, queueMail } from '../mail/index.ts'
import type { StoredEnquiry } from './find-enquiries.ts'

/** Makes a mail to whoever asked due; who left no address is mailed nothing. */
export const writeToSender = async <Facts extends object>(
  tx: Database,
  { name, email, locale }: Pick<StoredEnquiry, 'name' | 'email' | 'locale'>,
  kind: MailAbout<Facts>,
  facts: NoInfer<Facts>,
): Promise<void> => {
  if (email !== '') await queueMail(tx, kind, facts, { name, email, locale })
}
