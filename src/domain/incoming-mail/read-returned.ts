import type { Attachment, Email } from 'postal-mime'

/** A mail that did not arrive, as a server tells us of it. */
export interface Returned {
  /** What it may be called: the ids in what was sent back. */
  ids: string[]
  /** Whether it is given up; otherwise it is still tried. */
  isFinal: boolean
  /** What the server said, in its own words. */
  answer: string
}

const SENT_BACK = new Set(['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'])
/** The head of a mail that was sent back is within its first bytes. */
const HEAD_BYTES = 64 * 1024
const LONGEST_ANSWER = 500

/** What a report on a delivery says (RFC 3464); nothing of a mail that is none. */
export function readReturned(mail: Email): Returned | undefined {
  const report = mail.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType))
  if (!report) return undefined
  const fields = fieldsIn(readText(report))
  const of = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value)
  const sentBack = mail.attachments.filter(({ mimeType }) => SENT_BACK.has(mimeType)).map(readText)
  const ids = [
    ...sentBack
      .flatMap((head) => fieldsIn(head.split(/\r?\n\r?\n/, 1)[0] ?? ''))
      .filter(([key]) => key === 'message-id'),
  ].map(([, value]) => value)
  const [diagnosis = of('status')[0] ?? ''] = of('diagnostic-code')
  return {
    ids: [...ids, ...(mail.inReplyTo ? [mail.inReplyTo] : [])].map((id) => id.trim()),
    isFinal: of('action').some((action) => action.toLowerCase() === 'failed'),
    answer: diagnosis
      .replace(/^[\w-]+;/, '')
      .trim()
      .slice(0, LONGEST_ANSWER),
  }
}

/** Lines such as `Action: failed`, with what goes on in the line below. */
function fieldsIn(text: string): [string, string][] {
  const fields: [string, string][] = []
  for (const line of text.split(/\r?\n/)) {
    const last = fields.at(-1)
    if (/^[ \t]/.test(line) && last) last[1] = `${last[1]} ${line.trim()}`
    else {
      const colon = line.indexOf(':')
      if (colon > 0) fields.push([line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()])
    }
  }
  return fields
}

const readText = ({ content }: Attachment) =>
  new TextDecoder().decode(new Uint8Array(content as ArrayBuffer).subarray(0, HEAD_BYTES))
