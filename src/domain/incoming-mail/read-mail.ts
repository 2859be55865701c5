import { createHash } from 'node:crypto'

import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'

import { DomainError } from '../domain-error.ts'
import { htmlToText } from './html-to-text.ts'
import { readReturned, type Returned } from './read-returned.ts'

/** A mail that somebody sent us, as far as it concerns us. */
export interface IncomingMail {
  /** What it is called by whoever sent it; the same however often it comes. */
  key: string
  from: string
  /** Everybody it is addressed to. */
  to: string[]
  /** The ids of mails that it answers, the nearest first. */
  answers: string[]
  /** Whether no person wrote it. */
  isAutomatic: boolean
  /** What it says of a mail of ours that did not arrive. */
  returned: Returned | undefined
  text: string
  attached: { name: string; bytes: Uint8Array }[]
}

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024 }
const MOST_ADDRESSES = 200
const MOST_ANSWERED = 50
/** What mail programs add, and nobody has attached. */
const NO_FILES = new Set(['application/pgp-signature', 'application/pkcs7-signature', 'application/x-pkcs7-signature'])
const LETTER_KINDS = new Set(['bulk', 'junk', 'list', 'auto_reply'])
const MACHINES = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i

/** Reads a mail as servers pass it on; what is none is refused. */
export async function readMail(bytes: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(bytes, { ...LIMITS, forceRfc822Attachments: true }).catch(() => undefined)
  const from = mail && addressesIn([mail.from])[0]
  if (!mail || from === undefined) throw new DomainError('mail-unreadable')
  const answers = [...idsIn(mail.inReplyTo), ...idsIn(mail.references).toReversed()].slice(0, MOST_ANSWERED)
  const returned = readReturned(mail)
  return {
    key: keyOf(mail, bytes),
    from,
    to: [...addressesIn([...(mail.to ?? []), ...(mail.cc ?? [])]), ...readHeaders(mail, ADDRESSED)].slice(
      0,
      MOST_ADDRESSES,
    ),
    answers,
    isAutomatic: returned !== undefined || isAutomatic(mail, from),
    returned,
    text: mail.text?.trim() ? mail.text : htmlToText(mail.html ?? ''),
    attached: mail.attachments.filter(({ mimeType }) => !NO_FILES.has(mimeType)).map(toFile),
  }
}

/** Where servers write down for whom a mail came, if the sender's own lines do not say so. */
const ADDRESSED = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to']

const readHeaders = ({ headers }: Email, names: string[]) =>
  headers.filter(({ key }) => names.includes(key)).map(({ value }) => value.trim().replaceAll(/[<>]/g, ''))

function isAutomatic(mail: Email, from: string): boolean {
  const first = (name: string) => readHeaders(mail, [name])[0]?.toLowerCase()
  const submitted = first('auto-submitted')
  return (
    (submitted !== undefined && !submitted.startsWith('no')) ||
    LETTER_KINDS.has(first('precedence') ?? '') ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-auto-response'].some((name) => first(name) !== undefined) ||
    first('return-path') === '' ||
    MACHINES.test(from)
  )
}

const addressesIn = (given: readonly (Address | undefined)[]): string[] =>
  given
    .flatMap((one) => one?.group ?? one ?? [])
    .map(({ address }) => address ?? '')
    .filter((address) => address.length <= 254 && /^[^\s@<>]+@[^\s@<>]+$/.test(address))

const idsIn = (header = '') => header.split(/[\s,]+/).filter((id) => id.length <= 300 && id.startsWith('<'))

/** A mail that does not say what it is called is called by what is in it. */
function keyOf({ messageId }: Email, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(messageId?.trim() ? messageId.trim() : bytes)
  const hex = hash.digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

const toFile = ({ filename, mimeType, content }: Attachment) => ({
  name: filename ?? mimeType,
  // Without an encoding they come as bytes.
  bytes: new Uint8Array(content as ArrayBuffer),
})
