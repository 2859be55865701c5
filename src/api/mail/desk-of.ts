import { DomainError } from '../../domain/domain-error.ts'
import type { MailDesk } from '../../domain/mail/index.ts'
import type { ApiParts } from '../serve.ts'

/** What mails are written with; where there is nothing, none are shown. */
export function deskOf({ mail }: ApiParts): MailDesk {
  if (!mail) throw new DomainError('not-found')
  return mail
}
