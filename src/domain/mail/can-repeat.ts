import { type KnownMail, MAILS } from '../../contract/mail/values.ts'

/**
 * What is not sent again by staff: letters, of which everybody gets one; a new password, which its owner asks for
 * themselves, for an hour.
 */
const ONCE: readonly string[] = [...MAILS.letters, 'reset-password' satisfies KnownMail]

/** Whether staff can send a mail again: one that went out, or that got nowhere. */
export const canRepeat = (mail: {
  kind: string
  is_test: boolean
  sent_at: Date | null
  failed_at: Date | null
}): boolean => !mail.is_test && !ONCE.includes(mail.kind) && (mail.sent_at !== null || mail.failed_at !== null)
