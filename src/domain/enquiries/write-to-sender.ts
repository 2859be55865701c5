import type { Database } from '../../database/index.ts'
import { type Mail, queueMail } from '../mail/index.ts'
import type { StoredEnquiry } from './find-enquiries.ts'

type SenderMail = Extract<Mail, { data: { enquiryId: string } }>

/** Makes a mail to whoever asked due. */
export const writeToSender = (
  tx: Database,
  { name, email, locale }: Pick<StoredEnquiry, 'name' | 'email' | 'locale'>,
  mail: SenderMail extends infer One ? (One extends SenderMail ? Pick<One, 'kind' | 'data'> : never) : never,
): Promise<void> => queueMail(tx, { ...mail, to: { name, email }, locale })
