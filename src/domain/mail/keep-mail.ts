import type { WrittenMail } from './mail-kind.ts'

/** What stands in a link in the place of what is for the mail's reader alone. */
export const BLANK = '…'

/** A mail as it may be kept and shown to staff: none of its links lets whoever reads it act as somebody else. */
export function blankSecrets({ secrets = [], subject, html, text }: WrittenMail): {
  subject: string
  html: string
  body: string
} {
  // The longest first: a short one may be a part of another.
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length)
  const blank = (said: string) => longestFirst.reduce((left, secret) => left.replaceAll(secret, BLANK), said)
  return { subject, html: blank(html), body: blank(text) }
}
