import { accountMails } from '../accounts/index.ts'
import { alertMails } from '../alerts/index.ts'
import { applicationMails } from '../applications/index.ts'
import { certificateMails } from '../certificates/index.ts'
import { enquiryMails } from '../enquiries/index.ts'
import type { AnyMailKind, MailName } from '../mail/index.ts'
import { newsletterMails } from '../newsletter/index.ts'
import { orderMails } from '../orders/index.ts'
import { erasureMails } from '../personal-data/index.ts'
import { planMails } from '../plans/index.ts'
import { staffMails } from '../staff/index.ts'
import { webhookMails } from '../webhooks/index.ts'

const KINDS = [
  ...accountMails,
  ...staffMails,
  ...alertMails,
  ...applicationMails,
  ...certificateMails,
  ...enquiryMails,
  ...erasureMails,
  ...newsletterMails,
  ...orderMails,
  ...planMails,
  ...webhookMails,
]

type Known = (typeof KINDS)[number]['name']

/** Every kind of mail by its name; the compiler misses one that has words and is not among them. */
export const mailKinds: Record<MailName, AnyMailKind> = Object.fromEntries(
  KINDS.map((kind) => [kind.name, kind]),
) as Record<Known, AnyMailKind>
